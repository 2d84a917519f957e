//===- Device.cpp - A device: its context, streams, memory, modules -------===//

#include "Device.h"

#include <cstdio>

using namespace tcopt::rt::cuda;

Device::Device(const Driver &driver, int32_t number)
    : functions(driver), number(number),
      allocator({this, allocateSegment, freeSegment}) {}

// The stream waits for the stream 0 and the reverse, in which other libraries
// work unless told otherwise.
bool Device::open(Failure &why) {
  int handle = 0;
  constexpr unsigned blocking = 0;
  if (Result result = functions.deviceGet(&handle, number))
    return fail(why, "cuDeviceGet", result);
  if (functions.deviceGetAttribute(&mostShared, maxSharedBytesOptIn, handle))
    mostShared = 48 << 10;
  if (Result result = functions.primaryCtxRetain(&context, handle))
    return fail(why, "cuDevicePrimaryCtxRetain", result);
  if (!enter(why))
    return false;
  if (Result result = functions.streamCreate(&ownStream, blocking))
    return fail(why, "cuStreamCreate", result);
  return true;
}

int Device::readCapability() const {
  int handle = 0, major = 0, minor = 0;
  if (functions.deviceGet(&handle, number) ||
      functions.deviceGetAttribute(&major, capabilityMajor, handle) ||
      functions.deviceGetAttribute(&minor, capabilityMinor, handle))
    return 0;
  return 10 * major + minor;
}

// As CUDA's current device, the streams of the devices are a state of a thread.
static thread_local StreamHandle streamsOfThread[maxDevices];

StreamHandle Device::getStream() const {
  StreamHandle stream = streamsOfThread[number];
  return stream ? stream : ownStream;
}

bool Device::setStream(StreamHandle handle, Failure &why) {
  StreamHandle next = handle ? handle : ownStream;
  if (next != getStream() && !order(getStream(), next, why))
    return false;
  noteStream(next);
  streamsOfThread[number] = handle;
  return true;
}

bool Device::order(StreamHandle first, StreamHandle then, Failure &why) {
  constexpr unsigned withoutTime = 2;
  if (!enter(why))
    return false;
  EventHandle event = nullptr;
  if (Result result = functions.eventCreate(&event, withoutTime))
    return fail(why, "cuEventCreate", result);
  Result result = functions.eventRecord(event, first);
  if (result == success)
    result = functions.streamWaitEvent(then, event, 0);
  functions.eventDestroy(event);
  return result ? fail(why, "cuStreamWaitEvent", result) : true;
}

bool Device::enter(Failure &why) {
  if (isLost.load(std::memory_order_relaxed)) [[unlikely]] {
    std::lock_guard<std::mutex> lock(lossMutex);
    return why.set(TCOPT_INTERNAL,
                   "cuda:%d cannot be used any more in this process, since %s",
                   number, loss);
  }
  ContextHandle current = nullptr;
  if (functions.ctxGetCurrent(&current) == success && current == context)
      [[likely]]
    return true;
  if (Result result = functions.ctxSetCurrent(context))
    return fail(why, "cuCtxSetCurrent", result);
  return true;
}

bool Device::fail(Failure &why, const char *call, Result result) {
  why.setResult(functions, call, result);
  why.isLoss = isSticky(result);
  if (!why.isLoss)
    return false;
  std::lock_guard<std::mutex> lock(lossMutex);
  if (!isLost.load(std::memory_order_relaxed)) {
    std::snprintf(loss, sizeof(loss), "%s", why.text);
    isLost.store(true, std::memory_order_relaxed);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

uint64_t Device::allocateSegment(void *user, int64_t bytes) {
  auto &device = *static_cast<Device *>(user);
  Address address = 0;
  device.segmentResult = device.functions.memAlloc(&address, size_t(bytes));
  return device.segmentResult == success ? address : 0;
}

// Of a lost device, and of a process that ends, nothing can be freed.
void Device::freeSegment(void *user, uint64_t address) {
  static_cast<Device *>(user)->functions.memFree(address);
}

static double inMiB(int64_t bytes) { return double(bytes) / (1 << 20); }

bool Device::failAllocation(int64_t bytes, Failure &why) {
  if (segmentResult != outOfMemory && segmentResult != success)
    return fail(why, "cuMemAlloc", segmentResult);
  size_t free = 0, total = 0;
  functions.memGetInfo(&free, &total);
  int64_t used = allocator.getStatistics().allocated;
  // No number of printf's depends on the locale here.
  return why.set(TCOPT_OUT_OF_MEMORY,
                 "out of memory on cuda:%d: could not allocate %lld bytes "
                 "(%lld MiB); %lld MiB of %lld MiB are free, %lld MiB are in "
                 "use here",
                 number, static_cast<long long>(bytes),
                 static_cast<long long>(inMiB(bytes)),
                 static_cast<long long>(inMiB(int64_t(free))),
                 static_cast<long long>(inMiB(int64_t(total))),
                 static_cast<long long>(inMiB(used)));
}

uint64_t Device::allocate(StreamHandle stream, int64_t bytes, Failure &why) {
  if (!enter(why))
    return 0;
  std::lock_guard<std::mutex> lock(memoryMutex);
  segmentResult = success;
  uint64_t address = allocator.allocate(stream, bytes);
  if (!address)
    failAllocation(bytes, why);
  return address;
}

// Memory for several streams is in the order of none. The wait is rare:
// only the state of programs is used on all streams.
void Device::deallocate(uint64_t address) {
  std::unique_lock<std::mutex> lock(memoryMutex);
  Failure ignored;
  if (hasOtherStreams.load(std::memory_order_relaxed) &&
      allocator.isFor(nullptr, address) && enter(ignored)) {
    lock.unlock();
    functions.ctxSynchronize();
    lock.lock();
  }
  allocator.deallocate(address);
}

void Device::giveBack() {
  std::lock_guard<std::mutex> lock(memoryMutex);
  allocator.giveBack();
}

bool Device::readMemory(tcopt_cuda_memory &memory, Failure &why) {
  size_t free = 0, total = 0;
  if (!enter(why))
    return false;
  if (Result result = functions.memGetInfo(&free, &total))
    return fail(why, "cuMemGetInfo", result);
  std::lock_guard<std::mutex> lock(memoryMutex);
  const CachingAllocator::Statistics &s = allocator.getStatistics();
  memory = {s.allocated,   s.peakAllocated, s.reserved, s.peakReserved,
            int64_t(free), int64_t(total),  s.segments};
  return true;
}

void Device::resetPeaks() {
  std::lock_guard<std::mutex> lock(memoryMutex);
  allocator.resetPeaks();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

bool Device::synchronize(StreamHandle stream, Failure &why) {
  if (!enter(why))
    return false;
  Result result = functions.streamSynchronize(stream);
  return result ? fail(why, "cuStreamSynchronize", result) : true;
}

// Until another stream is used, all work is on the device's own.
bool Device::synchronizeAll(Failure &why) {
  if (!hasOtherStreams.load(std::memory_order_relaxed))
    return synchronize(ownStream, why);
  if (!enter(why))
    return false;
  Result result = functions.ctxSynchronize();
  return result ? fail(why, "cuCtxSynchronize", result) : true;
}

// The driver has read memory that it does not know when it returns. Of memory
// that it knows it may read later.
bool Device::upload(StreamHandle stream, void *to, const void *from,
                    size_t bytes, Failure &why) {
  if (bytes == 0)
    return true;
  if (!enter(why))
    return false;
  if (Result result =
          functions.memcpyHtoDAsync(addressOf(to), from, bytes, stream))
    return fail(why, "cuMemcpyHtoDAsync", result);
  int type = 0;
  bool isKnown = functions.pointerGetAttribute(&type, memoryType,
                                               addressOf(from)) == success;
  return isKnown ? synchronize(stream, why) : true;
}

bool Device::download(StreamHandle stream, void *to, const void *from,
                      size_t bytes, Failure &why) {
  if (bytes == 0)
    return true;
  if (!enter(why))
    return false;
  if (Result result =
          functions.memcpyDtoHAsync(to, addressOf(from), bytes, stream))
    return fail(why, "cuMemcpyDtoHAsync", result);
  return synchronize(stream, why);
}

bool Device::move(StreamHandle stream, void *to, const void *from, size_t bytes,
                  Failure &why) {
  if (bytes == 0)
    return true;
  if (!enter(why))
    return false;
  Result result =
      functions.memcpyDtoDAsync(addressOf(to), addressOf(from), bytes, stream);
  return result ? fail(why, "cuMemcpyDtoDAsync", result) : true;
}

bool Device::fill(StreamHandle stream, void *to, uint8_t value, size_t bytes,
                  Failure &why) {
  if (bytes == 0)
    return true;
  if (!enter(why))
    return false;
  Result result = functions.memsetD8Async(addressOf(to), value, bytes, stream);
  return result ? fail(why, "cuMemsetD8Async", result) : true;
}
