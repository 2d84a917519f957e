//===- GradScalerTest.cpp - loss scaling for 16-bit gradients -------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// Parameters, an optimizer with moments, and a scaler.
struct Scaled {
  std::vector<Tensor> params = {element({4}, 0), element({3}, 1)};
  optim::Adam adam{params};
  amp::GradScaler scaler{{.init_scale = 1024, .growth_interval = 3}};

  void setGradients(int64_t step, double infinityIn = -1) {
    for (size_t k = 0; k < params.size(); ++k) {
      Tensor grad = slope(params[k], k, step);
      if (infinityIn == double(k))
        grad[0] = k ? NAN : INFINITY;
      params[k].set_grad(scaler.scale(grad));
    }
  }
  std::vector<std::vector<double>> values() const {
    std::vector<Tensor> all = params;
    for (const auto &[name, tensor] : adam.state_dict())
      all.push_back(tensor);
    return valuesOf(all);
  }
};
} // namespace

// The scales are powers of two, so that nothing is rounded.
TEST(GradScaler, StepsAreThoseWithoutIt) {
  for (bool unscales : {false, true}) {
    Scaled one;
    std::vector<Tensor> others = {element({4}, 0), element({3}, 1)};
    optim::Adam plain(others);
    for (int64_t step = 1; step <= 8; ++step) {
      one.setGradients(step);
      if (unscales)
        one.scaler.unscale_(one.adam);
      one.scaler.step(one.adam);
      one.scaler.update();
      for (size_t k = 0; k < others.size(); ++k)
        others[k].set_grad(slope(others[k], k, step));
      plain.step();
    }
    EXPECT_EQ(valuesOf(one.params), valuesOf(others));
    EXPECT_EQ(one.scaler.get_scale(), 4096);
    EXPECT_EQ(one.adam.counts().versions, 1);
  }
}

TEST(GradScaler, InfinitiesChangeNothing) {
  for (bool unscales : {false, true})
    for (double where : {0, 1}) {
      Scaled one;
      for (int64_t step = 1; step <= 2; ++step) {
        one.setGradients(step);
        one.scaler.step(one.adam);
        one.scaler.update();
      }
      auto before = one.values();
      one.setGradients(3, where);
      if (unscales)
        one.scaler.unscale_(one.adam);
      one.scaler.step(one.adam);
      one.scaler.update();
      EXPECT_EQ(one.values(), before);
      EXPECT_EQ(one.scaler.get_scale(), 512);
      // Earlier steps do not count.
      for (int64_t step = 4; step <= 6; ++step) {
        EXPECT_EQ(one.scaler.get_scale(), 512);
        one.setGradients(step);
        one.scaler.step(one.adam);
        one.scaler.update();
      }
      EXPECT_NE(one.values(), before);
      EXPECT_EQ(one.scaler.get_scale(), 1024);
      EXPECT_EQ(one.adam.state_dict().at("state.0.step").item<double>(), 5);
    }
}

TEST(GradScaler, IsOneGraphInAFunction) {
  Scaled one, other;
  auto step = compile(
      [&](Tensor first, Tensor second) {
        one.params[0].set_grad(one.scaler.scale(first));
        one.params[1].set_grad(one.scaler.scale(second));
        one.scaler.step(one.adam);
        one.scaler.update();
        one.adam.zero_grad();
      },
      {.fullgraph = true});
  for (int64_t t = 1; t <= 7; ++t) {
    Tensor first = slope(one.params[0], 0, t),
           second = slope(one.params[1], 1, t);
    if (t == 3)
      first[0] = INFINITY;
    step(first, second);
    other.params[0].set_grad(other.scaler.scale(first));
    other.params[1].set_grad(other.scaler.scale(second));
    other.scaler.step(other.adam);
    other.scaler.update();
    EXPECT_EQ(valuesOf(one.params), valuesOf(other.params));
    EXPECT_EQ(one.scaler.get_scale(), other.scaler.get_scale());
  }
  EXPECT_EQ(step.counts().versions, 1);
}

TEST(GradScaler, KeepsSmallGradientsOf16Bits) {
  Tensor param = zeros({1}, DType::F16);
  optim::SGD sgd({param}, {.lr = 1, .master_weights = true});
  amp::GradScaler scaler({.init_scale = 65536});
  Tensor small = full({1}, 1e-8);
  for (int i = 0; i < 2; ++i) {
    param.set_grad(scaler.scale(small).to(DType::F16));
    scaler.step(sgd);
    scaler.update();
  }
  EXPECT_NEAR(sgd.state_dict().at("state.0.master").item<double>(), -2e-8,
              1e-11);
  param.set_grad(ones({1}, DType::F16));
  EXPECT_REFUSED(scaler.unscale_(sgd), "expected gradients of more bits");
}

TEST(GradScaler, StateAndErrors) {
  Scaled one, other;
  EXPECT_REFUSED(one.scaler.update(),
                 "GradScaler: update() expected a step() or unscale_()");
  one.setGradients(1);
  one.scaler.unscale_(one.adam);
  EXPECT_REFUSED(one.scaler.unscale_(one.adam),
                 "GradScaler: unscale_() was already called");
  one.scaler.step(one.adam);
  EXPECT_REFUSED(one.scaler.step(one.adam),
                 "GradScaler: step() was already called");
  one.scaler.update();
  one.scaler.update(8.0);
  other.scaler.load_state_dict(one.scaler.state_dict());
  EXPECT_EQ(other.scaler.get_scale(), 8);
  EXPECT_EQ(other.scaler.state_dict().at("_growth_tracker").item<double>(), 1);
  EXPECT_REFUSED(amp::GradScaler({.growth_factor = 1}),
                 "GradScaler: expected growth_factor > 1 but found 1.0");
  amp::GradScaler off({.enabled = false});
  Tensor loss = ones({});
  EXPECT_TRUE(off.scale(loss).is_same(loss));
  EXPECT_EQ(off.get_scale(), 1);
}
