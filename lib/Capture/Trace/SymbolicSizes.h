//===- SymbolicSizes.h - sizes of a trace as expressions --------*- C++ -*-===//
//
// A trace is valid for other sizes than those of its call: sizes of arguments
// may be symbols, and sizes of computed tensors are then expressions of
// symbols. Each size also has a hint, its value in this call. If the trace
// depends on more than the expressions, for example on the equality of two
// sizes, the condition becomes a guard, which later calls must fulfil.
//
// Shape rules of ops compute the sizes of results, once with hints, so that
// errors are those of this call, and once with expressions. Trace has the sizes
// of its graph, and its builders call notifyOperationInserted for each new op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H
#define TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H

#include "SizeNode.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt::capture {

class Trace;

/// A size of a trace.
struct TracedSize {
  /// The size in this call; kDynamic if it is data-dependent.
  int64_t hint = mlir::ShapedType::kDynamic;
  /// Null for a size without an expression.
  SizeExpr expr;

  bool isKnown() const { return !mlir::ShapedType::isDynamic(hint); }
};

class SymbolicSizes final : public mlir::OpBuilder::Listener {
public:
  explicit SymbolicSizes(Trace &trace) : trace(trace) {}

  //===--------------------------------------------------------------------===//
  // Symbols
  //===--------------------------------------------------------------------===//

  /// A mark of mark_dynamic. A constant size for its symbol is an error.
  struct Mark {
    /// The name of the size, as in "size(1) of argument 0".
    std::string what;
    Place place;
  };
  /// Adds a symbol, whose value in this call is `hint`, and returns it.
  SizeExpr addSymbol(int64_t hint, std::optional<Mark> mark = std::nullopt);
  bool hasSymbols() const { return !hints.empty(); }

  //===--------------------------------------------------------------------===//
  // Guards
  //===--------------------------------------------------------------------===//

  llvm::ArrayRef<SizeGuard> guards() const { return conditions; }
  /// Returns whether the relation holds in this call, and adds the result as a
  /// guard. Throws Exception if the guard fixes a marked size.
  bool decide(const SizeExpr &left, SizeRelation relation,
              const SizeExpr &right);
  /// Adds guards by which all symbols are constants.
  void fixAll();
  int64_t hintOf(const SizeExpr &expr) const;

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  TracedSize sizeOf(mlir::Value tensor, int64_t dim) const;
  llvm::SmallVector<TracedSize> sizesOf(mlir::Value tensor) const;
  /// Returns the sizes in this call, kDynamic for data-dependent sizes.
  SizeVector hintsOf(mlir::Value tensor) const;
  /// Returns the size that a value of type index holds.
  TracedSize sizeOf(mlir::Value index) const;
  /// Sets the sizes of an argument of a function or block, or of a result of
  /// control flow.
  void state(mlir::Value tensor, llvm::ArrayRef<TracedSize> sizes);
  /// Returns the first value and dimension with this symbol as its size.
  std::optional<std::pair<mlir::Value, int64_t>>
  originOf(unsigned symbol) const;
  /// Sets the element of a tensor that holds a number of the call.
  void stateNumber(mlir::Value tensor, TracedSize size) {
    elements[tensor] = size;
  }

private:
  /// Called by builders of the trace for each new op.
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint) override;
  /// Computes the sizes of results of an op that was just built, and refines
  /// its types by sizes that are static. Reports an error diagnostic if the op
  /// does not allow the sizes of this call.
  void note(mlir::Operation *op);
  bool isOpen(mlir::Operation *op) const;
  Dim exactly(TracedSize size) const;
  Dim symbolically(TracedSize size);
  void noteRule(ShapeRuleOpInterface op);
  void noteResult(mlir::Value result, const InferredTensor &exact,
                  const InferredTensor &symbolic);
  void oblige(mlir::Operation *op, const SizeObligation &obligation);
  TracedSize sizeOfOp(mlir::Operation *op) const;
  void addGuard(const SizeGuard &guard);

  Trace &trace;
  /// The op whose sizes are being computed.
  mlir::LocationAttr noted;
  std::vector<int64_t> hints;
  std::vector<std::optional<Mark>> marks;
  llvm::DenseMap<unsigned, std::pair<mlir::Value, int64_t>> origins;
  std::vector<SizeGuard> conditions;
  /// By tensor with a dynamic type.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<TracedSize>> sizes;
  llvm::DenseMap<mlir::Value, TracedSize> elements;
  mutable llvm::DenseMap<mlir::Value, TracedSize> indices;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H
