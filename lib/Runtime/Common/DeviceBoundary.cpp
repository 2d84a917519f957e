//===- DeviceBoundary.cpp - Layouts that kernels on a device can work on --===//
//
// As Boundary.cpp, for code whose addresses are those of the context's device:
// what is in the host's memory is copied there and back, counted.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"

using namespace tcopt::rt;

/// The tensor's own memory, where that takes one look.
static void *plainDeviceAddress(const tcopt_context *ctx,
                                const tcopt_tensor *t) {
  return ctx && t && !isOnHost(*t) && isOnOwnDevice(*ctx, *t) &&
                 packedBytes(*t) && isAligned(plainData(*t))
             ? plainData(*t)
             : nullptr;
}

/// checkReachable, with a context that has a device.
static int checkForDevice(tcopt_context *ctx, const tcopt_tensor *t,
                          const char *who, int64_t *bytes) {
  if (int status = checkHasDevice(ctx, who))
    return status;
  return checkReachable(ctx, t, who, bytes);
}

/// Where kernels can work without a copy; null otherwise. Those of no elements
/// look nowhere.
static void *directDeviceAddress(tcopt_context &ctx, const tcopt_tensor &t,
                                 int64_t bytes) {
  if (bytes == 0)
    return ctx.noElements;
  void *data = View(t).data;
  return !isOnHost(t) && isAligned(data) ? data : nullptr;
}

/// Copies in C order to the device, from the host by way of an arena where the
/// elements are not in that order yet.
static int upload(tcopt_context &ctx, void *to, const tcopt_tensor &from,
                  int64_t bytes) {
  View view(from);
  if (!isOnHost(from))
    return tcopt_rt_device_move(&ctx, to, view.data, bytes);
  if (view.isContiguous())
    return tcopt_rt_device_write(&ctx, to, view.data, bytes);
  void *packed = tcopt_rt_arena_begin(&ctx, bytes, nullptr);
  if (!packed)
    return tcopt_rt_status(&ctx);
  copyElements(View(from, packed), view);
  int status = tcopt_rt_device_write(&ctx, to, packed, bytes);
  tcopt_rt_arena_end(&ctx, packed);
  return status;
}

/// The reverse.
static int download(tcopt_context &ctx, const tcopt_tensor &to,
                    const void *from, int64_t bytes) {
  View view(to);
  if (!isOnHost(to))
    return tcopt_rt_device_move(&ctx, view.data, from, bytes);
  if (view.isContiguous())
    return tcopt_rt_device_read(&ctx, view.data, from, bytes);
  void *packed = tcopt_rt_arena_begin(&ctx, bytes, nullptr);
  if (!packed)
    return tcopt_rt_status(&ctx);
  int status = tcopt_rt_device_read(&ctx, packed, from, bytes);
  if (status == TCOPT_OK)
    copyElements(view, View(to, packed));
  tcopt_rt_arena_end(&ctx, packed);
  return status;
}

void *tcopt_rt_device_contiguous(tcopt_context *ctx, const tcopt_tensor *t) {
  if (void *plain = plainDeviceAddress(ctx, t))
    return plain;
  int64_t bytes;
  if (checkForDevice(ctx, t, "device_contiguous", &bytes))
    return nullptr;
  if (void *direct = directDeviceAddress(*ctx, *t, bytes))
    return direct;
  void *copy = tcopt_rt_device_arena_begin(ctx, bytes, nullptr);
  if (!copy)
    return nullptr;
  ++ctx->copies;
  return upload(*ctx, copy, *t, bytes) ? nullptr : copy;
}

void *tcopt_rt_device_output_begin(tcopt_context *ctx, const tcopt_tensor *t) {
  if (void *plain = plainDeviceAddress(ctx, t))
    return plain;
  int64_t bytes;
  if (checkForDevice(ctx, t, "device_output", &bytes))
    return nullptr;
  if (void *direct = directDeviceAddress(*ctx, *t, bytes))
    return direct;
  return tcopt_rt_device_arena_begin(ctx, bytes, nullptr);
}

int tcopt_rt_device_output_end(tcopt_context *ctx, const tcopt_tensor *t,
                               const void *data) {
  if (int status = tcopt_rt_status(ctx))
    return status;
  if (data && plainDeviceAddress(ctx, t) == data)
    return TCOPT_OK;
  int64_t bytes;
  if (int status = checkForDevice(ctx, t, "device_output", &bytes))
    return status;
  if (bytes == 0 || (data && directDeviceAddress(*ctx, *t, bytes) == data))
    return TCOPT_OK;
  if (!data)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "device_output: the data to copy is missing");
  ++ctx->copies;
  return download(*ctx, *t, data, bytes);
}

void *tcopt_rt_device_donated_begin(tcopt_context *ctx, const tcopt_tensor *in,
                                    const tcopt_tensor *out) {
  int64_t bytes;
  if (checkForDevice(ctx, in, "donated argument", &bytes))
    return nullptr;
  void *data = tcopt_rt_device_output_begin(ctx, out);
  if (!data || bytes == 0 || (!isOnHost(*in) && View(*in).data == data))
    return data;
  ++ctx->copies;
  return upload(*ctx, data, *in, bytes) ? nullptr : data;
}
