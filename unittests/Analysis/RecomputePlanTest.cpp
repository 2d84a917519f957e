//===- RecomputePlanTest.cpp - compute again to need less memory ----------===//

#include "tcopt/Analysis/RecomputePlan.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace tcopt;
using Again = RecomputePlanner::Again;
using Plan = RecomputePlanner::Plan;

namespace {
/// Ops of one value each, which are numbered alike.
struct Program {
  std::vector<std::vector<unsigned>> operands;
  std::vector<uint64_t> bytes;
  std::vector<bool> mayRerun, isKept;

  void add(std::vector<unsigned> of, uint64_t size, bool rerun = true,
           bool kept = false) {
    operands.push_back(std::move(of));
    bytes.push_back(size);
    mayRerun.push_back(rerun);
    isKept.push_back(kept);
  }
  RecomputePlanner planner() const;
  /// Peak of a sequence of ops, users taking the last value before them; none
  /// if one has not been computed.
  std::optional<uint64_t> peakOf(const std::vector<unsigned> &order) const;
  /// The ops in order, with what a plan adds.
  std::vector<unsigned> follow(const Plan &plan) const;
};
} // namespace

RecomputePlanner Program::planner() const {
  RecomputePlanner planner;
  for (size_t i = 0; i < bytes.size(); ++i) {
    planner.addOp(operands[i], bytes[i],
                  {mayRerun[i] ? Rerun::Freely : Rerun::Never, 1});
    if (isKept[i])
      planner.keep(unsigned(i));
  }
  return planner;
}

std::vector<unsigned> Program::follow(const Plan &plan) const {
  std::vector<unsigned> order;
  size_t next = 0;
  for (unsigned op = 0; op < bytes.size(); ++op) {
    for (; next < plan.again.size() && plan.again[next].before == op; ++next)
      order.push_back(plan.again[next].op);
    order.push_back(op);
  }
  EXPECT_EQ(next, plan.again.size());
  return order;
}

// Instances of values live from where they are computed to their last use.
std::optional<uint64_t>
Program::peakOf(const std::vector<unsigned> &order) const {
  std::vector<int> current(bytes.size(), -1), lastUse(order.size(), -1);
  for (int at = 0; at < int(order.size()); ++at) {
    for (unsigned operand : operands[order[at]]) {
      if (current[operand] < 0)
        return std::nullopt;
      lastUse[current[operand]] = at;
    }
    current[order[at]] = at;
    lastUse[at] = at;
  }
  for (unsigned value = 0; value < bytes.size(); ++value)
    if (isKept[value])
      lastUse[current[value]] = int(order.size());
  uint64_t peak = 0;
  for (int at = 0; at < int(order.size()); ++at) {
    uint64_t sum = 0;
    for (int made = 0; made <= at; ++made)
      sum += lastUse[made] >= at ? bytes[order[made]] : 0;
    peak = std::max(peak, sum);
  }
  return peak;
}

// A network of n layers and its gradient: each op of the second half uses a
// value of the first.
static Program network(unsigned n) {
  Program program;
  program.add({}, 1);
  for (unsigned i = 1; i < n; ++i)
    program.add({i - 1}, 1);
  program.add({n - 1}, 1);
  for (unsigned i = n; i-- > 1;)
    program.add({unsigned(program.bytes.size()) - 1, i - 1}, 1);
  return program;
}

TEST(RecomputePlan, WorkedExample) {
  Program program;
  program.add({}, 1);
  program.add({0}, 1);
  program.add({1}, 1);
  program.add({2}, 0);
  program.add({2, 1}, 0);
  program.add({0}, 0);
  EXPECT_EQ(program.planner().plan(~uint64_t(0)).peak, 3u);
  Plan plan = program.planner().plan(2);
  EXPECT_EQ(plan.peak, 2u);
  EXPECT_EQ(plan.again, (std::vector<Again>{{0, 5}}));
  EXPECT_EQ(plan.work, 1);
}

TEST(RecomputePlan, NothingIsDoneWithinTheLimit) {
  Program program = network(20);
  Plan plan = program.planner().plan(22);
  EXPECT_TRUE(plan.again.empty());
  EXPECT_EQ(plan.peak, *program.peakOf(program.follow(plan)));
}

TEST(RecomputePlan, HalfOfANetwork) {
  Program program = network(20);
  uint64_t whole = program.planner().plan(~uint64_t(0)).peak;
  Plan plan = program.planner().plan(whole / 2);
  EXPECT_LE(plan.peak, whole / 2);
  EXPECT_EQ(plan.peak, *program.peakOf(program.follow(plan)));
  EXPECT_LE(plan.work, 20);
}

TEST(RecomputePlan, WhatMustNotRunAgainStays) {
  Program program = network(20);
  program.mayRerun.assign(program.bytes.size(), false);
  Plan plan = program.planner().plan(1);
  EXPECT_TRUE(plan.again.empty());
  EXPECT_EQ(plan.peak, program.planner().plan(~uint64_t(0)).peak);
}

TEST(RecomputePlan, AnOpOfTwoValuesRunsOnce) {
  RecomputePlanner planner;
  unsigned both = planner.addOp({}, {4, 4}, {Rerun::Freely, 1});
  unsigned big = planner.addOp({}, {8}, {Rerun::Freely, 1});
  planner.addOp(big, {0}, {Rerun::Freely, 1});
  planner.addOp({both, both + 1}, {0}, {Rerun::Freely, 1});
  EXPECT_TRUE(planner.plan(8).again.empty());
}

TEST(RecomputePlan, InputsAndWhatIsKept) {
  RecomputePlanner planner;
  unsigned x = planner.addInput();
  unsigned y = planner.addOp(x, {4}, {Rerun::Freely, 1});
  planner.keep(y);
  planner.addOp(x, {4}, {Rerun::Freely, 1});
  Plan plan = planner.plan(4);
  EXPECT_TRUE(plan.again.empty());
  EXPECT_EQ(plan.peak, 8u);
}

static Program randomProgram(std::mt19937 &random) {
  Program program;
  unsigned n = 2 + unsigned(random() % 30);
  for (unsigned i = 0; i < n; ++i) {
    std::vector<unsigned> operands;
    for (unsigned j = 0; j < i && j < 3; ++j)
      if (unsigned operand = unsigned(random() % i);
          random() % 2 && !llvm::is_contained(operands, operand))
        operands.push_back(operand);
    program.add(std::move(operands), random() % 9, random() % 4 != 0,
                random() % 10 == 0);
  }
  return program;
}

// A program that follows the plan needs no more than the plan says.
TEST(RecomputePlan, PeaksOfRandomPrograms) {
  std::mt19937 random(7);
  unsigned numLess = 0;
  for (unsigned i = 0; i < 5000 && !HasFailure(); ++i) {
    Program program = randomProgram(random);
    uint64_t whole = program.planner().plan(~uint64_t(0)).peak;
    for (uint64_t limit : {whole, whole - whole / 8, whole / 2, uint64_t(0)}) {
      Plan plan = program.planner().plan(limit);
      std::optional<uint64_t> peak = program.peakOf(program.follow(plan));
      ASSERT_TRUE(peak);
      EXPECT_LE(*peak, plan.peak);
      EXPECT_EQ(plan.work, double(plan.again.size()));
      numLess += limit < whole && plan.peak <= limit;
    }
  }
  EXPECT_GT(numLess, 2000u);
}

TEST(RecomputePlan, NearLinear) {
  RecomputePlanner planner = network(100000).planner();
  auto start = std::chrono::steady_clock::now();
  Plan plan = planner.plan(50000);
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  EXPECT_LE(plan.peak, 50000u);
  EXPECT_LT(seconds, 20);
}
