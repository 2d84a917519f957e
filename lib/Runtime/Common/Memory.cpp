//===- Memory.cpp - Allocations that outlive a frame ----------------------===//

#include "Context.h"
#include "Device.h"
#include "Tensor.h"

#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

using namespace tcopt::rt;

/// In front of each allocation, its size; as long as the alignment.
static constexpr int64_t headerBytes = TCOPT_RT_ALIGNMENT;

/// A hint only, so a kernel without huge pages is no error. Covers the whole
/// huge pages inside the allocation.
static void adviseHugePages(void *memory, int64_t bytes) {
  uintptr_t first = reinterpret_cast<uintptr_t>(memory);
  uintptr_t begin = (first + hugePage - 1) / hugePage * hugePage;
  uintptr_t end = (first + bytes) / hugePage * hugePage;
  if (begin < end)
    (void)madvise(reinterpret_cast<void *>(begin), end - begin, MADV_HUGEPAGE);
}

static void *systemAllocate(int64_t bytes, int64_t alignment) {
  void *memory = nullptr;
  if (posix_memalign(&memory, alignment, bytes))
    return nullptr;
  if (bytes >= hugePage)
    adviseHugePages(memory, bytes);
  return memory;
}

static void countAllocation(tcopt_context &ctx, int64_t bytes) {
  int64_t now = ctx.bytes.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  int64_t peak = ctx.peakBytes.load(std::memory_order_relaxed);
  while (now > peak && !ctx.peakBytes.compare_exchange_weak(
                           peak, now, std::memory_order_relaxed))
    ;
}

void *tcopt::rt::allocateUncounted(const tcopt_context_options &hooks,
                                   int64_t bytes, int64_t alignment) {
  return hooks.allocate ? hooks.allocate(hooks.user, bytes, alignment)
                        : systemAllocate(bytes, alignment);
}

void *tcopt::rt::allocateRaw(tcopt_context &ctx, int64_t bytes,
                             int64_t alignment) {
  void *memory = allocateUncounted(ctx.options, bytes, alignment);
  if (memory)
    countAllocation(ctx, bytes);
  return memory;
}

void tcopt::rt::freeRaw(tcopt_context &ctx, void *memory, int64_t bytes) {
  ctx.bytes.fetch_sub(bytes, std::memory_order_relaxed);
  if (ctx.options.deallocate)
    ctx.options.deallocate(ctx.options.user, memory, bytes);
  else
    std::free(memory);
}

void *tcopt::rt::failAllocation(tcopt_context *ctx, int64_t bytes) {
  failf(ctx, TCOPT_OUT_OF_MEMORY,
        "out of memory: could not allocate %lld bytes",
        static_cast<long long>(bytes));
  return nullptr;
}

void *tcopt_rt_alloc(tcopt_context *ctx, int64_t bytes) {
  if (!ctx)
    return nullptr;
  if (bytes < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT, "allocation of a negative size (%lld)",
          static_cast<long long>(bytes));
    return nullptr;
  }
  int64_t total;
  if (__builtin_add_overflow(bytes, headerBytes, &total))
    return failAllocation(ctx, bytes);
  void *memory = allocateRaw(*ctx, total, TCOPT_RT_ALIGNMENT);
  if (!memory)
    return failAllocation(ctx, bytes);
  std::memcpy(memory, &total, sizeof(total));
  return static_cast<char *>(memory) + headerBytes;
}

void *tcopt_rt_alloc_array(tcopt_context *ctx, int64_t count,
                           int64_t elementBytes) {
  int64_t bytes;
  if (count >= 0 && elementBytes >= 0 &&
      !__builtin_mul_overflow(count, elementBytes, &bytes))
    return tcopt_rt_alloc(ctx, bytes);
  bool negative = count < 0 || elementBytes < 0;
  failf(ctx, negative ? TCOPT_INVALID_ARGUMENT : TCOPT_OUT_OF_MEMORY,
        "cannot allocate %lld elements of %lld bytes",
        static_cast<long long>(count), static_cast<long long>(elementBytes));
  return nullptr;
}

void tcopt_rt_free(tcopt_context *ctx, void *memory) {
  if (!ctx || !memory)
    return;
  void *start = static_cast<char *>(memory) - headerBytes;
  int64_t total;
  std::memcpy(&total, start, sizeof(total));
  freeRaw(*ctx, start, total);
}

int tcopt::rt::makeResult(tcopt_context *ctx, tcopt_tensor *out,
                          int32_t dtypeCode, int32_t dtypeBits, int32_t ndim,
                          const int64_t *shape, const char *who,
                          int64_t *bytes) {
  if (!ctx || !out || ndim < 0 || (ndim > 0 && (!shape || !out->shape)))
    return failf(ctx, TCOPT_INVALID_ARGUMENT,
                 "%s: no tensor or no room for its shape", who);
  if (ndim > 0 && shape != out->shape)
    std::memmove(out->shape, shape, ndim * sizeof(int64_t));
  out->data = nullptr;
  out->device = {TCOPT_DEVICE_CPU, 0};
  out->ndim = ndim;
  out->dtype = makeDtype(dtypeCode, dtypeBits);
  out->strides = nullptr;
  out->byte_offset = 0;
  return checkLayout(ctx, *out, who, bytes);
}

int tcopt_rt_alloc_result(tcopt_context *ctx, tcopt_tensor *out,
                          int32_t dtypeCode, int32_t dtypeBits, int32_t ndim,
                          const int64_t *shape) {
  int64_t bytes;
  if (int status = makeResult(ctx, out, dtypeCode, dtypeBits, ndim, shape,
                              "alloc_result", &bytes))
    return status;
  out->data = tcopt_rt_alloc(ctx, bytes);
  return out->data ? TCOPT_OK : TCOPT_OUT_OF_MEMORY;
}

void tcopt_rt_free_result(tcopt_context *ctx, tcopt_tensor *result) {
  if (!result || !result->data)
    return;
  if (!isOnHost(*result)) {
    if (!ctx || checkOnDevice(ctx, result, "free_result"))
      return;
    freeDeviceResult(ctx, *result);
  } else
    tcopt_rt_free(ctx, result->data);
  result->data = nullptr;
}

int64_t tcopt_rt_bytes(const tcopt_context *ctx) {
  return ctx ? ctx->bytes.load(std::memory_order_relaxed) : 0;
}

int64_t tcopt_rt_peak_bytes(const tcopt_context *ctx) {
  return ctx ? ctx->peakBytes.load(std::memory_order_relaxed) : 0;
}

void tcopt_rt_reset_peak(tcopt_context *ctx) {
  if (ctx)
    ctx->peakBytes.store(ctx->bytes.load(std::memory_order_relaxed),
                         std::memory_order_relaxed);
}
