//===- DeviceMemory.h - memory that a backend offers ------------*- C++ -*-===//

#ifndef TCOPT_TARGET_DEVICEMEMORY_H
#define TCOPT_TARGET_DEVICEMEMORY_H

#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstring>
#include <vector>

namespace tcopt {

/// Memory of its own in which a backend keeps tensors, on one device or on
/// several, numbered from 0. Threads may call it at once.
class DeviceMemory {
public:
  virtual ~DeviceMemory() = default;

  virtual int getNumDevices() const { return 1; }
  /// Whether the host's code can read and write it. The backend's code is then
  /// given its addresses; else it gets copies in the host's memory, and its
  /// results are copied.
  virtual bool isHostAccessible() const = 0;

  /// At least `bytes` bytes, aligned to 64; null if there are none.
  virtual void *allocate(int device, size_t bytes) = 0;
  virtual void deallocate(int device, void *memory, size_t bytes) = 0;
  /// `to` lies in what `allocate` gave, not always at its beginning.
  virtual llvm::Error copyFromHost(int device, void *to, const void *from,
                                   size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// `from` lies in what `allocate` gave, not always at its beginning.
  virtual llvm::Error copyToHost(int device, void *to, const void *from,
                                 size_t bytes) {
    std::memcpy(to, from, bytes);
    return llvm::Error::success();
  }
  /// Within a device's memory; unless a backend has a shorter way, by that of
  /// the host.
  virtual llvm::Error copyWithin(int device, void *to, const void *from,
                                 size_t bytes) {
    std::vector<char> copy(bytes);
    if (llvm::Error error = copyToHost(device, copy.data(), from, bytes))
      return error;
    return copyFromHost(device, to, copy.data(), bytes);
  }
};

} // namespace tcopt

#endif // TCOPT_TARGET_DEVICEMEMORY_H
