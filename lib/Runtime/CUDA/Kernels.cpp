//===- Kernels.cpp - The kernels that a context has launched --------------===//

#include "Kernels.h"

#include <cstdlib>

using namespace tcopt::rt::cuda;

/// Without being asked for, a kernel has this much shared memory.
static constexpr int defaultShared = 48 << 10;

static Kernel *makeKernel(const tcopt_cuda_kernel &from,
                          const Function &function) {
  size_t nameBytes = std::strlen(from.name) + 1;
  size_t whereBytes = from.where ? std::strlen(from.where) + 1 : 0;
  auto *memory =
      static_cast<char *>(std::malloc(sizeof(Kernel) + nameBytes + whereBytes));
  if (!memory)
    return nullptr;
  char *name = memory + sizeof(Kernel), *where = name + nameBytes;
  std::memcpy(name, from.name, nameBytes);
  if (from.where)
    std::memcpy(where, from.where, whereBytes);
  auto *kernel = reinterpret_cast<Kernel *>(memory);
  *kernel = {function.handle,
             {from.image->key[0], from.image->key[1]},
             function.staticShared,
             defaultShared - function.staticShared,
             name,
             from.where ? where : nullptr};
  return kernel;
}

void Kernels::put(const Slot &slot) {
  uint64_t i = hash(slot.address);
  while (slots[i & mask].address && slots[i & mask].address != slot.address)
    ++i;
  numTaken += slots[i & mask].address == nullptr;
  slots[i & mask] = slot;
}

/// At most half of the slots are taken.
bool Kernels::grow() {
  if (mask != 0 && (numTaken + 1) * 2 <= mask + 1)
    return true;
  uint64_t count = mask == 0 ? 64 : (mask + 1) * 2;
  auto *larger = static_cast<Slot *>(std::calloc(count, sizeof(Slot)));
  if (!larger)
    return false;
  Slot *old = slots;
  uint64_t numOld = mask == 0 ? 0 : mask + 1;
  slots = larger;
  mask = count - 1;
  numTaken = 0;
  for (uint64_t i = 0; i < numOld; ++i)
    if (old[i].address)
      put(old[i]);
  std::free(old);
  return true;
}

Kernel *Kernels::add(const tcopt_cuda_kernel &from, const Function &function) {
  if (!grow() || !owned.reserve(1))
    return nullptr;
  Kernel *kernel = makeKernel(from, function);
  if (!kernel)
    return nullptr;
  owned.push(kernel);
  put({&from, kernel});
  return kernel;
}

void Kernels::clear() {
  for (Kernel *kernel : owned)
    std::free(kernel);
  owned.truncate(0);
  std::free(slots);
  slots = nullptr;
  mask = numTaken = 0;
}
