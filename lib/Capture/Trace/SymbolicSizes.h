//===- SymbolicSizes.h - sizes of a trace as expressions --------*- C++ -*-===//
//
// A trace holds for more sizes than those of the call that makes it: sizes of
// arguments may be symbols, and sizes of what is computed are then expressions
// of symbols. Each has a hint besides, the number that it is in this call.
// Where a trace depends on more than an expression tells, as where two sizes
// have to be equal, the dependence becomes a guard: a condition on symbols that
// holds in this call, and which later calls of the trace have to fulfil.
//
// Sizes of results come from the shape rules of ops, run once on hints, so that
// errors are those of this call, and once on expressions.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H
#define TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H

#include "SizeNode.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt::capture {

/// What a trace knows of a size.
struct TracedSize {
  /// In this call; kDynamic where only running tells.
  int64_t hint = mlir::ShapedType::kDynamic;
  /// Null where no expression tells.
  mlir::AffineExpr expr;

  bool isKnown() const { return !mlir::ShapedType::isDynamic(hint); }
};

class SymbolicSizes {
public:
  explicit SymbolicSizes(mlir::MLIRContext *context) : context(context) {}

  //===--------------------------------------------------------------------===//
  // Symbols
  //===--------------------------------------------------------------------===//

  /// A size that the program says varies: to make it a number is an error.
  struct Mark {
    /// As in "size(1) of argument 0".
    std::string what;
    Place place;
  };
  /// Returns the symbol, whose number is that of the call.
  mlir::AffineExpr addSymbol(int64_t hint,
                             std::optional<Mark> mark = std::nullopt);
  bool hasSymbols() const { return !hints.empty(); }

  //===--------------------------------------------------------------------===//
  // Guards
  //===--------------------------------------------------------------------===//

  llvm::ArrayRef<SizeGuard> guards() const { return conditions; }
  /// Whether the relation holds in this call; it becomes a guard that it does,
  /// or does not.
  bool decide(mlir::AffineExpr left, SizeRelation relation,
              mlir::AffineExpr right);
  /// All symbols are the numbers of this call from now on.
  void fixAll();
  int64_t hintOf(mlir::AffineExpr expr) const;
  mlir::AffineExpr number(int64_t value) const {
    return mlir::getAffineConstantExpr(value, context);
  }
  /// The same expression, shorter if it can be.
  mlir::AffineExpr simplified(mlir::AffineExpr expr) const;

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  TracedSize sizeOf(mlir::Value tensor, int64_t dim) const;
  llvm::SmallVector<TracedSize> sizesOf(mlir::Value tensor) const;
  /// In this call, kDynamic where only running tells.
  SizeVector hintsOf(mlir::Value tensor) const;
  /// Of a value of type index.
  TracedSize sizeOf(mlir::Value index) const;
  /// States the sizes of an argument of a function or block, or of a result of
  /// control flow.
  void state(mlir::Value tensor, llvm::ArrayRef<TracedSize> sizes);
  /// Where a symbol is the size of a tensor's dimension: of the first such one
  /// that was stated.
  std::optional<std::pair<mlir::Value, int64_t>>
  originOf(unsigned symbol) const;
  /// States what the element of a number of the call is.
  void stateNumber(mlir::Value tensor, TracedSize size) {
    elements[tensor] = size;
  }
  /// Finds the sizes of results of an op that was just built; those that are
  /// numbers in all calls become such in its types. What the op does not allow
  /// of this call's sizes is an error diagnostic.
  void note(mlir::Operation *op);

private:
  bool isOpen(mlir::Operation *op) const;
  Dim exactly(TracedSize size) const;
  Dim symbolically(TracedSize size);
  void noteRule(ShapeRuleOpInterface op);
  void noteResult(mlir::Value result, const InferredTensor &exact,
                  const InferredTensor &symbolic);
  void oblige(mlir::Operation *op, const SizeObligation &obligation);
  TracedSize sizeOfOp(mlir::Operation *op) const;
  void addGuard(const SizeGuard &guard);

  mlir::MLIRContext *context;
  /// The op whose sizes are being found.
  mlir::LocationAttr noted;
  std::vector<int64_t> hints;
  std::vector<std::optional<Mark>> marks;
  llvm::DenseMap<unsigned, std::pair<mlir::Value, int64_t>> origins;
  std::vector<SizeGuard> conditions;
  /// Of tensors whose types leave sizes open.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<TracedSize>> sizes;
  llvm::DenseMap<mlir::Value, TracedSize> elements;
  mutable llvm::DenseMap<mlir::Value, TracedSize> indices;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SYMBOLICSIZES_H
