//===- ArenaPlannerLargeTest.cpp - Plans for 20,000 buffers ---------------===//
//
// The time and the quality of plans for programs of many buffers, by the shapes
// of their lifetimes.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ArenaPlanner.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace tcopt;

namespace {

constexpr int64_t numBuffers = 20000;

class ArenaPlannerLarge : public ::testing::Test {
protected:
  void add(int64_t bytes, int64_t first, int64_t last) {
    buffers.emplace_back();
    buffers.back().size = BufferSize(bytes);
    buffers.back().first = first;
    buffers.back().last = last;
  }
  int64_t pick(int64_t below) { return int64_t(random() % uint64_t(below)); }
  int64_t pickBytes() { return 1 + pick(100000); }

  /// Plans and verifies. Returns how much larger the static region is than the
  /// lower bound. Takes 0.05 to 0.3 seconds optimized.
  double plan() {
    auto start = std::chrono::steady_clock::now();
    llvm::Expected<ArenaPlan> plan = planArena(buffers);
    if (!plan)
      llvm::report_fatal_error(plan.takeError());
    EXPECT_EQ(llvm::toString(verifyPlan(buffers, *plan)), "");
    std::chrono::duration<double> taken =
        std::chrono::steady_clock::now() - start;
    EXPECT_LT(taken.count(), limit);
    RecordProperty("seconds", std::to_string(taken.count()));
    return double(plan->staticBytes) / double(plan->lowerBound);
  }

  std::mt19937 random{5};
  std::vector<Buffer> buffers;
#ifdef NDEBUG
  static constexpr double limit = 2;
#else
  static constexpr double limit = 20;
#endif
};

TEST_F(ArenaPlannerLarge, Chain) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(64 * (1 + i % 7), i, i + 1);
  EXPECT_LT(plan(), 1.1);
}

TEST_F(ArenaPlannerLarge, ChainOfRandomSizes) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(pickBytes(), i, i + 1);
  EXPECT_LT(plan(), 1.5);
}

TEST_F(ArenaPlannerLarge, AllLiveAtOnce) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(pickBytes(), 0, numBuffers);
  EXPECT_LT(plan(), 1.001); // the padding
}

TEST_F(ArenaPlannerLarge, AllLiveUntilTheEnd) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(pickBytes(), i, numBuffers);
  EXPECT_LT(plan(), 1.001);
}

TEST_F(ArenaPlannerLarge, AllLiveFromTheBeginning) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(pickBytes(), 0, pick(numBuffers));
  EXPECT_LT(plan(), 1.001);
}

// Every other buffer is live until the end, as parameters' gradients are.
TEST_F(ArenaPlannerLarge, HalfLiveUntilTheEnd) {
  for (int64_t i = 0; i < numBuffers; ++i)
    add(pickBytes(), i, i % 2 ? numBuffers : i + 1 + pick(3));
  EXPECT_LT(plan(), 1.001);
}

// The first half is live until the second half needs it in the opposite order.
TEST_F(ArenaPlannerLarge, ForwardAndBackward) {
  for (int64_t i = 0; i < numBuffers / 2; ++i)
    add(pickBytes(), i, numBuffers - i);
  for (int64_t i = numBuffers / 2; i < numBuffers; ++i)
    add(pickBytes(), i, i + 2);
  EXPECT_LT(plan(), 1.001);
}

TEST_F(ArenaPlannerLarge, RepeatedBlocks) {
  constexpr int64_t bytes[] = {6400, 6400,  25600, 128,  25600,
                               6400, 51200, 19200, 6400, 64};
  constexpr int64_t steps[] = {9, 2, 1, 8, 1, 3, 1, 2, 10, 30};
  for (int64_t i = 0; i < numBuffers; ++i)
    add(bytes[i % 10], i, i + steps[i % 10]);
  EXPECT_LT(plan(), 1.15);
}

TEST_F(ArenaPlannerLarge, RandomShortLifetimes) {
  for (int64_t i = 0; i < numBuffers; ++i) {
    int64_t first = pick(numBuffers);
    add(pickBytes(), first, first + pick(50));
  }
  EXPECT_LT(plan(), 1.1);
}

TEST_F(ArenaPlannerLarge, RandomLifetimes) {
  for (int64_t i = 0; i < numBuffers; ++i) {
    int64_t first = pick(numBuffers);
    add(pickBytes(), first, first + pick(numBuffers - first));
  }
  EXPECT_LT(plan(), 1.05);
}

// Lifetimes of all magnitudes, and alignments that make gaps useless.
TEST_F(ArenaPlannerLarge, RandomMix) {
  for (int64_t i = 0; i < numBuffers; ++i) {
    int64_t first = pick(numBuffers);
    add(pickBytes(), first, first + pick(int64_t(1) << pick(15)));
    if (pick(10) == 0)
      buffers.back().alignment = int64_t(1) << pick(13);
  }
  EXPECT_LT(plan(), 1.1);
}

} // namespace
