//===- ContextPool.cpp - idle contexts of the runtime ---------------------===//

#include "tcopt/Execution/ContextPool.h"

using namespace tcopt;

// The address of a thread-local object differs between threads.
ContextPool::Shard &ContextPool::shardOfThread() {
  static thread_local char here;
  return shards[(uintptr_t(&here) >> 12) % shards.size()];
}

llvm::Expected<ContextPool::Context> ContextPool::take() {
  Shard &shard = shardOfThread();
  {
    std::lock_guard<std::mutex> lock(shard.mutex);
    if (!shard.idle.empty()) {
      Context context = std::move(shard.idle.back());
      shard.idle.pop_back();
      return context;
    }
  }
  return RuntimeContext::create(options);
}

void ContextPool::giveBack(Context context) {
  Shard &shard = shardOfThread();
  std::lock_guard<std::mutex> lock(shard.mutex);
  shard.idle.push_back(std::move(context));
}

void ContextPool::clear() {
  for (Shard &shard : shards) {
    std::lock_guard<std::mutex> lock(shard.mutex);
    shard.idle.clear();
  }
}

int64_t ContextPool::bytes() {
  int64_t sum = 0;
  for (Shard &shard : shards) {
    std::lock_guard<std::mutex> lock(shard.mutex);
    for (const Context &context : shard.idle)
      sum += tcopt_rt_bytes(context->get());
  }
  return sum;
}

void ContextPool::lock() {
  for (Shard &shard : shards)
    shard.mutex.lock();
}

void ContextPool::unlock() {
  for (Shard &shard : shards)
    shard.mutex.unlock();
}
