//===- RecomputeCutTest.cpp - what to save and what to compute again ------===//

#include "tcopt/Analysis/RecomputeCut.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace tcopt;

namespace {
/// Ops of one result each; the first `numInputs` values are inputs. Sets of
/// values are bits.
struct Example {
  unsigned numInputs = 0;
  std::vector<unsigned> operands;
  std::vector<uint64_t> costs;
  unsigned mayRecompute = 0, needed = 0;
  /// Ops that run again under a budget alone, and the work of each.
  unsigned underBudget = 0;
  std::vector<double> works;

  unsigned size() const { return unsigned(costs.size()); }
  Rerun rerunOf(unsigned i) const;
  RecomputeGraph graph() const;
  /// Whether all that is needed follows from these values.
  bool suffices(unsigned saved) const;
  uint64_t costOf(unsigned saved) const;
  uint64_t leastCost() const;
};
} // namespace

Rerun Example::rerunOf(unsigned i) const {
  if (!(mayRecompute >> i & 1))
    return {Rerun::Never};
  return {underBudget >> i & 1 ? Rerun::UnderBudget : Rerun::Freely,
          works.empty() ? 0 : works[i]};
}

RecomputeGraph Example::graph() const {
  RecomputeGraph graph;
  for (unsigned i = 0; i < size(); ++i) {
    llvm::SmallVector<unsigned> used;
    for (unsigned j = 0; j < i; ++j)
      if (operands[i] >> j & 1)
        used.push_back(j);
    if (i < numInputs)
      graph.addInput(costs[i]);
    else
      graph.addOp(used, costs[i], rerunOf(i));
    if (needed >> i & 1)
      graph.need(i);
  }
  return graph;
}

bool Example::suffices(unsigned saved) const {
  unsigned there = saved;
  for (unsigned i = numInputs, e = size(); i < e; ++i)
    if (mayRecompute >> i & 1 && (operands[i] & ~there) == 0)
      there |= 1u << i;
  return (needed & ~there) == 0;
}

uint64_t Example::costOf(unsigned saved) const {
  uint64_t cost = 0;
  for (unsigned i = 0, e = size(); i < e; ++i)
    cost += saved >> i & 1 ? costs[i] : 0;
  return cost;
}

uint64_t Example::leastCost() const {
  uint64_t least = ~uint64_t(0);
  for (unsigned saved = 0; saved < 1u << size(); ++saved)
    if (suffices(saved))
      least = std::min(least, costOf(saved));
  return least;
}

static void expectLeast(const Example &example) {
  auto cut = example.graph().findCut();
  ASSERT_TRUE(cut);
  unsigned saved = 0;
  for (unsigned value : cut->saved)
    saved |= 1u << value;
  EXPECT_TRUE(example.suffices(saved));
  EXPECT_EQ(example.costOf(saved), cut->cost);
  EXPECT_EQ(example.leastCost(), cut->cost);
}

TEST(RecomputeCut, WorkedExample) {
  Example example{1, {0, 0b1, 0b10}, {1, 1, 1}, 0b110, 0b110};
  auto cut = example.graph().findCut();
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->cost, 1u);
  EXPECT_EQ(cut->saved, std::vector<unsigned>{1});
  EXPECT_EQ(cut->recomputed, std::vector<unsigned>{1});
}

TEST(RecomputeCut, NothingIsNeeded) {
  Example example{1, {0, 0b1}, {1, 1}, 0b10, 0};
  auto cut = example.graph().findCut();
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->cost, 0u);
  EXPECT_TRUE(cut->saved.empty());
}

TEST(RecomputeCut, ConstantsAreComputedAgain) {
  Example example{0, {0, 0b1}, {5, 5}, 0b11, 0b10};
  auto cut = example.graph().findCut();
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->cost, 0u);
  EXPECT_EQ(cut->recomputed, (std::vector<unsigned>{0, 1}));
}

TEST(RecomputeCut, AnOpWithTwoResultsRunsOnce) {
  RecomputeGraph graph;
  unsigned x = graph.addInput(3);
  unsigned both = graph.addOp(x, {2, 2}, {Rerun::Freely});
  graph.need(both);
  graph.need(both + 1);
  auto cut = graph.findCut();
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->cost, 3u);
  EXPECT_EQ(cut->saved, std::vector<unsigned>{x});
}

TEST(RecomputeCut, WhatCanNeitherBeSavedNorComputedAgain) {
  RecomputeGraph graph;
  unsigned x = graph.addInput(1);
  unsigned y = graph.addOp(x, 1, {Rerun::Never});
  graph.need(y);
  EXPECT_TRUE(graph.findCut());
  graph.forbid(y);
  EXPECT_FALSE(graph.findCut());
}

// The bits of `edges` say which earlier values each value needs, those of
// `flags` which ones may be computed again and which are needed. Costs are such
// that sums of different sets differ often.
static Example numbered(unsigned n, unsigned numInputs, unsigned edges,
                        unsigned flags) {
  Example example;
  example.numInputs = numInputs;
  example.mayRecompute = flags & ((1u << n) - 1);
  example.needed = flags >> n;
  for (unsigned i = 0; i < n; ++i) {
    example.operands.push_back(edges & ((1u << i) - 1));
    example.costs.push_back((i * 7 + flags + edges) % 5 + 1);
    edges >>= i;
  }
  return example;
}

// The last value is needed: else it is a graph of fewer.
static void expectLeastOfAll(unsigned n, unsigned numInputs) {
  for (unsigned edges = 0; edges < 1u << (n * (n - 1) / 2); ++edges)
    for (unsigned flags = 1u << (2 * n - 1); flags < 1u << (2 * n); ++flags) {
      expectLeast(numbered(n, numInputs, edges, flags));
      if (testing::Test::HasFailure())
        return;
    }
}

TEST(RecomputeCut, LeastOfAllGraphsOfUpToFiveValues) {
  for (unsigned n = 1; n <= 4; ++n)
    for (unsigned numInputs = 0; numInputs <= n; ++numInputs)
      expectLeastOfAll(n, numInputs);
  expectLeastOfAll(5, 1);
}

static Example randomExample(std::mt19937 &random, unsigned most) {
  auto below = [&](unsigned n) { return unsigned(random() % n); };
  Example example;
  unsigned n = 1 + below(most);
  example.numInputs = below(3);
  for (unsigned i = 0; i < n; ++i) {
    unsigned operands = 0;
    for (unsigned j = 0; j < i; ++j)
      operands |= unsigned(below(i) < 2) << j;
    example.operands.push_back(operands);
    example.costs.push_back(below(6));
    example.mayRecompute |= unsigned(below(4) != 0) << i;
    example.needed |= unsigned(below(3) == 0) << i;
  }
  return example;
}

TEST(RecomputeCut, LeastOfRandomGraphsOfUpToTwelveValues) {
  std::mt19937 random(2);
  for (unsigned i = 0; i < 20000 && !HasFailure(); ++i)
    expectLeast(randomExample(random, 12));
}

//===----------------------------------------------------------------------===//
// Budgets
//===----------------------------------------------------------------------===//

// Four layers, each with a small input and a large value inside.
static RecomputeGraph layers(unsigned &numNeeded) {
  RecomputeGraph graph;
  unsigned x = graph.addInput(0);
  for (unsigned i = 0; i < 4; ++i) {
    unsigned inside = graph.addOp(x, 40, {Rerun::UnderBudget, 100});
    unsigned out = graph.addOp(inside, 10, {Rerun::Never});
    for (unsigned value : {inside, out})
      graph.need(value);
    x = out;
    numNeeded += 2;
  }
  return graph;
}

TEST(RecomputeBudget, AsManyLayersAsAreNeeded) {
  unsigned numNeeded = 0;
  RecomputeGraph graph = layers(numNeeded);
  EXPECT_EQ(graph.findCut()->cost, 200u);
  EXPECT_EQ(graph.findLeast()->cost, 40u);
  for (auto [budget, cost, work] : {std::tuple(200, 200, 0),
                                    {199, 160, 100},
                                    {120, 120, 200},
                                    {100, 80, 300},
                                    {40, 40, 400}}) {
    auto cut = graph.findCutWithin(uint64_t(budget));
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->cost, uint64_t(cost));
    EXPECT_EQ(cut->work, work);
  }
  EXPECT_FALSE(graph.findCutWithin(39));
}

TEST(RecomputeBudget, EarlyLayersFirst) {
  unsigned numNeeded = 0;
  auto cut = layers(numNeeded).findCutWithin(120);
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->recomputed, (std::vector<unsigned>{0, 2}));
}

// What runs again if these values are saved, all work counted; infinite if they
// do not suffice.
static double workOf(const Example &example, unsigned saved) {
  if (!example.suffices(saved))
    return std::numeric_limits<double>::infinity();
  unsigned open = example.needed & ~saved;
  double work = 0;
  for (unsigned i = example.size(); i-- > example.numInputs;)
    if (open >> i & 1) {
      open |= example.operands[i] & ~saved;
      work += example.works[i];
    }
  return work;
}

// The least work of all choices that cost no more; infinite if there is none.
static double leastWork(const Example &example, uint64_t budget) {
  double least = std::numeric_limits<double>::infinity();
  for (unsigned saved = 0; saved < 1u << example.size(); ++saved)
    if (example.costOf(saved) <= budget)
      least = std::min(least, workOf(example, saved));
  return least;
}

static void expectWithin(const Example &example, uint64_t budget) {
  auto cut = example.graph().findCutWithin(budget);
  ASSERT_EQ(bool(cut), leastWork(example, budget) <
                           std::numeric_limits<double>::infinity());
  if (!cut)
    return;
  unsigned saved = 0;
  for (unsigned value : cut->saved)
    saved |= 1u << value;
  EXPECT_LE(cut->cost, budget);
  EXPECT_EQ(example.costOf(saved), cut->cost);
  EXPECT_EQ(workOf(example, saved), cut->work);
  // Without a budget, work that is done freely is not counted.
  auto free = example.graph().findCut();
  if (!free || free->cost > budget)
    EXPECT_LE(cut->work, 1.01 * leastWork(example, cut->cost));
}

TEST(RecomputeBudget, NoChoiceThatCostsAsLittleIsLessWork) {
  std::mt19937 random(3);
  for (unsigned i = 0; i < 5000 && !HasFailure(); ++i) {
    Example example = randomExample(random, 9);
    example.underBudget = unsigned(random());
    for (unsigned j = 0; j < example.size(); ++j)
      example.works.push_back(double(random() % 9));
    for (uint64_t budget = 0; budget < 12; ++budget)
      expectWithin(example, budget);
  }
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

// A chain with skips, as a deep network has them.
TEST(RecomputeCut, NearLinear) {
  auto seconds = [](unsigned n) {
    RecomputeGraph graph;
    unsigned x = graph.addInput(100);
    for (unsigned i = 1; i < n; ++i) {
      unsigned before = i % 7 == 0 && i > 10 ? x - 5 : x;
      x = graph.addOp({x, before}, 10 + i % 13,
                      {i % 5 != 0 ? Rerun::Freely : Rerun::Never});
      graph.need(x);
    }
    auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(graph.findCut());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  EXPECT_LT(seconds(100000), 20);
}
