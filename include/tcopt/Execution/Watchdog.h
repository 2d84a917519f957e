//===- Watchdog.h - Ends what does not end by itself ------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_WATCHDOG_H
#define TCOPT_EXECUTION_WATCHDOG_H

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tcopt {

/// A thread that calls a function when some time has passed since it was armed.
/// Compiled loops notice the runtime's deadline by themselves where they ask
/// for it; this is for those that do not, so the function usually ends the
/// process. Arming costs one look at the clock.
class Watchdog {
public:
  explicit Watchdog(std::function<void()> onExpiry);
  ~Watchdog();
  Watchdog(const Watchdog &) = delete;
  Watchdog &operator=(const Watchdog &) = delete;

  void arm(double seconds);
  void disarm() { end = never; }

private:
  static constexpr int64_t never = INT64_MAX;
  void watch();

  std::function<void()> onExpiry;
  /// When to call it, on the steady clock, in nanoseconds.
  std::atomic<int64_t> end = never;
  std::mutex mutex;
  std::condition_variable wake;
  bool stopped = false;
  std::thread thread;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_WATCHDOG_H
