//===- FusionPlanTest.cpp - rules of fusion, and plans by hand ------------===//

#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;
using Errors = std::vector<std::string>;

static FusionPlan planRules(const TestGraph &test,
                            const PlanLimits &limits = {},
                            const KernelModel &model = TestModel()) {
  EXPECT_EQ(test.graph.verify(), Errors());
  FusionPlan plan = planFusion(test.graph, model, limits);
  EXPECT_EQ(verifyPlan(test.graph, plan.groups), Errors());
  return plan;
}

/// The reason of an edge that is not in a group.
static FusionReason reasonOf(const FusionPlan &plan, unsigned producer,
                             unsigned consumer) {
  for (const DeclinedEdge &edge : plan.declined)
    if (edge.producer == producer && edge.consumer == consumer)
      return edge.reason;
  return FusionReason::None;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

// a -> call -> d and a -> d.
TEST(FusionRules, DiamondThroughACallIsACycle) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a = test.with([](FusionNode &node) { node.mayFail = true; })
                   .pointwise("i", {{test.input("i"), "i"}});
  unsigned call = test.opaque("i", {{a, "i"}});
  unsigned d = test.returned().pointwise("i", {{a, "i"}, {call, "i"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{a}, {d}}));
  EXPECT_EQ(reasonOf(plan, a, d), FusionReason::Cycle);
  EXPECT_EQ(reasonOf(plan, a, call), FusionReason::Effects);
  EXPECT_EQ(reasonOf(plan, call, d), FusionReason::Effects);
}

TEST(FusionRules, DiamondOfElementwiseOpsIsOneGroup) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a = test.pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.pointwise("i", {{a, "i"}});
  unsigned c = test.pointwise("i", {{a, "i"}});
  unsigned d = test.returned().pointwise("i", {{b, "i"}, {c, "i"}});
  EXPECT_EQ(groupsOf(planRules(test)), (MemberSets{{a, b, c, d}}));
}

// The barrier is a move that forwards x, and is an order edge from the
// gradient to the recomputed op.
TEST(FusionRules, NothingFusesThroughABarrier) {
  TestGraph test({{'i', 1 << 16}});
  unsigned x = test.input("i");
  unsigned forward = test.pointwise("i", {{x, "i"}});
  unsigned loss = test.opaque("i", {{forward, "i"}});
  unsigned gradient = test.pointwise("i", {{loss, "i"}});
  unsigned barrier = test.map("i", {{x, "i"}});
  unsigned again = test.pointwise("i", {{barrier, "i"}});
  unsigned product =
      test.returned().pointwise("i", {{gradient, "i"}, {again, "i"}});
  test.graph.addOrder(gradient, barrier);
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan),
            (MemberSets{{forward}, {gradient}, {again, product}}));
  EXPECT_EQ(reasonOf(plan, gradient, product), FusionReason::Barrier);
}

// Siblings before and behind a barrier would begin the recomputation early.
TEST(FusionRules, SiblingsDoNotSpanABarrier) {
  TestGraph test({{'i', 1 << 16}});
  unsigned x = test.input("i");
  unsigned first = test.returned().pointwise("i", {{x, "i"}});
  unsigned other = test.returned().pointwise("i", {{test.input("i"), "i"}});
  unsigned second = test.returned().pointwise("i", {{x, "i"}});
  EXPECT_EQ(groupsOf(planRules(test)), (MemberSets{{first, second}, {other}}));
  test.graph.addOrder(other, second);
  EXPECT_EQ(groupsOf(planRules(test)),
            (MemberSets{{first}, {second}, {other}}));
}

//===----------------------------------------------------------------------===//
// Facts of ops
//===----------------------------------------------------------------------===//

static void setConstant(FusionNode &node) { node.rate = Rate::constant(); }

// Weights are dequantized and transposed once, and broadcast in each call.
TEST(FusionRules, EdgesCrossRatesForMapsThatKeepTheOrder) {
  TestGraph test({{'m', 64}, {'n', 64}, {'k', 64}});
  unsigned x = test.input("mk"), packed = test.input("kn"),
           bias = test.input("n");
  unsigned weight = test.with(setConstant).pointwise("kn", {{packed, "kn"}});
  unsigned turned = test.with([](FusionNode &node) {
                          setConstant(node);
                          node.isMap = true;
                        })
                        .add(NodeClass::Move, "nk", "", {{weight, "kn"}});
  unsigned product = test.contraction("mnk", "k", {{x, "mk"}, {turned, "nk"}});
  unsigned spread = test.with([](FusionNode &node) {
                          setConstant(node);
                          node.isMap = true;
                        })
                        .add(NodeClass::Move, "mn", "", {{bias, "n"}});
  unsigned sum =
      test.returned().pointwise("mn", {{product, "mn"}, {spread, "mn"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{weight, turned}, {product, sum}}));
  EXPECT_EQ(reasonOf(plan, turned, product), FusionReason::Rate);
}

TEST(FusionRules, LoopInvariantsStayApartFromEachCall) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a =
      test.with([](FusionNode &node) { node.rate = Rate::invariantOf(1); })
          .pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.returned().pointwise("i", {{a, "i"}});
  EXPECT_EQ(reasonOf(planRules(test), a, b), FusionReason::Rate);
}

// An op that may fail is not evaluated for a slice of its elements alone.
TEST(FusionRules, OpsThatMayFailAreEvaluatedWhole) {
  auto makeGraph = [](bool mayFail) {
    TestGraph test({{'i', 4096}, {'s', 16}});
    unsigned a = test.with([=](FusionNode &node) { node.mayFail = mayFail; })
                     .pointwise("i", {{test.input("i"), "i"}});
    test.returned().pointwise("s", {{a, "-"}});
    return test;
  };
  EXPECT_EQ(groupsOf(planRules(makeGraph(false))), (MemberSets{{1, 2}}));
  FusionPlan plan = planRules(makeGraph(true));
  EXPECT_EQ(groupsOf(plan), (MemberSets{{1}, {2}}));
  EXPECT_EQ(reasonOf(plan, 1, 2), FusionReason::MayFail);
}

TEST(FusionRules, FewOpsOfAGroupMayFail) {
  TestGraph test({{'i', 1 << 16}});
  unsigned value = test.input("i");
  for (unsigned op = 0; op < 4; ++op)
    value = test.with([](FusionNode &node) { node.mayFail = true; })
                .pointwise("i", {{value, "i"}});
  PlanLimits limits;
  limits.maxMayFail = 2;
  FusionPlan plan = planRules(test, limits);
  EXPECT_EQ(plan.groups.size(), 2u);
  ASSERT_EQ(plan.declined.size(), 1u);
  EXPECT_EQ(plan.declined.front().reason, FusionReason::MayFail);
}

TEST(FusionRules, OpsOfSeveralBlocksStayApart) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a = test.pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.with([](FusionNode &node) { node.block = 1; })
                   .pointwise("i", {{a, "i"}});
  EXPECT_EQ(reasonOf(planRules(test), a, b), FusionReason::Effects);
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

TEST(FusionRules, SortsStayAlone) {
  TestGraph test({{'i', 64}, {'j', 1024}});
  unsigned a = test.pointwise("ij", {{test.input("ij"), "ij"}});
  unsigned sort = test.add(NodeClass::Sort, "ij", "", {{a, "ij"}});
  unsigned b = test.returned().pointwise("ij", {{sort, "ij"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{a}, {sort}, {b}}));
  EXPECT_EQ(reasonOf(plan, a, sort), FusionReason::Kind);
}

TEST(FusionRules, ScansJoinRows) {
  TestGraph test({{'i', 4096}, {'j', 1024}});
  unsigned a = test.pointwise("ij", {{test.input("ij"), "ij"}});
  unsigned scan = test.add(NodeClass::Scan, "ij", "j", {{a, "ij"}});
  unsigned sum = test.reduce("ij", "j", {{scan, "ij"}});
  unsigned b = test.returned().pointwise("ij", {{scan, "ij"}, {sum, "i"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{a, scan, sum, b}}));
  EXPECT_EQ(plan.groups.front().kind, GroupKind::Rows);
}

// Each element of a window would be evaluated for each window it is in.
TEST(FusionRules, WindowsReadStoredValuesOrEvaluateCheapOnes) {
  auto makeGraph = [](double expensive) {
    TestGraph test({{'n', 8},
                    {'h', 112},
                    {'w', 112},
                    {'y', 56},
                    {'x', 56},
                    {'r', 3},
                    {'s', 3}});
    unsigned input = test.input("nhw");
    unsigned relu =
        test.with([=](FusionNode &node) { node.expensive = expensive; })
            .pointwise("nhw", {{input, "nhw"}});
    test.returned().add(NodeClass::Window, "nyxrs", "rs",
                        {{relu, "n--", IndexUse::Window}});
    return test;
  };
  EXPECT_EQ(planRules(makeGraph(1)).groups.size(), 1u);
  FusionPlan plan = planRules(makeGraph(1000));
  EXPECT_EQ(plan.groups.size(), 2u);
  EXPECT_NE(reasonOf(plan, 1, 2), FusionReason::None);
}

TEST(FusionRules, ConvolutionsTakeEpilogues) {
  TestGraph test({{'n', 8},
                  {'c', 64},
                  {'h', 58},
                  {'w', 58},
                  {'o', 64},
                  {'y', 56},
                  {'x', 56},
                  {'r', 3},
                  {'s', 3}});
  unsigned relu = test.pointwise("nchw", {{test.input("nchw"), "nchw"}});
  unsigned convolution = test.add(
      NodeClass::Convolution, "noyxcrs", "crs",
      {{relu, "nc--", IndexUse::Window}, {test.input("ocrs"), "ocrs"}});
  unsigned bias =
      test.pointwise("noyx", {{convolution, "noyx"}, {test.input("o"), "o"}});
  unsigned pool = test.returned().reduce("noyx", "yx", {{bias, "noyx"}});
  FusionPlan plan = planRules(test, {}, NeighborKernelModel());
  EXPECT_EQ(groupsOf(plan), (MemberSets{{relu}, {convolution, bias}, {pool}}));
  EXPECT_EQ(reasonOf(plan, relu, convolution), FusionReason::Window);
}

TEST(FusionRules, GathersEvaluateWhatTheyRead) {
  TestGraph test({{'v', 50000}, {'e', 64}, {'t', 128}});
  unsigned table = test.input("ve"), index = test.input("t");
  unsigned cast = test.pointwise("ve", {{table, "ve"}});
  unsigned gather =
      test.returned().add(NodeClass::Gather, "te", "",
                          {{cast, "-e", IndexUse::Gathered}, {index, "t"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{cast, gather}}));
  EXPECT_EQ(plan.groups.front().kind, GroupKind::GatherScatter);
}

// The result is complete after the last update.
TEST(FusionRules, ScattersTakeUpdatesAndEnd) {
  TestGraph test({{'v', 50000}, {'e', 64}, {'t', 128}});
  unsigned updates = test.pointwise("te", {{test.input("te"), "te"}});
  unsigned scatter =
      test.with([](FusionNode &node) { node.bytesOut = 4.0 * 50000 * 64; })
          .add(NodeClass::Scatter, "te", "",
               {{updates, "te"}, {test.input("t"), "t"}});
  unsigned after = test.returned().pointwise("te", {{scatter, "--"}});
  FusionPlan plan = planRules(test);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{updates, scatter}, {after}}));
  EXPECT_EQ(reasonOf(plan, scatter, after), FusionReason::Kind);
}

TEST(FusionRules, ConcatenationsOfFewPieces) {
  auto makeGraph = [](unsigned pieces) {
    TestGraph test({{'i', 1024}, {'p', 64}, {'c', 640}});
    TestGraph::Operands operands;
    for (unsigned piece = 0; piece < pieces; ++piece)
      operands.push_back({test.pointwise("ip", {{test.input("ip"), "ip"}}),
                          "i-", IndexUse::Padded});
    test.returned().add(NodeClass::Concat, "ic", "", operands);
    return test;
  };
  EXPECT_EQ(planRules(makeGraph(8)).groups.size(), 1u);
  FusionPlan plan = planRules(makeGraph(9));
  EXPECT_EQ(plan.groups.size(), 10u);
  EXPECT_EQ(plan.declined.front().reason, FusionReason::SizeLimit);
}

//===----------------------------------------------------------------------===//
// Moves and recomputation
//===----------------------------------------------------------------------===//

TEST(FusionRules, EachReaderOfABroadcastEvaluatesIt) {
  TestGraph test({{'i', 256}, {'j', 256}});
  unsigned spread = test.map("ij", {{test.input("j"), "j"}});
  unsigned a = test.pointwise("ij", {{test.input("ij"), "ij"}, {spread, "ij"}});
  unsigned call = test.opaque("ij", {{a, "ij"}});
  unsigned b = test.returned().pointwise("ij", {{call, "ij"}, {spread, "ij"}});
  FusionPlan plan = planRules(test);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(plan.groups[0].members,
            (std::vector<PlanMember>{{spread, MemberRole::Map, true},
                                     {a, MemberRole::Root, true}}));
  EXPECT_EQ(plan.groups[1].members,
            (std::vector<PlanMember>{{spread, MemberRole::Map, false},
                                     {b, MemberRole::Root, true}}));
  EXPECT_TRUE(plan.groups[0].liveOuts == std::vector<unsigned>({a}));
}

// A call needs the broadcast value in memory; the other reader does not.
TEST(FusionRules, BroadcastsThatACallReadsAreStored) {
  TestGraph test({{'i', 256}, {'j', 256}});
  unsigned spread = test.map("ij", {{test.input("j"), "j"}});
  test.opaque("ij", {{spread, "ij"}});
  unsigned b = test.returned().pointwise(
      "ij", {{test.input("ij"), "ij"}, {spread, "ij"}});
  FusionPlan plan = planRules(test);
  for (const PlanGroup &group : plan.groups)
    for (const PlanMember &member : group.members) {
      EXPECT_EQ(member.owner && member.node == spread,
                llvm::is_contained(group.liveOuts, spread) &&
                    member.node == spread);
    }
  EXPECT_EQ(verifyPlan(test.graph, plan.groups), Errors());
  EXPECT_TRUE(llvm::any_of(plan.groups, [&](const PlanGroup &group) {
    return llvm::is_contained(group.liveOuts, b);
  }));
}

TEST(FusionRules, SplatsAreFoldedIntoTheirReaders) {
  TestGraph test({{'i', 1 << 16}});
  unsigned splat = test.map("i", {});
  unsigned a =
      test.returned().pointwise("i", {{test.input("i"), "i"}, {splat, "i"}});
  FusionPlan plan = planRules(test);
  ASSERT_EQ(plan.groups.size(), 1u);
  EXPECT_EQ(plan.groups.front().members,
            (std::vector<PlanMember>{{splat, MemberRole::Map, true},
                                     {a, MemberRole::Root, true}}));
}

// Sums of exp(x) over rows and over columns, which the model of a test may put
// into different kernels.
static TestGraph makeTwoSums(double expensive) {
  TestGraph test({{'i', 1024}, {'j', 1024}});
  unsigned exp = test.with([=](FusionNode &node) {
                       node.expensive = expensive;
                       node.flops *= expensive;
                     })
                     .pointwise("ij", {{test.input("ij"), "ij"}});
  test.returned().reduce("ij", "j", {{exp, "ij"}});
  test.returned().reduce("ij", "i", {{exp, "ij"}});
  return test;
}

TEST(FusionRules, CheapValuesAreEvaluatedAgain) {
  TestModel model([](const GroupShape &shape) {
    return shape.numReductions + shape.numColumns > 1 ? "two sums" : "";
  });
  FusionPlan plan = planRules(makeTwoSums(1), {}, model);
  EXPECT_EQ(groupsOf(plan), (MemberSets{{1, 2}, {1, 3}}));
  EXPECT_EQ(llvm::count_if(plan.groups,
                           [](const PlanGroup &group) {
                             return group.members.front().owner;
                           }),
            1);
  // An expensive one is written and read.
  plan = planRules(makeTwoSums(200), {}, model);
  size_t evaluations = 0;
  for (const PlanGroup &group : plan.groups)
    for (const PlanMember &member : group.members)
      evaluations += member.node == 1;
  EXPECT_EQ(evaluations, 1u);
}

// A broadcast producer is inlined if it is cheap, else evaluated once a row.
TEST(FusionRules, ExpensiveProducersAreEvaluatedOncePerRow) {
  auto kindOf = [](double expensive) {
    TestGraph test({{'i', 1024}, {'j', 1024}});
    unsigned scale = test.with([=](FusionNode &node) {
                           node.expensive = expensive;
                           node.flops *= expensive;
                         })
                         .pointwise("i", {{test.input("i"), "i"}});
    test.returned().pointwise("ij", {{test.input("ij"), "ij"}, {scale, "i"}});
    FusionPlan plan = planRules(test);
    EXPECT_EQ(plan.groups.size(), 1u);
    return plan.groups.front().kind;
  };
  EXPECT_EQ(kindOf(0), GroupKind::Pointwise);
  EXPECT_EQ(kindOf(100), GroupKind::Rows);
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

TEST(FusionRules, GroupsHaveLimitedSizes) {
  TestGraph test({{'i', 1 << 16}});
  unsigned value = test.input("i");
  for (unsigned op = 0; op < 12; ++op)
    value = test.pointwise("i", {{value, "i"}});
  PlanLimits limits;
  limits.maxOps = 4;
  FusionPlan plan = planRules(test, limits);
  EXPECT_EQ(plan.groups.size(), 3u);
  for (const DeclinedEdge &edge : plan.declined)
    EXPECT_EQ(edge.reason, FusionReason::SizeLimit);
  EXPECT_EQ(plan.declined.size(), 2u);
}

TEST(FusionRules, GroupsReadLimitedInputs) {
  TestGraph test({{'i', 1 << 16}});
  unsigned value = test.input("i");
  for (unsigned op = 0; op < 6; ++op)
    value = test.pointwise("i", {{value, "i"}, {test.input("i"), "i"}});
  PlanLimits limits;
  limits.maxInputs = 4;
  FusionPlan plan = planRules(test, limits);
  EXPECT_GT(plan.groups.size(), 1u);
  EXPECT_LT(plan.groups.size(), 6u);
  for (const DeclinedEdge &edge : plan.declined)
    EXPECT_EQ(edge.reason, FusionReason::SizeLimit);
}

// The row sums of a large value are small. If they were computed where they are
// read, the large value would live until then.
TEST(FusionRules, ValuesDoNotLiveLongForASmallGain) {
  auto makeGraph = [](unsigned distance) {
    TestGraph test({{'i', 4096}, {'j', 256}, {'z', 1 << 16}});
    unsigned call = test.opaque("ij", {{test.input("ij"), "ij"}});
    unsigned sum = test.reduce("ij", "j", {{call, "ij"}});
    unsigned other = test.input("z");
    for (unsigned op = 0; op < distance; ++op)
      other = test.opaque("z", {{other, "z"}});
    test.returned().pointwise("i", {{sum, "i"}, {test.input("i"), "i"}});
    return test;
  };
  EXPECT_EQ(planRules(makeGraph(4)).groups.size(), 1u);
  FusionPlan plan = planRules(makeGraph(40));
  EXPECT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(reasonOf(plan, 2, 45), FusionReason::Memory);
}

// Loops of unknown sizes are one loop if their symbols are equal.
TEST(FusionRules, SymbolicSizes) {
  auto makeGraph = [](uint32_t symbol) {
    FusionGraph graph;
    graph.addInput({LoopSize::symbolic(1)}, 1 << 16);
    FusionNode node;
    node.nodeClass = NodeClass::Pointwise;
    node.loops.push_back({LoopSize::symbolic(1)});
    node.bytesOut = 1 << 16;
    graph.addNode(node);
    graph.addEdge({0, 1, IndexUse::Same, {0}, 1 << 16});
    node.loops.front().size = LoopSize::symbolic(symbol);
    node.liveOut = true;
    graph.addNode(node);
    graph.addEdge({1, 2, IndexUse::Same, {0}, 1 << 16});
    return graph;
  };
  EXPECT_EQ(makeGraph(1).verify(), Errors());
  EXPECT_EQ(planFusion(makeGraph(1), TestModel()).groups.size(), 1u);
  EXPECT_EQ(makeGraph(2).verify(),
            Errors({"edge 1 -> 2: loop 0 of the producer and loop 0 of the "
                    "consumer are not provably equal"}));
  EXPECT_FALSE(areProvablyEqual(LoopSize::symbolic(0), LoopSize::symbolic(0)));
  EXPECT_FALSE(areProvablyEqual(LoopSize::symbolic(1), LoopSize::fixed(64)));
}

TEST(FusionRules, AModelThatRefusesAllHasAKernelForEachOp) {
  TestGraph test;
  unsigned value = test.input("i");
  for (unsigned op = 0; op < 5; ++op)
    value = test.pointwise("i", {{value, "i"}});
  class NoModel : public KernelModel {
    std::optional<KernelTime> cost(const GroupShape &) const override {
      return std::nullopt;
    }
    llvm::StringRef refuses(const GroupShape &) const override { return ""; }
  };
  FusionPlan plan = planRules(test, {}, NoModel());
  EXPECT_EQ(plan.groups.size(), 5u);
  EXPECT_EQ(plan.declined.front().text, "no such kernel");
}

//===----------------------------------------------------------------------===//
// Plans by hand
//===----------------------------------------------------------------------===//

namespace {

/// input 0 -> 1 -> 2 -> 3, and 1 -> 3.
struct HandPlan : ::testing::Test {
  HandPlan() : test({{'i', 1 << 16}}) {
    test.input("i");
    test.pointwise("i", {{0, "i"}});
    test.pointwise("i", {{1, "i"}});
    test.returned().pointwise("i", {{1, "i"}, {2, "i"}});
  }
  static PlanGroup makeGroup(unsigned id, std::vector<unsigned> nodes,
                             std::vector<unsigned> liveOuts) {
    PlanGroup group;
    group.id = id;
    group.root = nodes.empty() ? 0 : nodes.back();
    group.liveOuts = liveOuts;
    for (unsigned node : nodes)
      group.members.push_back({node, MemberRole::Epilogue, true});
    return group;
  }
  Errors verify(std::vector<PlanGroup> groups, bool isComplete = true) {
    return verifyPlan(test.graph, groups, isComplete);
  }

  TestGraph test;
};

} // namespace

TEST_F(HandPlan, ValidPlans) {
  EXPECT_EQ(verify({makeGroup(0, {1, 2, 3}, {3})}), Errors());
  EXPECT_EQ(verify({makeGroup(4, {1, 2}, {1, 2}), makeGroup(2, {3}, {3})}),
            Errors());
}

TEST_F(HandPlan, CyclesAreErrors) {
  EXPECT_EQ(verify({makeGroup(0, {1, 3}, {1, 3}), makeGroup(1, {2}, {2})}),
            Errors({"group 0: expected an order of groups, found a cycle of "
                    "groups that need each other",
                    "group 1: expected an order of groups, found a cycle of "
                    "groups that need each other"}));
}

TEST_F(HandPlan, OpsWithoutAGroupAreErrors) {
  EXPECT_EQ(verify({makeGroup(0, {1, 2}, {1, 2})}),
            Errors({"node 3: expected a group, found none"}));
  EXPECT_EQ(verify({makeGroup(0, {1, 2}, {1, 2})}, /*isComplete=*/false),
            Errors());
}

TEST_F(HandPlan, LiveOutsAreCounted) {
  EXPECT_EQ(verify({makeGroup(0, {1, 2}, {2}), makeGroup(1, {3}, {3})}),
            Errors({"group 0: expected 2 live-outs, found 1",
                    "group 0: node 1 is read outside, and not among the "
                    "live-outs"}));
  EXPECT_EQ(verify({makeGroup(0, {1, 2, 3}, {2, 3})}),
            Errors({"group 0: expected 1 live-outs, found 2",
                    "group 0: node 2 is a live-out, and not read outside"}));
}

TEST_F(HandPlan, MembersAreChecked) {
  EXPECT_EQ(verify({makeGroup(0, {1, 2, 3, 9}, {3})}),
            Errors({"group 0: expected a node below 4, found 9"}));
  EXPECT_EQ(verify({makeGroup(0, {0, 1, 2, 3}, {3})}),
            Errors({"group 0: node 0 is input, expected an op that can be a "
                    "member"}));
  EXPECT_EQ(verify({makeGroup(0, {1, 2, 2, 3}, {3})}),
            Errors({"group 0: expected node 2 once, found it twice"}));
  EXPECT_EQ(verify({makeGroup(0, {1, 2}, {1, 2}), makeGroup(0, {3}, {3})}),
            Errors({"group 0: expected a number of its own, found it twice"}));
  EXPECT_EQ(
      verify({makeGroup(0, {}, {}), makeGroup(1, {1, 2, 3}, {3})}).front(),
      "group 0: expected members, found none");
}

TEST_F(HandPlan, OwnersAreChecked) {
  PlanGroup first = makeGroup(0, {1, 2}, {1, 2});
  PlanGroup second = makeGroup(1, {1, 3}, {3});
  EXPECT_EQ(verify({first, second}),
            Errors({"node 1: expected one owner, found groups 0 and 1"}));
  first.members.front().owner = second.members.front().owner = false;
  EXPECT_EQ(verify({first, second}),
            Errors({"node 1: expected one owner, found none among 2 groups"}));
  first.members.front().owner = true;
  first.liveOuts = {2};
  EXPECT_EQ(verify({first, second}), Errors());
  first.root = 3;
  EXPECT_EQ(verify({first, second}),
            Errors({"group 0: expected its root among its members, found node "
                    "3"}));
}

TEST_F(HandPlan, OrderEdgesAreChecked) {
  test.graph.addOrder(1, 2);
  EXPECT_EQ(verify({makeGroup(0, {1, 2, 3}, {3})}),
            Errors({"group 0: node 1 has to run in an earlier group than node "
                    "2"}));
}

TEST_F(HandPlan, KindsAreChecked) {
  PlanGroup group = makeGroup(3, {1, 2, 3}, {3});
  EXPECT_EQ(verifyKernels(test.graph, TestModel(), {}, {group}), Errors());
  group.kind = GroupKind::Rows;
  EXPECT_EQ(verifyKernels(test.graph, TestModel(), {}, {group}),
            Errors({"group 3: expected kind pointwise, found rows"}));
  TestModel model([](const GroupShape &shape) {
    return shape.members.size() > 2 ? "three ops" : "";
  });
  EXPECT_EQ(verifyKernels(test.graph, model, {}, {group}),
            Errors({"group 3: expected a kernel of kind rows, found ops that "
                    "are apart by model: three ops"}));
}

// Two products are no kernel.
TEST(FusionRules, GroupsByHandAreKernels) {
  TestGraph test;
  unsigned first = test.contraction(
      "mnk", "k", {{test.input("mk"), "mk"}, {test.input("kn"), "kn"}});
  unsigned second = test.returned().contraction(
      "mpn", "n", {{first, "mn"}, {test.input("np"), "np"}});
  PlanGroup group = {
      0,
      GroupKind::Contraction,
      second,
      {{first, MemberRole::Prologue, true}, {second, MemberRole::Root, true}},
      {second},
      0};
  EXPECT_EQ(verifyPlan(test.graph, {group}), Errors());
  EXPECT_EQ(verifyKernels(test.graph, TestModel(), {}, {group}),
            Errors({"group 0: expected a kernel of kind contraction, found ops "
                    "that are apart by kind"}));
}

TEST_F(HandPlan, TheRestIsPlannedAroundAGroup) {
  PlanGroup given = makeGroup(7, {2}, {2});
  FusionPlan plan = planFusion(test.graph, TestModel(), {}, {given});
  EXPECT_EQ(verify(plan.groups), Errors());
  EXPECT_EQ(groupsOf(plan), (MemberSets{{1}, {2}, {3}}));
  EXPECT_EQ(reasonOf(plan, 1, 3), FusionReason::Cycle);
  EXPECT_TRUE(llvm::any_of(plan.groups, [](const PlanGroup &group) {
    return group.id == 7 && group.members.front().node == 2;
  }));
}
