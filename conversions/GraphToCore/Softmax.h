//===- Softmax.h - softmax in rules of other families -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_SOFTMAX_H
#define TCOPT_CONVERSION_GRAPHTOCORE_SOFTMAX_H

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"

namespace tcopt {

/// The logarithm of softmax of `x`, which is wide, along `dim`.
mlir::Value logSoftmax(CoreBuilder &b, mlir::Value x, int64_t dim);

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_SOFTMAX_H
