//===- Far.cpp - a backend with memory of its own, in tests ---------------===//
//
// Compiled twice: the host's code can use the addresses of the one's memory;
// whoever follows one of the other's dies.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Target/DeviceMemory.h"
#include "tcopt/Target/Plugin.h"
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <sys/mman.h>

using namespace tcopt;

namespace {

class Memory : public DeviceMemory {
public:
  int getNumDevices() const override { return 2; }
  bool isHostAccessible() const override { return FAR_IS_NEAR; }

  void *allocate(int device, size_t bytes) override {
    // A device of 1 GiB.
    if (bytes > size_t(1) << 30)
      return nullptr;
    if (FAR_IS_NEAR)
      return std::aligned_alloc(64, (bytes + 63) / 64 * 64);
    void *address =
        mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    std::lock_guard<std::mutex> lock(mutex);
    blocks[static_cast<char *>(address)] = std::make_unique<char[]>(bytes);
    return address;
  }
  void deallocate(int device, void *memory, size_t bytes) override {
    if (FAR_IS_NEAR)
      return std::free(memory);
    munmap(memory, bytes);
    std::lock_guard<std::mutex> lock(mutex);
    blocks.erase(static_cast<char *>(memory));
  }
  llvm::Error copyFromHost(int device, void *to, const void *from,
                           size_t bytes) override {
    std::memcpy(real(to), from, bytes);
    return llvm::Error::success();
  }
  llvm::Error copyToHost(int device, void *to, const void *from,
                         size_t bytes) override {
    std::memcpy(to, real(from), bytes);
    return llvm::Error::success();
  }

private:
  // Where the elements of an address are.
  char *real(const void *address) {
    auto *place = static_cast<char *>(const_cast<void *>(address));
    if (FAR_IS_NEAR)
      return place;
    std::lock_guard<std::mutex> lock(mutex);
    auto block = std::prev(blocks.upper_bound(place));
    return block->second.get() + (place - block->first);
  }

  std::mutex mutex;
  std::map<char *, std::unique_ptr<char[]>> blocks;
};

class FarBackend : public Backend {
public:
  llvm::StringRef getName() const override { return FAR_NAME; }
  llvm::StringRef getDescription() const override {
    return "memory of its own, in tests";
  }
  DeviceMemory *getDeviceMemory() const override { return &memory; }

private:
  mutable Memory memory;
};

} // namespace

TCOPT_BACKEND_PLUGIN(FAR_NAME, "0.1", FarBackend)
