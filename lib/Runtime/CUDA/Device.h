//===- Device.h - A device: its context, streams, memory, modules -*- C++ -*-=//

#ifndef TCOPT_LIB_RUNTIME_CUDA_DEVICE_H
#define TCOPT_LIB_RUNTIME_CUDA_DEVICE_H

#include "Allocator.h"
#include "Failure.h"
#include "Modules.h"

#include <atomic>
#include <mutex>

namespace tcopt::rt::cuda {

/// A device that is in use, for the rest of the process. Any thread may call
/// it. Functions that return bool are false after a failure, with its reason.
class Device {
public:
  Device(const Driver &driver, int32_t number);
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  /// Retains the primary context and makes the stream.
  bool open(Failure &why);

  const Driver &driver() const { return functions; }
  int32_t getNumber() const { return number; }
  /// Returns the stream that the calling thread has set; by default the
  /// device's own.
  StreamHandle getStream() const;
  StreamHandle getOwnStream() const { return ownStream; }
  /// Sets the stream of the calling thread; null is the device's own. Its later
  /// work waits for the work so far of the stream that was set before.
  bool setStream(StreamHandle handle, Failure &why);
  /// Makes later work of `then` wait for the work so far of `first`.
  bool order(StreamHandle first, StreamHandle then, Failure &why);
  /// Called for streams of others than this device, before work is enqueued.
  void noteStream(StreamHandle handle) {
    if (handle != ownStream)
      hasOtherStreams.store(true, std::memory_order_relaxed);
  }
  /// 10 * major + minor; 0 where the driver does not tell.
  int readCapability() const;
  /// Of a block, static and dynamic.
  int getMostShared() const { return mostShared; }
  Modules &getModules() { return modules; }

  /// Makes the context the thread's current one. Fails once the device is lost.
  bool enter(Failure &why);

  /// Describes a failed call; one after which the context is of no use marks
  /// the device as lost. Always false.
  bool fail(Failure &why, const char *call, Result result);

  /// Returns memory for work of a stream. With null, work of any stream may use
  /// the memory.
  uint64_t allocate(StreamHandle stream, int64_t bytes, Failure &why);
  /// Other work of the memory's stream may reuse the memory at once.
  void deallocate(uint64_t address);
  /// Gives back what is cached.
  void giveBack();
  bool readMemory(tcopt_cuda_memory &memory, Failure &why);
  void resetPeaks();

  bool upload(StreamHandle stream, void *to, const void *from, size_t bytes,
              Failure &why);
  bool download(StreamHandle stream, void *to, const void *from, size_t bytes,
                Failure &why);
  bool move(StreamHandle stream, void *to, const void *from, size_t bytes,
            Failure &why);
  bool fill(StreamHandle stream, void *to, uint8_t value, size_t bytes,
            Failure &why);
  bool synchronize(StreamHandle stream, Failure &why);
  /// Waits for all streams.
  bool synchronizeAll(Failure &why);

private:
  static uint64_t allocateSegment(void *user, int64_t bytes);
  static void freeSegment(void *user, uint64_t address);
  bool failAllocation(int64_t bytes, Failure &why);

  const Driver &functions;
  int32_t number;
  ContextHandle context = nullptr;
  StreamHandle ownStream = nullptr;
  std::atomic<bool> hasOtherStreams{false};
  int mostShared = 0;
  Modules modules;

  std::mutex memoryMutex;
  CachingAllocator allocator;
  /// What the driver answered when it was last asked for a segment.
  Result segmentResult = success;

  std::atomic<bool> isLost{false};
  std::mutex lossMutex;
  char loss[1024] = {};
};

inline Address addressOf(const void *memory) {
  return reinterpret_cast<Address>(memory);
}

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_DEVICE_H
