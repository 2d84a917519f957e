//===- Device.h - devices that backends offer -------------------*- C++ -*-===//

#ifndef TCOPT_LIB_CAPTURE_DEVICE_H
#define TCOPT_LIB_CAPTURE_DEVICE_H

#include "Storage.h"
#include "tcopt/Capture/Device.h"
#include "tcopt/Capture/Tensor.h"
#include "tcopt/Execution/Devices.h"

namespace tcopt::capture {

/// Of a device or the CPU.
inline std::string textOf(const DeviceInfo *device) {
  return device ? device->text() : "cpu";
}
inline uint64_t numberOf(const DeviceInfo *device) {
  return device ? device->number : 0;
}
/// Whether the host's code can follow addresses of it.
inline bool isReachable(const DeviceInfo *device) {
  return !device || device->memory->isHostAccessible();
}

/// Elements where the host's code can reach them: themselves or a copy.
class HostAccess {
public:
  /// Throws Exception where the device does not give its elements.
  explicit HostAccess(const Storage &storage);
  void *data() const { return copy ? copy.get() : storage.data(); }
  /// Puts what was changed where it belongs.
  void writeBack();

private:
  const Storage &storage;
  std::unique_ptr<char[]> copy;
};

/// Copies elements of a dtype between storages of any devices.
void copyElements(const Storage &to, const Layout &toLayout,
                  const Storage &from, const Layout &fromLayout,
                  size_t elementBytes);
/// Copies elements to the host's memory, in row-major order.
void readElements(void *to, const Storage &from, const Layout &layout,
                  size_t elementBytes);
/// A copy in row-major order on a device.
std::shared_ptr<Storage> copyTo(const DeviceInfo *device, const Storage &from,
                                const Layout &layout, size_t elementBytes);

/// A copy on a device. Its elements are in memory, described by strides.
Tensor movedTo(const DeviceInfo *device, const Tensor &tensor);

} // namespace tcopt::capture

#endif // TCOPT_LIB_CAPTURE_DEVICE_H
