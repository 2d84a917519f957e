//===- Status.cpp - The status word and message of a call -----------------===//

#include "Context.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <utility>

using namespace tcopt::rt;

int tcopt_rt_fail(tcopt_context *ctx, int code, const char *message) {
  if (code == TCOPT_OK)
    code = TCOPT_INTERNAL;
  if (!ctx || ctx->failureClaimed.exchange(true, std::memory_order_acq_rel))
    return code;
  if (!message)
    message = tcopt_rt_status_name(code);
  std::snprintf(ctx->message, sizeof(ctx->message), "%s", message);
  ctx->status.store(code, std::memory_order_release);
  return code;
}

namespace {
/// Keeps other threads from the failure of the kernel that runs.
class Hold {
public:
  explicit Hold(tcopt_context &ctx) : flag(ctx.holdsKernelFailure) {
    while (flag.test_and_set(std::memory_order_acquire))
      ;
  }
  ~Hold() { flag.clear(std::memory_order_release); }
  Hold(const Hold &) = delete;

private:
  std::atomic_flag &flag;
};
} // namespace

int tcopt_rt_fail_in_order(tcopt_context *ctx, int code, const char *message,
                           int32_t order) {
  if (!ctx || !message)
    return tcopt_rt_fail(ctx, code, message);
  Hold hold(*ctx);
  tcopt_context::KernelFailure &known = ctx->kernelFailure;
  if (!known.text || order < known.order)
    known = {message, code, order};
  ctx->hasKernelFailure.store(true, std::memory_order_release);
  return code;
}

/// The kernel is done: its failure is that of the call.
static void publishKernelFailure(tcopt_context *ctx) {
  if (!ctx->hasKernelFailure.load(std::memory_order_acquire) ||
      ctx->inParallel.load(std::memory_order_acquire))
    return;
  tcopt_context::KernelFailure found;
  {
    Hold hold(*ctx);
    std::swap(found, ctx->kernelFailure);
    ctx->hasKernelFailure.store(false, std::memory_order_release);
  }
  if (found.text)
    tcopt_rt_fail(ctx, found.code, found.text);
}

int tcopt::rt::failf(tcopt_context *ctx, int code, const char *format, ...) {
  char text[messageBytes];
  va_list args;
  va_start(args, format);
  std::vsnprintf(text, sizeof(text), format, args);
  va_end(args);
  return tcopt_rt_fail(ctx, code, text);
}

void tcopt::rt::prependPlace(tcopt_context &ctx, const char *where) {
  char message[messageBytes];
  std::memcpy(message, ctx.message, sizeof(message));
  int length = std::snprintf(ctx.message, sizeof(ctx.message), "%s: ", where);
  if (length > 0 && size_t(length) < sizeof(ctx.message))
    std::snprintf(ctx.message + length, sizeof(ctx.message) - size_t(length),
                  "%s", message);
}

int tcopt_rt_fail_index(tcopt_context *ctx, int64_t index, int64_t size,
                        const char *where) {
  return failf(ctx, TCOPT_INDEX_OUT_OF_BOUNDS,
               "%s%sindex %lld is out of bounds for size %lld",
               where ? where : "", where ? ": " : "",
               static_cast<long long>(index), static_cast<long long>(size));
}

int tcopt_rt_status(const tcopt_context *ctx) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  publishKernelFailure(const_cast<tcopt_context *>(ctx));
  return ctx->status.load(std::memory_order_acquire);
}

const char *tcopt_rt_last_error(const tcopt_context *ctx) {
  if (!ctx)
    return "no context";
  return tcopt_rt_status(ctx) == TCOPT_OK ? "" : ctx->message;
}

const char *tcopt_rt_status_name(int status) {
  switch (status) {
  case TCOPT_OK:
    return "ok";
  case TCOPT_INVALID_ARGUMENT:
    return "invalid argument";
  case TCOPT_OUT_OF_MEMORY:
    return "out of memory";
  case TCOPT_INDEX_OUT_OF_BOUNDS:
    return "index out of bounds";
  case TCOPT_DIVISION_BY_ZERO:
    return "division by zero";
  case TCOPT_CHECK_FAILED:
    return "check failed";
  case TCOPT_SHAPE_MISMATCH:
    return "shape mismatch";
  case TCOPT_INTERNAL:
    return "internal error";
  case TCOPT_TIME_LIMIT:
    return "time limit exceeded";
  case TCOPT_UNSUPPORTED:
    return "unsupported";
  default:
    return "unknown status";
  }
}
