//===- ParallelFor.cpp - Parallel loops on OpenMP or the host's threads ---===//
//
// A loop is cut into numbered chunks, and these into a share for each thread:
// what one loop wrote, the same thread is likely to read in the next. Threads
// take the next number of their share, then of the others', until none is left.
// The end of each chunk is a release and the end of the loop an acquire, so
// that a host's pool need not order memory itself. (That OpenMP does so,
// ThreadSanitizer only knows with LLVM's libarcher.so in the loader's path.)
//
//===----------------------------------------------------------------------===//

#include "../Common/Context.h"

#include <algorithm>
#include <omp.h>
#include <thread>

using namespace tcopt::rt;

/// Enough to even out unequal chunks, few enough to cost nothing.
static constexpr int64_t chunksPerThread = 8;
/// Shares of a loop; more threads have some in common.
static constexpr int64_t mostShares = 16;

static int64_t divideUp(int64_t a, int64_t b) { return a / b + (a % b != 0); }

namespace {
/// Chunks that one thread begins with, in cache lines of its own.
struct alignas(64) Share {
  std::atomic<int64_t> next{0};
  int64_t end = 0;
};

struct Loop {
  tcopt_context *ctx;
  tcopt_body body;
  void *args;
  int64_t n;
  int64_t chunkSize;
  int64_t chunks;
  int64_t shares;
  std::atomic<int64_t> done{0};
  Share share[mostShares];

  Loop(tcopt_context *ctx, tcopt_body body, void *args, int64_t n,
       int64_t chunkSize)
      : ctx(ctx), body(body), args(args), n(n), chunkSize(chunkSize),
        chunks(divideUp(n, chunkSize)),
        shares(std::min<int64_t>({tcopt_rt_threads(ctx), mostShares, chunks})) {
    int64_t each = chunks / shares, more = chunks % shares, begin = 0;
    for (int64_t i = 0; i < shares; ++i) {
      share[i].next.store(begin, std::memory_order_relaxed);
      begin += each + (i < more);
      share[i].end = begin;
    }
  }

  void runChunk(int64_t chunk) {
    int64_t begin = chunk * chunkSize;
    int64_t size = std::min(chunkSize, n - begin);
    // The status follows the claim: a thread that lost it must not go on.
    if (!ctx->failureClaimed.load(std::memory_order_acquire) &&
        tcopt_rt_expired(ctx) == TCOPT_OK)
      body(ctx, args, begin, begin + size);
    done.fetch_add(1, std::memory_order_acq_rel);
  }

  void runShare(Share &of) {
    for (;;) {
      int64_t chunk = of.next.fetch_add(1, std::memory_order_relaxed);
      if (chunk >= of.end)
        return;
      runChunk(chunk);
    }
  }

  void runChunks(int64_t thread) {
    for (int64_t i = 0; i < shares; ++i)
      runShare(share[(thread + i) % shares]);
  }
};
} // namespace

int32_t tcopt::rt::defaultThreads() { return omp_get_max_threads(); }

// What the first loop wrote is seen by the second one's chunks: the barrier
// orders memory, and the count says so to ThreadSanitizer.
static void runOnOpenMP(Loop &first, Loop *second, int32_t threads) {
#pragma omp parallel num_threads(threads)
  {
    first.runChunks(omp_get_thread_num());
    if (second) {
#pragma omp barrier
      (void)first.done.load(std::memory_order_acquire);
      second->runChunks(omp_get_thread_num());
    }
  }
}

static void runHostTask(void *arg, int64_t index) {
  static_cast<Loop *>(arg)->runChunk(index);
}

// The host's threads may be fewer than tasks: none waits for another.
static int runOnHost(Loop &loop) {
  tcopt_context *ctx = loop.ctx;
  const tcopt_context_options &options = ctx->options;
  options.parallel_for(options.user, loop.chunks, runHostTask, &loop);
  int64_t done = loop.done.load(std::memory_order_acquire);
  if (done != loop.chunks)
    return failf(
        ctx, TCOPT_INTERNAL, "the parallel_for hook ran %lld of %lld tasks",
        static_cast<long long>(done), static_cast<long long>(loop.chunks));
  return TCOPT_OK;
}

static int runForked(Loop &first, Loop *second, int32_t threads) {
  tcopt_context *ctx = first.ctx;
  ctx->inParallel.store(true, std::memory_order_release);
  if (!ctx->options.parallel_for)
    runOnOpenMP(first, second, threads);
  else if (runOnHost(first) == TCOPT_OK && second)
    runOnHost(*second);
  (void)first.done.load(std::memory_order_acquire);
  if (second)
    (void)second->done.load(std::memory_order_acquire);
  ctx->inParallel.store(false, std::memory_order_release);
  return tcopt_rt_status(ctx);
}

static int failSize(tcopt_context *ctx, int64_t n) {
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "parallel_for: expected a body and a size that is not negative, "
               "found size %lld",
               static_cast<long long>(n));
}

/// Whether loops run where they are, as one piece each.
static bool runsInline(tcopt_context *ctx, bool isSmall) {
  return isSmall || tcopt_rt_threads(ctx) == 1 ||
         ctx->inParallel.load(std::memory_order_acquire);
}

static int64_t chunkSizeOf(int64_t n, int64_t grain, int32_t threads) {
  return std::max(grain, divideUp(n, int64_t(threads) * chunksPerThread));
}

int tcopt_rt_parallel_for(tcopt_context *ctx, tcopt_body body, void *args,
                          int64_t n, int64_t grain) {
  if (!ctx || !body || n < 0)
    return failSize(ctx, n);
  int status = tcopt_rt_status(ctx) == TCOPT_OK ? tcopt_rt_expired(ctx)
                                                : tcopt_rt_status(ctx);
  if (status != TCOPT_OK || n == 0)
    return status;
  grain = std::max<int64_t>(grain, 1);
  if (runsInline(ctx, n <= grain)) {
    body(ctx, args, 0, n);
    return tcopt_rt_status(ctx);
  }
  int32_t threads = tcopt_rt_threads(ctx);
  Loop loop(ctx, body, args, n, chunkSizeOf(n, grain, threads));
  return runForked(loop, nullptr, threads);
}

int tcopt_rt_parallel_for_two(tcopt_context *ctx, void *args, tcopt_body first,
                              int64_t n, int64_t grain, tcopt_body second,
                              int64_t m, int64_t secondGrain) {
  if (!ctx || !first || !second || n < 0 || m < 0)
    return failSize(ctx, std::min(n, m));
  // Of one loop nothing is gained.
  if (n == 0 || m == 0 || runsInline(ctx, n <= grain && m <= secondGrain)) {
    if (int status = tcopt_rt_parallel_for(ctx, first, args, n, grain))
      return status;
    return tcopt_rt_parallel_for(ctx, second, args, m, secondGrain);
  }
  if (int status = tcopt_rt_expired(ctx))
    return status;
  int32_t threads = tcopt_rt_threads(ctx);
  int64_t chunk = chunkSizeOf(n, std::max<int64_t>(grain, 1), threads);
  int64_t other = chunkSizeOf(m, std::max<int64_t>(secondGrain, 1), threads);
  Loop loop(ctx, first, args, n, chunk);
  Loop next(ctx, second, args, m, other);
  return runForked(loop, &next, threads);
}

//===----------------------------------------------------------------------===//
// Thread slots
//===----------------------------------------------------------------------===//

static constexpr int32_t slotsPerWord = 64;

/// Takes a slot unless it is taken.
static bool takeSlot(tcopt_context *ctx, int32_t slot) {
  uint64_t bit = uint64_t(1) << (slot % slotsPerWord);
  return !(
      ctx->slots[slot / slotsPerWord].fetch_or(bit, std::memory_order_acquire) &
      bit);
}

// OpenMP's number of the thread is free unless the host's pool has its own.
int32_t tcopt_rt_slot_begin(tcopt_context *ctx) {
  int32_t threads = tcopt_rt_threads(ctx);
  for (int32_t first = omp_get_thread_num() % threads;;) {
    for (int32_t i = 0; i < threads; ++i)
      if (int32_t slot = (first + i) % threads; takeSlot(ctx, slot))
        return slot;
    std::this_thread::yield();
  }
}

void tcopt_rt_slot_end(tcopt_context *ctx, int32_t slot) {
  uint64_t bit = uint64_t(1) << (slot % slotsPerWord);
  ctx->slots[slot / slotsPerWord].fetch_and(~bit, std::memory_order_release);
}
