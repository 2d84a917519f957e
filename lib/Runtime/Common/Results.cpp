//===- Results.cpp - Results that the function allocates ------------------===//

#include "Context.h"
#include "Tensor.h"

#include <algorithm>

using namespace tcopt::rt;

static GivenResult *findResult(tcopt_context &ctx, int32_t index) {
  auto *found =
      std::find_if(ctx.given.begin(), ctx.given.end(),
                   [&](const GivenResult &r) { return r.index == index; });
  return found == ctx.given.end() ? nullptr : found;
}

void tcopt::rt::dropResults(tcopt_context &ctx) {
  for (GivenResult &result : ctx.given)
    tcopt_rt_free(&ctx, result.data);
  ctx.given.truncate(0);
}

int tcopt_rt_give_result(tcopt_context *ctx, int32_t index,
                         const tcopt_tensor *t) {
  int64_t bytes;
  if (int status = checkReadable(ctx, t, "give_result", &bytes))
    return status;
  if (findResult(*ctx, index))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "give_result: result %d was given before", index);
  GivenResult result = {
      index, t->ndim, t->dtype.bits, tcopt_rt_alloc(ctx, bytes), {}};
  if (!result.data)
    return TCOPT_OUT_OF_MEMORY;
  std::copy_n(t->shape, t->ndim, result.shape);
  copyElements(View(*t, result.data), View(*t));
  if (ctx->given.push(result))
    return TCOPT_OK;
  tcopt_rt_free(ctx, result.data);
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
          {TCOPT_DEVICE_CPU, 0},
          result->ndim,
          makeDtype(dtypeCode, dtypeBits),
          out->shape,
          nullptr,
          0};
  *result = ctx->given[ctx->given.size() - 1];
  ctx->given.truncate(ctx->given.size() - 1);
  return TCOPT_OK;
}
