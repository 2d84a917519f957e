//===- Remainder.h - remainders of floats -----------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_REMAINDER_H
#define TCOPT_CONVERSION_MATHTOARITH_REMAINDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace tcopt {

/// Replaces a remainder by integer arithmetic in a loop, which is exact.
/// Vectors are taken apart.
void expandRemainder(mlir::arith::RemFOp op);

} // namespace tcopt

#endif // TCOPT_CONVERSION_MATHTOARITH_REMAINDER_H
