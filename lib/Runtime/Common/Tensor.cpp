//===- Tensor.cpp - Dtypes, layouts and walks over tensors ----------------===//

#include "Tensor.h"
#include "Context.h"

#include <algorithm>
#include <cstring>

using namespace tcopt::rt;

//===----------------------------------------------------------------------===//
// Dtypes
//===----------------------------------------------------------------------===//

namespace {
struct DtypeName {
  tcopt_dtype dtype;
  const char *name;
};
} // namespace

static constexpr DtypeName dtypeNames[] = {
    {{TCOPT_F64, 1}, "f64"},   {{TCOPT_F32, 1}, "f32"}, {{TCOPT_F16, 1}, "f16"},
    {{TCOPT_BF16, 1}, "bf16"}, {{TCOPT_I64, 1}, "i64"}, {{TCOPT_I32, 1}, "i32"},
    {{TCOPT_I16, 1}, "i16"},   {{TCOPT_I8, 1}, "i8"},   {{TCOPT_UI8, 1}, "ui8"},
    {{TCOPT_BOOL, 1}, "i1"},
};

tcopt_dtype tcopt::rt::makeDtype(int32_t code, int32_t bits) {
  if (code < 0 || code > 254 || bits < 0 || bits > 255)
    return {255, 0, 0};
  return {static_cast<uint8_t>(code), static_cast<uint8_t>(bits), 1};
}

bool tcopt::rt::sameDtype(tcopt_dtype a, tcopt_dtype b) {
  return a.code == b.code && a.bits == b.bits && a.lanes == b.lanes;
}

const char *tcopt::rt::dtypeName(tcopt_dtype dtype) {
  for (const DtypeName &entry : dtypeNames)
    if (sameDtype(entry.dtype, dtype))
      return entry.name;
  return nullptr;
}

const char *tcopt::rt::dtypeNameOrUnknown(tcopt_dtype dtype) {
  const char *name = dtypeName(dtype);
  return name ? name : "an unknown dtype";
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

static bool hasNoElements(const tcopt_tensor &t) {
  return std::find(t.shape, t.shape + t.ndim, 0) != t.shape + t.ndim;
}

/// Bytes of the elements in C order; false when they overflow.
static bool contiguousBytes(const tcopt_tensor &t, int64_t *bytes) {
  *bytes = t.dtype.bits / 8;
  if (hasNoElements(t)) {
    *bytes = 0;
    return true;
  }
  for (int32_t d = 0; d < t.ndim; ++d)
    if (__builtin_mul_overflow(*bytes, t.shape[d], bytes))
      return false;
  return true;
}

/// The distances a Cursor covers fit 64 bits, all dimensions together.
static bool stridesFit(const tcopt_tensor &t) {
  if (!t.strides || hasNoElements(t))
    return true;
  int64_t reach = 0, step;
  for (int32_t d = 0; d < t.ndim; ++d) {
    if (t.shape[d] == 1)
      continue;
    if (t.strides[d] == INT64_MIN ||
        __builtin_mul_overflow(std::abs(t.strides[d]), t.dtype.bits / 8,
                               &step) ||
        __builtin_mul_overflow(step, t.shape[d], &step) ||
        __builtin_add_overflow(reach, step, &reach))
      return false;
  }
  return true;
}

static int checkSizes(tcopt_context *ctx, const tcopt_tensor &t,
                      const char *who) {
  if (t.ndim < 0 || t.ndim > TCOPT_RT_MAX_NDIM)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected a rank of 0 to %d, found %d", who,
                 TCOPT_RT_MAX_NDIM, t.ndim);
  if (t.ndim > 0 && !t.shape)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the shape is missing", who);
  for (int32_t d = 0; d < t.ndim; ++d)
    if (t.shape[d] < 0)
      return failf(ctx, TCOPT_INVALID_ARGUMENT,
                   "%s: the size of dimension %d is negative (%lld)", who, d,
                   static_cast<long long>(t.shape[d]));
  return TCOPT_OK;
}

int tcopt::rt::checkLayout(tcopt_context *ctx, const tcopt_tensor &t,
                           const char *who, int64_t *bytes) {
  if (!dtypeName(t.dtype))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: unknown dtype (code %d, %d bits, %d lanes)", who,
                 t.dtype.code, t.dtype.bits, t.dtype.lanes);
  if (int status = checkSizes(ctx, t, who))
    return status;
  if (!contiguousBytes(t, bytes) || !stridesFit(t))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: the size of the tensor overflows 64 bits", who);
  return TCOPT_OK;
}

int tcopt::rt::checkReadable(tcopt_context *ctx, const tcopt_tensor *t,
                             const char *who, int64_t *bytes) {
  if (!ctx || !t)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the tensor is missing", who);
  if (t->device.type != TCOPT_DEVICE_CPU)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected a CPU tensor (device type %d), found device "
                 "type %d",
                 who, TCOPT_DEVICE_CPU, t->device.type);
  if (int status = checkLayout(ctx, *t, who, bytes))
    return status;
  if (!t->data && *bytes != 0)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the data is missing", who);
  return TCOPT_OK;
}

int64_t tcopt::rt::plainBytes(const tcopt_tensor &t) {
  return t.device.type == TCOPT_DEVICE_CPU ? packedBytes(t) : 0;
}

int64_t tcopt::rt::packedBytes(const tcopt_tensor &t) {
  if (!t.data || t.ndim < 0 || t.ndim > TCOPT_RT_MAX_NDIM ||
      (t.ndim > 0 && !t.shape) || !dtypeName(t.dtype))
    return 0;
  int64_t count = 1;
  for (int32_t d = t.ndim; d-- > 0;) {
    if (t.shape[d] <= 0 ||
        (t.strides && t.shape[d] != 1 && t.strides[d] != count) ||
        __builtin_mul_overflow(count, t.shape[d], &count))
      return 0;
  }
  int64_t bytes;
  return __builtin_mul_overflow(count, t.dtype.bits / 8, &bytes) ? 0 : bytes;
}

int64_t tcopt::rt::countElements(const tcopt_tensor &t) {
  if (hasNoElements(t))
    return 0;
  int64_t count = 1;
  for (int32_t d = 0; d < t.ndim; ++d)
    count *= t.shape[d];
  return count;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static void setContiguousStrides(View &view) {
  int64_t step = view.elementBytes;
  for (int32_t d = view.rank; d-- > 0;) {
    view.strides[d] = view.shape[d] == 1 ? 0 : step;
    step *= std::max<int64_t>(view.shape[d], 1);
  }
}

View::View(const tcopt_tensor &t, void *data)
    : data(static_cast<char *>(data)), rank(t.ndim),
      elementBytes(t.dtype.bits / 8) {
  // Without elements the other sizes may be anything, and nothing is walked.
  bool empty = hasNoElements(t);
  for (int32_t d = 0; d < rank; ++d)
    shape[d] = empty ? 0 : t.shape[d];
  setContiguousStrides(*this);
}

/// Adding to a null pointer is not defined, not even within no elements.
static char *firstElement(const tcopt_tensor &t) {
  return t.data ? static_cast<char *>(t.data) + t.byte_offset : nullptr;
}

View::View(const tcopt_tensor &t) : View(t, firstElement(t)) {
  if (!t.strides || hasNoElements(t))
    return;
  for (int32_t d = 0; d < rank; ++d)
    strides[d] = shape[d] == 1 ? 0 : t.strides[d] * elementBytes;
}

bool View::isContiguous() const {
  int64_t step = elementBytes;
  for (int32_t d = rank; d-- > 0;) {
    if (shape[d] == 0)
      return true;
    if (shape[d] != 1 && strides[d] != step)
      return false;
    step *= shape[d];
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

template <typename T>
static void copyRowOf(char *to, int64_t toStep, const char *from,
                      int64_t fromStep, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(to + i * toStep, from + i * fromStep, sizeof(T));
}

static void copyRow(const View &to, char *toRow, const View &from,
                    const char *fromRow) {
  int32_t d = to.rank - 1;
  int64_t count = d < 0 ? 1 : to.shape[d], bytes = to.elementBytes;
  int64_t toStep = d < 0 ? 0 : to.strides[d];
  int64_t fromStep = d < 0 ? 0 : from.strides[d];
  if (count == 1 || (toStep == bytes && fromStep == bytes))
    std::memcpy(toRow, fromRow, count * bytes);
  else if (bytes == 1)
    copyRowOf<uint8_t>(toRow, toStep, fromRow, fromStep, count);
  else if (bytes == 2)
    copyRowOf<uint16_t>(toRow, toStep, fromRow, fromStep, count);
  else if (bytes == 4)
    copyRowOf<uint32_t>(toRow, toStep, fromRow, fromStep, count);
  else
    copyRowOf<uint64_t>(toRow, toStep, fromRow, fromStep, count);
}

void tcopt::rt::copyElements(const View &to, const View &from) {
  if (std::find(to.shape, to.shape + to.rank, 0) != to.shape + to.rank)
    return;
  int32_t outer = std::max(to.rank - 1, 0);
  int64_t rows = 1;
  for (int32_t d = 0; d < outer; ++d)
    rows *= to.shape[d];
  Cursor toCursor(to, outer), fromCursor(from, outer);
  for (int64_t row = 0; row < rows; ++row) {
    copyRow(to, toCursor.address(), from, fromCursor.address());
    toCursor.next();
    fromCursor.next();
  }
}
