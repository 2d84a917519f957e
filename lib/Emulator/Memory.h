//===- Memory.h - memory of the device --------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_MEMORY_H
#define TCOPT_LIB_EMULATOR_MEMORY_H

#include "Cuda.h"
#include <map>
#include <mutex>
#include <vector>

namespace tcopt::emulator {

/// Host memory in the place of a device's. Knows what was allocated.
class Memory {
public:
  static constexpr size_t kTotal = size_t(16) << 30;

  /// The memory's bytes are NaN until they are written. Zero without memory.
  uint64_t allocate(size_t bytes, bool ofHost);
  /// False if nothing was allocated there, or as the other kind.
  bool release(uint64_t address, bool ofHost);
  /// Whether the bytes lie in one allocation of the device.
  bool holds(uint64_t address, size_t bytes);

  struct Range {
    uint64_t begin;
    size_t bytes;
    bool ofHost;
  };
  /// Where the address lies; false if nowhere.
  bool find(uint64_t address, Range &range);
  size_t numFree();

  /// The bytes of the device's allocations, by address. Allocations of pinned
  /// host memory are excluded, because the host writes to them concurrently.
  using Contents = std::map<uint64_t, std::vector<char>>;
  void save(Contents &contents);
  void restore(const Contents &contents);
  /// Returns the address of the first byte that differs from `contents`, or 0.
  uint64_t firstDifference(const Contents &contents);
  size_t numOnDevice();

private:
  std::mutex mutex;
  std::map<uint64_t, Range> ranges;
  size_t used = 0;
};

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_MEMORY_H
