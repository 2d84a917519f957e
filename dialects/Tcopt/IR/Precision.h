//===- Precision.h - Factors that may be rounded ----------------*- C++ -*-===//
//
// `tcopt.allow_tf32`, a unit attribute of a function or kernel beside
// `tcopt.numerics`: factors of contractions of f32 may be rounded to TF32 where
// sums may be regrouped.
//
// `tcopt.rounded_to`, the type f16 or bf16 of an op of a kernel whose result is
// f32: only so many bits of the result matter.
//
// `tcopt.nonpositive`, a unit attribute of a `math.exp` of f32 of a kernel: the
// operand is at most 0, or above it by rounding alone, or NaN.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IR_PRECISION_H
#define TCOPT_IR_PRECISION_H

#include "mlir/IR/Operation.h"

namespace tcopt {

constexpr llvm::StringLiteral kAllowTF32 = "tcopt.allow_tf32";
constexpr llvm::StringLiteral kRoundedTo = "tcopt.rounded_to";
constexpr llvm::StringLiteral kNonpositive = "tcopt.nonpositive";

/// Whether the op or one around it has the attribute.
bool allowsTF32(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_IR_PRECISION_H
