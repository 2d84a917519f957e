//===- StatusTest.cpp - Failures, their messages and resets ---------------===//

#include "RuntimeTest.h"

#include <set>
#include <thread>

using namespace tcopt::rt::test;

namespace {

TEST(Status, StartsWell) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OK);
  EXPECT_EQ(ctx.error(), "");
}

TEST(Status, FirstFailureWins) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_fail(ctx, TCOPT_DIVISION_BY_ZERO, "a.mlir:1:2: div"),
            TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(tcopt_rt_fail(ctx, TCOPT_CHECK_FAILED, "later"),
            TCOPT_CHECK_FAILED);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(ctx.error(), "a.mlir:1:2: div");
}

TEST(Status, ResetClears) {
  Context ctx;
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "x");
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OK);
  EXPECT_EQ(ctx.error(), "");
  tcopt_rt_fail(ctx, TCOPT_UNSUPPORTED, "y");
  EXPECT_EQ(ctx.error(), "y");
}

TEST(Status, ZeroIsNoFailure) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_fail(ctx, TCOPT_OK, "x"), TCOPT_INTERNAL);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_INTERNAL);
}

TEST(Status, MissingMessageBecomesTheName) {
  Context ctx;
  tcopt_rt_fail(ctx, TCOPT_OUT_OF_MEMORY, nullptr);
  EXPECT_EQ(ctx.error(), "out of memory");
}

TEST(Status, LongMessagesAreCut) {
  Context ctx;
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, std::string(5000, 'x').c_str());
  EXPECT_EQ(ctx.error(), std::string(1023, 'x'));
}

TEST(Status, MessagesAreNotFormats) {
  Context ctx;
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "%s%n");
  EXPECT_EQ(ctx.error(), "%s%n");
}

TEST(Status, Index) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_fail_index(ctx, -1, 5, "a.mlir:3:4"),
            TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(ctx.error(), "a.mlir:3:4: index -1 is out of bounds for size 5");
  tcopt_rt_reset(ctx);
  tcopt_rt_fail_index(ctx, 7, 5, nullptr);
  EXPECT_EQ(ctx.error(), "index 7 is out of bounds for size 5");
}

TEST(Status, TheFirstOpOfAKernelWins) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_fail_in_order(ctx, TCOPT_DIVISION_BY_ZERO, "second", 1),
            TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(tcopt_rt_expired(ctx), TCOPT_OK) << "loops of the kernel go on";
  tcopt_rt_fail_in_order(ctx, TCOPT_INDEX_OUT_OF_BOUNDS, "first", 0);
  tcopt_rt_fail_in_order(ctx, TCOPT_INTERNAL, "third", 2);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(ctx.error(), "first");
  tcopt_rt_fail_in_order(ctx, TCOPT_INTERNAL, "of a later kernel", 0);
  EXPECT_EQ(ctx.error(), "first");
  tcopt_rt_reset(ctx);
  tcopt_rt_fail_in_order(ctx, TCOPT_INTERNAL, "dropped", 0);
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OK);
}

TEST(Status, Names) {
  std::set<std::string> names;
  for (int status = TCOPT_OK; status <= TCOPT_UNSUPPORTED; ++status)
    names.insert(tcopt_rt_status_name(status));
  EXPECT_EQ(names.size(), 10u);
  EXPECT_EQ(names.count("unknown status"), 0u);
  EXPECT_STREQ(tcopt_rt_status_name(99), "unknown status");
  EXPECT_STREQ(tcopt_rt_status_name(-1), "unknown status");
}

TEST(Status, MissingContext) {
  EXPECT_EQ(tcopt_rt_fail(nullptr, TCOPT_INTERNAL, "x"), TCOPT_INTERNAL);
  EXPECT_EQ(tcopt_rt_status(nullptr), TCOPT_INVALID_ARGUMENT);
  EXPECT_STREQ(tcopt_rt_last_error(nullptr), "no context");
  tcopt_rt_reset(nullptr);
}

TEST(Status, ManyThreadsGiveOneWholeMessage) {
  Context ctx;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&ctx, i] {
      std::string text(500, static_cast<char>('a' + i));
      tcopt_rt_fail(ctx, TCOPT_INTERNAL, text.c_str());
    });
  // A reader that sees the status sees the whole message.
  while (tcopt_rt_status(ctx) == TCOPT_OK)
    ;
  std::string seen = ctx.error();
  EXPECT_EQ(seen, std::string(500, seen[0]));
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(ctx.error(), seen);
}

} // namespace
