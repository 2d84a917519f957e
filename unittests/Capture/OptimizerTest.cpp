//===- OptimizerTest.cpp - groups, states and compiled steps --------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"
#include "llvm/Support/FileSystem.h"

using namespace tcopt;
using namespace tcopt::testing;

static std::vector<Tensor> makeParams(DType dtype = DType::F32) {
  return {element({4}, 0, dtype), element({2, 3}, 1, dtype)};
}

static void setGradients(const std::vector<Tensor> &params, int64_t step) {
  for (size_t k = 0; k < params.size(); ++k) {
    Tensor param = params[k];
    param.set_grad(slope(param, k, step));
  }
}

static void train(optim::Optimizer &optimizer, int64_t from, int64_t to) {
  for (int64_t step = from; step <= to; ++step) {
    setGradients(optimizer.parameters(), step);
    optimizer.step();
  }
}

TEST(Optimizer, StepsAreOneGraphThatWritesInPlace) {
  std::vector<Tensor> params = makeParams();
  optim::Adam adam(params, {.amsgrad = true});
  setGradients(params, 1);
  Explanation explanation = adam.explain();
  EXPECT_EQ(explanation.numBreaks(), 0);
  // The parameters, three states of each, and the count of steps.
  EXPECT_EQ(explanation.updates.size(), 9u);
  for (const std::string &update : explanation.updates)
    EXPECT_NE(update.find("updated in place"), std::string::npos) << update;
}

TEST(Optimizer, NothingIsCompiledAgain) {
  std::vector<Tensor> params = makeParams();
  optim::SGD sgd(params, {.lr = 1, .momentum = 0.9});
  for (int64_t step = 1; step <= 10; ++step) {
    sgd.set_lr(step == 4 ? 0 : 1.0 / double(step));
    sgd.set_option("momentum", 0.5 + 0.01 * double(step));
    sgd.zero_grad();
    train(sgd, step, step);
  }
  EXPECT_EQ(sgd.counts().versions, 1);
  EXPECT_EQ(sgd.counts().uncompiled, 0);
  EXPECT_EQ(sgd.options().momentum, 0.6);
}

TEST(Optimizer, ParametersWithoutGradientStay) {
  std::vector<Tensor> params = makeParams();
  optim::AdamW adam(params);
  std::vector<double> before = params[1].toVector<double>();
  params[0].set_grad(slope(params[0], 0, 1));
  adam.step();
  EXPECT_EQ(params[1].toVector<double>(), before);
  EXPECT_FALSE(adam.state_dict().contains("state.1.step"));
  adam.zero_grad();
  EXPECT_FALSE(params[0].grad().defined());
  std::vector<double> stepped = params[0].toVector<double>();
  adam.step();
  EXPECT_EQ(params[0].toVector<double>(), stepped);
}

TEST(Optimizer, GradientsMayBeFilledWithZeros) {
  std::vector<Tensor> params = makeParams();
  optim::SGD sgd(params);
  setGradients(params, 1);
  Tensor gradient = params[0].grad();
  sgd.zero_grad(/*set_to_none=*/false);
  EXPECT_TRUE(params[0].grad().is_same(gradient));
  EXPECT_EQ(gradient.toVector<double>(), std::vector<double>(4, 0));
}

TEST(Optimizer, GroupsHaveOptionsOfTheirOwn) {
  std::vector<Tensor> params = makeParams();
  optim::SGD sgd({{{params[0]}}, {{params[1]}, optim::SGDOptions{.lr = 0}}},
                 {.lr = 1});
  auto before = valuesOf(params);
  train(sgd, 1, 1);
  EXPECT_EQ(sgd.num_groups(), 2u);
  EXPECT_EQ(params[1].toVector<double>(), before[1]);
  for (size_t i = 0; i < 4; ++i)
    EXPECT_NEAR(params[0].toVector<double>()[i],
                before[0][i] - std::sin(0.7 * double(i) + 0.9), 1e-6);
  EXPECT_EQ(sgd.lr(1), 0);
}

//===----------------------------------------------------------------------===//
// In compiled functions
//===----------------------------------------------------------------------===//

template <typename Make> static void expectSameInAFunction(const Make &make) {
  std::vector<Tensor> params = makeParams(DType::F64),
                      others = makeParams(DType::F64);
  auto eager = make(params), traced = make(others);
  auto step = compile([&](Tensor first, Tensor second) {
    others[0].set_grad(first * 2);
    others[1].set_grad(second * 2);
    traced->step();
    traced->zero_grad();
  });
  for (int64_t t = 1; t <= 8; ++t) {
    eager->set_lr(0.1 / double(t));
    traced->set_lr(0.1 / double(t));
    Tensor first = slope(params[0], 0, t), second = slope(params[1], 1, t);
    params[0].set_grad(first * 2);
    params[1].set_grad(second * 2);
    eager->step();
    step(first, second);
    EXPECT_EQ(valuesOf(params), valuesOf(others)) << "step " << t;
  }
  EXPECT_EQ(step.counts().versions, 1);
  EXPECT_EQ(step.counts().graphBreaks, 0);
}

TEST(Optimizer, BecomesPartOfAGraph) {
  expectSameInAFunction([](const std::vector<Tensor> &params) {
    return std::make_unique<optim::Adam>(params);
  });
  expectSameInAFunction([](const std::vector<Tensor> &params) {
    return std::make_unique<optim::SGD>(
        params, optim::SGDOptions{.momentum = 0.9, .dampening = 0.5});
  });
}

TEST(Optimizer, OptionsThatDecideAreGuarded) {
  Tensor param = ones({2});
  optim::SGD sgd({param}, {.lr = 1});
  auto step = compile([&](Tensor gradient) {
    param.set_grad(gradient);
    sgd.step();
    sgd.zero_grad();
  });
  step(ones({2}));
  EXPECT_EQ(param.toVector<double>(), (std::vector<double>{0, 0}));
  sgd.set_options({.lr = 1, .maximize = true});
  step(ones({2}));
  EXPECT_EQ(param.toVector<double>(), (std::vector<double>{1, 1}));
  EXPECT_EQ(step.counts().versions, 2);
}

//===----------------------------------------------------------------------===//
// 16 bits
//===----------------------------------------------------------------------===//

TEST(Optimizer, MasterWeightsKeepSmallChanges) {
  for (DType dtype : {DType::BF16, DType::F16}) {
    auto trained = [&](bool master) {
      Tensor param = ones({3}, dtype);
      optim::SGD sgd({param}, {.lr = 1e-4, .master_weights = master});
      for (int i = 0; i < 100; ++i) {
        param.set_grad(ones({3}, dtype));
        sgd.step();
      }
      return param.toVector<double>()[0];
    };
    EXPECT_EQ(trained(false), 1);
    EXPECT_NEAR(trained(true), 0.99, 0.004);
    EXPECT_LT(trained(true), 1);
  }
}

// As in PyTorch's fused optimizers, updates are computed in f32.
TEST(Optimizer, NumbersAreNotRoundedTo16Bits) {
  Tensor param = zeros({1}, DType::F16);
  optim::Adam adam({param}, {.lr = 0.5, .eps = 1e-8});
  param.set_grad(full({1}, 1e-3, DType::F16));
  adam.step();
  EXPECT_NEAR(param.item<double>(), -0.5, 1e-3);
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

namespace {
struct TemporaryFile {
  explicit TemporaryFile(const char *suffix) {
    llvm::SmallString<128> name;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("optimizer", suffix, name));
    path = name.str().str();
  }
  ~TemporaryFile() { llvm::sys::fs::remove(path); }
  std::string path;
};
} // namespace

template <typename Make>
static void expectSameAfterResume(const Make &make, const char *suffix) {
  std::vector<Tensor> params = makeParams(DType::BF16);
  auto optimizer = make(params);
  optimizer->set_lr(0.03);
  // The second parameter is a step behind.
  params[0].set_grad(slope(params[0], 0, 1));
  optimizer->step();
  train(*optimizer, 2, 5);
  TemporaryFile file(suffix);
  optimizer->save(file.path);
  std::vector<Tensor> copies;
  for (const Tensor &param : params)
    copies.push_back(param.clone());
  auto resumed = make(copies);
  // Loading replaces the state of earlier steps.
  if (std::string(suffix) == "npz")
    train(*resumed, 1, 2);
  for (size_t i = 0; i < copies.size(); ++i)
    copies[i].copy_(params[i]);
  resumed->load(file.path);
  train(*optimizer, 6, 12);
  train(*resumed, 6, 12);
  EXPECT_EQ(valuesOf(params), valuesOf(copies));
  EXPECT_EQ(resumed->lr(), 0.03);
  nn::StateDict state = optimizer->state_dict(), other = resumed->state_dict();
  ASSERT_EQ(state.names(), other.names());
  for (const auto &[name, value] : state)
    EXPECT_EQ(value.toVector<double>(), other.at(name).toVector<double>())
        << name;
}

TEST(Optimizer, ResumesToTheBit) {
  for (const char *suffix : {"safetensors", "npz"}) {
    expectSameAfterResume(
        [](const std::vector<Tensor> &params) {
          return std::make_unique<optim::AdamW>(
              params,
              optim::AdamWOptions{.amsgrad = true, .master_weights = true});
        },
        suffix);
    expectSameAfterResume(
        [](const std::vector<Tensor> &params) {
          return std::make_unique<optim::SGD>(
              params, optim::SGDOptions{.momentum = 0.9, .dampening = 0.1});
        },
        suffix);
    expectSameAfterResume(
        [](const std::vector<Tensor> &params) {
          return std::make_unique<optim::RMSprop>(
              params, optim::RMSpropOptions{.momentum = 0.9, .centered = true});
        },
        suffix);
  }
}

TEST(Optimizer, RefusesOtherStates) {
  std::vector<Tensor> params = makeParams();
  optim::Adam adam(params);
  train(adam, 1, 1);
  nn::StateDict state = adam.state_dict();
  optim::Adam one({ones({4})});
  EXPECT_REFUSED(one.load_state_dict(state),
                 "Adam: expected a state of 1 parameters in group 0 but found "
                 "2");
  optim::Adam others({ones({4}), ones({2})});
  EXPECT_REFUSED(others.load_state_dict(state), "\"state.1.exp_avg\"");
  EXPECT_EQ(others.state_dict().find("state.0.step"), nullptr);
  optim::SGD sgd(makeParams());
  EXPECT_REFUSED(sgd.load_state_dict(state),
                 "found no \"param_groups.0.momentum\"");
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

TEST(Optimizer, Errors) {
  std::vector<Tensor> params = makeParams();
  EXPECT_REFUSED(optim::SGD(params, {.lr = -1}),
                 "SGD: expected lr >= 0 but found -1.0");
  EXPECT_REFUSED(optim::SGD(params, {.lr = -1}), "OptimizerTest.cpp:");
  EXPECT_REFUSED(optim::SGD(params, {.nesterov = true}),
                 "SGD: expected a momentum and no dampening with nesterov");
  EXPECT_REFUSED(optim::Adam(params, {.betas = {0.9, 1}}),
                 "Adam: expected beta2 in [0, 1) but found 1.0");
  EXPECT_REFUSED(optim::RMSprop(params, {.eps = NAN}),
                 "RMSprop: expected eps >= 0 but found nan");
  EXPECT_REFUSED(optim::SGD(std::vector<Tensor>()),
                 "SGD: expected parameters but found none");
  EXPECT_REFUSED(optim::SGD({ones({2}, DType::I64)}),
                 "SGD: expected tensors of floats as parameters");
  EXPECT_REFUSED(optim::SGD({params[0], params[0]}),
                 "SGD: expected each parameter once but found one of sizes "
                 "(4,) again");
  optim::SGD sgd(params);
  EXPECT_REFUSED(sgd.set_lr(-2), "SGD: expected lr >= 0 but found -2.0");
  EXPECT_EQ(sgd.lr(), 1e-3);
  EXPECT_REFUSED(sgd.set_option("beta1", 1), "SGD: has no option 'beta1'");
  EXPECT_REFUSED(params[1].set_grad(ones({3})),
                 "expected a gradient like the tensor");
}
