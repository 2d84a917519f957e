//===- Philox.h - random bits of one element --------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_PHILOX_H
#define TCOPT_CONVERSION_CORETOLINALG_PHILOX_H

#include "ScalarBuilder.h"

namespace tcopt {

/// The lower two words of Philox4x32-10; all values are i64.
mlir::Value emitPhilox(ScalarBuilder &b, mlir::Value seed, mlir::Value counter);

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_PHILOX_H
