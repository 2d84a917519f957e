//===- ContextPool.cpp - idle contexts of the runtime ---------------------===//

#include "tcopt/Execution/ContextPool.h"
#include "tcopt/Target/DeviceMemory.h"
#include <algorithm>

using namespace tcopt;

ContextPool::ContextPool(RuntimeContext::Options options)
    : options(options), parallelFor(options.parallelFor) {
  if (options.backend)
    if (DeviceMemory *memory = options.backend->getDeviceMemory())
      streams = memory->getStreams();
}

// The address of a thread-local object differs between threads.
ContextPool::Shard &ContextPool::shardOfThread() {
  static thread_local char here;
  return shards[(uintptr_t(&here) >> 12) % shards.size()];
}

// A context that has the thread's stream need not wait for another one.
ContextPool::Context ContextPool::takeIdle() {
  Shard &shard = shardOfThread();
  void *stream = streams ? streams->getStream(options.device) : nullptr;
  std::lock_guard<std::mutex> lock(shard.mutex);
  if (shard.idle.empty())
    return nullptr;
  auto found =
      std::find_if(shard.idle.rbegin(), std::prev(shard.idle.rend()),
                   [&](const Context &idle) {
                     return !streams || tcopt_rt_stream(idle->get()) == stream;
                   });
  std::swap(*found, shard.idle.back());
  Context context = std::move(shard.idle.back());
  shard.idle.pop_back();
  return context;
}

llvm::Expected<ContextPool::Context> ContextPool::take() {
  Context context = takeIdle();
  if (!context) {
    RuntimeContext::Options current = options;
    current.parallelFor = parallelFor;
    return RuntimeContext::create(current);
  }
  if (streams)
    if (llvm::Error error = context->useStreamOfThread())
      return std::move(error);
  return context;
}

void ContextPool::giveBack(Context context) {
  Shard &shard = shardOfThread();
  std::lock_guard<std::mutex> lock(shard.mutex);
  shard.idle.push_back(std::move(context));
}

void ContextPool::setParallelFor(
    decltype(RuntimeContext::Options::parallelFor) function) {
  parallelFor = function;
  clear();
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
