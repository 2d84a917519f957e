//===- ArenaPlannerTest.cpp - Plans, their quality, their check -*- C++ -*-===//
//
// Small plans by hand, thousands of random ones, and broken plans that the
// verifier must refuse.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ArenaPlanner.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace tcopt;

namespace {

ArenaPlan plan(llvm::ArrayRef<Buffer> buffers) {
  llvm::Expected<ArenaPlan> result = planArena(buffers);
  if (!result)
    llvm::report_fatal_error(result.takeError());
  EXPECT_EQ(llvm::toString(verifyPlan(buffers, *result)), "");
  return std::move(*result);
}

std::string planError(llvm::ArrayRef<Buffer> buffers) {
  llvm::Expected<ArenaPlan> result = planArena(buffers);
  return result ? "" : llvm::toString(result.takeError());
}

Buffer fixed(int64_t bytes, int64_t first, int64_t last) {
  Buffer buffer;
  buffer.size = BufferSize(bytes);
  buffer.first = first;
  buffer.last = last;
  return buffer;
}

Buffer symbolic(int64_t factor, llvm::ArrayRef<unsigned> symbols, int64_t first,
                int64_t last) {
  Buffer buffer = fixed(0, first, last);
  buffer.size = BufferSize(factor, symbols);
  return buffer;
}

Buffer inGroup(Buffer buffer, unsigned group) {
  buffer.aliasGroup = group;
  return buffer;
}

TEST(BufferSizeTest, NormalForm) {
  EXPECT_EQ(BufferSize(4, {2, 1}), BufferSize(4, {1, 2}));
  EXPECT_FALSE(BufferSize(4, {1, 1}) == BufferSize(4, {1}));
  EXPECT_TRUE(BufferSize(0, {1}).isStatic());
}

TEST(BufferSizeTest, Evaluate) {
  EXPECT_EQ(BufferSize(4, {0, 1, 1}).evaluate({2, 3}), 72);
  EXPECT_EQ(BufferSize(4).evaluate({}), 4);
  EXPECT_EQ(BufferSize(4, {1}).evaluate({2}), std::nullopt);
  EXPECT_EQ(BufferSize(4, {0}).evaluate({-1}), std::nullopt);
  EXPECT_EQ(BufferSize(4, {0}).evaluate({INT64_MAX}), std::nullopt);
  EXPECT_EQ(BufferSize(4, {0, 1}).evaluate({INT64_MAX, 0}), 0);
}

TEST(ArenaPlannerTest, Empty) {
  ArenaPlan result = plan({});
  EXPECT_EQ(result.size(), (ArenaOffset{0, 0}));
  EXPECT_EQ(result.lowerBound, 0);
}

TEST(ArenaPlannerTest, ExampleOfTheHeader) {
  ArenaPlan result = plan({fixed(100, 0, 2), fixed(100, 1, 3), fixed(40, 3, 4),
                           symbolic(4, {0}, 0, 1), symbolic(4, {0}, 2, 3),
                           symbolic(8, {0}, 0, 3)});
  EXPECT_EQ(result.offsetOf(0), (ArenaOffset{0, 0}));
  EXPECT_EQ(result.offsetOf(1), (ArenaOffset{128, 0}));
  EXPECT_EQ(result.offsetOf(2), (ArenaOffset{0, 0}));
  EXPECT_EQ(result.staticBytes, 228);
  EXPECT_EQ(result.lowerBound, 200);
  EXPECT_EQ(result.slotOf[3], result.slotOf[4]);
  EXPECT_EQ(result.offsetOf(3), (ArenaOffset{256, 0}));
  EXPECT_EQ(result.offsetOf(5), (ArenaOffset{256, 1}));
  EXPECT_EQ(result.size(), (ArenaOffset{256, 2}));
  // s0 = 20: 80 bytes, aligned to 128, and 160, aligned to 192.
  EXPECT_EQ(result.evaluate(result.offsetOf(5), {20}), 256 + 128);
  EXPECT_EQ(result.evaluate(result.size(), {20}), 256 + 128 + 192);
  EXPECT_EQ(result.evaluate(result.size(), {INT64_MAX / 8}), std::nullopt);
}

// An arena in the arena needs what its own buffers need, wherever they lie.
TEST(ArenaPlannerTest, LowerBoundOfArenasWithin) {
  std::vector<Buffer> buffers = {fixed(100, 0, 2), fixed(128, 1, 1),
                                 symbolic(1, {0}, 2, 2)};
  EXPECT_EQ(plan(buffers).lowerBound, 228);
  buffers[1].leastBytes = 60;
  EXPECT_EQ(plan(buffers).lowerBound, 160);
  EXPECT_EQ(plan(buffers).staticBytes, 228);
  buffers[2].leastBytes = 70;
  EXPECT_EQ(plan(buffers).lowerBound, 170);
  buffers[1].leastBytes = 129;
  EXPECT_EQ(planError(buffers),
            "arena planner: buffer 1 has least bytes outside of its size");
  buffers[1].leastBytes = -1;
  EXPECT_EQ(planError(buffers),
            "arena planner: buffer 1 has least bytes outside of its size");
}

TEST(ArenaPlannerTest, LifetimesThatTouchConflict) {
  EXPECT_EQ(plan({fixed(64, 0, 1), fixed(64, 1, 2)}).staticBytes, 128);
  EXPECT_EQ(plan({fixed(64, 0, 1), fixed(64, 2, 3)}).staticBytes, 64);
}

TEST(ArenaPlannerTest, InPlaceGroupsShareOnePlace) {
  ArenaPlan result = plan({inGroup(fixed(64, 0, 1), 7), fixed(64, 0, 2),
                           inGroup(fixed(100, 1, 2), 7)});
  EXPECT_EQ(result.slotOf[0], result.slotOf[2]);
  // The last one above the other, whose end is aligned to 64.
  EXPECT_EQ(result.staticBytes, 164);
  // The place is the group's in the gap between its lifetimes, too.
  result = plan({inGroup(fixed(64, 0, 0), 1), fixed(64, 1, 1),
                 inGroup(fixed(64, 2, 2), 1)});
  EXPECT_EQ(result.staticBytes, 128);
  result = plan({inGroup(symbolic(4, {0}, 0, 1), 0),
                 inGroup(symbolic(4, {0}, 1, 2), 0), symbolic(4, {0}, 2, 3)});
  EXPECT_EQ(result.size().numSlots, 2u);
}

TEST(ArenaPlannerTest, BestFitTakesTheSmallestGap) {
  // Two gaps of 192 and 128 bytes at step 1; the last buffer fits either.
  ArenaPlan result =
      plan({fixed(1024, 0, 1), fixed(192, 0, 0), fixed(512, 0, 1),
            fixed(128, 0, 0), fixed(256, 0, 1), fixed(100, 1, 1)});
  EXPECT_EQ(result.staticBytes, result.lowerBound);
  EXPECT_EQ(result.staticBytes, 2112);
}

TEST(ArenaPlannerTest, LargeAlignments) {
  std::vector<Buffer> buffers = {fixed(1, 0, 9), fixed(1, 0, 9),
                                 symbolic(1, {0}, 0, 9),
                                 symbolic(3, {0}, 0, 9)};
  buffers[1].alignment = 4096;
  buffers[3].alignment = 256;
  ArenaPlan result = plan(buffers);
  EXPECT_EQ(result.alignment, 4096);
  for (unsigned i = 0; i < 4; ++i)
    EXPECT_EQ(*result.evaluate(result.offsetOf(i), {7}) % buffers[i].alignment,
              0);
}

TEST(ArenaPlannerTest, ZeroSizesTakeNoRoom) {
  EXPECT_EQ(plan({fixed(0, 0, 5), fixed(0, 0, 5), fixed(64, 0, 5)}).staticBytes,
            64);
  EXPECT_EQ(plan({symbolic(0, {3}, 0, 5)}).size(), (ArenaOffset{0, 0}));
}

TEST(ArenaPlannerTest, DifferentProductsNeverShare) {
  ArenaPlan result = plan({symbolic(4, {0}, 0, 0), symbolic(4, {1}, 1, 1),
                           symbolic(8, {2}, 2, 2), symbolic(4, {0, 0}, 3, 3)});
  EXPECT_EQ(result.size().numSlots, 4u);
}

// Slots for several sizes of one product are used where they have fewer bytes.
TEST(ArenaPlannerTest, SizesOfOneProductShare) {
  ArenaPlan result = plan({symbolic(4, {0}, 0, 1), symbolic(8, {0}, 2, 3),
                           symbolic(12, {0}, 4, 5), symbolic(4, {0}, 4, 5)});
  ASSERT_EQ(result.size().numSlots, 2u);
  EXPECT_EQ(result.symbolicSlots()[0].size, BufferSize(4, {0}));
  EXPECT_EQ(result.symbolicSlots()[1].size, BufferSize(12, {0}));
  // One slot a size is best for some: 8 + 4, and not 8 + 8.
  result = plan({symbolic(8, {0}, 0, 1), symbolic(8, {0}, 4, 5),
                 symbolic(4, {0}, 1, 2), symbolic(4, {0}, 3, 4)});
  EXPECT_EQ(result.size().numSlots, 2u);
  EXPECT_EQ(result.evaluate(result.size(), {64}), 64 * 12);
}

TEST(ArenaPlannerTest, WrongInputIsRefused) {
  EXPECT_EQ(planError({fixed(1, 2, 1)}),
            "arena planner: buffer 0 ends before it begins");
  EXPECT_EQ(planError({fixed(1, 0, 1), fixed(-1, 0, 1)}),
            "arena planner: buffer 1 has a negative size");
  for (int64_t alignment : {int64_t(0), int64_t(-64), int64_t(48), INT64_MIN}) {
    Buffer odd = fixed(1, 0, 1);
    odd.alignment = alignment;
    EXPECT_EQ(planError({odd}), "arena planner: buffer 0 has an alignment that "
                                "is no power of two");
  }
  EXPECT_EQ(planError({inGroup(symbolic(4, {0}, 0, 1), 0),
                       inGroup(symbolic(4, {1}, 0, 1), 0)}),
            "arena planner: buffer 1 differs in size from its alias group");
  EXPECT_EQ(planError({inGroup(fixed(4, 0, 1), 0),
                       inGroup(symbolic(4, {1}, 0, 1), 0)}),
            "arena planner: buffer 1 differs in size from its alias group");
  EXPECT_EQ(planError({fixed(INT64_MAX, 0, 1)}),
            "arena planner: static sizes sum to more than 63 bits");
  EXPECT_EQ(planError({fixed(INT64_MAX / 2, 0, 0), fixed(INT64_MAX / 2, 1, 1),
                       fixed(INT64_MAX / 2, 2, 2)}),
            "arena planner: static sizes sum to more than 63 bits");
}

TEST(ArenaPlannerTest, ExtremeTimes) {
  ArenaPlan result =
      plan({fixed(64, INT64_MIN, INT64_MAX), fixed(64, INT64_MIN, INT64_MIN),
            fixed(64, INT64_MAX, INT64_MAX),
            symbolic(1, {0}, INT64_MIN, INT64_MAX)});
  EXPECT_EQ(result.staticBytes, 128);
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

/// Random buffers: some symbolic, some in groups, some empty.
std::vector<Buffer> randomBuffers(std::mt19937 &random, int count) {
  auto pick = [&](int n) { return int(random() % unsigned(n)); };
  std::vector<Buffer> buffers;
  int steps = 1 + pick(2 * count), longest = 1 + pick(steps);
  for (int i = 0; i < count; ++i) {
    int first = pick(steps);
    Buffer buffer =
        fixed(pick(8) ? 1 + pick(5000) : 0, first, first + pick(longest));
    unsigned s = unsigned(pick(2));
    if (pick(3) == 0)
      buffer.size = BufferSize(4 * (1 + pick(2)), {s});
    if (pick(10) == 0)
      buffer.alignment = 1 << pick(10);
    if (pick(6) == 0) { // groups 0 to 9, by kind of size
      unsigned kind = buffer.size.isStatic()
                          ? 0
                          : unsigned(buffer.size.factor() / 4) * 2 + s;
      buffer.aliasGroup = kind * 10 + unsigned(pick(2));
    }
    buffers.push_back(buffer);
  }
  return buffers;
}

/// Overlap by the definition, on bytes for given values of the symbols.
bool overlapsSomewhere(llvm::ArrayRef<Buffer> buffers, const ArenaPlan &plan,
                       llvm::ArrayRef<int64_t> values) {
  for (unsigned i = 0; i < buffers.size(); ++i)
    for (unsigned j = 0; j < i; ++j) {
      const Buffer &a = buffers[i], &b = buffers[j];
      if (a.first > b.last || b.first > a.last ||
          (a.aliasGroup && a.aliasGroup == b.aliasGroup))
        continue;
      int64_t startA = *plan.evaluate(plan.offsetOf(i), values);
      int64_t startB = *plan.evaluate(plan.offsetOf(j), values);
      if (startA < startB + *b.size.evaluate(values) &&
          startB < startA + *a.size.evaluate(values) &&
          *a.size.evaluate(values) && *b.size.evaluate(values))
        return true;
    }
  return false;
}

TEST(ArenaPlannerProperty, RandomPlansAreSound) {
  std::mt19937 random(42);
  for (int round = 0; round < 3000; ++round) {
    std::vector<Buffer> buffers = randomBuffers(random, 1 + round % 40);
    ArenaPlan result = plan(buffers);
    ASSERT_GE(result.staticBytes, result.lowerBound);
    for (int64_t value : {0, 1, 17})
      ASSERT_FALSE(overlapsSomewhere(buffers, result, {value, 64 - value}));
    // Same input, same plan.
    ArenaPlan again = plan(buffers);
    ASSERT_EQ(again.slotOf, result.slotOf);
  }
}

TEST(ArenaPlannerProperty, RandomPlansAreNearTheLowerBound) {
  std::mt19937 random(1);
  double sum = 0, worst = 1;
  constexpr int rounds = 500;
  for (int round = 0; round < rounds; ++round) {
    std::vector<Buffer> buffers;
    for (int i = 0; i < 100; ++i) {
      int64_t first = random() % 100;
      buffers.push_back(
          fixed(64 * (1 + random() % 100), first, first + random() % 20));
    }
    ArenaPlan result = plan(buffers);
    double ratio = double(result.staticBytes) / double(result.lowerBound);
    sum += ratio;
    worst = std::max(worst, ratio);
  }
  EXPECT_LT(sum / rounds, 1.06);
  EXPECT_LT(worst, 1.25);
}

TEST(ArenaPlannerProperty, EqualSizesMeetTheLowerBound) {
  std::mt19937 random(2);
  for (int round = 0; round < 200; ++round) {
    std::vector<Buffer> statics, symbolics;
    for (int i = 0; i < 60; ++i) {
      int64_t first = random() % 50, last = first + random() % 15;
      statics.push_back(fixed(64, first, last));
      symbolics.push_back(symbolic(64, {0}, first, last));
    }
    ArenaPlan result = plan(statics);
    EXPECT_EQ(result.staticBytes, result.lowerBound);
    EXPECT_EQ(int64_t(plan(symbolics).size().numSlots), result.lowerBound / 64);
  }
}

TEST(ArenaPlannerProperty, AdversarialShapes) {
  // A staircase whose sizes grow as older ones die: first fit in the order of
  // time cannot reuse anything.
  std::vector<Buffer> staircase, pyramid, chain;
  for (int64_t i = 0; i < 64; ++i) {
    staircase.push_back(fixed(64 * (i + 1), i, i + 1));
    pyramid.push_back(fixed(64 * (i + 1), i, 127 - i));
    chain.push_back(fixed(i % 2 ? 6400 : 64, i, i + 1));
  }
  ArenaPlan stairs = plan(staircase);
  EXPECT_LE(stairs.staticBytes, stairs.lowerBound * 5 / 4);
  ArenaPlan layers = plan(pyramid);
  EXPECT_EQ(layers.staticBytes, layers.lowerBound);
  ArenaPlan links = plan(chain);
  EXPECT_EQ(links.staticBytes, links.lowerBound);
}

TEST(ArenaPlannerProperty, TenThousandBuffersAreFast) {
  std::mt19937 random(3);
  std::vector<Buffer> shortLived, allLive, symbolics;
  for (int i = 0; i < 10000; ++i) {
    int64_t first = random() % 10000;
    int64_t bytes = 1 + random() % 100000;
    shortLived.push_back(fixed(bytes, first, first + random() % 50));
    allLive.push_back(fixed(bytes, 0, first));
    symbolics.push_back(
        symbolic(4, {unsigned(random() % 7)}, first, first + random() % 50));
  }
  for (const std::vector<Buffer> *buffers :
       {&shortLived, &allLive, &symbolics}) {
    auto start = std::chrono::steady_clock::now();
    plan(*buffers);
    std::chrono::duration<double> taken =
        std::chrono::steady_clock::now() - start;
    // Under a second optimised; loose for sanitizers and busy machines.
    EXPECT_LT(taken.count(), 20);
    RecordProperty("seconds", std::to_string(taken.count()));
  }
}

//===----------------------------------------------------------------------===//
// The verifier
//===----------------------------------------------------------------------===//

class ArenaVerifierTest : public ::testing::Test {
protected:
  std::string verify() { return llvm::toString(verifyPlan(buffers, good)); }

  std::vector<Buffer> buffers = {fixed(64, 0, 1),
                                 fixed(64, 1, 2),
                                 symbolic(4, {0}, 0, 1),
                                 symbolic(4, {0}, 1, 2),
                                 inGroup(fixed(9, 0, 0), 1),
                                 inGroup(fixed(9, 2, 2), 1)};
  ArenaPlan good = plan(buffers);
};

TEST_F(ArenaVerifierTest, Overlap) {
  good.slots[1].offset.bytes = 0;
  EXPECT_EQ(verify(),
            "arena plan: buffers 0 and 1 overlap while both are live");
}

TEST_F(ArenaVerifierTest, OverlapInTheGapOfAGroup) {
  buffers = {inGroup(fixed(64, 0, 0), 1), fixed(64, 1, 1),
             inGroup(fixed(64, 2, 2), 1)};
  good = plan(buffers);
  good.slots[1].offset = good.slots[0].offset;
  EXPECT_EQ(verify(),
            "arena plan: buffers 0 and 1 overlap while both are live");
}

TEST_F(ArenaVerifierTest, SharedSymbolicSlot) {
  good.slotOf[3] = good.slotOf[2];
  EXPECT_EQ(verify(),
            "arena plan: buffers 2 and 3 overlap while both are live");
}

TEST_F(ArenaVerifierTest, SplitGroup) {
  good.slotOf[5] = good.slotOf[0];
  EXPECT_EQ(verify(), "arena plan: buffers 4 and 5 of one alias group lie in "
                      "two places");
}

TEST_F(ArenaVerifierTest, TooSmallASlot) {
  good.slots[0].size = BufferSize(63);
  EXPECT_EQ(verify(), "arena plan: buffer 0 does not fit its slot");
  buffers[0].size = BufferSize(4, {0});
  EXPECT_EQ(verify(), "arena plan: buffer 0 does not fit its slot");
}

TEST_F(ArenaVerifierTest, WrongAlignment) {
  good.slots[1].offset.bytes += 32;
  good.staticBytes += 64;
  for (ArenaSlot &slot :
       llvm::MutableArrayRef(good.slots).drop_front(good.numStaticSlots))
    slot.offset.bytes += 64;
  EXPECT_EQ(verify(), "arena plan: buffer 1 is not aligned");
}

TEST_F(ArenaVerifierTest, WrongRegions) {
  ArenaPlan plan = good;
  good.staticBytes -= 1;
  EXPECT_NE(verify().find("leaves the static region"), std::string::npos);
  good = plan;
  good.slots.back().offset.numSlots = 0;
  EXPECT_NE(verify().find("is not behind the slots before it"),
            std::string::npos);
  good = plan;
  good.slotOf[0] = 99;
  EXPECT_EQ(verify(), "arena plan: buffer 0 has no slot");
  good.slotOf.pop_back();
  EXPECT_EQ(verify(), "arena plan: expected 6 buffers, found 5");
}

} // namespace
