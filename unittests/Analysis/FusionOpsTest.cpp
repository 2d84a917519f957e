//===- FusionOpsTest.cpp - nodes and edges of tensor ops ------------------===//

#include "tcopt/Analysis/FusionOps.h"
#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;
using LoopMap = llvm::SmallVector<int32_t, 4>;

namespace {

struct FusionOpsTest : ::testing::Test {
  static llvm::SmallVector<LoopSize> fixed(std::vector<int64_t> sizes) {
    llvm::SmallVector<LoopSize> list;
    for (int64_t size : sizes)
      list.push_back(LoopSize::fixed(size));
    return list;
  }
  FusionValue input(std::vector<int64_t> sizes) {
    return ops.addInput(fixed(sizes), 4);
  }
  FusionValue pointwise(std::vector<FusionValue> operands,
                        std::vector<int64_t> sizes, bool isResult = false) {
    FusionNode facts;
    facts.flops = 1;
    facts.liveOut = isResult;
    return ops.addPointwise(facts, operands, fixed(sizes), 4);
  }
  static FusionNode map() {
    FusionNode facts;
    facts.isMap = true;
    return facts;
  }
  /// Edges to a value's node.
  std::vector<FusionEdge> edgesTo(const FusionValue &value) {
    std::vector<FusionEdge> edges;
    for (const FusionEdge &edge : graph.getEdges())
      if (edge.consumer == value.node)
        edges.push_back(edge);
    return edges;
  }
  FusionPlan plan() {
    EXPECT_EQ(graph.verify(), std::vector<std::string>());
    FusionPlan plan = planFusion(graph, TestModel());
    EXPECT_EQ(verifyPlan(graph, plan.groups), std::vector<std::string>());
    return plan;
  }

  FusionGraph graph;
  FusionOps ops{graph};
};

} // namespace

TEST_F(FusionOpsTest, SoftmaxAsCoreHasIt) {
  std::vector<int64_t> sizes = {512, 1024};
  FusionValue x = input(sizes);
  FusionValue max = ops.addReduce({}, {x}, {1}, 4);
  FusionValue maxes = ops.addBroadcast(map(), max, fixed(sizes), {0});
  FusionValue exp = pointwise({pointwise({x, maxes}, sizes)}, sizes);
  FusionValue sum = ops.addReduce({}, {exp}, {1}, 4);
  FusionValue column = ops.addBroadcast(map(), sum, fixed({512, 1}), {0});
  FusionValue sums = ops.addBroadcast(map(), column, fixed(sizes), {0, 1});
  pointwise({exp, sums}, sizes, /*isResult=*/true);
  FusionPlan found = plan();
  ASSERT_EQ(found.groups.size(), 1u);
  EXPECT_EQ(found.groups.front().kind, GroupKind::Rows);
  EXPECT_EQ(found.groups.front().members.size(), 8u);
}

TEST_F(FusionOpsTest, Reduction) {
  FusionValue sum = ops.addReduce({}, {input({8, 16, 32})}, {1}, 4);
  EXPECT_EQ(sum.loops, LoopMap({0, 2}));
  EXPECT_EQ(sum.countBytes(), 4.0 * 8 * 32);
  EXPECT_TRUE(graph[sum.node].loops[1].reduction);
  FusionValue next = pointwise({sum}, {8, 32});
  EXPECT_EQ(edgesTo(next).front().loopMap, LoopMap({0, noLoop, 1}));
}

// result[b, m, n] of lhs[b, k, m] and rhs[n, b, k].
TEST_F(FusionOpsTest, Contraction) {
  FusionValue lhs = input({2, 16, 8}), rhs = input({4, 2, 16});
  FusionValue result =
      ops.addContraction({}, lhs, rhs, {{0}, {1}, {1}, {2}}, 4);
  EXPECT_EQ(result.countBytes(), 4.0 * 2 * 8 * 4);
  EXPECT_EQ(result.loops, LoopMap({0, 1, 2}));
  std::vector<FusionEdge> edges = edgesTo(result);
  EXPECT_EQ(edges[0].loopMap, LoopMap({0, 3, 1}));
  EXPECT_EQ(edges[1].loopMap, LoopMap({2, 0, 3}));
  EXPECT_EQ(graph.verify(), std::vector<std::string>());
}

TEST_F(FusionOpsTest, LinearWithATransposedWeight) {
  FusionValue x = input({512, 768}), weight = input({3072, 768});
  FusionValue turned = ops.addTranspose(map(), weight, {1, 0});
  FusionValue product =
      ops.addContraction({}, x, turned, {{}, {}, {1}, {0}}, 4);
  FusionValue bias =
      ops.addBroadcast(map(), input({3072}), fixed({512, 3072}), {1});
  pointwise({product, bias}, {512, 3072}, /*isResult=*/true);
  FusionPlan found = plan();
  ASSERT_EQ(found.groups.size(), 1u);
  EXPECT_EQ(found.groups.front().kind, GroupKind::Contraction);
}

TEST_F(FusionOpsTest, Convolution) {
  FusionValue x = input({8, 64, 58, 58}), weight = input({32, 64, 3, 3});
  FusionValue result =
      ops.addConvolution({}, x, weight, fixed({8, 32, 56, 56}), 4);
  std::vector<FusionEdge> edges = edgesTo(result);
  EXPECT_EQ(edges[0].loopMap, LoopMap({0, 4, noLoop, noLoop}));
  EXPECT_EQ(edges[0].use, IndexUse::Window);
  EXPECT_EQ(edges[1].loopMap, LoopMap({1, 4, 5, 6}));
  // Each of the groups has other channels.
  FusionValue grouped = ops.addConvolution({}, x, input({32, 16, 3, 3}),
                                           fixed({8, 32, 56, 56}), 4);
  EXPECT_EQ(edgesTo(grouped)[0].loopMap, LoopMap({0, noLoop, noLoop, noLoop}));
  EXPECT_EQ(graph.verify(), std::vector<std::string>());
}

TEST_F(FusionOpsTest, Window) {
  FusionValue pool = ops.addWindow({}, input({8, 64, 112, 112}),
                                   fixed({8, 64, 56, 56}), {1, 1, 3, 3}, 4);
  EXPECT_EQ(edgesTo(pool).front().loopMap, LoopMap({0, 1, noLoop, noLoop}));
  EXPECT_EQ(graph[pool.node].loops.size(), 6u);
  EXPECT_EQ(pool.countBytes(), 4.0 * 8 * 64 * 56 * 56);
}

TEST_F(FusionOpsTest, SlicesPadsAndConcatenations) {
  FusionValue x = input({64, 128});
  llvm::SmallVector<bool> isWhole = {true, false};
  FusionValue half = ops.addSlice(map(), x, fixed({64, 64}), isWhole);
  EXPECT_EQ(edgesTo(half).front().loopMap, LoopMap({0, noLoop}));
  EXPECT_EQ(edgesTo(half).front().bytes, 4.0 * 64 * 64);
  FusionValue padded = ops.addPad({}, half, fixed({64, 66}));
  EXPECT_EQ(edgesTo(padded).front().evaluations, 64 * 64);
  EXPECT_EQ(edgesTo(padded).front().loopMap, LoopMap({0, noLoop}));
  FusionValue joined =
      ops.addConcatenate({}, {half, padded}, 1, fixed({64, 130}));
  EXPECT_EQ(edgesTo(joined)[1].evaluations, 64 * 66);
  EXPECT_EQ(edgesTo(joined)[1].loopMap, LoopMap({0, noLoop}));
}

// result[t, e] = table[index[t], e].
TEST_F(FusionOpsTest, GatherAndScatter) {
  FusionValue table = input({50000, 64}), index = input({128});
  FusionValue rows =
      ops.addGather({}, table, {index}, {0}, {1}, {0}, fixed({128, 64}));
  EXPECT_EQ(edgesTo(rows)[0].loopMap, LoopMap({noLoop, 1}));
  EXPECT_EQ(edgesTo(rows)[0].bytes, 4.0 * 128 * 64);
  EXPECT_EQ(edgesTo(rows)[1].loopMap, LoopMap({0}));
  FusionValue changed = ops.addScatter({}, table, rows, {index}, {0});
  EXPECT_EQ(changed.countBytes(), 4.0 * 50000 * 64);
  EXPECT_EQ(edgesTo(changed)[0].loopMap, LoopMap({noLoop, noLoop}));
  EXPECT_EQ(edgesTo(changed)[1].loopMap, LoopMap({0, 1}));
  FusionValue next = pointwise({changed}, {50000, 64}, /*isResult=*/true);
  EXPECT_EQ(edgesTo(next).front().loopMap, LoopMap({noLoop, noLoop}));
  EXPECT_EQ(groupsOf(plan()),
            (MemberSets{{rows.node, changed.node}, {next.node}}));
}

// Dimensions that are not provably equal have no common loop.
TEST_F(FusionOpsTest, UnknownSizes) {
  llvm::SmallVector<LoopSize> a = {LoopSize::symbolic(1)},
                              b = {LoopSize::symbolic(2)};
  FusionValue x = ops.addInput(a, 4);
  FusionValue same = ops.addPointwise({}, {x}, a, 4);
  FusionValue other = ops.addPointwise({}, {x}, b, 4);
  EXPECT_EQ(edgesTo(same).front().loopMap, LoopMap({0}));
  EXPECT_EQ(edgesTo(other).front().loopMap, LoopMap({noLoop}));
  EXPECT_EQ(edgesTo(other).front().use, IndexUse::Sliced);
}

TEST_F(FusionOpsTest, ScansAndSorts) {
  FusionValue x = input({64, 128});
  FusionValue scan = ops.addScan({}, {x}, 1, 4);
  EXPECT_EQ(scan.loops, LoopMap({0, 1}));
  FusionValue sort =
      ops.addWhole(NodeClass::Sort, {}, {scan}, fixed({64, 128}), 4);
  EXPECT_EQ(edgesTo(sort).front().loopMap, LoopMap({noLoop, noLoop}));
  EXPECT_EQ(groupsOf(plan()), (MemberSets{{scan.node}, {sort.node}}));
}
