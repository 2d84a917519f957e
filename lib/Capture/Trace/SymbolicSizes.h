//===- SymbolicSizes.h - sizes of a trace as expressions --------*- C++ -*-===//
//
// A trace is valid for other sizes than those of its call: sizes of arguments
// may be symbols, and sizes of computed tensors are then expressions of
// symbols. Each size also has a hint, its value in this call. If the trace
// depends on more than the expressions, for example on the equality of two
// sizes, the condition becomes a guard, which later calls must fulfil.
//
// A trace without a call (GraphTrace) has facts instead of guards: a condition
// must follow from them. Sizes that depend on data have no hints there.
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
#include "tcopt/Support/SizeFacts.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt::capture {

class Trace;

/// Where the value of a symbol is found at run time: `value` is an expression
/// of found(), a size of `tensor` or its element, and of other symbols.
struct SymbolOrigin {
  static SizeExpr found() { return SizeExpr::symbol("found"); }

  mlir::Value tensor;
  /// None for the element of a tensor of rank 0.
  std::optional<int64_t> dim;
  SizeExpr value;
};

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

  /// Makes conditions follow from facts instead of becoming guards, and returns
  /// the facts, whose symbols are those of this object.
  SizeFacts &useFacts() {
    if (!facts)
      facts.emplace();
    return *facts;
  }
  bool hasFacts() const { return facts.has_value(); }

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
  /// Adds a symbol with a name for messages; its hint is kDynamic if its value
  /// depends on data.
  SizeExpr addSymbol(int64_t hint, std::string name);
  /// Returns the name of a symbol that has one.
  llvm::StringRef nameOf(unsigned symbol) const { return names[symbol]; }
  bool hasSymbols() const { return !hints.empty(); }

  //===--------------------------------------------------------------------===//
  // Guards
  //===--------------------------------------------------------------------===//

  llvm::ArrayRef<SizeGuard> guards() const { return conditions; }
  /// Returns whether the relation holds in this call, and adds the result as a
  /// guard. Throws Exception if the guard fixes a marked size, or if the
  /// relation does not follow from the facts.
  bool decide(const SizeExpr &left, SizeRelation relation,
              const SizeExpr &right);
  /// Returns whether the relation follows from the facts; none if neither it
  /// nor its opposite does.
  std::optional<bool> prove(const SizeExpr &left, SizeRelation relation,
                            const SizeExpr &right) const;
  /// Whether the facts determine the value.
  bool isProved(const SizeExpr &expr, int64_t value) const {
    return facts->isEqual(expr, value).value_or(false);
  }
  /// Replaces minima and maxima that the facts decide.
  SizeExpr resolve(const SizeExpr &expr) const {
    return expr ? facts->resolve(expr) : expr;
  }
  /// Returns text for messages, as in "the size s0 + 1".
  std::string describe(const SizeExpr &expr) const {
    return expr ? "the size " + expr.text(names) : "a data-dependent size";
  }
  /// Adds guards by which all symbols are constants. With facts, throws
  /// Exception.
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
  /// Sets the origin of a symbol. By default it is the first value and
  /// dimension with this symbol as its size.
  void setOrigin(unsigned symbol, SymbolOrigin origin);
  std::optional<SymbolOrigin> originOf(unsigned symbol) const;
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
  TracedSize sizeByFacts(const Dim &exact, const Dim &symbolic) const;
  void addGuard(const SizeGuard &guard);
  [[noreturn]] void refuse(const SizeGuard &guard) const;

  Trace &trace;
  /// The op whose sizes are being computed.
  mlir::LocationAttr noted;
  std::vector<int64_t> hints;
  std::vector<std::optional<Mark>> marks;
  std::vector<std::string> names;
  std::optional<SizeFacts> facts;
  llvm::DenseMap<unsigned, SymbolOrigin> origins;
  std::vector<SizeGuard> conditions;
  /// By tensor with a dynamic type.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<TracedSize>> sizes;
  llvm::DenseMap<mlir::Value, TracedSize> elements;
  mutable llvm::DenseMap<mlir::Value, TracedSize> indices;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H
