//===- FusionReasonsTest.cpp - why two ops are in different groups --------===//

#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

static std::vector<FusionStep> explain(const TestGraph &test, unsigned a,
                                       unsigned b,
                                       const KernelModel &model = TestModel()) {
  FusionPlan plan = planFusion(test.graph, model);
  return explainFusion(test.graph, model, {}, plan, a, b);
}

TEST(FusionReasons, MembersOfOneGroupAreTogether) {
  TestGraph test;
  unsigned a = test.pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.returned().pointwise("i", {{a, "i"}});
  EXPECT_TRUE(explain(test, a, b).empty());
  EXPECT_TRUE(explain(test, b, a).empty());
}

// A product and a reduction with a call between them.
TEST(FusionReasons, EachEdgeBetweenGroupsIsAStep) {
  TestGraph test;
  unsigned first = test.contraction(
      "mnk", "k", {{test.input("mk"), "mk"}, {test.input("kn"), "kn"}});
  unsigned relu = test.pointwise("mn", {{first, "mn"}});
  unsigned call = test.opaque("mn", {{relu, "mn"}});
  unsigned add = test.pointwise("mn", {{call, "mn"}});
  unsigned sum = test.returned().reduce("mn", "n", {{add, "mn"}});
  EXPECT_EQ(explain(test, first, sum),
            (std::vector<FusionStep>{{relu, call, FusionReason::Effects, ""},
                                     {call, add, FusionReason::Effects, ""}}));
}

TEST(FusionReasons, TheModelsWordsAreReported) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a = test.pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.returned().pointwise("i", {{a, "i"}});
  TestModel model([](const GroupShape &shape) {
    return shape.members.size() > 1 ? "one op a kernel" : "";
  });
  EXPECT_EQ(explain(test, a, b, model),
            (std::vector<FusionStep>{
                {a, b, FusionReason::Model, "one op a kernel"}}));
}

// Without a path, the groups themselves are compared.
TEST(FusionReasons, UnrelatedOps) {
  TestGraph test({{'i', 64}, {'j', 128}});
  unsigned a = test.returned().pointwise("i", {{test.input("i"), "i"}});
  unsigned b = test.returned().pointwise("j", {{test.input("j"), "j"}});
  EXPECT_EQ(explain(test, a, b),
            (std::vector<FusionStep>{{a, b, FusionReason::Kind, ""}}));
}

TEST(FusionReasons, DeclinedEdgesHaveBytesAndTime) {
  TestGraph test({{'i', 1 << 16}});
  unsigned a = test.pointwise("i", {{test.input("i"), "i"}});
  unsigned call = test.opaque("i", {{a, "i"}});
  FusionPlan plan = planFusion(test.graph, TestModel());
  ASSERT_EQ(plan.declined.size(), 1u);
  const DeclinedEdge &edge = plan.declined.front();
  EXPECT_EQ(edge.producer, a);
  EXPECT_EQ(edge.consumer, call);
  EXPECT_EQ(edge.bytes, 4.0 * (1 << 16));
  EXPECT_DOUBLE_EQ(edge.nanoseconds, edge.bytes / KernelRates().bytesPerNs);
}

TEST(FusionReasons, NamesOfReasons) {
  EXPECT_EQ(stringify(FusionReason::MayFail), "may-fail");
  EXPECT_EQ(stringify(FusionReason::SizeLimit), "size-limit");
  EXPECT_EQ(stringify(FusionReason::Model), "model");
  EXPECT_EQ(stringify(GroupKind::AttentionBackward), "attention_backward");
  EXPECT_EQ(stringify(GroupKind::GatherScatter), "gather_scatter");
  EXPECT_EQ(stringify(MemberRole::Map), "map");
  EXPECT_EQ(stringify(NodeClass::Opaque), "opaque");
}
