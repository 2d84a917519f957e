//===- Memory.cpp - memory of the device ----------------------------------===//

#include "Memory.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace tcopt::emulator;

static constexpr size_t kAlignment = 256;

uint64_t Memory::allocate(size_t bytes, bool ofHost) {
  std::lock_guard<std::mutex> lock(mutex);
  if (bytes > kTotal || used + bytes > kTotal)
    return 0;
  size_t rounded = (bytes + kAlignment - 1) & ~(kAlignment - 1);
  void *memory = std::aligned_alloc(kAlignment, rounded);
  if (!memory)
    return 0;
  std::memset(memory, 0xff, rounded);
  auto address = reinterpret_cast<uint64_t>(memory);
  ranges[address] = {address, bytes, ofHost};
  used += bytes;
  return address;
}

bool Memory::release(uint64_t address, bool ofHost) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = ranges.find(address);
  if (found == ranges.end() || found->second.ofHost != ofHost)
    return false;
  used -= found->second.bytes;
  ranges.erase(found);
  std::free(reinterpret_cast<void *>(address));
  return true;
}

bool Memory::find(uint64_t address, Range &range) {
  std::lock_guard<std::mutex> lock(mutex);
  auto after = ranges.upper_bound(address);
  if (after == ranges.begin())
    return false;
  range = std::prev(after)->second;
  return address < range.begin + range.bytes;
}

bool Memory::holds(uint64_t address, size_t bytes) {
  Range range;
  return find(address, range) && bytes <= range.begin + range.bytes - address;
}

size_t Memory::numFree() {
  std::lock_guard<std::mutex> lock(mutex);
  return kTotal - used;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

static char *pointer(uint64_t address) {
  return reinterpret_cast<char *>(address);
}

// Reuses the buffers of the last call: page faults cost more than the copy.
void Memory::save(Contents &contents) {
  std::lock_guard<std::mutex> lock(mutex);
  std::erase_if(contents, [&](auto &entry) {
    auto found = ranges.find(entry.first);
    return found == ranges.end() || found->second.ofHost;
  });
  for (auto &[address, range] : ranges)
    if (!range.ofHost)
      contents[address].assign(pointer(address),
                               pointer(address) + range.bytes);
}

void Memory::restore(const Contents &contents) {
  for (auto &[address, bytes] : contents)
    std::copy(bytes.begin(), bytes.end(), pointer(address));
}

uint64_t Memory::firstDifference(const Contents &contents) {
  for (auto &[address, bytes] : contents) {
    const char *now = pointer(address);
    if (std::memcmp(bytes.data(), now, bytes.size()) == 0)
      continue;
    auto found = std::mismatch(bytes.begin(), bytes.end(), now);
    return address + (found.first - bytes.begin());
  }
  return 0;
}

size_t Memory::numOnDevice() {
  std::lock_guard<std::mutex> lock(mutex);
  size_t count = 0;
  for (auto &[address, range] : ranges)
    count += range.ofHost ? 0 : range.bytes;
  return count;
}
