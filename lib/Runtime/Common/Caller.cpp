//===- Caller.cpp - results and arguments of callers ----------------------===//
//
// A caller that allocates results when they are first written to, and frees
// arguments that are no longer read, needs less memory at once.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Tensor.h"

using namespace tcopt::rt;

void tcopt_rt_set_caller(tcopt_context *ctx, const tcopt_caller *caller) {
  if (ctx)
    ctx->caller = caller ? *caller : tcopt_caller{};
}

int tcopt::rt::allocateResult(tcopt_context &ctx, tcopt_tensor &t,
                              int32_t index) {
  int64_t bytes;
  if (t.data || !ctx.caller.allocate)
    return TCOPT_OK;
  if (int status = checkLayout(&ctx, t, "result", &bytes))
    return status;
  t.data = ctx.caller.allocate(ctx.caller.user, index);
  if (t.data || bytes == 0)
    return TCOPT_OK;
  failAllocation(&ctx, bytes);
  return tcopt_rt_status(&ctx);
}

void tcopt_rt_results_begin(tcopt_context *ctx, tcopt_tensor *out) {
  if (!ctx)
    return;
  ctx->results = out;
  ctx->late.truncate(0);
}

void *tcopt_rt_result_begin(tcopt_context *ctx, int32_t index) {
  if (!ctx || !ctx->results || index < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT, "result_begin: the tensor is missing");
    return nullptr;
  }
  tcopt_tensor &t = ctx->results[index];
  if (allocateResult(*ctx, t, index))
    return nullptr;
  void *data = tcopt_rt_output_begin(ctx, &t);
  if (data && !ctx->late.push({&t, data})) {
    failf(ctx, TCOPT_OUT_OF_MEMORY, "out of memory for results");
    return nullptr;
  }
  return data;
}

int tcopt_rt_results_end(tcopt_context *ctx) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  for (const LateResult &result : ctx->late)
    tcopt_rt_output_end(ctx, result.tensor, result.data);
  ctx->late.truncate(0);
  ctx->results = nullptr;
  return tcopt_rt_status(ctx);
}

void tcopt_rt_input_end(tcopt_context *ctx, int32_t index) {
  if (ctx && ctx->caller.release)
    ctx->caller.release(ctx->caller.user, index);
}
