//===- Device.h - memory of devices -----------------------------*- C++ -*-===//
//
// Copies of elements between devices and the host. Programs and tensors use
// them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_DEVICE_H
#define TCOPT_CAPTURE_TENSOR_DEVICE_H

#include "Storage.h"
#include "tcopt/Capture/Device.h"
#include "tcopt/Capture/Tensor.h"
#include "tcopt/Execution/Devices.h"

namespace tcopt::capture {

/// Returns the name of a device, or "cpu" for null.
inline std::string textOf(const DeviceInfo *device) {
  return device ? device->text() : "cpu";
}
inline uint64_t numberOf(const DeviceInfo *device) {
  return device ? device->number : 0;
}
/// Whether code of the host can access memory of the device.
inline bool isReachable(const DeviceInfo *device) {
  return !device || device->memory->isHostAccessible();
}

/// Elements in memory that the host can access: the storage itself, or a copy
/// of it.
class HostAccess {
public:
  /// Copies the elements to the host if it cannot access them. Throws Exception
  /// if the copy fails.
  explicit HostAccess(const Storage &storage);
  void *data() const { return copy ? copy.get() : storage.data(); }
  /// Copies changed elements back to the storage. Throws Exception.
  void writeBack();

private:
  const Storage &storage;
  std::unique_ptr<char[]> copy;
};

/// Copies elements between storages of any devices. The layouts must have the
/// same sizes. Throws Exception.
void copyElements(const Storage &to, const Layout &toLayout,
                  const Storage &from, const Layout &fromLayout,
                  size_t elementBytes);
/// Copies elements to host memory, in row-major order. Throws Exception.
void readElements(void *to, const Storage &from, const Layout &layout,
                  size_t elementBytes);
/// Returns a copy in row-major order on a device. Throws Exception.
std::shared_ptr<Storage> copyTo(const DeviceInfo *device, const Storage &from,
                                const Layout &layout, size_t elementBytes);

/// Returns a copy of the tensor on a device. Its elements must be in memory,
/// described by strides. Throws Exception.
Tensor movedTo(const DeviceInfo *device, const Tensor &tensor);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_DEVICE_H
