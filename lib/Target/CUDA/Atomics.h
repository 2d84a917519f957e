//===- Atomics.h - atomics of kernels ---------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_ATOMICS_H
#define TCOPT_LIB_TARGET_CUDA_ATOMICS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/PatternMatch.h"

namespace tcopt {

/// `memref.atomic_rmw` without an order of other accesses, among the threads of
/// the device.
void populateAtomics(const mlir::LLVMTypeConverter &converter,
                     mlir::RewritePatternSet &patterns);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_ATOMICS_H
