//===- Precision.h - Factors that may be rounded ----------------*- C++ -*-===//
//
// `tcopt.allow_tf32`, a unit attribute of a function or kernel beside
// `tcopt.numerics`: factors of contractions of f32 may be rounded to TF32 where
// sums may be regrouped.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IR_PRECISION_H
#define TCOPT_IR_PRECISION_H

#include "mlir/IR/Operation.h"

namespace tcopt {

constexpr llvm::StringLiteral kAllowTF32 = "tcopt.allow_tf32";

/// Whether the op or one around it has the attribute.
bool allowsTF32(mlir::Operation *op);

/// Whether text names numerics: those of `#tcopt.numerics`, or "tf32", which is
/// `fast` with `tcopt.allow_tf32`.
bool isNumericsName(llvm::StringRef name);

} // namespace tcopt

#endif // TCOPT_IR_PRECISION_H
