//===- CUDABackend.h - the backend `cuda` -----------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CUDA_CUDABACKEND_H
#define TCOPT_TARGET_CUDA_CUDABACKEND_H

#include "tcopt/Target/Backend.h"
#include <string>

namespace tcopt {

/// Settings of the process. Each may be empty.
struct CudaOptions {
  /// The library of the driver; the default is libcuda.so.1. Ignored if the
  /// process has loaded another driver before.
  std::string driver;
  /// The cache folder for the driver's compiled PTX. Opening a context is an
  /// error if it is not writable.
  std::string kernelCache;
  /// The program that compiles PTX when kernels are serialized. If empty,
  /// programs contain PTX.
  std::string ptxas;
};

/// Adds passes that lower a kernel on tensors with a schedule to a function of
/// loops, each of which becomes a launch.
void populateCUDALoopsPipeline(mlir::OpPassManager &units);

/// Creates the backend that compiles kernels for NVIDIA's GPUs to PTX, and host
/// code that launches them.
std::unique_ptr<Backend> createCUDABackend(const CudaOptions &options = {});

} // namespace tcopt

#endif // TCOPT_TARGET_CUDA_CUDABACKEND_H
