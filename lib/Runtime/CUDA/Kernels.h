//===- Kernels.h - The kernels that a context has launched ------*- C++ -*-===//
//
// From the address of a program's description of a kernel to the driver's
// function, with open addressing. A program may be freed and another one be
// loaded where it was: an entry is that of the address only as long as key and
// name are the same, too.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_KERNELS_H
#define TCOPT_LIB_RUNTIME_CUDA_KERNELS_H

#include "Modules.h"

#include <cstring>

namespace tcopt::rt::cuda {

/// A kernel with what is known of it, in one allocation with its texts.
struct Kernel {
  FunctionHandle function;
  uint64_t key[2];
  int staticShared;
  /// Dynamic shared memory that a launch may ask for.
  int mostShared;
  /// Copies; `where` may be NULL.
  const char *name, *where;
};

class Kernels {
public:
  Kernels() = default;
  Kernels(const Kernels &) = delete;
  Kernels &operator=(const Kernels &) = delete;
  ~Kernels() { clear(); }

  /// Null where it has to be added.
  Kernel *find(const tcopt_cuda_kernel &kernel) const {
    if (mask == 0)
      return nullptr;
    for (uint64_t i = hash(&kernel);; ++i) {
      const Slot &slot = slots[i & mask];
      if (slot.address == &kernel)
        return isSame(*slot.kernel, kernel) ? slot.kernel : nullptr;
      if (!slot.address)
        return nullptr;
    }
  }

  /// Null without memory.
  Kernel *add(const tcopt_cuda_kernel &kernel, const Function &function);

  /// Whether so many have been added that it is time to clear.
  bool isFull() const { return owned.size() >= 4096; }
  /// Frees all.
  void clear();

private:
  struct Slot {
    const tcopt_cuda_kernel *address;
    Kernel *kernel;
  };

  static uint64_t hash(const tcopt_cuda_kernel *address) {
    return (reinterpret_cast<uint64_t>(address) * 0x9e3779b97f4a7c15u) >> 32;
  }
  static bool isSame(const Kernel &known, const tcopt_cuda_kernel &kernel) {
    return sameKey(known.key, kernel.image->key) &&
           std::strcmp(known.name, kernel.name) == 0;
  }
  bool grow();
  void put(const Slot &slot);

  Slot *slots = nullptr;
  /// The number of slots less 1; 0 for none.
  uint64_t mask = 0;
  uint64_t numTaken = 0;
  /// All that were made, those of programs that are gone too.
  GrowArray<Kernel *> owned;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_KERNELS_H
