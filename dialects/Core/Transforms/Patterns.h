//===- Patterns.h - families of core-simplify's patterns --------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_PATTERNS_H
#define TCOPT_CORE_TRANSFORMS_PATTERNS_H

#include "tcopt/Core/IR/CoreOps.h"

namespace tcopt::core {

void populateAlgebraPatterns(mlir::RewritePatternSet &patterns);
void populateComparePatterns(mlir::RewritePatternSet &patterns);
void populatePartPatterns(mlir::RewritePatternSet &patterns);
void populateReductionPatterns(mlir::RewritePatternSet &patterns);
void populateScalePatterns(mlir::RewritePatternSet &patterns);
void populateShapePatterns(mlir::RewritePatternSet &patterns);
void populateSizePatterns(mlir::RewritePatternSet &patterns);
void populateSpreadPatterns(mlir::RewritePatternSet &patterns);
void populateConstantPatterns(mlir::RewritePatternSet &patterns,
                              int64_t maxElements);

/// The number that a value is everywhere, or null.
mlir::Attribute splatOf(mlir::Value value);

/// Replaces the op's results by values of the same sizes, which the types may
/// tell differently.
void replaceByValues(mlir::PatternRewriter &rewriter, mlir::Operation *op,
                     mlir::ValueRange values);
/// The same for an op with one result.
void replaceByValue(mlir::PatternRewriter &rewriter, mlir::Operation *op,
                    mlir::Value value);

/// The same by the results of an op that `build` makes, after ops for its
/// operands, unless it breaks its constraints or `build` returns null: what is
/// wrong in a branch that is never taken must not become an error of the
/// program. The ops are built outside of the IR and inserted once they are
/// known to be valid, so that a pattern that fails has changed nothing.
llvm::LogicalResult
replaceIfValid(mlir::PatternRewriter &rewriter, mlir::Operation *op,
               llvm::function_ref<mlir::Operation *(mlir::OpBuilder &)> build);

/// A pattern that is a function.
template <typename Op>
class FunctionPattern : public mlir::OpRewritePattern<Op> {
public:
  using Function = llvm::LogicalResult (*)(Op, mlir::PatternRewriter &);
  FunctionPattern(mlir::MLIRContext *context, Function function)
      : mlir::OpRewritePattern<Op>(context), function(function) {}
  llvm::LogicalResult
  matchAndRewrite(Op op, mlir::PatternRewriter &rewriter) const override {
    return function(op, rewriter);
  }

private:
  Function function;
};

template <typename Op>
void addPattern(mlir::RewritePatternSet &patterns,
                typename FunctionPattern<Op>::Function function) {
  patterns.add<FunctionPattern<Op>>(patterns.getContext(), function);
}

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_PATTERNS_H
