//===- Watchdog.cpp - Stop runs that exceed a time limit ------------------===//

#include "tcopt/Execution/Watchdog.h"
#include <chrono>

using namespace tcopt;

static int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Watchdog::Watchdog(std::function<void()> onExpiry)
    : onExpiry(std::move(onExpiry)), thread([this] { watch(); }) {}

// Treats limits of more than 4e9 seconds, which could overflow, as no limit.
void Watchdog::arm(double seconds) {
  constexpr double most = 4e9;
  end = seconds < most ? now() + int64_t(seconds * 1e9) : never;
}

void Watchdog::watch() {
  constexpr std::chrono::milliseconds period(50);
  std::unique_lock<std::mutex> lock(mutex);
  while (!wake.wait_for(lock, period, [this] { return stopped; })) {
    if (now() < end)
      continue;
    disarm();
    onExpiry();
  }
}

Watchdog::~Watchdog() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    stopped = true;
  }
  wake.notify_all();
  thread.join();
}
