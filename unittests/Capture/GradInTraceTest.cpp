//===- GradInTraceTest.cpp - autograd::grad in compiled functions ---------===//

#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Functions.h"
#include "gtest/gtest.h"

using namespace tcopt;

static std::vector<double> valuesOf(const Tensor &tensor) {
  return tensor.toVector<double>();
}

static Tensor leafOfOnes() { return ones({2}, DType::F64).requires_grad_(); }

using Values = std::vector<double>;

// An argument that was computed outside does not break the graph.
TEST(GradInTrace, OfArgumentsThatWereComputed) {
  auto f =
      compile([](Tensor x) { return autograd::grad({sum(x * x)}, {x})[0]; });
  Tensor a = leafOfOnes();
  EXPECT_EQ(valuesOf(f(a)), (Values{2, 2}));
  EXPECT_EQ(valuesOf(f(a * 2.0)), (Values{4, 4}));
  EXPECT_EQ(valuesOf(f(cat({a, a * 3.0}).narrow(0, 1, 2))), (Values{2, 6}));
  EXPECT_EQ(f.counts().graphBreaks, 0);
}

// A version for computed arguments serves later computed arguments, and leaves.
TEST(GradInTrace, ComputedArgumentsShareAVersion) {
  auto f =
      compile([](Tensor x) { return autograd::grad({sum(x * x)}, {x})[0]; });
  Tensor a = leafOfOnes();
  for (double factor : {2, 3, 4, 5})
    EXPECT_EQ(valuesOf(f(a * factor)), (Values{2 * factor, 2 * factor}));
  EXPECT_EQ(valuesOf(f(a)), (Values{2, 2}));
  EXPECT_EQ(valuesOf(f(cat({a, a}).narrow(0, 1, 2))), (Values{2, 2}));
  EXPECT_EQ(f.counts().versions, 1);
  EXPECT_EQ(f.counts().uncompiled, 0);
}

TEST(GradInTrace, UnrelatedComputedArgumentsShareAVersion) {
  auto f = compile([](Tensor x, Tensor) {
    Tensor y = (x.detach() * 1.0).requires_grad_();
    return autograd::grad({sum(y * y)}, {y})[0];
  });
  Tensor a = leafOfOnes();
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(valuesOf(f(ones({2}, DType::F64), a * 2.0)), (Values{2, 2}));
  EXPECT_EQ(f.counts().versions, 1);
}

// A hook of a computed argument must be called.
TEST(GradInTrace, HooksOfComputedArgumentsAreCalled) {
  auto f =
      compile([](Tensor x) { return autograd::grad({sum(x * x)}, {x})[0]; });
  Tensor a = leafOfOnes();
  EXPECT_EQ(valuesOf(f(a * 2.0)), (Values{4, 4}));
  Tensor hooked = a * 2.0;
  hooked.register_hook([](const Tensor &g) { return g * 10.0; });
  EXPECT_EQ(valuesOf(f(hooked)), (Values{40, 40}));
}

TEST(GradInTrace, OfWhatTheFunctionComputes) {
  auto f = compile([](Tensor x) {
    Tensor z = x * 3.0;
    return autograd::grad({sum(z * z)}, {z})[0];
  });
  Tensor a = leafOfOnes();
  EXPECT_EQ(valuesOf(f(a)), (Values{6, 6}));
  EXPECT_EQ(valuesOf(f(a * 2.0)), (Values{12, 12}));
  EXPECT_EQ(f.counts().graphBreaks, 0);
}

// After a graph break, an argument is still the caller's tensor.
TEST(GradInTrace, OfArgumentsAfterABreak) {
  auto f = compile([](Tensor x) {
    Tensor loss = sum(x * x);
    if (loss.item<double>() < 0)
      loss = loss * 2.0;
    return autograd::grad({loss}, {x})[0];
  });
  Tensor a = leafOfOnes();
  EXPECT_EQ(valuesOf(f(a)), (Values{2, 2}));
  EXPECT_EQ(valuesOf(f(a * 2.0)), (Values{4, 4}));
  EXPECT_GE(f.counts().graphBreaks, 1);
}

// An argument was computed from the other argument, which receives its
// gradient, too.
TEST(GradInTrace, FlowsThroughWhatWasComputedOutside) {
  auto f = compile([](Tensor y, Tensor a) {
    std::vector<Tensor> g = autograd::grad({sum(y * y * a)}, {y, a});
    return std::pair(g[0], g[1]);
  });
  Tensor a = leafOfOnes();
  auto [ofY, ofA] = f(a * 2.0, a);
  EXPECT_EQ(valuesOf(ofY), (Values{4, 4}));
  EXPECT_EQ(valuesOf(ofA), (Values{12, 12}));
}

TEST(GradInTrace, HasGradientsItself) {
  auto f = compile([](Tensor x) {
    return autograd::grad({sum(x * x * x)}, {x}, {}, std::nullopt,
                          /*create_graph=*/true)[0];
  });
  Tensor a = leafOfOnes();
  sum(f(a * 2.0)).backward();
  EXPECT_EQ(valuesOf(a.grad()), (Values{24, 24}));
}

TEST(GradInTrace, CallsHooks) {
  auto f =
      compile([](Tensor x) { return autograd::grad({sum(x * x)}, {x})[0]; });
  Tensor a = leafOfOnes();
  a.register_hook([](Tensor gradient) { return gradient * 10.0; });
  EXPECT_EQ(valuesOf(f(a)), (Values{20, 20}));
}
