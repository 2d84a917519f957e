//===- Results.cpp - Results that the function allocates ------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"

#include <algorithm>

using namespace tcopt::rt;

static GivenResult *findResult(tcopt_context &ctx, int32_t index) {
  auto *found =
      std::find_if(ctx.given.begin(), ctx.given.end(),
                   [&](const GivenResult &r) { return r.index == index; });
  return found == ctx.given.end() ? nullptr : found;
}

static void freeGiven(tcopt_context &ctx, const GivenResult &result) {
  if (result.onDevice)
    freeOnDevice(ctx, result.data, result.bytes);
  else
    tcopt_rt_free(&ctx, result.data);
}

void tcopt::rt::dropResults(tcopt_context &ctx) {
  for (GivenResult &result : ctx.given)
    freeGiven(ctx, result);
  ctx.given.truncate(0);
}

/// Memory for it, with a copy of the elements; null after a failure.
static void *copyResult(tcopt_context &ctx, const tcopt_tensor &t,
                        int64_t bytes) {
  if (isOnHost(t)) {
    void *data = tcopt_rt_alloc(&ctx, bytes);
    if (data)
      copyElements(View(t, data), View(t));
    return data;
  }
  void *data = allocateOnDevice(ctx, ctx.options.stream, bytes);
  if (!data)
    return failAllocation(&ctx, bytes);
  if (bytes == 0 || !moveOnDevice(ctx, data, View(t).data, bytes))
    return data;
  freeOnDevice(ctx, data, bytes);
  return nullptr;
}

int tcopt_rt_give_result(tcopt_context *ctx, int32_t index,
                         const tcopt_tensor *t) {
  int64_t bytes;
  if (int status = checkReachable(ctx, t, "give_result", &bytes))
    return status;
  if (findResult(*ctx, index))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "give_result: result %d was given before", index);
  void *data = copyResult(*ctx, *t, bytes);
  if (!data)
    return tcopt_rt_status(ctx);
  GivenResult result = {index, t->ndim, t->dtype.bits, !isOnHost(*t), bytes,
                        data,  {}};
  std::copy_n(t->shape, t->ndim, result.shape);
  if (ctx->given.push(result))
    return TCOPT_OK;
  freeGiven(*ctx, result);
  return failf(ctx, TCOPT_OUT_OF_MEMORY, "out of memory for results");
}

int tcopt_rt_take_result(tcopt_context *ctx, int32_t index, tcopt_tensor *out,
                         int32_t dtypeCode, int32_t dtypeBits) {
  if (int status = tcopt_rt_status(ctx))
    return status;
  GivenResult *result = ctx ? findResult(*ctx, index) : nullptr;
  if (!result || result->bits != dtypeBits || !out ||
      (result->ndim > 0 && !out->shape))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "take_result: no result %d of this type, or no room for its "
                 "shape",
                 index);
  std::copy_n(result->shape, result->ndim, out->shape);
  *out = {result->data,
          result->onDevice ? ctx->options.device
                           : tcopt_device{TCOPT_DEVICE_CPU, 0},
          result->ndim,
          makeDtype(dtypeCode, dtypeBits),
          out->shape,
          nullptr,
          0};
  *result = ctx->given[ctx->given.size() - 1];
  ctx->given.truncate(ctx->given.size() - 1);
  return TCOPT_OK;
}
