//===- Context.h - What a context holds -------------------------*- C++ -*-===//
//
// The state behind the opaque `tcopt_context`. The runtime is built without
// exceptions and keeps its few tables in arrays that report a lack of memory.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_CONTEXT_H
#define TCOPT_LIB_RUNTIME_COMMON_CONTEXT_H

#include "GrowArray.h"
#include "tcopt/Runtime/tcopt_rt_caller.h"

#include <atomic>

namespace tcopt::rt {

constexpr int64_t hugePage = int64_t(2) << 20;

/// Memory of one depth of the arena stack; kept when the arena is closed.
struct Block {
  void *memory;
  int64_t bytes;
  /// How often in a row it was much larger than what was asked for.
  int32_t numSmall = 0;
};

/// Open and cached blocks of one kind of memory.
struct BlockStack {
  GrowArray<Block> blocks;
  /// The first `open` blocks are in use.
  int64_t open = 0;
  /// Whether it is the memory of the context's device.
  bool onDevice = false;
};

/// A profiled kernel. `running` counts begins without their end.
struct ProfileRow {
  char *name;
  int64_t calls;
  int64_t ns;
  int64_t running;
  int64_t startNs;
};

/// A result that a function has computed and its entry will take.
struct GivenResult {
  int32_t index;
  int32_t ndim;
  int32_t bits;
  bool onDevice;
  int64_t bytes;
  void *data;
  int64_t shape[TCOPT_RT_MAX_NDIM];
};

/// A result of tcopt_rt_result_begin.
struct LateResult {
  const tcopt_tensor *tensor;
  void *data;
};

constexpr size_t messageBytes = 1024;
/// The most threads that a context may have.
constexpr int32_t maxThreads = 4096;

} // namespace tcopt::rt

struct tcopt_context {
  tcopt_context_options options = {};

  /// Taken by the first failure, which alone may then write the message.
  std::atomic<bool> failureClaimed{false};
  /// Set after the message, so that whoever sees it may read the message.
  std::atomic<int> status{TCOPT_OK};
  char message[tcopt::rt::messageBytes] = {};

  /// The failure with the least order so far of the running kernel; `text` is
  /// null without a failure. Guarded by `holdsKernelFailure`.
  struct KernelFailure {
    const char *text = nullptr;
    int code = TCOPT_OK;
    int32_t order = 0;
  } kernelFailure;
  std::atomic_flag holdsKernelFailure = ATOMIC_FLAG_INIT;
  std::atomic<bool> hasKernelFailure{false};

  /// True while pieces of a parallel_for run on several threads.
  std::atomic<bool> inParallel{false};
  /// A bit for each thread slot that is leased.
  std::atomic<uint64_t> slots[tcopt::rt::maxThreads / 64] = {};
  std::atomic<int64_t> deadlineNs{0};
  double limitSeconds = 0;

  std::atomic<int64_t> bytes{0};
  std::atomic<int64_t> peakBytes{0};
  tcopt::rt::BlockStack arenas;
  tcopt::rt::BlockStack deviceArenas = {{}, 0, true};
  /// What tcopt_rt_device.h hands out.
  uint64_t numArenaChanges = 0, numEffects = 0;
  int64_t copies = 0, hostCalls = 0;
  tcopt::rt::GrowArray<tcopt::rt::GivenResult> given;

  tcopt_caller caller = {};
  /// The argument of tcopt_rt_results_begin; null before.
  tcopt_tensor *results = nullptr;
  tcopt::rt::GrowArray<tcopt::rt::LateResult> late;

  tcopt::rt::GrowArray<tcopt::rt::ProfileRow> profile;

  /// What tcopt_rt_cpu_features returned; 0 as long as nobody asked.
  uint64_t cpuFeatures = 0;

  /// What tensors without elements point to.
  alignas(TCOPT_RT_ALIGNMENT) char noElements[TCOPT_RT_ALIGNMENT] = {};
};

namespace tcopt::rt {

/// tcopt_rt_fail with a printf format; floats must come as text, because
/// printf's depend on the locale.
[[gnu::format(printf, 3, 4)]] int failf(tcopt_context *ctx, int code,
                                        const char *format, ...);

/// Memory from the allocator hook or the system, counted; null when there is
/// none. Records no failure.
void *allocateRaw(tcopt_context &ctx, int64_t bytes, int64_t alignment);
void freeRaw(tcopt_context &ctx, void *memory, int64_t bytes);

/// The same for memory that outlives the context: not counted.
void *allocateUncounted(const tcopt_context_options &hooks, int64_t bytes,
                        int64_t alignment);

/// Records OUT_OF_MEMORY and returns NULL.
void *failAllocation(tcopt_context *ctx, int64_t bytes);

/// Puts "where: " in front of the message. Nothing else may run on the context.
void prependPlace(tcopt_context &ctx, const char *where);

/// Closes all blocks that were opened after `mark`, 0 for all there are.
void closeFrame(tcopt_context &ctx, int64_t mark);

/// Frees the results that nobody took.
void dropResults(tcopt_context &ctx);

/// Lets the caller allocate a result whose data is null, if it wants to.
int allocateResult(tcopt_context &ctx, tcopt_tensor &t, int32_t index);

/// Nanoseconds of a clock that never goes back.
int64_t nowNs();

/// OpenMP's default number of threads.
int32_t defaultThreads();

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_CONTEXT_H
