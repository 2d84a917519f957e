//===- Random.h - random numbers in core ------------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_RANDOM_H
#define TCOPT_CONVERSION_GRAPHTOCORE_RANDOM_H

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"

namespace tcopt {

/// Evenly distributed in [0, 1), with as many bits as `element` has digits.
mlir::Value uniform(CoreBuilder &b, mlir::Value seed, mlir::Value offset,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type element);

/// Which elements of `x` stay when each is dropped with probability `p`.
mlir::Value keptByDropout(CoreBuilder &b, mlir::Value x, mlir::Value seed,
                          mlir::Value offset, double p);
/// `x` enlarged where `kept`, and times 0 elsewhere.
mlir::Value dropped(CoreBuilder &b, mlir::Value x, mlir::Value kept, double p);

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_RANDOM_H
