//===- FusionExamplesTest.cpp - fusion of networks' ops -------------------===//

#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

static FusionPlan planExample(const TestGraph &test, const KernelModel &model,
                              const PlanLimits &limits = {}) {
  EXPECT_EQ(test.graph.verify(), std::vector<std::string>());
  FusionPlan plan = planFusion(test.graph, model, limits);
  EXPECT_EQ(verifyPlan(test.graph, plan.groups), std::vector<std::string>());
  return plan;
}

static FusionPlan planExample(const TestGraph &test) {
  return planExample(test, TestModel());
}

namespace {

/// Softmax over the loop j of x, as decompositions and hand-written code have
/// it: with explicit broadcasts.
struct Softmax {
  unsigned max, sub, exp, sum, div;

  Softmax(TestGraph &test, unsigned x, const std::string &loops, char along,
          bool isReturned = true) {
    std::string rest = loops;
    rest.erase(rest.find(along), 1);
    max = test.reduce(loops, {along}, {{x, loops}});
    unsigned maxes = test.map(loops, {{max, rest}});
    sub = test.pointwise(loops, {{x, loops}, {maxes, loops}});
    exp = test.pointwise(loops, {{sub, loops}});
    sum = test.reduce(loops, {along}, {{exp, loops}});
    unsigned sums = test.map(loops, {{sum, rest}});
    if (isReturned)
      test.returned();
    div = test.pointwise(loops, {{exp, loops}, {sums, loops}});
  }
};

} // namespace

TEST(FusionExamples, SoftmaxIsOneGroupOfRows) {
  TestGraph test({{'i', 4096}, {'j', 1024}});
  Softmax softmax(test, test.input("ij"), "ij", 'j');
  FusionPlan result = planExample(test);
  ASSERT_EQ(result.groups.size(), 1u);
  const PlanGroup &group = result.groups.front();
  EXPECT_EQ(group.kind, GroupKind::Rows);
  EXPECT_EQ(group.members.size(), 7u);
  EXPECT_EQ(group.liveOuts, std::vector<unsigned>({softmax.div}));
  EXPECT_EQ(group.root, softmax.max);
  EXPECT_TRUE(result.declined.empty());
  EXPECT_LT(result.nanoseconds, result.unfusedNanoseconds / 3);
}

TEST(FusionExamples, TheShapeOfSoftmax) {
  TestGraph test({{'i', 4096}, {'j', 1024}});
  Softmax softmax(test, test.input("ij"), "ij", 'j');
  GroupShape found;
  TestModel model([&](const GroupShape &shape) {
    if (shape.members.size() == 5)
      found = shape;
    return "";
  });
  planExample(test, model);
  ASSERT_EQ(found.rowLoops.size(), 1u);
  EXPECT_EQ(found.rows, 4096);
  EXPECT_EQ(found.rowLength, 1024);
  EXPECT_EQ(found.numReductions, 2u);
  EXPECT_EQ(found.bytesIn, 4.0 * 4096 * 1024);
  EXPECT_EQ(found.bytesOut, 4.0 * 4096 * 1024);
  // max and sum have an element a row, sub and exp a row.
  EXPECT_EQ(found.bytesInside, 4.0 * 4096 * (2 * 1024 + 2));
  // exp is kept for div, and x, which max and sub read.
  EXPECT_EQ(found.rowBytes, 4.0 * 2 * 1024);
  EXPECT_FALSE(found.stridedRows);
  EXPECT_EQ(found.repeatedFlops, 0);
}

TEST(FusionExamples, SoftmaxOverChannelsHasStridedRows) {
  TestGraph test({{'n', 8}, {'c', 32}, {'h', 56}, {'w', 56}});
  Softmax softmax(test, test.input("nchw"), "nchw", 'c');
  bool isStrided = false;
  TestModel model([&](const GroupShape &shape) {
    if (shape.members.size() == 5)
      isStrided = shape.stridedRows && shape.rowLoops.size() == 3;
    return "";
  });
  FusionPlan result = planExample(test, model);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
  EXPECT_TRUE(isStrided);
}

TEST(FusionExamples, SoftmaxOfAVectorIsOneRow) {
  TestGraph test({{'j', 1024}});
  Softmax softmax(test, test.input("j"), "j", 'j');
  FusionPlan result = planExample(test);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
}

TEST(FusionExamples, ATargetThatRefusesLongRowsHasSeveralKernels) {
  TestGraph test({{'i', 64}, {'j', 1 << 20}});
  Softmax softmax(test, test.input("ij"), "ij", 'j');
  TestModel model([](const GroupShape &shape) {
    return shape.rowBytes > (1 << 20) ? "row of more than 1 MB" : "";
  });
  FusionPlan result = planExample(test, model);
  // exp is evaluated again, so that no kernel keeps a row.
  EXPECT_EQ(groupsOf(result),
            (MemberSets{{softmax.max},
                        {softmax.sub, softmax.exp, softmax.sum},
                        {softmax.sub, softmax.exp, softmax.div}}));
  bool isFound = false;
  for (const DeclinedEdge &edge : result.declined)
    isFound |= edge.producer == softmax.max &&
               edge.reason == FusionReason::Model &&
               edge.text == "row of more than 1 MB";
  EXPECT_TRUE(isFound);
}

namespace {

/// (x - mean) * rsqrt(var + eps) * gamma + beta.
struct LayerNorm {
  unsigned mean, centered, square, variance, inverse, normal, scaled, result;

  LayerNorm(TestGraph &test, unsigned x, unsigned gamma, unsigned beta) {
    unsigned sum = test.reduce("ij", "j", {{x, "ij"}});
    mean = test.pointwise("i", {{sum, "i"}});
    centered = test.pointwise("ij", {{x, "ij"}, {mean, "i"}});
    square = test.pointwise("ij", {{centered, "ij"}});
    variance = test.reduce("ij", "j", {{square, "ij"}});
    inverse = test.pointwise("i", {{variance, "i"}});
    normal = test.pointwise("ij", {{centered, "ij"}, {inverse, "i"}});
    scaled = test.pointwise("ij", {{normal, "ij"}, {gamma, "j"}});
    result = test.returned().pointwise("ij", {{scaled, "ij"}, {beta, "j"}});
  }
};

} // namespace

TEST(FusionExamples, LayerNormIsOneGroupOfRows) {
  TestGraph test({{'i', 8192}, {'j', 1024}});
  unsigned x = test.input("ij"), gamma = test.input("j"),
           beta = test.input("j");
  LayerNorm norm(test, x, gamma, beta);
  FusionPlan result = planExample(test);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
  EXPECT_EQ(result.groups.front().liveOuts,
            std::vector<unsigned>({norm.result}));
}

// dx by row; the derivatives of gamma and beta are sums over all rows.
static void addLayerNormDerivative(TestGraph &test, bool isStrict) {
  unsigned dy = test.input("ij"), xhat = test.input("ij"),
           inverse = test.input("i"), gamma = test.input("j");
  auto strict = [=](FusionNode &node) { node.strict = isStrict; };
  auto strictReturned = [=](FusionNode &node) {
    node.strict = isStrict;
    node.liveOut = true;
  };
  unsigned product = test.pointwise("ij", {{dy, "ij"}, {xhat, "ij"}});
  test.with(strictReturned).reduce("ij", "i", {{product, "ij"}});
  test.with(strictReturned).reduce("ij", "i", {{dy, "ij"}});
  unsigned scaled = test.pointwise("ij", {{dy, "ij"}, {gamma, "j"}});
  unsigned first = test.with(strict).reduce("ij", "j", {{scaled, "ij"}});
  unsigned inner = test.pointwise("ij", {{scaled, "ij"}, {xhat, "ij"}});
  unsigned second = test.with(strict).reduce("ij", "j", {{inner, "ij"}});
  unsigned shifted = test.pointwise("ij", {{scaled, "ij"}, {first, "i"}});
  unsigned moved =
      test.pointwise("ij", {{shifted, "ij"}, {xhat, "ij"}, {second, "i"}});
  test.returned().pointwise("ij", {{moved, "ij"}, {inverse, "i"}});
}

TEST(FusionExamples, ColumnSumsRideAlongInLayerNormsDerivative) {
  TestGraph test({{'i', 8192}, {'j', 1024}});
  addLayerNormDerivative(test, /*isStrict=*/false);
  unsigned columns = 0;
  TestModel model([&](const GroupShape &shape) {
    if (shape.members.size() == 10)
      columns = shape.numColumns;
    return "";
  });
  FusionPlan result = planExample(test, model);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
  EXPECT_EQ(result.groups.front().liveOuts.size(), 3u);
  EXPECT_EQ(columns, 2u);
}

TEST(FusionExamples, StrictColumnSumsStayInOrder) {
  TestGraph test({{'i', 8192}, {'j', 1024}});
  addLayerNormDerivative(test, /*isStrict=*/true);
  FusionPlan result = planExample(test);
  EXPECT_EQ(result.groups.size(), 2u);
  for (const PlanGroup &group : result.groups)
    EXPECT_EQ(group.kind, GroupKind::Rows);
}

TEST(FusionExamples, CrossEntropyIsOneGroupWithItsMean) {
  TestGraph test({{'i', 512}, {'j', 32000}});
  unsigned logits = test.input("ij"), target = test.input("i");
  unsigned max = test.reduce("ij", "j", {{logits, "ij"}});
  unsigned sub = test.pointwise("ij", {{logits, "ij"}, {max, "i"}});
  unsigned exp = test.pointwise("ij", {{sub, "ij"}});
  unsigned sum = test.reduce("ij", "j", {{exp, "ij"}});
  unsigned log = test.pointwise("i", {{sum, "i"}});
  unsigned picked = test.add(NodeClass::Gather, "i", "",
                             {{sub, "i-", IndexUse::Gathered}, {target, "i"}});
  unsigned loss = test.pointwise("i", {{log, "i"}, {picked, "i"}});
  unsigned total = test.reduce("i", "i", {{loss, "i"}});
  unsigned mean = test.returned().pointwise("", {{total, ""}});
  bool isFinish = false;
  TestModel model([&](const GroupShape &shape) {
    for (const ShapeMember &member : shape.members)
      isFinish |=
          shape.members.size() == 9 && member.node == mean && member.finish;
    return "";
  });
  FusionPlan result = planExample(test, model);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
  EXPECT_TRUE(isFinish);
}

TEST(FusionExamples, LinearWithBiasAndGelu) {
  TestGraph test({{'m', 512}, {'n', 768}, {'k', 768}});
  unsigned x = test.input("mk"), weight = test.input("nk"),
           bias = test.input("n"), residual = test.input("mn");
  unsigned product = test.contraction("mnk", "k", {{x, "mk"}, {weight, "nk"}});
  unsigned spread = test.map("mn", {{bias, "n"}});
  unsigned sum = test.pointwise("mn", {{product, "mn"}, {spread, "mn"}});
  unsigned gelu = test.with([](FusionNode &node) { node.expensive = 20; })
                      .pointwise("mn", {{sum, "mn"}});
  unsigned add =
      test.returned().pointwise("mn", {{gelu, "mn"}, {residual, "mn"}});
  FusionPlan result = planExample(test, NeighborKernelModel());
  ASSERT_EQ(result.groups.size(), 1u);
  const PlanGroup &group = result.groups.front();
  EXPECT_EQ(group.kind, GroupKind::Contraction);
  EXPECT_EQ(group.root, product);
  EXPECT_EQ(group.members,
            (std::vector<PlanMember>{{product, MemberRole::Root, true},
                                     {spread, MemberRole::Map, true},
                                     {sum, MemberRole::Epilogue, true},
                                     {gelu, MemberRole::Epilogue, true},
                                     {add, MemberRole::Epilogue, true}}));
}

TEST(FusionExamples, TwoContractionsStayApart) {
  TestGraph test;
  unsigned x = test.input("mk"), w = test.input("kn"), v = test.input("np");
  unsigned first = test.contraction("mnk", "k", {{x, "mk"}, {w, "kn"}});
  unsigned relu = test.pointwise("mn", {{first, "mn"}});
  unsigned second =
      test.returned().contraction("mpn", "n", {{relu, "mn"}, {v, "np"}});
  FusionPlan result = planExample(test, NeighborKernelModel());
  EXPECT_EQ(groupsOf(result), (MemberSets{{first, relu}, {second}}));
  ASSERT_EQ(result.declined.size(), 1u);
  EXPECT_EQ(result.declined.front().reason, FusionReason::Kind);
}

TEST(FusionExamples, PrologueOfAContractionIfTheModelTakesIt) {
  TestGraph test;
  unsigned x = test.input("mk"), w = test.input("kn");
  unsigned cast = test.pointwise("mk", {{x, "mk"}});
  unsigned product =
      test.returned().contraction("mnk", "k", {{cast, "mk"}, {w, "kn"}});
  EXPECT_EQ(groupsOf(planExample(test, NeighborKernelModel())),
            (MemberSets{{cast}, {product}}));
  FusionPlan result = planExample(test);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().members.front().role, MemberRole::Prologue);
}

TEST(FusionExamples, SiblingReductionsOfOneInput) {
  TestGraph test({{'i', 4096}, {'j', 256}});
  unsigned x = test.input("ij");
  unsigned sum = test.returned().reduce("ij", "j", {{x, "ij"}});
  unsigned max = test.returned().reduce("ij", "j", {{x, "ij"}});
  FusionPlan result = planExample(test);
  EXPECT_EQ(groupsOf(result), (MemberSets{{sum, max}}));
}

// Norms over all elements need all of them before the first can be scaled.
TEST(FusionExamples, ReductionOverAllElementsEndsAKernel) {
  TestGraph test({{'i', 4096}, {'j', 4096}});
  unsigned x = test.input("ij");
  unsigned square = test.pointwise("ij", {{x, "ij"}});
  unsigned sum = test.reduce("ij", "ij", {{square, "ij"}});
  unsigned root = test.pointwise("", {{sum, ""}});
  unsigned scaled = test.returned().pointwise("ij", {{x, "ij"}, {root, ""}});
  FusionPlan result = planExample(test);
  EXPECT_EQ(groupsOf(result), (MemberSets{{square, sum, root}, {scaled}}));
  EXPECT_EQ(result.groups.front().kind, GroupKind::Columns);
}

TEST(FusionExamples, GroupNormThroughRegroupedLoops) {
  // (n, g, c, s): groups of channels and of positions, as loops of their own.
  TestGraph test({{'n', 8}, {'g', 32}, {'c', 16}, {'s', 3136}});
  unsigned x = test.input("ngcs"), gamma = test.input("gc");
  unsigned sum = test.reduce("ngcs", "cs", {{x, "ngcs"}});
  unsigned centered = test.pointwise("ngcs", {{x, "ngcs"}, {sum, "ng"}});
  unsigned square = test.pointwise("ngcs", {{centered, "ngcs"}});
  unsigned variance = test.reduce("ngcs", "cs", {{square, "ngcs"}});
  unsigned normal =
      test.pointwise("ngcs", {{centered, "ngcs"}, {variance, "ng"}});
  test.returned().pointwise("ngcs", {{normal, "ngcs"}, {gamma, "gc"}});
  FusionPlan result = planExample(test);
  ASSERT_EQ(result.groups.size(), 1u);
  EXPECT_EQ(result.groups.front().kind, GroupKind::Rows);
}
