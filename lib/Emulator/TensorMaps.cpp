//===- TensorMaps.cpp - descriptions of tensors for bulk copies -----------===//

#include "Driver.h"
#include <cstring>

using namespace tcopt::emulator;

namespace {
/// What the emulator keeps in the 128 bytes of a CUtensorMap.
struct TensorMap {
  uint64_t address;
  uint64_t sizes[5];
  uint64_t strides[4];
  uint16_t box[5];
  uint8_t elementStrides[5];
  uint8_t type, rank, interleave, swizzle, fill;
};
static_assert(sizeof(TensorMap) <= 128);
} // namespace

// By CUtensorMapDataType: u8, u16, u32, s32, u64, s64, f16, f32, f64, bf16, f32
// without subnormal numbers, tf32, the same of it.
static constexpr unsigned elementBytes[] = {1, 2, 4, 4, 8, 8, 2,
                                            4, 8, 2, 4, 4, 4};
// By CUtensorMapSwizzle: how wide a box may be.
static constexpr unsigned swizzleBytes[] = {0, 32, 64, 128};

extern "C" CUresult
cuTensorMapEncodeTiled(void *map, int type, uint32_t rank, void *address,
                       const uint64_t *sizes, const uint64_t *strides,
                       const uint32_t *box, const uint32_t *elementStrides,
                       int interleave, int swizzle, int, int fill) {
  return inContext([&](Driver &) {
    if (type < 0 || type >= 13 || rank < 1 || rank > 5 || swizzle < 0 ||
        swizzle > 3 || interleave != 0 ||
        reinterpret_cast<uint64_t>(address) % 16 ||
        reinterpret_cast<uint64_t>(map) % 64)
      return CUDA_ERROR_INVALID_VALUE;
    TensorMap made = {};
    made.address = reinterpret_cast<uint64_t>(address);
    made.type = type;
    made.rank = rank;
    made.swizzle = swizzle;
    made.fill = fill;
    for (uint32_t i = 0; i < rank; ++i) {
      bool ok =
          sizes[i] >= 1 && sizes[i] <= uint64_t(1) << 32 && box[i] >= 1 &&
          box[i] <= 256 && elementStrides[i] >= 1 && elementStrides[i] <= 8 &&
          (i == 0 ||
           (strides[i - 1] % 16 == 0 && strides[i - 1] < uint64_t(1) << 40));
      if (!ok)
        return CUDA_ERROR_INVALID_VALUE;
      made.sizes[i] = sizes[i];
      made.box[i] = box[i];
      made.elementStrides[i] = elementStrides[i];
      if (i)
        made.strides[i - 1] = strides[i - 1];
    }
    unsigned width = box[0] * elementBytes[type];
    if (width % 16 || (swizzle && width > swizzleBytes[swizzle]))
      return CUDA_ERROR_INVALID_VALUE;
    std::memset(map, 0, 128);
    std::memcpy(map, &made, sizeof(made));
    return CUDA_SUCCESS;
  });
}
