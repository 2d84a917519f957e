//===- Donation.cpp - Arguments that a function updates in place ----------===//
//
// The caller passes one memory as an argument and as its result, and the
// kernels work there. Overlap that they do not expect is an error: they rely on
// pointers that do not alias.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"

#include <algorithm>
#include <tuple>

using namespace tcopt::rt;

/// Whether two tensors that need no closer look are one.
static bool isPlainlyOne(const tcopt_tensor &a, const tcopt_tensor &b) {
  return sameDevice(a.device, b.device) && a.data == b.data &&
         a.byte_offset == b.byte_offset && sameDtype(a.dtype, b.dtype) &&
         a.ndim == b.ndim && packedBytes(a) &&
         std::equal(a.shape, a.shape + a.ndim, b.shape) &&
         (a.strides == b.strides || packedBytes(b));
}

namespace {
/// The bytes of a tensor, and which one it is.
struct Extent {
  tcopt_device device;
  uintptr_t begin, end;
  const char *kind;
  int32_t index;
  bool isUpdated;
};

/// Collects extents and compares them.
class Extents {
public:
  explicit Extents(tcopt_context *ctx) : ctx(ctx) {}

  int add(const tcopt_tensor &t, const char *kind, int32_t index,
          bool isUpdated);
  int check();

private:
  int push(const Extent &extent);
  int fail(const Extent &a, const Extent &b);

  tcopt_context *ctx;
  GrowArray<Extent> extents;
};
} // namespace

int Extents::add(const tcopt_tensor &t, const char *kind, int32_t index,
                 bool isUpdated) {
  if (int64_t bytes = packedBytes(t)) {
    auto begin = reinterpret_cast<uintptr_t>(plainData(t));
    return push(
        {t.device, begin, begin + uintptr_t(bytes), kind, index, isUpdated});
  }
  // Results that the call allocates have no data.
  if (!t.data || countElements(t) == 0)
    return TCOPT_OK;
  View view(t);
  char *first = view.data, *last = view.data;
  for (int32_t d = 0; d < view.rank; ++d) {
    int64_t reach = view.strides[d] * (view.shape[d] - 1);
    (reach < 0 ? first : last) += reach;
  }
  Extent extent{t.device,
                reinterpret_cast<uintptr_t>(first),
                reinterpret_cast<uintptr_t>(last) +
                    static_cast<uintptr_t>(view.elementBytes),
                kind,
                index,
                isUpdated};
  return push(extent);
}

int Extents::push(const Extent &extent) {
  return extents.push(extent)
             ? TCOPT_OK
             : failf(ctx, TCOPT_OUT_OF_MEMORY, "no memory to compare tensors");
}

int Extents::fail(const Extent &a, const Extent &b) {
  const Extent &updated = a.isUpdated ? a : b;
  const Extent &other = a.isUpdated ? b : a;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s %d: expected memory that no other tensor uses, as it is "
               "updated in place, but found %s %d there too",
               updated.kind, updated.index, other.kind, other.index);
}

/// Those of one device are together: an address means nothing on another one.
static bool isBefore(const Extent &a, const Extent &b) {
  return std::tie(a.device.type, a.device.id, a.begin) <
         std::tie(b.device.type, b.device.id, b.begin);
}

// In the order of addresses, an extent overlaps an earlier one if it begins
// before the greatest end so far.
int Extents::check() {
  std::sort(extents.begin(), extents.end(), isBefore);
  const Extent *longest = nullptr, *updated = nullptr;
  for (const Extent &extent : extents) {
    if (longest && !sameDevice(longest->device, extent.device))
      longest = updated = nullptr;
    const Extent *before = extent.isUpdated ? longest : updated;
    if (before && extent.begin < before->end)
      return fail(*before, extent);
    if (!longest || longest->end < extent.end)
      longest = &extent;
    if (extent.isUpdated && (!updated || updated->end < extent.end))
      updated = &extent;
  }
  return TCOPT_OK;
}

static bool sameStrides(const View &a, const View &b) {
  return std::equal(a.strides, a.strides + a.rank, b.strides);
}

/// Whether they begin at one address of one memory.
static bool isAtOne(const tcopt_tensor &a, const tcopt_tensor &b) {
  return sameDevice(a.device, b.device) && View(a).data == View(b).data;
}

/// Whether an argument and its result are one.
static bool isInPlace(const tcopt_tensor &in, const tcopt_tensor &out) {
  if (isPlainlyOne(in, out))
    return true;
  View from(in), to(out);
  return isAtOne(in, out) && sameStrides(from, to);
}

/// Of tensors that are not one.
static int checkStrides(tcopt_context *ctx, const tcopt_tensor &in,
                        const tcopt_tensor &out, int32_t index, int64_t donor) {
  if (countElements(in) == 0 || !isAtOne(in, out))
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "result %d: expected the strides of argument %lld, in whose "
               "memory it is",
               index, static_cast<long long>(donor));
}

int tcopt_rt_check_donated(tcopt_context *ctx, const tcopt_tensor *in,
                           int32_t numInputs, const tcopt_tensor *out,
                           int32_t numResults, const int64_t *donors) {
  if (!ctx || !in || !out || !donors)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "the tensors are missing");
  Extents extents(ctx);
  GrowArray<bool> isOne;
  for (int32_t i = 0; i < numInputs; ++i)
    if (!isOne.push(false))
      return failf(ctx, TCOPT_OUT_OF_MEMORY, "no memory to compare tensors");
  for (int32_t j = 0; j < numResults; ++j) {
    int64_t donor = donors[j];
    if (donor >= numInputs)
      return failf(ctx, TCOPT_INVALID_ARGUMENT,
                   "result %d: expected one of %d arguments", j, numInputs);
    if (donor >= 0) {
      isOne[donor] = isInPlace(in[donor], out[j]);
      if (int status = isOne[donor]
                           ? int(TCOPT_OK)
                           : checkStrides(ctx, in[donor], out[j], j, donor))
        return status;
    }
    if (int status = extents.add(out[j], "result", j, donor >= 0))
      return status;
  }
  for (int32_t i = 0; i < numInputs; ++i)
    if (!isOne[i])
      if (int status = extents.add(in[i], "argument", i, false))
        return status;
  return extents.check();
}

void *tcopt_rt_donated_begin(tcopt_context *ctx, const tcopt_tensor *in,
                             const tcopt_tensor *out) {
  int64_t bytes;
  if (ctx && in && out && isOnHost(*out) && isPlainlyOne(*in, *out) &&
      isAligned(plainData(*out)))
    return plainData(*out);
  if (checkReadable(ctx, in, "donated argument", &bytes))
    return nullptr;
  void *data = tcopt_rt_output_begin(ctx, out);
  View from(*in);
  if (!data || bytes == 0 || data == from.data)
    return data;
  copyElements(View(*in, data), from);
  ++ctx->copies;
  return data;
}
