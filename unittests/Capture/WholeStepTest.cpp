//===- WholeStepTest.cpp - training steps as a single graph ---------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// A linear classifier and its training step.
struct Classifier {
  explicit Classifier(int64_t width)
      : weight(rand({10, width})), adam({weight.requires_grad_()}) {}

  Tensor run(Tensor x, Tensor y) {
    adam.zero_grad();
    Tensor loss = cross_entropy(linear(x, weight), y);
    loss.backward();
    adam.step();
    return loss;
  }

  Tensor weight;
  optim::AdamW adam;
};
} // namespace

// A program that may fail can still update in place: the check of the target
// runs before the update.
TEST(WholeStep, MakesNoCopiesOfParametersAndMoments) {
  constexpr int64_t width = 400'000, bytes = 10 * width * 4;
  Classifier model(width);
  auto step = compile([&](Tensor x, Tensor y) { return model.run(x, y); });
  Tensor x = rand({2, width}), y = randint(0, 10, {2});
  for (int i = 0; i < 3; ++i)
    step(x, y).item<float>();
  // The memory holds weights, two moments, and the gradients of two steps.
  int64_t peak = memoryStats().tensorsPeak;
  EXPECT_GE(peak, 5 * bytes);
  EXPECT_LT(peak, 6 * bytes);
  EXPECT_EQ(step.counts().versions, 1);
}

TEST(WholeStep, ThatFailsChangesNothing) {
  Classifier model(3), other(3);
  other.weight.detach().copy_(model.weight.detach());
  auto step = compile([&](Tensor x, Tensor y) { return model.run(x, y); });
  auto good = [&](int i) {
    return std::pair(element({2, 3}, size_t(i), DType::F32),
                     tensor<int64_t>({1, 9}));
  };
  for (int i = 0; i < 3; ++i) {
    auto [x, y] = good(i);
    step(x, y);
    other.run(x, y);
  }
  std::vector<double> before = model.weight.toVector<double>();
  EXPECT_THROW(step(good(0).first, tensor<int64_t>({1, 10})).item<float>(),
               Exception);
  EXPECT_EQ(model.weight.toVector<double>(), before);
  auto [x, y] = good(3);
  step(x, y);
  other.run(x, y);
  std::vector<double> expected = other.weight.toVector<double>();
  std::vector<double> actual = model.weight.toVector<double>();
  for (size_t i = 0; i < expected.size(); ++i)
    EXPECT_NEAR(actual[i], expected[i], 1e-6);
}

// Gradients use the values before a write, because a graph keeps each value.
// The tape would refuse a tensor that was written to.
TEST(WholeStep, GivesGradientsByParametersThatItHasUpdated) {
  Tensor weight = tensor<double>({2, 3}).requires_grad_();
  optim::SGD sgd({weight}, {.lr = 0.5});
  auto step = compile([&](Tensor x) {
    Tensor before = (weight * weight * x).sum();
    before.backward({}, /*retain_graph=*/true);
    sgd.step();
    return before + (weight * weight * x).sum();
  });
  Tensor loss = step(tensor<double>({1, 2}));
  EXPECT_EQ(loss.item<double>(), 22 + 0 + 18);
  loss.backward();
  EXPECT_EQ(weight.grad().toVector<double>(), (std::vector<double>{8, 12}));
}
