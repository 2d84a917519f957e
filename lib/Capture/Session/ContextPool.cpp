//===- ContextPool.cpp - contexts of the runtime --------------------------===//

#include "ContextPool.h"
#include "tcopt/Capture/Basics.h"

namespace tcopt::capture {

// The address of something of the thread's own tells threads apart.
ContextPool::Part &ContextPool::partOfThread() {
  static thread_local char here;
  return parts[(uintptr_t(&here) >> 12) % parts.size()];
}

ContextPool::Context ContextPool::take() {
  Part &part = partOfThread();
  {
    std::lock_guard<std::mutex> lock(part.mutex);
    if (!part.idle.empty()) {
      Context context = std::move(part.idle.back());
      part.idle.pop_back();
      return context;
    }
  }
  llvm::Expected<Context> made = RuntimeContext::create(options);
  if (!made)
    throw Exception(toString(made.takeError()));
  return std::move(*made);
}

void ContextPool::giveBack(Context context) {
  Part &part = partOfThread();
  std::lock_guard<std::mutex> lock(part.mutex);
  part.idle.push_back(std::move(context));
}

void ContextPool::clear() {
  for (Part &part : parts) {
    std::lock_guard<std::mutex> lock(part.mutex);
    part.idle.clear();
  }
}

int64_t ContextPool::bytes() {
  int64_t sum = 0;
  for (Part &part : parts) {
    std::lock_guard<std::mutex> lock(part.mutex);
    for (const Context &context : part.idle)
      sum += tcopt_rt_bytes(context->get());
  }
  return sum;
}

void ContextPool::lock() {
  for (Part &part : parts)
    part.mutex.lock();
}

void ContextPool::unlock() {
  for (Part &part : parts)
    part.mutex.unlock();
}

} // namespace tcopt::capture
