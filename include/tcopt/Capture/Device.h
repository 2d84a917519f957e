//===- Device.h - where tensors live ----------------------------*- C++ -*-===//
//
//   loadPlugin("libtoy.so");
//   Tensor x = randn({4, 4}).to("toy:1");
//   Tensor y = relu(x);     // computed by the backend "toy", lives there, too
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

/// Bytes of a device. `allocated` is handed out to tensors and programs of the
/// process, `reserved` is taken from the device for that, with what is kept for
/// later, `free` and `total` are as the device sees it.
struct DeviceMemoryStats {
  int64_t allocated = 0, allocatedPeak = 0;
  int64_t reserved = 0, reservedPeak = 0;
  int64_t free = 0, total = 0;
};

/// The CPU, or a device of a backend that has memory of its own.
class Device {
public:
  /// The CPU.
  Device() = default;
  /// "cpu", or "name" or "name:number" of a backend's. Errors: there is no such
  /// device.
  Device(std::string_view text, Place place = Place::current());
  Device(const char *text, Place place = Place::current())
      : Device(std::string_view(text), place) {}
  Device(const std::string &text, Place place = Place::current())
      : Device(std::string_view(text), place) {}
  explicit Device(const DeviceInfo *info) : info(info) {}

  /// "cpu", or the name of the backend.
  std::string type() const;
  /// Which one of the backend's.
  int index() const;
  /// "cpu" or "name:number".
  std::string text() const;
  bool isCPU() const { return !info; }
  bool operator==(const Device &) const = default;

  /// The stream that work of the device is put into, as the device's own
  /// library calls it (a cudaStream_t); null on the CPU.
  void *stream() const;
  /// From now on work of the device goes to a stream of the program's, such as
  /// the current one of another library; null is the device's own again. It
  /// waits for earlier work. For all threads. Errors: a device without streams.
  void setStream(void *stream, Place place = Place::current()) const;
  /// Later work of the device waits for what a stream was given so far, and the
  /// reverse. The program does not wait.
  void waitFor(void *stream, Place place = Place::current()) const;
  void letWait(void *stream, Place place = Place::current()) const;

  /// Waits until the device has done all that was begun. Errors: those of work
  /// that nobody waited for.
  void synchronize(Place place = Place::current()) const;
  /// Errors: of the CPU, and of a device whose backend does not count.
  DeviceMemoryStats memoryStats(Place place = Place::current()) const;
  /// Peaks are those from now on.
  void resetPeakMemory() const;
  /// Gives memory back that is kept for later tensors.
  void emptyCache() const;

  const DeviceInfo *getInfo() const { return info; }

private:
  const DeviceInfo *info = nullptr;
};

std::ostream &operator<<(std::ostream &os, const Device &device);

/// The time that work takes on a device, without that of the program:
///
///   DeviceTimer timer(x.device());
///   timer.start();
///   Tensor y = step(x);
///   timer.stop();
///   double ms = timer.milliseconds();   // waits
class DeviceTimer {
public:
  /// Errors: the CPU, and devices that have no time.
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

/// The CPU, and all that backends offer.
std::vector<Device> devices();

/// For as long as it lives, where this thread makes tensors that are made of no
/// others (`zeros`, `tensor`, the parameters of modules).
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
