//===- StepOrderTest.cpp - moves of steps that lower the peak -------------===//

#include "tcopt/Analysis/StepOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <chrono>
#include <numeric>
#include <random>

using namespace tcopt;

using Steps = std::vector<BatchStep>;
using Buffers = std::vector<BatchBuffer>;

static std::vector<size_t> stepOrderOf(const Steps &steps,
                                       const std::vector<StepMove> &moves) {
  std::vector<size_t> order(steps.size());
  std::iota(order.begin(), order.end(), size_t(0));
  for (const StepMove &move : moves) {
    order.erase(llvm::find(order, move.step));
    order.insert(llvm::find(order, move.before), move.step);
  }
  return order;
}

static int64_t peakOf(const Steps &steps, const Buffers &buffers,
                      const std::vector<size_t> &order) {
  std::vector<int64_t> live(steps.size());
  for (auto [number, buffer] : llvm::enumerate(buffers)) {
    size_t first = steps.size(), last = 0;
    for (auto [position, step] : llvm::enumerate(order))
      if (llvm::is_contained(steps[step].reads, number) ||
          llvm::is_contained(steps[step].writes, number)) {
        first = std::min(first, position);
        last = position;
      }
    for (size_t position = first; position <= last && first < steps.size();
         ++position)
      live[position] += buffer.bytes;
  }
  return live.empty() ? 0 : *llvm::max_element(live);
}

/// Buffers that are live from the first step to the last one that uses them.
static Buffers buffersOf(const Steps &steps, llvm::ArrayRef<int64_t> bytes) {
  Buffers buffers(bytes.size());
  std::vector<bool> isUsed(bytes.size());
  for (auto [number, step] : llvm::enumerate(steps))
    for (const auto &list : {step.reads, step.writes})
      for (unsigned memory : list) {
        if (memory >= bytes.size())
          continue;
        if (!isUsed[memory])
          buffers[memory] = {bytes[memory], number, number};
        isUsed[memory] = true;
        buffers[memory].last = number;
      }
  return buffers;
}

TEST(StepOrder, Empty) { EXPECT_TRUE(planOrder({}, {}).empty()); }

// The worked example of StepOrder.h; 9 is an argument.
TEST(StepOrder, WritesLater) {
  Steps steps = {{0, {9}, {0}}, {0, {9}, {1}}, {0, {1}, {2}}, {0, {0, 2}, {3}}};
  Buffers buffers = buffersOf(steps, {8, 8, 1, 1});
  std::vector<StepMove> moves = planOrder(steps, buffers);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].step, 0u);
  EXPECT_EQ(moves[0].before, 3u);
  EXPECT_EQ(peakOf(steps, buffers, stepOrderOf(steps, moves)), 10);
}

// The last reader of 0 runs before 1 is written, though nothing is written
// later: step 0 stays.
TEST(StepOrder, ReadsEarlier) {
  Steps steps = {{-1, {9}, {0}},
                 {-1, {9}, {1}},
                 {-1, {1}, {2}},
                 {0, {0}, {3}},
                 {-1, {2, 3}, {8}}};
  Buffers buffers = buffersOf(steps, {8, 8, 1, 1});
  std::vector<StepMove> moves = planOrder(steps, buffers);
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].step, 3u);
  EXPECT_EQ(moves[0].before, 1u);
}

TEST(StepOrder, StepsThatStay) {
  Steps steps = {
      {-1, {9}, {0}}, {-1, {9}, {1}}, {-1, {1}, {2}}, {-1, {0, 2}, {3}}};
  Buffers buffers = buffersOf(steps, {8, 8, 1, 1});
  EXPECT_TRUE(planOrder(steps, buffers).empty());
  for (BatchStep &step : steps)
    step.kind = 0;
  steps[2].isBarrier = true;
  EXPECT_TRUE(planOrder(steps, buffers).empty());
}

TEST(StepOrder, RandomProgramsKeepTheirMeaning) {
  std::mt19937 random(5);
  size_t improved = 0;
  for (int program = 0; program < 3000; ++program) {
    Steps steps(1 + random() % 24);
    unsigned memories = 2 + random() % 12;
    std::vector<int64_t> bytes(memories);
    for (int64_t &size : bytes)
      size = random() % 5;
    for (BatchStep &step : steps) {
      step.kind = int64_t(random() % 4) - 1;
      step.isBarrier = step.kind < 0 && random() % 6 == 0;
      for (unsigned n = random() % 3; n-- > 0;)
        step.reads.push_back(random() % memories);
      step.writes.push_back(random() % memories);
    }
    Buffers buffers = buffersOf(steps, bytes);
    std::vector<StepMove> moves = planOrder(steps, buffers);
    std::vector<size_t> order = stepOrderOf(steps, moves),
                        before = stepOrderOf(steps, {});
    std::vector<size_t> positions(steps.size());
    for (auto [position, step] : llvm::enumerate(order))
      positions[step] = position;
    auto mustPrecede = [&](const BatchStep &a, const BatchStep &b) {
      auto touches = [](const BatchStep &writer, const BatchStep &other) {
        return llvm::any_of(writer.writes, [&](unsigned memory) {
          return llvm::is_contained(other.reads, memory) ||
                 llvm::is_contained(other.writes, memory);
        });
      };
      return a.isBarrier || b.isBarrier || touches(a, b) || touches(b, a) ||
             (a.kind < 0 && b.kind < 0);
    };
    for (size_t i = 0; i < steps.size(); ++i)
      for (size_t j = i + 1; j < steps.size(); ++j)
        if (mustPrecede(steps[i], steps[j])) {
          ASSERT_LT(positions[i], positions[j]);
        }
    int64_t now = peakOf(steps, buffers, order),
            was = peakOf(steps, buffers, before);
    ASSERT_LE(now, was);
    improved += now < was;
  }
  EXPECT_GT(improved, 300u);
}

// Large buffers that are all read at the end.
TEST(StepOrder, IsNearLinear) {
  Steps steps;
  constexpr unsigned kBuffers = 10000;
  for (unsigned i = 0; i < kBuffers; ++i)
    steps.push_back({0, {kBuffers}, {i}});
  for (unsigned i = 0; i < kBuffers; ++i)
    steps.push_back({0, {i}, {kBuffers + 1 + i}});
  Buffers buffers =
      buffersOf(steps, std::vector<int64_t>(kBuffers, int64_t(64)));
  auto begin = std::chrono::steady_clock::now();
  planOrder(steps, buffers);
  std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(time.count(), 4);
}
