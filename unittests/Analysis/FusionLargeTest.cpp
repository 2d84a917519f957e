//===- FusionLargeTest.cpp - plans of 20,000 ops --------------------------===//

#include "RandomFusionGraph.h"
#include "gtest/gtest.h"
#include <ctime>

using namespace tcopt;

static constexpr unsigned kManyOps = 20000;

/// Plans a graph, checks the plan, and returns it. A quadratic step would
/// exceed the limit of the processor time, also with sanitizers.
static FusionPlan planLarge(const FusionGraph &graph) {
  std::clock_t begin = std::clock();
  FusionPlan plan = planFusion(graph, TestModel());
  double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  EXPECT_LT(seconds, 10);
  EXPECT_EQ(verifyPlan(graph, plan.groups), std::vector<std::string>());
  return plan;
}

TEST(FusionLarge, Chain) {
  TestGraph test({{'i', 1024}});
  unsigned value = test.input("i");
  for (unsigned op = 0; op < kManyOps; ++op)
    value = test.pointwise("i", {{value, "i"}});
  EXPECT_LT(planLarge(test.graph).groups.size(), kManyOps / 128);
}

TEST(FusionLarge, FanOut) {
  TestGraph test({{'i', 1024}});
  unsigned value = test.pointwise("i", {{test.input("i"), "i"}});
  for (unsigned op = 0; op < kManyOps; ++op)
    test.returned().pointwise("i", {{value, "i"}});
  EXPECT_LT(planLarge(test.graph).groups.size(), kManyOps / 8);
}

TEST(FusionLarge, FanIn) {
  TestGraph test({{'i', 1024}});
  std::vector<unsigned> values;
  for (unsigned op = 0; op < kManyOps / 2; ++op)
    values.push_back(test.pointwise("i", {{test.input("i"), "i"}}));
  while (values.size() > 1) {
    std::vector<unsigned> sums;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      sums.push_back(
          test.pointwise("i", {{values[i], "i"}, {values[i + 1], "i"}}));
    if (values.size() % 2)
      sums.push_back(values.back());
    values = sums;
  }
  EXPECT_LT(planLarge(test.graph).groups.size(), kManyOps / 4);
}

namespace {

/// Layers of a transformer: norms, projections, softmax, residuals.
class Transformer {
public:
  explicit Transformer(TestGraph &test) : test(test) {}

  unsigned addNorm(unsigned x) {
    unsigned sum = test.reduce("me", "e", {{x, "me"}});
    unsigned centered = test.pointwise("me", {{x, "me"}, {sum, "m"}});
    unsigned square = test.pointwise("me", {{centered, "me"}});
    unsigned variance = test.reduce("me", "e", {{square, "me"}});
    unsigned normal = test.pointwise("me", {{centered, "me"}, {variance, "m"}});
    return test.pointwise("me", {{normal, "me"}, {test.input("e"), "e"}});
  }
  unsigned addLinear(unsigned x, const std::string &in,
                     const std::string &out) {
    unsigned weight = test.input(out + in), bias = test.input(out);
    unsigned product = test.contraction("m" + out + in, in,
                                        {{x, "m" + in}, {weight, out + in}});
    return test.pointwise("m" + out, {{product, "m" + out}, {bias, out}});
  }
  unsigned addAttention(unsigned q, unsigned k, unsigned v) {
    unsigned score = test.contraction("mne", "e", {{q, "me"}, {k, "ne"}});
    unsigned scaled = test.pointwise("mn", {{score, "mn"}, {mask, "mn"}});
    unsigned max = test.reduce("mn", "n", {{scaled, "mn"}});
    unsigned sub = test.pointwise("mn", {{scaled, "mn"}, {max, "m"}});
    unsigned exp = test.pointwise("mn", {{sub, "mn"}});
    unsigned sum = test.reduce("mn", "n", {{exp, "mn"}});
    unsigned div = test.pointwise("mn", {{exp, "mn"}, {sum, "m"}});
    return test.contraction("men", "n", {{div, "mn"}, {v, "ne"}});
  }
  unsigned addLayer(unsigned x) {
    unsigned norm = addNorm(x);
    unsigned q = addLinear(norm, "e", "e"), k = addLinear(norm, "e", "e"),
             v = addLinear(norm, "e", "e");
    unsigned out = addLinear(addAttention(q, k, v), "e", "e");
    unsigned residual = test.pointwise("me", {{x, "me"}, {out, "me"}});
    unsigned hidden = addLinear(addNorm(residual), "e", "f");
    unsigned gelu = test.pointwise("mf", {{hidden, "mf"}});
    unsigned back = addLinear(gelu, "f", "e");
    return test.pointwise("me", {{residual, "me"}, {back, "me"}});
  }

private:
  TestGraph &test;
  unsigned mask = test.input("mn");
};

} // namespace

TEST(FusionLarge, Transformer) {
  TestGraph test({{'m', 128}, {'n', 128}, {'e', 256}, {'f', 1024}});
  Transformer transformer(test);
  unsigned value = test.input("me");
  unsigned layers = 0;
  for (; test.graph.size() < kManyOps; ++layers)
    value = transformer.addLayer(value);
  // Norms (2), projections (6), scores, softmax, their product.
  EXPECT_EQ(planLarge(test.graph).groups.size(), 11 * layers);
}

// Activations are read by ops of the second half, the last one first.
TEST(FusionLarge, ForwardAndBackward) {
  TestGraph test({{'m', 128}, {'n', 128}, {'e', 128}});
  std::vector<unsigned> saved{test.input("me")};
  for (unsigned op = 0; op < kManyOps / 4; ++op) {
    unsigned product = test.contraction(
        "mne", "e", {{saved.back(), "me"}, {test.input("en"), "en"}});
    saved.push_back(test.pointwise("mn", {{product, "mn"}}));
  }
  unsigned gradient = test.pointwise("mn", {{saved.back(), "mn"}});
  for (unsigned activation : llvm::reverse(saved)) {
    unsigned local =
        test.pointwise("mn", {{gradient, "mn"}, {activation, "mn"}});
    gradient =
        test.contraction("men", "n", {{local, "mn"}, {test.input("en"), "en"}});
  }
  EXPECT_LT(planLarge(test.graph).groups.size(), kManyOps);
}

TEST(FusionLarge, RandomGraph) {
  RandomFusionGraph graph(5, kManyOps);
  planLarge(graph.getGraph());
}
