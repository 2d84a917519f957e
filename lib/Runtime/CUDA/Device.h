//===- Device.h - A device: its context, stream, memory, modules -*- C++ -*-==//

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
  StreamHandle getStream() const {
    return stream.load(std::memory_order_relaxed);
  }
  /// Null for the device's own.
  bool setStream(StreamHandle handle, Failure &why);
  /// Later work of one stream waits for what another one was given so far.
  bool order(StreamHandle first, StreamHandle then, Failure &why);
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

  uint64_t allocate(int64_t bytes, Failure &why);
  void deallocate(uint64_t address);
  /// Gives back what is cached.
  void giveBack();
  bool readMemory(tcopt_cuda_memory &memory, Failure &why);
  void resetPeaks();

  bool upload(void *to, const void *from, size_t bytes, Failure &why);
  bool download(void *to, const void *from, size_t bytes, Failure &why);
  bool move(void *to, const void *from, size_t bytes, Failure &why);
  bool fill(void *to, uint8_t value, size_t bytes, Failure &why);
  bool synchronize(Failure &why);

private:
  static uint64_t allocateSegment(void *user, int64_t bytes);
  static void freeSegment(void *user, uint64_t address);
  bool failAllocation(int64_t bytes, Failure &why);

  const Driver &functions;
  int32_t number;
  ContextHandle context = nullptr;
  StreamHandle ownStream = nullptr;
  /// Where work goes: the own one, or one of the program's.
  std::atomic<StreamHandle> stream{nullptr};
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
