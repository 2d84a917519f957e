//===- IndexArithmetic.h - size expressions and index ops -------*- C++ -*-===//
//
// Ops of `arith` on values of type index as size expressions, and the reverse.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_INDEXARITHMETIC_H
#define TCOPT_INTERFACES_INDEXARITHMETIC_H

#include "mlir/IR/Builders.h"
#include "tcopt/Support/SizeExpr.h"

namespace tcopt {

/// Returns the result of an op on these operands, which are not negative; null
/// for ops that are not arithmetic of sizes.
SizeExpr applyIndexOp(mlir::Operation *op, llvm::ArrayRef<SizeExpr> operands);

/// Builds an expression as a value of type index. `valueOf` returns the value
/// of a symbol. A divisor below 1 is replaced by 1, so that no division fails.
mlir::Value
buildSize(mlir::OpBuilder &builder, mlir::Location loc, const SizeExpr &expr,
          llvm::function_ref<mlir::Value(const SizeExpr &symbol)> valueOf);

} // namespace tcopt

#endif // TCOPT_INTERFACES_INDEXARITHMETIC_H
