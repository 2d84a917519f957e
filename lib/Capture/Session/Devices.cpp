//===- Devices.cpp - devices by name --------------------------------------===//

#include "../Tensor/Device.h"
#include "Engine.h"
#include "llvm/ADT/StringExtras.h"
#include <ostream>

namespace tcopt {

using capture::Engine;

Device::Device(std::string_view text, Place place) {
  if (text == "cpu" || text == "cpu:0")
    return;
  auto [type, number] = llvm::StringRef(text).split(':');
  unsigned index = 0;
  bool isNumber =
      number.empty() ? !text.ends_with(':') : !number.getAsInteger(10, index);
  if (isNumber)
    info = Engine::get().session().findDevice(type, int(index));
  if (info)
    return;
  std::vector<std::string> known;
  for (const Device &device : devices())
    known.push_back(device.text());
  throw Exception("there is no device '" + std::string(text) +
                      "' (devices: " + llvm::join(known, ", ") + ")",
                  place);
}

std::string Device::type() const { return info ? info->type : "cpu"; }
int Device::index() const { return info ? info->index : 0; }
std::string Device::text() const { return capture::textOf(info); }

std::ostream &operator<<(std::ostream &os, const Device &device) {
  return os << device.text();
}

std::vector<Device> devices() {
  std::vector<Device> all{Device()};
  for (const DeviceInfo *info : Engine::get().session().allDevices())
    all.push_back(Device(info));
  return all;
}

} // namespace tcopt
