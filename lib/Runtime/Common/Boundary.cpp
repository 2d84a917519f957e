//===- Boundary.cpp - Layouts that kernels can work on --------------------===//
//
// Kernels take C-contiguous, 64-byte-aligned memory. Other tensors are copied
// here, once, and counted, so that no caller pays for copies unawares.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"

using namespace tcopt::rt;

/// The tensor's own memory, where a kernel can work on it; null otherwise.
static void *directAddress(tcopt_context &ctx, const View &view,
                           int64_t bytes) {
  if (bytes == 0)
    return ctx.noElements;
  return view.isContiguous() && isAligned(view.data) ? view.data : nullptr;
}

/// The same where that takes one look.
static void *plainAddress(const tcopt_context *ctx, const tcopt_tensor *t) {
  return ctx && t && plainBytes(*t) && isAligned(plainData(*t)) ? plainData(*t)
                                                                : nullptr;
}

/// Null for the memory of a device, too.
static void *reachableAddress(tcopt_context &ctx, const tcopt_tensor &t,
                              int64_t bytes) {
  if (bytes != 0 && !isOnHost(t))
    return nullptr;
  return directAddress(ctx, View(t), bytes);
}

void *tcopt_rt_contiguous(tcopt_context *ctx, const tcopt_tensor *t) {
  if (void *plain = plainAddress(ctx, t))
    return plain;
  int64_t bytes;
  if (checkReachable(ctx, t, "contiguous", &bytes))
    return nullptr;
  if (void *direct = reachableAddress(*ctx, *t, bytes))
    return direct;
  void *copy = tcopt_rt_arena_begin(ctx, bytes, nullptr);
  if (!copy)
    return nullptr;
  ++ctx->copies;
  if (isOnHost(*t))
    copyElements(View(*t, copy), View(*t));
  else if (copyFromDevice(*ctx, copy, *t, bytes))
    return nullptr;
  return copy;
}

void *tcopt_rt_output_begin(tcopt_context *ctx, const tcopt_tensor *t) {
  if (void *plain = plainAddress(ctx, t))
    return plain;
  int64_t bytes;
  if (checkReachable(ctx, t, "output", &bytes))
    return nullptr;
  if (void *direct = reachableAddress(*ctx, *t, bytes))
    return direct;
  return tcopt_rt_arena_begin(ctx, bytes, nullptr);
}

int tcopt_rt_output_end(tcopt_context *ctx, const tcopt_tensor *t,
                        const void *data) {
  int64_t bytes;
  if (int status = tcopt_rt_status(ctx))
    return status;
  // Its layout was checked where it began.
  if (ctx && t && data && isOnHost(*t) && data == plainData(*t))
    return TCOPT_OK;
  if (int status = checkReachable(ctx, t, "output", &bytes))
    return status;
  View view(*t);
  if (bytes == 0 || data == view.data)
    return TCOPT_OK;
  if (!data)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "output: the data to copy is missing");
  ++ctx->copies;
  if (!isOnHost(*t))
    return copyToDevice(*ctx, *t, data, bytes);
  copyElements(view, View(*t, const_cast<void *>(data)));
  return TCOPT_OK;
}

int64_t tcopt_rt_copies(const tcopt_context *ctx) {
  return ctx ? ctx->copies : 0;
}
