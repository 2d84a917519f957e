//===- Device.h - devices, their memory and streams -------------*- C++ -*-===//
//
//   loadPlugin("libtoy.so");
//   Tensor x = randn({4, 4}).to("toy:1");
// Tensor y = relu(x); // runs on "toy", as does its result
//   Tensor z = y.cpu();
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DEVICE_H
#define TCOPT_CAPTURE_DEVICE_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Settings.h"
#include <iosfwd>
#include <memory>

namespace tcopt {

/// Memory of a device in bytes. `allocated` is in use by tensors and programs
/// of the process. `reserved` is allocated from the device, including cached
/// blocks. `free` and `total` are the device's own figures.
struct DeviceMemoryStats {
  int64_t allocated = 0, allocatedPeak = 0;
  int64_t reserved = 0, reservedPeak = 0;
  int64_t free = 0, total = 0;
};

/// The CPU, or a device of a backend with separate memory.
class Device {
public:
  /// The CPU.
  Device() = default;
  /// Parses "cpu", or "name" or "name:index" of a backend's device. Errors: the
  /// device does not exist.
  Device(std::string_view text, Place place = Place::current());
  Device(const char *text, Place place = Place::current())
      : Device(std::string_view(text), place) {}
  Device(const std::string &text, Place place = Place::current())
      : Device(std::string_view(text), place) {}
  explicit Device(const DeviceInfo *info) : info(info) {}

  /// "cpu", or the name of the backend.
  std::string type() const;
  /// The index among the devices of the backend.
  int index() const;
  /// "cpu" or "name:index".
  std::string text() const;
  bool isCPU() const { return !info; }
  bool operator==(const Device &) const = default;

  /// The stream on which work of the calling thread is enqueued, as a handle of
  /// the device's library (a cudaStream_t): by default the device's own. Null
  /// on the CPU.
  void *stream() const;
  /// Enqueues later work of the calling thread on this stream, for example the
  /// current stream of another library; null restores the device's own stream.
  /// The new stream waits for earlier work of the thread. Tensors may be used
  /// on several streams: each waits for the earlier work of the others on a
  /// tensor. The stream must not be destroyed while the program uses the
  /// device. Errors: a device without streams.
  void setStream(void *stream, Place place = Place::current()) const;
  /// `waitFor` makes later work of the calling thread wait for the work that is
  /// enqueued on `stream`; `letWait` makes later work of `stream` wait for the
  /// thread's. Neither blocks the calling thread.
  void waitFor(void *stream, Place place = Place::current()) const;
  void letWait(void *stream, Place place = Place::current()) const;

  /// Blocks until the device has completed all enqueued work. Errors: failures
  /// of that work which were not reported before.
  void synchronize(Place place = Place::current()) const;
  /// Errors: the CPU; a device whose backend does not count memory.
  DeviceMemoryStats memoryStats(Place place = Place::current()) const;
  /// Resets the peaks to the current values.
  void resetPeakMemory() const;
  /// Releases cached memory to the device.
  void emptyCache() const;

  const DeviceInfo *getInfo() const { return info; }

private:
  const DeviceInfo *info = nullptr;
};

std::ostream &operator<<(std::ostream &os, const Device &device);

/// Measures the time of work on a device, excluding the host:
///
///   DeviceTimer timer(x.device());
///   timer.start();
///   Tensor y = step(x);
///   timer.stop();
///   double ms = timer.milliseconds();   // waits
class DeviceTimer {
public:
  /// Errors: the CPU; a device whose backend has no timer.
  explicit DeviceTimer(const Device &device, Place place = Place::current());
  ~DeviceTimer();
  void start(Place place = Place::current());
  void stop(Place place = Place::current());
  double milliseconds(Place place = Place::current());

private:
  Device device;
  struct Clock;
  std::unique_ptr<Clock> clock;
};

/// Returns the CPU and the devices of all backends.
std::vector<Device> devices();

/// Sets, for the lifetime of the object, the device on which this thread
/// creates tensors that are not computed from others (`zeros`, `tensor`, the
/// parameters of modules).
class DefaultDevice {
public:
  explicit DefaultDevice(const Device &device) {
    capture::settings().device = device.getInfo();
  }

private:
  capture::SettingsScope scope;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_DEVICE_H
