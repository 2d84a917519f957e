//===- CUDABackend.h - the backend `cuda` -----------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_CUDABACKEND_H
#define TCOPT_TARGET_CUDA_CUDABACKEND_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// Kernels for NVIDIA's GPUs as PTX, and host code that launches them. `driver`
/// is the library of the process' driver, in place of libcuda.so.1, if it is
/// not empty and no other was used before.
std::unique_ptr<Backend> createCUDABackend(llvm::StringRef driver = {});

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_CUDABACKEND_H
