//===- Devices.cpp - devices that backends offer --------------------------===//

#include "tcopt/Execution/Devices.h"

using namespace tcopt;

const DeviceInfo *DeviceTable::find(const Backend *backend, int index) {
  DeviceMemory *memory = backend ? backend->getDeviceMemory() : nullptr;
  if (!memory || index < 0 || index >= memory->getNumDevices())
    return nullptr;
  std::lock_guard<std::mutex> lock(mutex);
  for (const DeviceInfo &device : known)
    if (device.type == backend->getName() && device.index == index)
      return &device;
  // Guards of compiled functions have one byte for the number.
  if (known.size() == UINT8_MAX)
    return nullptr;
  return &known.emplace_back(DeviceInfo{backend->getName().str(), index,
                                        uint8_t(known.size() + 1), memory});
}

bool DeviceTable::empty() {
  std::lock_guard<std::mutex> lock(mutex);
  return known.empty();
}
