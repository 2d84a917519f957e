//===- Devices.h - devices that backends offer ------------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_DEVICES_H
#define TCOPT_EXECUTION_DEVICES_H

#include "tcopt/Target/Backend.h"
#include "tcopt/Target/DeviceMemory.h"
#include <deque>
#include <mutex>

namespace tcopt {

/// A device of a backend. A session has one object for each device, whose
/// address identifies it. The CPU is a null pointer.
struct DeviceInfo {
  /// The name of the backend.
  std::string type;
  int index;
  /// Counts from 1, in the order in which the session met the devices.
  uint8_t number;
  DeviceMemory *memory;

  /// As "cuda:0".
  std::string text() const { return type + ":" + std::to_string(index); }
};

/// The devices that a session has met. Any thread may use it.
class DeviceTable {
public:
  /// Returns the device of this index of a backend. Returns null if the backend
  /// does not have the device, or after 255 devices.
  const DeviceInfo *find(const Backend *backend, int index);
  bool empty();

  void lock() { mutex.lock(); }
  void unlock() { mutex.unlock(); }

private:
  std::mutex mutex;
  /// Elements never move: tensors point to them.
  std::deque<DeviceInfo> known;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_DEVICES_H
