//===- CUDABackend.h - the backend `cuda` -----------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_CUDABACKEND_H
#define TCOPT_TARGET_CUDA_CUDABACKEND_H

#include "tcopt/Target/Backend.h"
#include <string>

namespace tcopt {

/// Settings of the process, each of which may be empty.
struct CudaOptions {
  /// The library of the driver, in place of libcuda.so.1, if no other was used
  /// before.
  std::string driver;
  /// The folder for what the driver compiles of PTX. One that cannot be written
  /// is an error of the contexts that are opened.
  std::string kernelCache;
  /// The program that compiles PTX when kernels are serialized; without one
  /// programs contain PTX.
  std::string ptxas;
};

/// A kernel on tensors and its schedule to a function of loops, each of which
/// becomes a launch.
void populateCUDALoopsPipeline(mlir::OpPassManager &units);

/// Kernels for NVIDIA's GPUs as PTX, and host code that launches them.
std::unique_ptr<Backend> createCUDABackend(const CudaOptions &options = {});

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_CUDABACKEND_H
