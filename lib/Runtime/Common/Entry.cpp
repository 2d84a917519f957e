//===- Entry.cpp - Guards of entry points ---------------------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"
#include "Text.h"

#include <algorithm>
#include <charconv>
#include <cstring>

using namespace tcopt::rt;

namespace {
/// How messages call a tensor: "argument 0 ('x')". Made in each call, so by
/// hand: printf takes longer than all checks.
struct Who {
  Who(const char *kind, int32_t index, const char *name) {
    add(kind);
    add(" ");
    *std::to_chars(end, text + sizeof(text) - 1, index).ptr = 0;
    end += std::strlen(end);
    if (!name)
      return;
    add(" ('");
    add(name);
    add("')");
  }

  char text[160];

private:
  void add(const char *part) {
    size_t room = size_t(text + sizeof(text) - 1 - end);
    size_t length = std::min(std::strlen(part), room);
    std::memcpy(end, part, length);
    end += length;
    *end = 0;
  }

  char *end = text;
};

struct Expected {
  tcopt_dtype dtype;
  int32_t ndim;
  const int64_t *shape;
  /// The CPU if its type is 0; any number of the type if `id` is -1.
  tcopt_device device = {0, 0};
  /// The context's device will do where the CPU is stated.
  bool isAnywhere = false;
};
} // namespace

static bool shapeMatches(const tcopt_tensor &t, const int64_t *shape) {
  for (int32_t d = 0; shape && d < t.ndim; ++d)
    if (shape[d] >= 0 && shape[d] != t.shape[d])
      return false;
  return true;
}

/// Of the CPU and of places that need no closer look.
static bool isStatedPlace(const tcopt_context &ctx, const tcopt_tensor &t,
                          const Expected &expected) {
  if (isOnHost(t))
    return expected.device.type == 0;
  return (expected.isAnywhere ||
          (t.device.type == expected.device.type &&
           (expected.device.id == t.device.id || expected.device.id == -1))) &&
         isOnOwnDevice(ctx, t);
}

/// Whether it is fine, found without a message being made.
static bool isPlain(const tcopt_context *ctx, const tcopt_tensor *t,
                    const Expected &expected) {
  return ctx && t && sameDtype(t->dtype, expected.dtype) &&
         t->ndim == expected.ndim && isStatedPlace(*ctx, *t, expected) &&
         packedBytes(*t) && shapeMatches(*t, expected.shape);
}

static int failShape(tcopt_context *ctx, const tcopt_tensor &t,
                     const int64_t *shape, const char *who) {
  Text expected, found;
  expected.appendIndices(shape, t.ndim);
  found.appendIndices(t.shape, t.ndim);
  return failf(ctx, TCOPT_SHAPE_MISMATCH, "%s: expected shape %s, found %s",
               who, expected.str(), found.str());
}

static int checkType(tcopt_context *ctx, const tcopt_tensor &t,
                     const Expected &expected, const char *who) {
  if (!sameDtype(t.dtype, expected.dtype))
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: expected %s, found %s", who,
                 dtypeNameOrUnknown(expected.dtype),
                 dtypeNameOrUnknown(t.dtype));
  if (t.ndim != expected.ndim)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected rank %d, found rank %d", who, expected.ndim,
                 t.ndim);
  return TCOPT_OK;
}

/// As stated, and therefore the context's.
static int checkDevice(tcopt_context *ctx, const tcopt_tensor *t,
                       const Expected &expected, const char *who) {
  if (int status = checkOnDevice(ctx, t, who))
    return status;
  tcopt_device found = t->device, stated = expected.device;
  if (found.type != stated.type)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected device type %d, found %d", who, stated.type,
                 found.type);
  if (stated.id >= 0 && found.id != stated.id)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected device number %d, found %d", who, stated.id,
                 found.id);
  return TCOPT_OK;
}

static int checkData(tcopt_context *ctx, const tcopt_tensor *t,
                     const Expected &expected, const char *who) {
  int64_t bytes;
  if (expected.isAnywhere)
    return checkReachable(ctx, t, who, &bytes);
  if (expected.device.type == 0)
    return checkReadable(ctx, t, who, &bytes);
  if (int status = checkDevice(ctx, t, expected, who))
    return status;
  return checkDeviceData(ctx, *t, who, &bytes);
}

static int checkTensor(tcopt_context *ctx, const tcopt_tensor *t,
                       const Expected &expected, const char *who) {
  // Type before layout: a wrong type is the clearer message.
  if (ctx && t)
    if (int status = checkType(ctx, *t, expected, who))
      return status;
  if (int status = checkData(ctx, t, expected, who))
    return status;
  return shapeMatches(*t, expected.shape)
             ? TCOPT_OK
             : failShape(ctx, *t, expected.shape, who);
}

int tcopt_rt_check_input(tcopt_context *ctx, const tcopt_tensor *t,
                         int32_t index, int32_t dtypeCode, int32_t dtypeBits,
                         int32_t ndim, const int64_t *staticShape,
                         const char *name) {
  Expected expected{makeDtype(dtypeCode, dtypeBits), ndim, staticShape};
  if (isPlain(ctx, t, expected)) [[likely]]
    return TCOPT_OK;
  return checkTensor(ctx, t, expected, Who("argument", index, name).text);
}

static int checkNoOverlap(tcopt_context *ctx, const tcopt_tensor &t,
                          const char *who) {
  // Without elements none is written twice.
  bool isEmpty = std::find(t.shape, t.shape + t.ndim, 0) != t.shape + t.ndim;
  for (int32_t d = 0; t.strides && !isEmpty && d < t.ndim; ++d)
    if (t.strides[d] == 0 && t.shape[d] > 1)
      return failf(ctx, TCOPT_INVALID_ARGUMENT,
                   "%s: a result must not have stride 0 (dimension %d)", who,
                   d);
  return TCOPT_OK;
}

static int checkResult(tcopt_context *ctx, const tcopt_tensor *t,
                       const Expected &expected, int32_t index,
                       const char *name) {
  if (isPlain(ctx, t, expected)) [[likely]]
    return TCOPT_OK;
  Who who("result", index, name);
  if (int status = checkTensor(ctx, t, expected, who.text))
    return status;
  return checkNoOverlap(ctx, *t, who.text);
}

int tcopt_rt_check_output(tcopt_context *ctx, const tcopt_tensor *t,
                          int32_t index, int32_t dtypeCode, int32_t dtypeBits,
                          int32_t ndim, const int64_t *staticShape,
                          const char *name) {
  if (ctx && t && !t->data)
    if (int status =
            allocateResult(*ctx, *const_cast<tcopt_tensor *>(t), index))
      return status;
  return checkResult(ctx, t,
                     {makeDtype(dtypeCode, dtypeBits), ndim, staticShape},
                     index, name);
}

int tcopt_rt_check_late_output(tcopt_context *ctx, const tcopt_tensor *t,
                               int32_t index, int32_t dtypeCode,
                               int32_t dtypeBits, int32_t ndim,
                               const int64_t *staticShape, const char *name) {
  Expected expected{makeDtype(dtypeCode, dtypeBits), ndim, staticShape};
  if (!ctx || !t || t->data || !ctx->caller.allocate)
    return checkResult(ctx, t, expected, index, name);
  Who who("result", index, name);
  if (int status = checkType(ctx, *t, expected, who.text))
    return status;
  int64_t bytes;
  if (int status = checkLayout(ctx, *t, who.text, &bytes))
    return status;
  return shapeMatches(*t, expected.shape)
             ? TCOPT_OK
             : failShape(ctx, *t, expected.shape, who.text);
}

static Expected expectedOn(int32_t type, int32_t id, tcopt_dtype dtype,
                           int32_t ndim, const int64_t *shape) {
  return {dtype, ndim, shape, {type, id}, type == 0};
}

int tcopt_rt_check_device_input(tcopt_context *ctx, const tcopt_tensor *t,
                                int32_t index, int32_t deviceType,
                                int32_t deviceId, int32_t dtypeCode,
                                int32_t dtypeBits, int32_t ndim,
                                const int64_t *staticShape, const char *name) {
  Expected expected = expectedOn(
      deviceType, deviceId, makeDtype(dtypeCode, dtypeBits), ndim, staticShape);
  if (isPlain(ctx, t, expected)) [[likely]]
    return TCOPT_OK;
  return checkTensor(ctx, t, expected, Who("argument", index, name).text);
}

int tcopt_rt_check_device_output(tcopt_context *ctx, const tcopt_tensor *t,
                                 int32_t index, int32_t deviceType,
                                 int32_t deviceId, int32_t dtypeCode,
                                 int32_t dtypeBits, int32_t ndim,
                                 const int64_t *staticShape, const char *name) {
  return checkResult(ctx, t,
                     expectedOn(deviceType, deviceId,
                                makeDtype(dtypeCode, dtypeBits), ndim,
                                staticShape),
                     index, name);
}

int tcopt_rt_check_unallocated(tcopt_context *ctx, const tcopt_tensor *t,
                               int32_t index, int32_t ndim, const char *name) {
  Who who("result", index, name);
  if (int status = tcopt_rt_check_rank(ctx, t, ndim, who.text))
    return status;
  if (!t->data)
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected no data, which the call allocates", who.text);
}

int tcopt_rt_check_rank(tcopt_context *ctx, const tcopt_tensor *t, int32_t ndim,
                        const char *what) {
  what = what ? what : "tensor";
  if (!t)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the tensor is missing",
                 what);
  if (t->ndim != ndim)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: expected rank %d, found rank %d", what, ndim, t->ndim);
  if (ndim > 0 && !t->shape)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the shape is missing", what);
  return TCOPT_OK;
}

int tcopt_rt_check_size(tcopt_context *ctx, int64_t found, int64_t expected,
                        const char *what) {
  if (found == expected)
    return TCOPT_OK;
  return failf(ctx, TCOPT_SHAPE_MISMATCH, "%s: expected size %lld, found %lld",
               what ? what : "size", static_cast<long long>(expected),
               static_cast<long long>(found));
}

int tcopt_rt_check_range(tcopt_context *ctx, int64_t value, int64_t min,
                         int64_t max, const char *what) {
  if (min <= value && value <= max)
    return TCOPT_OK;
  if (min == max)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: expected %lld, found %lld",
                 what ? what : "value", static_cast<long long>(min),
                 static_cast<long long>(value));
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected a value from %lld to %lld, found %lld",
               what ? what : "value", static_cast<long long>(min),
               static_cast<long long>(max), static_cast<long long>(value));
}

int tcopt_rt_check_multiple(tcopt_context *ctx, int64_t value, int64_t divisor,
                            const char *what) {
  if (divisor > 0 && value % divisor == 0)
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected a multiple of %lld, found %lld",
               what ? what : "value", static_cast<long long>(divisor),
               static_cast<long long>(value));
}
