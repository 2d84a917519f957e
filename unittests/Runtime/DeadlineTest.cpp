//===- DeadlineTest.cpp - Time limits -------------------------------------===//

#include "RuntimeTest.h"

#include <chrono>
#include <cmath>
#include <limits>

using namespace tcopt::rt::test;

namespace {

TEST(Deadline, NoneAtFirst) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_OK);
}

TEST(Deadline, EndsALoop) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_set_deadline(ctx, 0.02), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_OK);
  auto start = std::chrono::steady_clock::now();
  while (tcopt_rt_expired(ctx) == TCOPT_OK)
    ;
  auto passed = std::chrono::steady_clock::now() - start;
  EXPECT_LT(passed, std::chrono::seconds(10));
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_TIME_LIMIT);
  EXPECT_EQ(ctx.error(), "time limit of 0.02 s exceeded");
}

TEST(Deadline, HoldsOverAResetUntilTakenAway) {
  Context ctx;
  tcopt_rt_set_deadline(ctx, 1e-9);
  while (tcopt_rt_expired(ctx) == TCOPT_OK)
    ;
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_TIME_LIMIT);
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_set_deadline(ctx, 0), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_OK);
}

TEST(Deadline, EarlierFailuresComeFirst) {
  Context ctx;
  tcopt_rt_set_deadline(ctx, 1e-9);
  tcopt_rt_fail(ctx, TCOPT_CHECK_FAILED, "x");
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_CHECK_FAILED);
  EXPECT_EQ(ctx.error(), "x");
}

TEST(Deadline, OddLimits) {
  Context ctx;
  for (double seconds : {1e300, std::numeric_limits<double>::infinity()}) {
    EXPECT_EQ(tcopt_rt_set_deadline(ctx, seconds), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_OK);
  }
  EXPECT_EQ(tcopt_rt_set_deadline(ctx, -1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_set_deadline(ctx, std::nan("")), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_set_deadline(nullptr, 1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_expired(nullptr), TCOPT_INVALID_ARGUMENT);
}

TEST(Deadline, StopsParallelLoops) {
  Context ctx;
  tcopt_rt_set_threads(ctx, 2);
  tcopt_rt_set_deadline(ctx, 0.02);
  tcopt_body body = [](tcopt_context *ctx, void *, int64_t, int64_t) {
    while (tcopt_rt_expired(ctx) == TCOPT_OK)
      ;
  };
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, nullptr, 1000, 1),
            TCOPT_TIME_LIMIT);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, nullptr, 1, 1), TCOPT_TIME_LIMIT);
}

} // namespace
