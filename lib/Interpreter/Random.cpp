//===- Random.cpp - Random bits -------------------------------------------===//

#include "Random.h"
#include "tcopt/Support/Philox.h"

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Expected;

uint64_t interp::philox(uint64_t seed, uint64_t counter) {
  PhiloxCounter words =
      philox4x32({uint32_t(counter), uint32_t(counter >> 32), 0, 0},
                 {uint32_t(seed), uint32_t(seed >> 32)});
  return words[0] | uint64_t(words[1]) << 32;
}

Expected<HostTensor> interp::philox(OpCall &call, const HostTensor &seed,
                                    const HostTensor &offset,
                                    ArrayRef<int64_t> shape) {
  Expected<HostTensor> result = call.create(DType::I64, shape);
  if (!result)
    return result;
  uint64_t key = seed.getInt(0), first = offset.getInt(0);
  for (int64_t i = 0; i < result->numElements(); ++i)
    result->setInt(i, int64_t(philox(key, first + i)));
  return result;
}
