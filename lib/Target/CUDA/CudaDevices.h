//===- CudaDevices.h - what the runtime knows of devices --------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_CUDADEVICES_H
#define TCOPT_LIB_TARGET_CUDA_CUDADEVICES_H

#include "tcopt/Runtime/tcopt_rt_cuda.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tcopt {

/// The chip of a device of this machine; one whose PTX runs on all later chips,
/// too, where there is none.
std::string chipOfDevice(int device);

/// What the runtime has said last, as an error.
llvm::Error lastCudaError();

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_CUDADEVICES_H
