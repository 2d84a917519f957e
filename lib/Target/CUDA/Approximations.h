//===- Approximations.h - instructions that round less strictly -*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_APPROXIMATIONS_H
#define TCOPT_LIB_TARGET_CUDA_APPROXIMATIONS_H

#include "mlir/IR/PatternMatch.h"

namespace tcopt {

/// Instructions for 2^x and quotients with `tcopt.rounded_to`.
void populateApproximations(mlir::RewritePatternSet &patterns);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_APPROXIMATIONS_H
