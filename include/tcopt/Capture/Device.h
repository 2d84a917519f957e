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

namespace tcopt {

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
  explicit Device(const capture::DeviceInfo *info) : info(info) {}

  /// "cpu", or the name of the backend.
  std::string type() const;
  /// Which one of the backend's.
  int index() const;
  /// "cpu" or "name:number".
  std::string text() const;
  bool isCPU() const { return !info; }
  bool operator==(const Device &) const = default;

  const capture::DeviceInfo *getInfo() const { return info; }

private:
  const capture::DeviceInfo *info = nullptr;
};

std::ostream &operator<<(std::ostream &os, const Device &device);

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
