//===- DeviceMemory.h - device memory of backends ---------------*- C++ -*-===//

#ifndef TCOPT_TARGET_DEVICEMEMORY_H
#define TCOPT_TARGET_DEVICEMEMORY_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>

namespace tcopt {

/// Memory of a device in bytes: in use by the process, reserved from the device
/// for it, and the device's own figures.
struct DeviceBytes {
  int64_t allocated = 0, allocatedPeak = 0;
  int64_t reserved = 0, reservedPeak = 0;
  int64_t free = 0, total = 0;
};

/// Counts of kernels that were looked up in the kernel cache folder: hits and
/// misses, and of the misses, kernels that could not be written to the folder,
/// and kernels that were not compiled for it.
struct KernelCacheCounts {
  int64_t hits = 0, misses = 0;
  int64_t unwritten = 0, uncompiled = 0;
};

/// A dimension of a strided copy: its size, and the strides of the destination
/// and the source in elements.
struct CopyDim {
  int64_t size, toStep, fromStep;
};

/// Measures the time between two points in a device's work.
class DeviceClock {
public:
  virtual ~DeviceClock() = default;
  virtual llvm::Error start() = 0;
  virtual llvm::Error stop() = 0;
  /// Returns the time between start and stop. Blocks until the device reaches
  /// the stop.
  virtual llvm::Expected<double> milliseconds() = 0;
};

/// The streams of a backend's devices, for backends with streams that other
/// libraries can use, such as CUDA's.
class DeviceStreams {
public:
  virtual ~DeviceStreams() = default;
  /// Returns the stream that the calling thread has set; by default the
  /// device's own.
  virtual void *getStream(int device) = 0;
  /// Enqueues later work of the calling thread on a stream of the program, for
  /// DeviceMemory and in contexts that it opens; null selects the device's own
  /// stream. The work waits for earlier work of the thread.
  virtual llvm::Error setStream(int device, void *stream) = 0;
  /// Enqueues later work of a context on another stream, after its earlier
  /// work.
  virtual llvm::Error setContextStream(tcopt_context *context,
                                       void *stream) = 0;
  /// Makes later work of `then` wait for the work so far of `first`.
  virtual llvm::Error order(int device, void *first, void *then) = 0;
  /// Returns a clock, or null if the device cannot measure time.
  virtual std::unique_ptr<DeviceClock> createClock(int device) = 0;
};

/// Separate memory of a backend's devices, which have indices from 0, for
/// tensors. Thread-safe.
class DeviceMemory {
public:
  virtual ~DeviceMemory() = default;

  virtual int getNumDevices() const { return 1; }
  /// Whether host code can access the memory. If so, the backend's code
  /// receives its addresses. Otherwise it receives copies in host memory, and
  /// its results are copied back.
  virtual bool isHostAccessible() const = 0;

  /// Allocates at least `bytes` bytes, aligned to 64, for the calling thread's
  /// stream. Returns null if memory is exhausted.
  virtual void *allocate(int device, size_t bytes) = 0;
  /// Work of the stream for which the memory was allocated may reuse it at
  /// once.
  virtual void deallocate(int device, void *memory, size_t bytes) = 0;
  /// Copies to the device. `to` is an address within an allocation.
  virtual llvm::Error copyFromHost(int device, void *to, const void *from,
                                   size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// Copies from the device. `from` is an address within an allocation.
  virtual llvm::Error copyToHost(int device, void *to, const void *from,
                                 size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// Whether `copyWithin` copies between allocations on a device. Otherwise
  /// copies go through host memory.
  virtual bool copiesWithin() const { return false; }
  virtual llvm::Error copyWithin(int device, void *to, const void *from,
                                 size_t bytes) {
    llvm_unreachable("copiesWithin is false");
  }
  /// Whether `copyStrided` copies strided elements on a device. `to` and `from`
  /// are the addresses of the first elements. Strides may be negative or 0; no
  /// destination is written twice.
  virtual bool copiesStrided() const { return false; }
  virtual llvm::Error copyStrided(int device, void *to, const void *from,
                                  llvm::ArrayRef<CopyDim> dims,
                                  size_t elementBytes) {
    llvm_unreachable("copiesStrided is false");
  }

  /// Returns the streams of the devices, or null.
  virtual DeviceStreams *getStreams() { return nullptr; }
  /// Returns DLPack's device type, or 0 if it has none.
  virtual int getDLPackType() const { return 0; }

  /// Blocks until the device has completed all enqueued work.
  virtual llvm::Error synchronize(int device) { return llvm::Error::success(); }
  /// Returns the memory figures of a device; nullopt if they are not counted.
  virtual std::optional<DeviceBytes> getBytes(int device) {
    return std::nullopt;
  }
  /// Resets the peaks to the current values.
  virtual void resetPeaks(int device) {}
  /// Returns the counts of this process; nullopt without a cache folder.
  virtual std::optional<KernelCacheCounts> getKernelCacheCounts() {
    return std::nullopt;
  }
  /// Releases cached memory.
  virtual void emptyCache(int device) {}
};

} // namespace tcopt

#endif // TCOPT_TARGET_DEVICEMEMORY_H
