//===- CUDAMemory.h - memory of CUDA devices --------------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H
#define TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H

#include "StridedCopies.h"

namespace tcopt {

/// Memory of the runtime's cache, in the order of streams.
class CUDAMemory : public DeviceMemory, private DeviceStreams {
public:
  int getNumDevices() const override;
  bool isHostAccessible() const override { return false; }
  void *allocate(int device, size_t bytes) override;
  void deallocate(int device, void *memory, size_t bytes) override;
  llvm::Error copyFromHost(int device, void *to, const void *from,
                           size_t bytes) override;
  llvm::Error copyToHost(int device, void *to, const void *from,
                         size_t bytes) override;
  bool copiesWithin() const override { return true; }
  llvm::Error copyWithin(int device, void *to, const void *from,
                         size_t bytes) override;
  bool copiesStrided() const override { return true; }
  llvm::Error copyStrided(int device, void *to, const void *from,
                          llvm::ArrayRef<CopyDim> dims,
                          size_t elementBytes) override {
    return copies.run(device, to, from, dims, elementBytes);
  }
  DeviceStreams *getStreams() override { return this; }
  int getDLPackType() const override;
  llvm::Error synchronize(int device) override;
  std::optional<DeviceBytes> getBytes(int device) override;
  std::optional<KernelCacheCounts> getKernelCacheCounts() override;
  void setKeepsKernels() { keepsKernels = true; }
  void resetPeaks(int device) override;
  void emptyCache(int device) override;

private:
  void *getStream(int device) override;
  llvm::Error setStream(int device, void *stream) override;
  llvm::Error setContextStream(tcopt_context *context, void *stream) override;
  llvm::Error order(int device, void *first, void *then) override;
  std::unique_ptr<DeviceClock> createClock(int device) override;

  StridedCopies copies;
  bool keepsKernels = false;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CUDA_CUDAMEMORY_H
