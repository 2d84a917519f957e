//===- ParallelFor.cpp - Parallel loops on OpenMP or the host's threads ---===//
//
// A loop is cut into numbered chunks; threads take the next number until none
// is left. The end of each chunk is a release and the end of the loop an
// acquire, so that a host's pool need not order memory itself. (That OpenMP
// does so, ThreadSanitizer only knows with LLVM's libarcher.so in the loader's
// path.)
//
//===----------------------------------------------------------------------===//

#include "../Common/Context.h"

#include <algorithm>
#include <omp.h>

using namespace tcopt::rt;

/// Enough to even out unequal chunks, few enough to cost nothing.
static constexpr int64_t chunksPerThread = 8;

namespace {
struct Loop {
  tcopt_context *ctx;
  tcopt_body body;
  void *args;
  int64_t n;
  int64_t chunkSize;
  int64_t chunks;
  std::atomic<int64_t> next{0};
  std::atomic<int64_t> done{0};

  void runChunk(int64_t chunk) {
    int64_t begin = chunk * chunkSize;
    int64_t size = std::min(chunkSize, n - begin);
    if (tcopt_rt_expired(ctx) == TCOPT_OK)
      body(ctx, args, begin, begin + size);
    done.fetch_add(1, std::memory_order_acq_rel);
  }

  void runChunks() {
    for (;;) {
      int64_t chunk = next.fetch_add(1, std::memory_order_relaxed);
      if (chunk >= chunks)
        return;
      runChunk(chunk);
    }
  }
};
} // namespace

int32_t tcopt::rt::defaultThreads() { return omp_get_max_threads(); }

static int64_t divideUp(int64_t a, int64_t b) { return a / b + (a % b != 0); }

static void runOnOpenMP(Loop &loop, int32_t threads) {
#pragma omp parallel num_threads(threads)
  loop.runChunks();
}

static void runHostTask(void *arg, int64_t index) {
  static_cast<Loop *>(arg)->runChunk(index);
}

static void runOnHost(Loop &loop) {
  const tcopt_context_options &options = loop.ctx->options;
  options.parallel_for(options.user, loop.chunks, runHostTask, &loop);
}

static int runForked(Loop &loop, int32_t threads) {
  tcopt_context *ctx = loop.ctx;
  ctx->inParallel.store(true, std::memory_order_release);
  if (ctx->options.parallel_for)
    runOnHost(loop);
  else
    runOnOpenMP(loop, threads);
  int64_t done = loop.done.load(std::memory_order_acquire);
  ctx->inParallel.store(false, std::memory_order_release);
  if (done != loop.chunks)
    return failf(
        ctx, TCOPT_INTERNAL, "the parallel_for hook ran %lld of %lld tasks",
        static_cast<long long>(done), static_cast<long long>(loop.chunks));
  return tcopt_rt_status(ctx);
}

int tcopt_rt_parallel_for(tcopt_context *ctx, tcopt_body body, void *args,
                          int64_t n, int64_t grain) {
  if (!ctx || !body || n < 0)
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "parallel_for: expected a body and a size that is not "
                 "negative, found size %lld",
                 static_cast<long long>(n));
  int status = tcopt_rt_expired(ctx);
  if (status != TCOPT_OK || n == 0)
    return status;
  grain = std::max<int64_t>(grain, 1);
  int32_t threads = tcopt_rt_threads(ctx);
  if (n <= grain || threads == 1 ||
      ctx->inParallel.load(std::memory_order_acquire)) {
    body(ctx, args, 0, n);
    return tcopt_rt_status(ctx);
  }
  int64_t chunkSize =
      std::max(grain, divideUp(n, int64_t(threads) * chunksPerThread));
  Loop loop{ctx, body, args, n, chunkSize, divideUp(n, chunkSize)};
  return runForked(loop, threads);
}
