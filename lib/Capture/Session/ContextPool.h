//===- ContextPool.h - contexts of the runtime ------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_SESSION_CONTEXTPOOL_H
#define TCOPT_CAPTURE_SESSION_CONTEXTPOOL_H

#include "tcopt/Execution/EntryCall.h"
#include <array>
#include <mutex>

namespace tcopt::capture {

/// Contexts that no call uses. Their memory serves programs one after the
/// other.
class ContextPool {
public:
  using Context = std::unique_ptr<RuntimeContext>;

  /// Of contexts that are made with these options.
  explicit ContextPool(RuntimeContext::Options options = {})
      : options(options) {}

  /// Throws Exception where there is no memory.
  Context take();
  void giveBack(Context context);
  /// Frees all of them.
  void clear();
  /// What they hold.
  int64_t bytes();
  /// Nobody takes or gives one until it is unlocked.
  void lock();
  void unlock();

private:
  /// Threads begin with different parts, so that they need not wait.
  struct alignas(64) Part {
    std::mutex mutex;
    std::vector<Context> idle;
  };
  Part &partOfThread();

  RuntimeContext::Options options;
  std::array<Part, 8> parts;
};

/// A context for one call.
class BorrowedContext {
public:
  explicit BorrowedContext(ContextPool &pool)
      : pool(pool), context(pool.take()) {}
  ~BorrowedContext() { pool.giveBack(std::move(context)); }
  RuntimeContext &operator*() { return *context; }
  tcopt_context *get() { return context->get(); }

private:
  ContextPool &pool;
  ContextPool::Context context;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CONTEXTPOOL_H
