//===- DeviceQueue.cpp - streams, timers and memory statistics of devices -===//

#include "Device.h"

namespace tcopt {

static void orThrow(llvm::Error error, const Device &device, Place place) {
  if (error)
    throw Exception(ErrorCode::RunFailed,
                    device.text() + ": " + toString(std::move(error)), place);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void Device::synchronize(Place place) const {
  if (info)
    orThrow(info->memory->synchronize(info->index), *this, place);
}

DeviceMemoryStats Device::memoryStats(Place place) const {
  auto bytes = info ? info->memory->getBytes(info->index) : std::nullopt;
  if (!bytes)
    throw Exception(ErrorCode::Unsupported,
                    "the memory of the device " + text() +
                        " is not counted; expected one such as cuda:0",
                    place);
  return {bytes->allocated,    bytes->allocatedPeak, bytes->reserved,
          bytes->reservedPeak, bytes->free,          bytes->total};
}

void Device::resetPeakMemory() const {
  if (info)
    info->memory->resetPeaks(info->index);
}

void Device::emptyCache() const {
  if (info)
    info->memory->emptyCache(info->index);
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

static DeviceStreams &streamsOf(const Device &device, Place place) {
  const DeviceInfo *info = device.getInfo();
  DeviceStreams *streams = info ? info->memory->getStreams() : nullptr;
  if (!streams)
    throw Exception(ErrorCode::Unsupported,
                    "the device " + device.text() +
                        " has no streams; expected one such as cuda:0",
                    place);
  return *streams;
}

void *Device::stream() const {
  DeviceStreams *streams = info ? info->memory->getStreams() : nullptr;
  return streams ? streams->getStream(info->index) : nullptr;
}

void Device::setStream(void *stream, Place place) const {
  orThrow(streamsOf(*this, place).setStream(index(), stream), *this, place);
}

void Device::waitFor(void *stream, Place place) const {
  DeviceStreams &streams = streamsOf(*this, place);
  orThrow(streams.order(index(), stream, streams.getStream(index())), *this,
          place);
}

void Device::letWait(void *stream, Place place) const {
  DeviceStreams &streams = streamsOf(*this, place);
  orThrow(streams.order(index(), streams.getStream(index()), stream), *this,
          place);
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

struct DeviceTimer::Clock {
  std::unique_ptr<DeviceClock> device;
};

DeviceTimer::DeviceTimer(const Device &device, Place place)
    : device(device),
      clock(new Clock{streamsOf(device, place).createClock(device.index())}) {
  if (!clock->device)
    throw Exception(ErrorCode::Unsupported,
                    "the device " + device.text() + " has no time", place);
}

DeviceTimer::~DeviceTimer() = default;

void DeviceTimer::start(Place place) {
  orThrow(clock->device->start(), device, place);
}

void DeviceTimer::stop(Place place) {
  orThrow(clock->device->stop(), device, place);
}

double DeviceTimer::milliseconds(Place place) {
  llvm::Expected<double> passed = clock->device->milliseconds();
  if (!passed)
    orThrow(passed.takeError(), device, place);
  return *passed;
}

} // namespace tcopt
