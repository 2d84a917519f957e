//===- DeviceMemory.h - memory that a backend offers ------------*- C++ -*-===//

#ifndef TCOPT_TARGET_DEVICEMEMORY_H
#define TCOPT_TARGET_DEVICEMEMORY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>

namespace tcopt {

/// Bytes of a device: handed out, taken from the device for that, and as the
/// device sees it.
struct DeviceBytes {
  int64_t allocated = 0, allocatedPeak = 0;
  int64_t reserved = 0, reservedPeak = 0;
  int64_t free = 0, total = 0;
};

/// Kernels that were loaded with a folder for their compiled code: how many it
/// had, and lacked; of the latter, those that could not be written to it, and
/// those that were not compiled for it.
struct KernelCacheCounts {
  int64_t hits = 0, misses = 0;
  int64_t unwritten = 0, uncompiled = 0;
};

/// A dimension of elements that are copied: its size, and how many elements
/// away the next one is where it goes and where it comes from.
struct CopyDim {
  int64_t size, toStep, fromStep;
};

/// Points in a device's work, and the time between them.
class DeviceClock {
public:
  virtual ~DeviceClock() = default;
  virtual llvm::Error start() = 0;
  virtual llvm::Error stop() = 0;
  /// Waits for the stop.
  virtual llvm::Expected<double> milliseconds() = 0;
};

/// Where a device's work is queued, for backends whose devices have a queue
/// that other libraries know, as CUDA's streams.
class DeviceStreams {
public:
  virtual ~DeviceStreams() = default;
  virtual void *getStream(int device) = 0;
  /// Later work goes to a stream of the program's; null: to the own one.
  virtual llvm::Error setStream(int device, void *stream) = 0;
  /// Later work of the device waits for the stream, and the reverse.
  virtual llvm::Error waitFor(int device, void *stream) = 0;
  virtual llvm::Error letWait(int device, void *stream) = 0;
  /// Null where there is no time.
  virtual std::unique_ptr<DeviceClock> createClock(int device) = 0;
};

/// Memory of its own in which a backend keeps tensors, on one device or on
/// several, numbered from 0. Threads may call it at once.
class DeviceMemory {
public:
  virtual ~DeviceMemory() = default;

  virtual int getNumDevices() const { return 1; }
  /// Whether the host's code can read and write it. The backend's code is then
  /// given its addresses; else it gets copies in the host's memory, and its
  /// results are copied.
  virtual bool isHostAccessible() const = 0;

  /// At least `bytes` bytes, aligned to 64; null if there are none.
  virtual void *allocate(int device, size_t bytes) = 0;
  virtual void deallocate(int device, void *memory, size_t bytes) = 0;
  /// `to` lies in what `allocate` gave, not always at its beginning.
  virtual llvm::Error copyFromHost(int device, void *to, const void *from,
                                   size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// `from` lies in what `allocate` gave, not always at its beginning.
  virtual llvm::Error copyToHost(int device, void *to, const void *from,
                                 size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// Within the device, between parts of what `allocate` gave. False where it
  /// has to go through the host's memory.
  virtual bool copiesWithin() const { return false; }
  virtual llvm::Error copyWithin(int device, void *to, const void *from,
                                 size_t bytes) {
    llvm_unreachable("copiesWithin is false");
  }
  /// The same of elements that lie apart, `to` and `from` being the first ones.
  /// Steps may be negative or 0. None are copied to a place twice.
  virtual bool copiesStrided() const { return false; }
  virtual llvm::Error copyStrided(int device, void *to, const void *from,
                                  llvm::ArrayRef<CopyDim> dims,
                                  size_t elementBytes) {
    llvm_unreachable("copiesStrided is false");
  }

  /// Null where there are none.
  virtual DeviceStreams *getStreams() { return nullptr; }
  /// As DLPack numbers types of devices; 0 where it does not.
  virtual int getDLPackType() const { return 0; }

  /// Waits for all work that was begun.
  virtual llvm::Error synchronize(int device) { return llvm::Error::success(); }
  /// None where nobody counts.
  virtual std::optional<DeviceBytes> getBytes(int device) {
    return std::nullopt;
  }
  /// Peaks are those from now on.
  virtual void resetPeaks(int device) {}
  /// Of this process; none without a folder.
  virtual std::optional<KernelCacheCounts> getKernelCacheCounts() {
    return std::nullopt;
  }
  /// Gives back what is kept for later allocations.
  virtual void emptyCache(int device) {}
};

} // namespace tcopt

#endif // TCOPT_TARGET_DEVICEMEMORY_H
