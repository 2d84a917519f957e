//===- Worker.cpp - prefetch batches on a thread --------------------------===//

#include "tcopt/Capture/Data/DataLoader.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace tcopt::data::detail {

struct Worker::State {
  struct Done {
    std::shared_ptr<void> result;
    std::exception_ptr error;
  };

  Done run(size_t number) const {
    try {
      return {job(number), nullptr};
    } catch (...) {
      return {nullptr, std::current_exception()};
    }
  }
  void runAll();
  Done take();

  Job job;
  size_t count, ahead, taken = 0;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Done> done;
  bool stops = false;
  std::thread thread;
};

void Worker::State::runAll() {
  for (size_t i = 0; i < count; ++i) {
    {
      std::unique_lock<std::mutex> lock(mutex);
      changed.wait(lock, [&] { return stops || done.size() < ahead; });
      if (stops)
        return;
    }
    Done one = run(i);
    std::lock_guard<std::mutex> lock(mutex);
    done.push_back(std::move(one));
    changed.notify_all();
  }
}

Worker::State::Done Worker::State::take() {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return !done.empty(); });
  Done one = std::move(done.front());
  done.pop_front();
  changed.notify_all();
  return one;
}

Worker::Worker(Job job, size_t count, size_t ahead)
    : state(std::make_unique<State>()) {
  state->job = std::move(job);
  state->count = count;
  state->ahead = ahead;
  if (ahead && count)
    state->thread = std::thread([state = state.get()] { state->runAll(); });
}

Worker::~Worker() {
  {
    std::lock_guard<std::mutex> lock(state->mutex);
    state->stops = true;
    state->changed.notify_all();
  }
  if (state->thread.joinable())
    state->thread.join();
}

std::shared_ptr<void> Worker::next() {
  if (state->taken == state->count)
    return nullptr;
  size_t number = state->taken++;
  State::Done one = state->ahead ? state->take() : state->run(number);
  if (one.error)
    std::rethrow_exception(one.error);
  return std::move(one.result);
}

} // namespace tcopt::data::detail
