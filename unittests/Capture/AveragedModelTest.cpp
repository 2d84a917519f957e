//===- AveragedModelTest.cpp - averages of a model's weights --------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Settings.h"

using namespace tcopt;
using namespace tcopt::testing;

static void setWeight(const nn::Linear &linear, double value) {
  NoGrad values;
  for (Tensor param : linear.parameters())
    param.fill_(value);
}

template <typename Expected>
static void expectAverages(const optim::swa_utils::AveragedOptions &options,
                           const Expected &expected) {
  nn::Linear linear(2, 1);
  linear.to(DType::F64);
  optim::swa_utils::AveragedModel average(linear, options);
  for (int i = 1; i <= 5; ++i) {
    setWeight(linear, 0.1 * i * i);
    average.update_parameters(linear);
    for (const Tensor &param : average.module.parameters())
      EXPECT_NEAR(param.toVector<double>()[0], expected(i), 1e-12) << i;
  }
  EXPECT_EQ(average.n_averaged(), 5);
  check(average(ones({1, 2}, DType::F64)), DType::F64, {1, 1},
        {3 * expected(5)});
  optim::swa_utils::AveragedModel resumed(linear, options);
  resumed.load_state_dict(average.state_dict());
  setWeight(linear, 7);
  resumed.update_parameters(linear), average.update_parameters(linear);
  EXPECT_EQ(valuesOf(resumed.module.parameters()),
            valuesOf(average.module.parameters()));
}

TEST(AveragedModel, AllUpdatesCountAlike) {
  expectAverages({}, [](int n) {
    double sum = 0;
    for (int i = 1; i <= n; ++i)
      sum += 0.1 * i * i;
    return sum / n;
  });
}

TEST(AveragedModel, ExponentialAverages) {
  expectAverages({.decay = 0.75}, [](int n) {
    double average = 0.1;
    for (int i = 2; i <= n; ++i)
      average = 0.75 * average + 0.25 * 0.1 * i * i;
    return average;
  });
  nn::Linear linear(2, 1);
  EXPECT_REFUSED(optim::swa_utils::AveragedModel(linear, {.decay = 1.5}),
                 "AveragedModel: expected decay in [0, 1] but found 1.5");
}

TEST(AveragedModel, HasParametersAndAMode) {
  nn::BatchNorm1d norm(1);
  optim::swa_utils::AveragedModel average(norm);
  ASSERT_EQ(average.parameters().size(), 2u);
  average.parameters()[0].detach().fill_(5);
  EXPECT_EQ(average.module.weight->item<float>(), 5);
  EXPECT_EQ(norm.weight->item<float>(), 1);
  EXPECT_EQ(average.named_parameters()[1].first, "module.bias");
  EXPECT_EQ(average.buffers().size(), 3u);
  average.eval();
  EXPECT_FALSE(average.module.isTraining());
  EXPECT_TRUE(norm.isTraining());
}

TEST(AveragedModel, BuffersAreCopiedUnlessAskedFor) {
  for (bool averages : {false, true}) {
    nn::BatchNorm1d norm(1);
    optim::swa_utils::AveragedModel average(norm, {.use_buffers = averages});
    for (double value : {1, 3}) {
      for (auto [name, buffer] : norm.namedBuffers())
        buffer.fill_(value);
      average.update_parameters(norm);
    }
    auto state = average.state_dict();
    EXPECT_EQ(state.at("module.running_mean").item<double>(), averages ? 2 : 3);
    EXPECT_EQ(state.at("module.num_batches_tracked").item<double>(), 3);
  }
}
