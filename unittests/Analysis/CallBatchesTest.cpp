//===- CallBatchesTest.cpp - steps of a program that can run at once ------===//

#include "tcopt/Analysis/CallBatches.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>
#include <set>

using namespace tcopt;

using Steps = std::vector<BatchStep>;
using Groups = std::vector<std::vector<size_t>>;

static Groups groupsOf(const Steps &steps, size_t mostSteps = 100) {
  Groups groups;
  for (const Batch &batch : planBatches(steps, mostSteps))
    groups.emplace_back(batch.steps.begin(), batch.steps.end());
  return groups;
}

/// All steps in the order in which they run, and for each its batch.
static std::vector<std::pair<size_t, size_t>>
orderOf(const Steps &steps, const std::vector<Batch> &batches) {
  std::set<size_t> moved;
  for (const Batch &batch : batches)
    moved.insert(batch.steps.begin(), batch.steps.end());
  std::vector<std::pair<size_t, size_t>> order;
  size_t next = 0;
  for (size_t i = 0; i <= steps.size(); ++i) {
    for (; next < batches.size() && batches[next].place == i; ++next)
      for (size_t step : batches[next].steps)
        order.push_back({step, next});
    if (i < steps.size() && !moved.count(i))
      order.push_back({i, batches.size() + i});
  }
  return order;
}

static bool conflict(const BatchStep &a, const BatchStep &b) {
  auto writes = [](const BatchStep &writer, const BatchStep &other) {
    return llvm::any_of(writer.writes, [&](unsigned memory) {
      return llvm::is_contained(other.reads, memory) ||
             llvm::is_contained(other.writes, memory);
    });
  };
  return a.isBarrier || b.isBarrier || writes(a, b) || writes(b, a);
}

/// Each step runs once, in batches of its kind, and those that need each other
/// run in the program's order and not at once.
static void expectValid(const Steps &steps, const std::vector<Batch> &batches) {
  std::vector<std::pair<size_t, size_t>> order = orderOf(steps, batches);
  ASSERT_EQ(order.size(), steps.size());
  std::vector<size_t> position(steps.size(), steps.size()),
      batchOf(steps.size());
  for (auto [at, run] : llvm::enumerate(order)) {
    ASSERT_EQ(position[run.first], steps.size());
    position[run.first] = at;
    batchOf[run.first] = run.second;
  }
  for (const Batch &batch : batches)
    for (size_t step : batch.steps)
      ASSERT_EQ(steps[step].kind, steps[batch.steps[0]].kind);
  for (size_t i = 0; i < steps.size(); ++i)
    for (size_t j = i + 1; j < steps.size(); ++j)
      if (conflict(steps[i], steps[j])) {
        ASSERT_LT(position[i], position[j]);
        ASSERT_NE(batchOf[i], batchOf[j]);
      }
}

TEST(CallBatches, Empty) { EXPECT_TRUE(groupsOf({}).empty()); }

TEST(CallBatches, StepsOfOneKindAreOne) {
  EXPECT_EQ(groupsOf({{0, {9}, {1}}, {0, {9}, {2}}, {1, {9}, {3}}}),
            (Groups{{0, 1}}));
}

// Two parameters: each has a moment (kind 0), then an update that reads it.
TEST(CallBatches, ChainsAreBatchedByLevels) {
  EXPECT_EQ(
      groupsOf({{0, {8}, {0}}, {1, {0}, {1}}, {0, {8}, {2}}, {1, {2}, {3}}}),
      (Groups{{0, 2}, {1, 3}}));
}

TEST(CallBatches, WhatNeedsAStepEndsItsWait) {
  Steps steps = {{0, {}, {0}}, {0, {}, {1}}, {-1, {0}, {5}}, {0, {}, {2}}};
  EXPECT_EQ(groupsOf(steps), (Groups{{0, 1}}));
  EXPECT_EQ(planBatches(steps, 100)[0].place, 2u);
}

// Writes wait for what was read and written before.
TEST(CallBatches, WritesKeepTheirOrder) {
  EXPECT_TRUE(groupsOf({{0, {}, {0}}, {0, {}, {0}}}).empty());
  EXPECT_TRUE(groupsOf({{0, {1}, {0}}, {0, {}, {1}}}).empty());
  EXPECT_TRUE(groupsOf({{0, {}, {1}}, {0, {1}, {0}}}).empty());
}

TEST(CallBatches, BarriersEndAllWaits) {
  BatchStep barrier;
  barrier.isBarrier = true;
  EXPECT_EQ(
      groupsOf(
          {{0, {}, {0}}, {0, {}, {1}}, barrier, {0, {}, {2}}, {0, {}, {3}}}),
      (Groups{{0, 1}, {3, 4}}));
  EXPECT_TRUE(groupsOf({{0, {}, {0}}, barrier, {0, {}, {1}}}).empty());
}

TEST(CallBatches, LargeBatchesAreCut) {
  Steps steps;
  for (unsigned i = 0; i < 10; ++i)
    steps.push_back({0, {}, {i}});
  Groups groups = groupsOf(steps, 4);
  ASSERT_EQ(groups.size(), 3u);
  EXPECT_EQ(groups[0].size(), 4u);
  EXPECT_EQ(groups[1].size(), 3u);
  EXPECT_EQ(groups[2].size(), 3u);
}

TEST(CallBatches, RandomProgramsKeepTheirMeaning) {
  std::mt19937 random(11);
  size_t batched = 0;
  for (int program = 0; program < 3000; ++program) {
    Steps steps(1 + random() % 24);
    unsigned memories = 2 + random() % 12;
    for (BatchStep &step : steps) {
      step.kind = int64_t(random() % 4) - 1;
      step.isBarrier = step.kind < 0 && random() % 6 == 0;
      for (unsigned n = random() % 3; n-- > 0;)
        step.reads.push_back(random() % memories);
      for (unsigned n = 1 + random() % 2; n-- > 0;)
        step.writes.push_back(random() % memories);
    }
    std::vector<Batch> batches = planBatches(steps, 2 + random() % 5);
    expectValid(steps, batches);
    for (const Batch &batch : batches)
      batched += batch.steps.size() > 1;
  }
  EXPECT_GT(batched, 1000u);
}

// Four buffers of 4 bytes are written, and each is read by a call of kind 1
// that can wait until the end.
TEST(CallBatches, BuffersDoNotRaiseThePeak) {
  Steps steps;
  std::vector<BatchBuffer> buffers;
  for (unsigned i = 0; i < 4; ++i) {
    steps.push_back({-1, {}, {i}});
    steps.push_back({1, {i}, {10 + i}});
    buffers.push_back({4, 2 * i, 2 * i + 1});
  }
  ASSERT_EQ(planBatches(steps, 100).size(), 1u);
  EXPECT_TRUE(planBatches(steps, 100, buffers).empty());
  // 12 bytes are live at the end: two buffers can wait for the third one.
  steps.push_back({-1, {}, {4}});
  buffers.push_back({12, 8, 8});
  std::vector<Batch> batches = planBatches(steps, 100, buffers);
  ASSERT_EQ(batches.size(), 1u);
  EXPECT_EQ(batches[0].place, 6u);
  EXPECT_EQ(llvm::ArrayRef<size_t>(batches[0].steps),
            llvm::ArrayRef<size_t>({1, 3, 5}));
}

// A step of Adam for 20,000 parameters, of which each has three kernels.
TEST(CallBatches, IsNearLinear) {
  Steps steps;
  constexpr unsigned kParams = 20000;
  for (unsigned i = 0; i < kParams; ++i) {
    unsigned first = 1 + 4 * i;
    steps.push_back({0, {0, first}, {first + 1}});
    steps.push_back({1, {0, first}, {first + 2}});
    steps.push_back({2, {0, first + 1, first + 2}, {first + 3}});
  }
  auto begin = std::chrono::steady_clock::now();
  std::vector<Batch> batches = planBatches(steps, 256);
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(batches.size(), 3 * ((kParams + 255) / 256));
  EXPECT_LT(time.count(), 2);
}
