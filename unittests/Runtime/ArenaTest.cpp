//===- ArenaTest.cpp - Arenas, frames and their cache ---------------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

TEST(Arena, AlignedAndReused) {
  Context ctx;
  void *first = tcopt_rt_arena_begin(ctx, 1000, nullptr);
  ASSERT_NE(first, nullptr);
  EXPECT_TRUE(isAligned(first));
  std::memset(first, 1, 1000);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, first), TCOPT_OK);
  int64_t held = tcopt_rt_bytes(ctx);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 1000, nullptr), first);
  tcopt_rt_arena_end(ctx, first);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 10, nullptr), first);
  tcopt_rt_arena_end(ctx, first);
  EXPECT_EQ(tcopt_rt_bytes(ctx), held);
}

TEST(Arena, Grows) {
  Context ctx;
  tcopt_rt_arena_end(ctx, tcopt_rt_arena_begin(ctx, 100, nullptr));
  void *larger = tcopt_rt_arena_begin(ctx, 100000, nullptr);
  std::memset(larger, 1, 100000);
  tcopt_rt_arena_end(ctx, larger);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 100000) << "the smaller one is freed";
}

TEST(Arena, HugePages) {
  Context ctx;
  int64_t bytes = (5 << 20) + 17;
  void *arena = tcopt_rt_arena_begin(ctx, bytes, nullptr);
  EXPECT_TRUE(isAligned(arena, 2 << 20));
  std::memset(arena, 1, bytes);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, arena), TCOPT_OK);
}

TEST(Arena, Nests) {
  Context ctx;
  void *outer = tcopt_rt_arena_begin(ctx, 256, nullptr);
  void *inner = tcopt_rt_arena_begin(ctx, 256, nullptr);
  EXPECT_NE(outer, inner);
  std::memset(outer, 1, 256);
  std::memset(inner, 2, 256);
  EXPECT_EQ(static_cast<char *>(outer)[255], 1);
  tcopt_rt_arena_end(ctx, inner);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 256, nullptr), inner);
  tcopt_rt_arena_end(ctx, inner);
  tcopt_rt_arena_end(ctx, outer);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 256, nullptr), outer);
}

TEST(Arena, EndClosesInnerOnes) {
  Context ctx;
  void *outer = tcopt_rt_arena_begin(ctx, 64, nullptr);
  void *inner = tcopt_rt_arena_begin(ctx, 64, nullptr);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, outer), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, inner), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "arena_end: this arena is not open");
}

TEST(Arena, OddArguments) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_arena_end(ctx, nullptr), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_arena_end(nullptr, nullptr), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_arena_begin(nullptr, 1, nullptr), nullptr);
  void *empty = tcopt_rt_arena_begin(ctx, 0, nullptr);
  EXPECT_NE(empty, nullptr);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, empty), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, -5, nullptr), nullptr);
  EXPECT_EQ(ctx.error(), "arena of a negative size (-5)");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, INT64_MAX, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_NE(tcopt_rt_arena_begin(ctx, 64, nullptr), nullptr)
      << "usable afterwards";
}

TEST(Arena, FramesCloseWhatTheyOpened) {
  Context ctx;
  void *outer = tcopt_rt_arena_begin(ctx, 64, nullptr);
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *inner = tcopt_rt_arena_begin(ctx, 64, nullptr);
  tcopt_rt_arena_begin(ctx, 64, nullptr);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 64, nullptr), inner);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, outer), TCOPT_OK) << "still open";
}

TEST(Arena, FrameReturnsTheStatus) {
  Context ctx;
  int64_t mark = tcopt_rt_call_begin(ctx);
  tcopt_rt_fail(ctx, TCOPT_DIVISION_BY_ZERO, "x");
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(tcopt_rt_call_end(nullptr, tcopt_rt_call_begin(nullptr)),
            TCOPT_INVALID_ARGUMENT);
}

TEST(Arena, WrongMarksDoNoHarm) {
  Context ctx;
  void *arena = tcopt_rt_arena_begin(ctx, 64, nullptr);
  tcopt_rt_call_end(ctx, 1000);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, arena), TCOPT_OK);
  tcopt_rt_call_end(ctx, -1000);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 64, nullptr), arena);
}

TEST(Arena, ResetClosesAndTrimFrees) {
  Context ctx;
  void *first = tcopt_rt_arena_begin(ctx, 64, nullptr);
  tcopt_rt_arena_begin(ctx, 128, nullptr);
  tcopt_rt_trim(ctx);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 192) << "open ones stay";
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 64, nullptr), first);
  tcopt_rt_trim(ctx);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 64);
  tcopt_rt_reset(ctx);
  tcopt_rt_trim(ctx);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
  tcopt_rt_trim(nullptr);
}

TEST(Arena, ManyDepths) {
  Context ctx;
  std::vector<void *> arenas;
  for (int i = 0; i < 100; ++i) {
    arenas.push_back(tcopt_rt_arena_begin(ctx, 64 + i, nullptr));
    std::memset(arenas.back(), i, 64 + i);
  }
  for (int i = 100; i-- > 0;) {
    EXPECT_EQ(static_cast<char *>(arenas[i])[0], i);
    EXPECT_EQ(tcopt_rt_arena_end(ctx, arenas[i]), TCOPT_OK);
  }
}

} // namespace
