//===- Context.cpp - Making and ending contexts ---------------------------===//

#include "Context.h"
#include "Device.h"

#include <algorithm>
#include <cstring>
#include <new>

using namespace tcopt::rt;

static bool allZero(const char *bytes, uint64_t count) {
  return std::all_of(bytes, bytes + count, [](char c) { return c == 0; });
}

/// Copies the fields both sides know; false when the caller's header is newer
/// and asks for something that this library does not have.
static bool readOptions(const tcopt_context_options &from,
                        tcopt_context_options &to) {
  uint64_t known = std::min<uint64_t>(from.size, sizeof(to));
  if (known < sizeof(from.size))
    return false;
  std::memcpy(&to, &from, known);
  return allZero(reinterpret_cast<const char *>(&from) + known,
                 from.size - known);
}

static bool areValid(const tcopt_context_options &options) {
  return options.threads >= 0 && options.threads <= maxThreads &&
         !options.allocate == !options.deallocate && isDeviceValid(options);
}

int tcopt_rt_context_create(const tcopt_context_options *options,
                            tcopt_context **ctx) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  *ctx = nullptr;
  tcopt_context_options chosen = {};
  if (options && !readOptions(*options, chosen))
    return TCOPT_INVALID_ARGUMENT;
  if (!areValid(chosen))
    return TCOPT_INVALID_ARGUMENT;
  void *memory = nullptr;
  if (posix_memalign(&memory, alignof(tcopt_context), sizeof(tcopt_context)))
    return TCOPT_OUT_OF_MEMORY;
  *ctx = new (memory) tcopt_context;
  (*ctx)->options = chosen;
  return TCOPT_OK;
}

void tcopt_rt_context_destroy(tcopt_context *ctx) {
  if (!ctx)
    return;
  tcopt_rt_profile_clear(ctx);
  closeFrame(*ctx, 0);
  dropResults(*ctx);
  tcopt_rt_trim(ctx);
  ctx->~tcopt_context();
  std::free(ctx);
}

int tcopt_rt_set_threads(tcopt_context *ctx, int32_t threads) {
  if (threads < 0 || threads > maxThreads)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "expected 0 to %d threads, found %d", maxThreads, threads);
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  ctx->options.threads = threads;
  return TCOPT_OK;
}

int32_t tcopt_rt_threads(const tcopt_context *ctx) {
  if (ctx && ctx->options.threads > 0)
    return ctx->options.threads;
  return std::clamp(defaultThreads(), 1, maxThreads);
}

void tcopt_rt_reset(tcopt_context *ctx) {
  if (!ctx)
    return;
  closeFrame(*ctx, 0);
  dropResults(*ctx);
  ctx->copies = ctx->hostCalls = 0;
  ctx->message[0] = 0;
  ctx->kernelFailure = {};
  ctx->hasKernelFailure.store(false, std::memory_order_release);
  ctx->status.store(TCOPT_OK, std::memory_order_release);
  ctx->failureClaimed.store(false, std::memory_order_release);
}
