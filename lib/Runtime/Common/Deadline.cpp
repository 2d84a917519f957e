//===- Deadline.cpp - Calls that must end in time -------------------------===//

#include "Context.h"
#include "Text.h"

#include <time.h>

using namespace tcopt::rt;

/// About 30 years: longer limits are none, and nanoseconds do not overflow.
static constexpr double maxSeconds = 1e9;

static int64_t readClock(clockid_t clock) {
  timespec now;
  clock_gettime(clock, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

int64_t tcopt::rt::nowNs() { return readClock(CLOCK_MONOTONIC); }

int tcopt_rt_set_deadline(tcopt_context *ctx, double seconds) {
  if (!ctx || !(seconds >= 0))
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "set_deadline: expected a time that is not negative");
  bool limited = seconds > 0 && seconds < maxSeconds;
  ctx->limitSeconds = seconds;
  ctx->deadlineNs.store(limited ? nowNs() + int64_t(seconds * 1e9) : 0,
                        std::memory_order_release);
  return TCOPT_OK;
}

static int failLate(tcopt_context *ctx) {
  Text text;
  text.append("time limit of ");
  text.appendReal(ctx->limitSeconds);
  text.append(" s exceeded");
  return tcopt_rt_fail(ctx, TCOPT_TIME_LIMIT, text.str());
}

int tcopt_rt_expired(tcopt_context *ctx) {
  // The loops of a kernel call this function, and continue after an op has
  // failed.
  int status = ctx ? ctx->status.load(std::memory_order_acquire)
                   : int(TCOPT_INVALID_ARGUMENT);
  if (status != TCOPT_OK)
    return status;
  int64_t deadline = ctx->deadlineNs.load(std::memory_order_acquire);
  // The coarse clock is behind the exact one by at most one tick.
  if (deadline == 0 || readClock(CLOCK_MONOTONIC_COARSE) < deadline)
    return TCOPT_OK;
  return failLate(ctx);
}
