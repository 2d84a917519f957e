//===- CUDAMemory.h - memory of CUDA devices --------------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H
#define TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H

#include "tcopt/Target/DeviceMemory.h"

namespace tcopt {

/// Memory of the runtime's cache, in the order of its stream.
class CUDAMemory : public DeviceMemory {
public:
  int getNumDevices() const override;
  bool isHostAccessible() const override { return false; }
  void *allocate(int device, size_t bytes) override;
  void deallocate(int device, void *memory, size_t bytes) override;
  llvm::Error copyFromHost(int device, void *to, const void *from,
                           size_t bytes) override;
  llvm::Error copyToHost(int device, void *to, const void *from,
                         size_t bytes) override;
  llvm::Error copyWithin(int device, void *to, const void *from,
                         size_t bytes) override;
};

/// What the runtime has said last, as an error.
llvm::Error lastCudaError();

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H
