//===- FusionLargeTest.cpp - plans of 20,000 ops --------------------------===//

#include "RandomFusionGraph.h"
#include "gtest/gtest.h"
#include <ctime>

using namespace tcopt;

static constexpr unsigned kManyOps = 20000;

/// The processor seconds of planning a graph; the plan is checked.
static double planSeconds(const FusionGraph &graph, FusionPlan &plan) {
  std::clock_t begin = std::clock();
  plan = planFusion(graph, TestModel());
  double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  EXPECT_EQ(verifyPlan(graph, plan.groups), std::vector<std::string>());
  return seconds;
}

/// Plans a graph of kManyOps ops and one of an eighth of them, which
/// `makeGraph` builds, and returns the larger plan. The ratio of the two times
/// depends neither on the machine nor on sanitizers: a quadratic step makes
/// it 64.
static FusionPlan
planLarge(llvm::function_ref<FusionGraph(unsigned ops)> makeGraph) {
  FusionPlan plan;
  double secondsOfFew = planSeconds(makeGraph(kManyOps / 8), plan);
  EXPECT_LT(planSeconds(makeGraph(kManyOps), plan), 24 * secondsOfFew + 0.1);
  return plan;
}

TEST(FusionLarge, Chain) {
  FusionPlan plan = planLarge([](unsigned ops) {
    TestGraph test({{'i', 1024}});
    unsigned value = test.input("i");
    for (unsigned op = 0; op < ops; ++op)
      value = test.pointwise("i", {{value, "i"}});
    return test.graph;
  });
  EXPECT_LT(plan.groups.size(), kManyOps / 128);
}

TEST(FusionLarge, FanOut) {
  FusionPlan plan = planLarge([](unsigned ops) {
    TestGraph test({{'i', 1024}});
    unsigned value = test.pointwise("i", {{test.input("i"), "i"}});
    for (unsigned op = 0; op < ops; ++op)
      test.returned().pointwise("i", {{value, "i"}});
    return test.graph;
  });
  EXPECT_LT(plan.groups.size(), kManyOps / 8);
}

static FusionGraph makeFanIn(unsigned ops) {
  TestGraph test({{'i', 1024}});
  std::vector<unsigned> values;
  for (unsigned op = 0; op < ops / 2; ++op)
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
  return test.graph;
}

TEST(FusionLarge, FanIn) {
  EXPECT_LT(planLarge(makeFanIn).groups.size(), kManyOps / 4);
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
  unsigned layers = 0;
  FusionPlan plan = planLarge([&](unsigned ops) {
    TestGraph test({{'m', 128}, {'n', 128}, {'e', 256}, {'f', 1024}});
    Transformer transformer(test);
    unsigned value = test.input("me");
    for (layers = 0; test.graph.size() < ops; ++layers)
      value = transformer.addLayer(value);
    return test.graph;
  });
  // Norms (2), projections (6), scores, softmax, their product.
  EXPECT_EQ(plan.groups.size(), 11 * layers);
}

// Activations are read by ops of the second half, the last one first.
static FusionGraph makeForwardAndBackward(unsigned ops) {
  TestGraph test({{'m', 128}, {'n', 128}, {'e', 128}});
  std::vector<unsigned> saved{test.input("me")};
  for (unsigned op = 0; op < ops / 4; ++op) {
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
  return test.graph;
}

TEST(FusionLarge, ForwardAndBackward) {
  EXPECT_LT(planLarge(makeForwardAndBackward).groups.size(), kManyOps);
}

TEST(FusionLarge, RandomGraph) {
  planLarge([](unsigned ops) { return RandomFusionGraph(5, ops).getGraph(); });
}
