//===- Watchdog.h - Stop runs that exceed a time limit ----------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_WATCHDOG_H
#define TCOPT_EXECUTION_WATCHDOG_H

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tcopt {

/// A thread that calls a function if it is not disarmed within the time limit.
/// Most compiled loops check the runtime's deadline themselves; the watchdog is
/// for code that does not, so the function usually ends the process. Arming
/// reads the clock once.
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
  /// The deadline on the steady clock, in nanoseconds.
  std::atomic<int64_t> end = never;
  std::mutex mutex;
  std::condition_variable wake;
  bool stopped = false;
  std::thread thread;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_WATCHDOG_H
