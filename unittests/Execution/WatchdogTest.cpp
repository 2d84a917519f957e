//===- WatchdogTest.cpp - Ends what does not end by itself ----------------===//

#include "tcopt/Execution/Watchdog.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace std::chrono_literals;

TEST(Watchdog, CallsOnceAfterItsTime) {
  std::atomic<int> calls = 0;
  Watchdog watchdog([&] { ++calls; });
  watchdog.arm(0.01);
  for (int i = 0; i < 1000 && calls == 0; ++i)
    std::this_thread::sleep_for(10ms);
  std::this_thread::sleep_for(200ms);
  EXPECT_EQ(calls, 1);
}

TEST(Watchdog, IsSilentWhenDisarmedOrNeverArmed) {
  std::atomic<int> calls = 0;
  Watchdog watchdog([&] { ++calls; });
  std::this_thread::sleep_for(120ms);
  watchdog.arm(0.3);
  watchdog.disarm();
  std::this_thread::sleep_for(500ms);
  watchdog.arm(1e300);
  std::this_thread::sleep_for(120ms);
  EXPECT_EQ(calls, 0);
}
