//===- ContextPool.h - idle contexts of the runtime -------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CONTEXTPOOL_H
#define TCOPT_EXECUTION_CONTEXTPOOL_H

#include "tcopt/Execution/EntryCall.h"
#include <array>
#include <atomic>
#include <mutex>

namespace tcopt {

class DeviceStreams;

/// Runtime contexts that no call uses. Successive calls, also of different
/// programs, reuse the memory of a context. Any thread may use the pool.
class ContextPool {
public:
  using Context = std::unique_ptr<RuntimeContext>;

  /// `options` are those of every context that the pool creates.
  explicit ContextPool(RuntimeContext::Options options = {});

  /// Returns an idle context, or a new one, whose work is enqueued on the
  /// calling thread's stream of the device. Errors: there is no memory for it.
  llvm::Expected<Context> take();
  void giveBack(Context context);
  /// Sets RuntimeContext::Options::parallelFor of contexts that are created
  /// from now on. Contexts that calls use at this time keep theirs.
  void setParallelFor(decltype(RuntimeContext::Options::parallelFor) function);
  /// Destroys all idle contexts.
  void clear();
  /// Returns the bytes that idle contexts hold.
  int64_t bytes();

  void lock();
  void unlock();

private:
  /// Each thread starts at a shard of its own, so that threads rarely wait for
  /// each other.
  struct alignas(64) Shard {
    std::mutex mutex;
    std::vector<Context> idle;
  };
  Shard &shardOfThread();
  Context takeIdle();

  RuntimeContext::Options options;
  std::atomic<decltype(RuntimeContext::Options::parallelFor)> parallelFor;
  /// Null if contexts have no stream.
  DeviceStreams *streams = nullptr;
  std::array<Shard, 8> shards;
};

/// A context for one call, which goes back to the pool at the end.
class BorrowedContext {
public:
  /// Errors: see ContextPool::take.
  static llvm::Expected<BorrowedContext> take(ContextPool &pool) {
    llvm::Expected<ContextPool::Context> context = pool.take();
    if (!context)
      return context.takeError();
    return BorrowedContext(pool, std::move(*context));
  }
  BorrowedContext(BorrowedContext &&) = default;
  BorrowedContext &operator=(BorrowedContext &&) = delete;
  ~BorrowedContext() {
    if (context)
      pool.giveBack(std::move(context));
  }
  RuntimeContext &operator*() { return *context; }
  tcopt_context *get() { return context->get(); }

private:
  BorrowedContext(ContextPool &pool, ContextPool::Context context)
      : pool(pool), context(std::move(context)) {}

  ContextPool &pool;
  ContextPool::Context context;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_CONTEXTPOOL_H
