//===- CUDAMemory.cpp - memory of CUDA devices ----------------------------===//

#include "CUDAMemory.h"
#include "CudaDevices.h"

using namespace tcopt;
using llvm::Error;

static Error check(int status) {
  return status == TCOPT_OK ? Error::success() : lastCudaError();
}

int CUDAMemory::getNumDevices() const { return tcopt_rt_cuda_device_count(); }

void *CUDAMemory::allocate(int device, size_t bytes) {
  return tcopt_rt_cuda_allocate(device, int64_t(bytes));
}

void CUDAMemory::deallocate(int device, void *memory, size_t) {
  tcopt_rt_cuda_deallocate(device, memory);
}

Error CUDAMemory::copyFromHost(int device, void *to, const void *from,
                               size_t bytes) {
  return check(tcopt_rt_cuda_upload(device, to, from, int64_t(bytes)));
}

Error CUDAMemory::copyToHost(int device, void *to, const void *from,
                             size_t bytes) {
  return check(tcopt_rt_cuda_download(device, to, from, int64_t(bytes)));
}

Error CUDAMemory::copyWithin(int device, void *to, const void *from,
                             size_t bytes) {
  return check(tcopt_rt_cuda_move(device, to, from, int64_t(bytes)));
}

Error CUDAMemory::synchronize(int device) {
  return check(tcopt_rt_cuda_synchronize(device));
}

std::optional<DeviceBytes> CUDAMemory::getBytes(int device) {
  tcopt_cuda_memory found;
  if (tcopt_rt_cuda_memory(device, &found) != TCOPT_OK)
    return std::nullopt;
  return DeviceBytes{found.allocated,     found.peak_allocated, found.reserved,
                     found.peak_reserved, found.free,           found.total};
}

std::optional<KernelCacheCounts> CUDAMemory::getKernelCacheCounts() {
  if (!keepsKernels)
    return std::nullopt;
  tcopt_cuda_code_cache_counts found;
  tcopt_rt_cuda_code_cache_counts(&found);
  return KernelCacheCounts{found.hits, found.misses, found.unwritten,
                           found.uncompiled};
}

void CUDAMemory::resetPeaks(int device) { tcopt_rt_cuda_reset_peak(device); }

void CUDAMemory::emptyCache(int device) { tcopt_rt_cuda_empty_cache(device); }

int CUDAMemory::getDLPackType() const { return TCOPT_DEVICE_CUDA; }

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

void *CUDAMemory::getStream(int device) { return tcopt_rt_cuda_stream(device); }

Error CUDAMemory::setStream(int device, void *stream) {
  return check(tcopt_rt_cuda_set_stream(device, stream));
}

Error CUDAMemory::setContextStream(tcopt_context *context, void *stream) {
  if (tcopt_rt_stream(context) == stream)
    return Error::success();
  tcopt_rt_reset(context);
  if (tcopt_rt_cuda_set_context_stream(context, stream) == TCOPT_OK)
    return Error::success();
  return llvm::createStringError(tcopt_rt_last_error(context));
}

Error CUDAMemory::order(int device, void *first, void *then) {
  return check(tcopt_rt_cuda_order(device, first, then));
}

namespace {
/// Two events.
class CUDAClock : public DeviceClock {
public:
  explicit CUDAClock(int device)
      : device(device), begin(tcopt_rt_cuda_event_create(device)),
        end(tcopt_rt_cuda_event_create(device)) {}
  ~CUDAClock() override {
    for (void *event : {begin, end})
      tcopt_rt_cuda_event_destroy(device, event);
  }

  bool isValid() const { return begin && end; }
  Error start() override {
    return check(tcopt_rt_cuda_event_record(device, begin));
  }
  Error stop() override {
    return check(tcopt_rt_cuda_event_record(device, end));
  }
  llvm::Expected<double> milliseconds() override {
    double passed = 0;
    if (Error error =
            check(tcopt_rt_cuda_event_elapsed(device, begin, end, &passed)))
      return std::move(error);
    return passed;
  }

private:
  int device;
  void *begin, *end;
};
} // namespace

std::unique_ptr<DeviceClock> CUDAMemory::createClock(int device) {
  auto clock = std::make_unique<CUDAClock>(device);
  return clock->isValid() ? std::move(clock) : nullptr;
}
