//===- ModuleMemoryTest.cpp - memory of training steps --------------------===//
//
// Runs steps of every module in training mode, eager and compiled: the memory
// of tensors must not grow from step to step. The modules of a test
// share one compiled step.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "QuickCode.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {
int64_t liveBytes() { return memoryStats().tensors; }

Tensor sumOf(const Tensor &result) { return result.sum(); }
template <typename A, typename B> Tensor sumOf(const std::pair<A, B> &results) {
  Tensor first = sumOf(results.first);
  if constexpr (std::same_as<B, Tensor>)
    if (!results.second.defined())
      return first;
  return first + sumOf(results.second);
}

/// Returns a leaf, whose gradient is kept from step to step.
Tensor leaf(const std::vector<int64_t> &sizes, double offset = 0) {
  return input(sizes, offset).requires_grad_();
}
Tensor classes(const std::vector<int64_t> &values) {
  return tensor<int64_t>(values, {int64_t(values.size())});
}

/// Expects that 50 steps after the first 10 allocate no memory that is kept.
void expectNoGrowth(const std::string &name,
                    const std::function<Tensor()> &lossOf) {
  SCOPED_TRACE(name);
  int64_t first = 0;
  for (int step = 0; step < 60; ++step) {
    if (step == 10)
      first = liveBytes();
    Tensor loss = lossOf();
    if (loss.requires_grad())
      loss.backward();
  }
  EXPECT_EQ(liveBytes() - first, 0);
}

/// Modules whose steps run without compile, and clones of all of them in one
/// compiled step.
class ModuleMemory : public ::testing::Test {
protected:
  template <typename M, typename... Args>
  void judge(const M &module, const Tensor &first, const Args &...rest) {
    M copy = nn::clone(module);
    expectNoGrowth(module.kind(),
                   [&] { return sumOf(module(first, rest...)); });
    names += " " + module.kind();
    inputs.push_back(first);
    losses.push_back([=](const Tensor &x) { return sumOf(copy(x, rest...)); });
  }

  void TearDown() override {
    if (losses.empty())
      return;
    auto run = compile(
        std::function<Tensor(std::vector<Tensor>)>([&](std::vector<Tensor> xs) {
          Tensor sum = losses[0](xs[0]);
          for (size_t i = 1; i < losses.size(); ++i)
            sum = sum + losses[i](xs[i]);
          return sum;
        }));
    expectNoGrowth("compiled" + names, [&] { return run(inputs); });
    EXPECT_EQ(run.counts().versions, 1);
  }

private:
  QuickCode quick;
  std::string names;
  std::vector<Tensor> inputs;
  std::vector<std::function<Tensor(const Tensor &)>> losses;
};
} // namespace

TEST_F(ModuleMemory, OfNorms) {
  Tensor rows = leaf({4, 3}), lines = leaf({2, 3, 4}),
         planes = leaf({2, 3, 2, 2});
  judge(nn::BatchNorm1d(3), rows);
  judge(nn::BatchNorm1d(3, {.momentum = std::nullopt}), rows);
  judge(nn::BatchNorm1d(3, {.momentum = std::nullopt, .affine = false}), lines);
  judge(nn::BatchNorm1d(3, {.track_running_stats = false}), rows);
  judge(nn::BatchNorm2d(3), planes);
  judge(nn::BatchNorm2d(3, {.momentum = std::nullopt}), planes);
  judge(nn::BatchNorm3d(3), leaf({2, 3, 2, 2, 2}));
  judge(nn::InstanceNorm1d(3), lines);
  judge(nn::InstanceNorm1d(3, {.track_running_stats = true}), lines);
  judge(nn::InstanceNorm1d(3, {.momentum = std::nullopt,
                               .affine = true,
                               .track_running_stats = true}),
        lines);
  judge(nn::InstanceNorm2d(3, {.track_running_stats = true}), planes);
  judge(nn::InstanceNorm3d(3, {.affine = true, .track_running_stats = true}),
        leaf({2, 3, 2, 2, 2}));
  judge(nn::LayerNorm(3), rows);
  judge(nn::RMSNorm(3), rows);
  judge(nn::GroupNorm(1, 3), lines);
  judge(nn::LocalResponseNorm(2), lines);
}

TEST_F(ModuleMemory, OfLayers) {
  Tensor rows = leaf({4, 3}), planes = leaf({1, 2, 5, 5});
  judge(nn::Linear(3, 2), rows);
  judge(nn::Bilinear(3, 3, 2), rows, leaf({4, 3}, 1));
  judge(nn::Conv1d(2, 3, 3, {.padding = 1}), leaf({1, 2, 5}));
  judge(nn::Conv2d(2, 3, 3, {.padding = {1, 1}, .padding_mode = "circular"}),
        planes);
  judge(nn::Conv3d(1, 2, 2), leaf({1, 1, 3, 3, 3}));
  judge(nn::ConvTranspose1d(2, 3, 3), leaf({1, 2, 5}));
  judge(nn::ConvTranspose2d(2, 3, 3, {.stride = 2}), planes);
  judge(nn::ConvTranspose3d(1, 2, 2), leaf({1, 1, 2, 2, 2}));
  judge(nn::Embedding(5, 3), classes({0, 4, 2}));
  judge(nn::Embedding(5, 3, {.padding_idx = 1, .max_norm = 1}),
        classes({0, 4, 2}));
  judge(nn::EmbeddingBag(5, 3), classes({0, 4, 2, 2}), classes({0, 2}));
  judge(nn::Identity(), rows);
  judge(nn::Flatten(), planes);
  judge(nn::Unflatten(1, {1, 3}), rows);
  judge(nn::Sequential(nn::Linear(3, 4), nn::BatchNorm1d(4), nn::ReLU(),
                       nn::Dropout(0.5), nn::Linear(4, 2)),
        rows);
}

TEST_F(ModuleMemory, OfActivationsAndDropouts) {
  Tensor rows = leaf({4, 4}), planes = leaf({2, 2, 2, 2});
  nn::Sequential chain(nn::ReLU(), nn::ReLU6(), nn::GELU(), nn::SiLU(),
                       nn::Sigmoid(), nn::Tanh(), nn::LeakyReLU(), nn::ELU(),
                       nn::Softplus(), nn::Hardswish(), nn::Hardsigmoid(),
                       nn::Mish(), nn::Softmax(1), nn::LogSoftmax(-1),
                       nn::PReLU(4), nn::CELU(2), nn::SELU(), nn::Softsign(),
                       nn::Tanhshrink(), nn::LogSigmoid(), nn::Hardshrink(),
                       nn::Softshrink(0.3), nn::Hardtanh(-0.5, 0.2), nn::GLU());
  judge(chain, rows);
  judge(nn::PReLU(), rows);
  judge(nn::Dropout(0.5), rows);
  judge(nn::Dropout1d(0.5), leaf({2, 3, 4}));
  judge(nn::Dropout2d(0.5), planes);
  judge(nn::Dropout3d(0.5), leaf({1, 2, 2, 2, 2}));
  judge(nn::AlphaDropout(0.5), rows);
  judge(nn::FeatureAlphaDropout(0.5), planes);
}

TEST_F(ModuleMemory, OfPoolsAndWindows) {
  Tensor lines = leaf({1, 2, 6}), planes = leaf({1, 2, 6, 6});
  judge(nn::MaxPool1d(2), lines);
  judge(nn::MaxPool2d(2), planes);
  judge(nn::MaxPool3d(2), leaf({1, 1, 4, 4, 4}));
  judge(nn::AvgPool1d(2), lines);
  judge(nn::AvgPool2d(2), planes);
  judge(nn::AvgPool3d(2), leaf({1, 1, 4, 4, 4}));
  judge(nn::LPPool1d(2, 2), lines);
  judge(nn::AdaptiveAvgPool2d({1, 2}), planes);
  judge(nn::AdaptiveMaxPool2d(2), planes);
  judge(nn::Upsample({.scale_factor = {2}}), planes);
  judge(nn::Unfold(2), planes);
  judge(nn::Fold({3, 3}, 2), leaf({1, 4, 4}));
  judge(nn::ReflectionPad2d(1), planes);
  judge(nn::ReplicationPad1d(1), lines);
  judge(nn::ZeroPad2d(1), planes);
  judge(nn::PixelShuffle(2), leaf({1, 4, 2, 2}));
}

TEST_F(ModuleMemory, OfSequences) {
  Tensor steps = leaf({2, 1, 3}), row = leaf({1, 3});
  judge(nn::RNN(3, 2), steps);
  judge(nn::GRU(3, 2, {.bidirectional = true}), steps);
  judge(nn::LSTM(3, 2), steps);
  judge(nn::RNNCell(3, 2), row);
  judge(nn::GRUCell(3, 2), row);
  judge(nn::LSTMCell(3, 2), row);
  Tensor tokens = leaf({2, 1, 4});
  judge(nn::MultiheadAttention(4, 2), tokens, leaf({2, 1, 4}, 1),
        leaf({2, 1, 4}, 2));
  judge(nn::TransformerEncoderLayer(4, 2, {.dim_feedforward = 4}), tokens);
  judge(nn::TransformerDecoderLayer(4, 2, {.dim_feedforward = 4}), tokens,
        leaf({2, 1, 4}, 1));
}

TEST_F(ModuleMemory, OfLosses) {
  Tensor x = leaf({3, 4}), y = input({3, 4}, 1), some = classes({0, 3, 1});
  Tensor inside = (y * 0.25 + 0.5).detach(),
         signs = classes({1, -1, 1}).to(F32);
  judge(nn::MSELoss(), x, y);
  judge(nn::L1Loss(), x, y);
  judge(nn::SmoothL1Loss(), x, y);
  judge(nn::HuberLoss(), x, y);
  judge(nn::KLDivLoss(), x, inside);
  judge(nn::BCELoss(), (inside.clone()).requires_grad_(), inside);
  judge(nn::BCEWithLogitsLoss({.pos_weight = ones({4})}), x, inside);
  judge(nn::NLLLoss(), x, some);
  judge(nn::CrossEntropyLoss({.weight = ones({4})}), x, some);
  judge(nn::MarginRankingLoss(), leaf({3}), leaf({3}, 1), signs);
  judge(nn::CosineEmbeddingLoss(), x, y, signs);
  judge(nn::TripletMarginLoss(), x, y, input({3, 4}, 2));
  judge(nn::MultiMarginLoss(), x, some);
  judge(nn::GaussianNLLLoss(), x, y, inside);
  judge(nn::PoissonNLLLoss(), x, inside);
  judge(nn::PairwiseDistance(), x, y);
  judge(nn::CosineSimilarity(), x, y);
}

TEST_F(ModuleMemory, OfStepsWithOptimizersAndAverages) {
  nn::Sequential net(nn::Linear(3, 4), nn::BatchNorm1d(4), nn::Linear(4, 2));
  optim::Adam adam(net.parameters(), {.lr = 1e-3});
  optim::SGD sgd(net.parameters(), {.lr = 1e-3, .momentum = 0.9});
  optim::swa_utils::AveragedModel average(net);
  optim::swa_utils::AveragedModel decaying(net,
                                           {.decay = 0.9, .use_buffers = true});
  Tensor x = input({4, 3});
  auto run = nn::compile(net);
  bool isCompiled = false;
  auto step = [&] {
    net.requires_grad_(true);
    for (optim::Optimizer *optimizer :
         std::initializer_list<optim::Optimizer *>{&adam, &sgd}) {
      optimizer->zero_grad();
      Tensor loss = (isCompiled ? run(x) : net(x)).square().sum();
      loss.backward();
      optimizer->step();
    }
    average.update_parameters(net);
    decaying.update_parameters(net);
    return Tensor(zeros({}));
  };
  expectNoGrowth("optimizers", step);
  isCompiled = true;
  expectNoGrowth("optimizers, compiled", step);
}

// A result keeps only the tape of its own step.
TEST_F(ModuleMemory, OneTapeIsKept) {
  nn::Sequential net(nn::BatchNorm1d(4, {.momentum = std::nullopt}),
                     nn::Linear(4, 4), nn::Tanh());
  Tensor x = leaf({64, 4}), kept;
  int64_t first = 0, second = 0;
  for (int step = 0; step < 60; ++step) {
    kept = Tensor();
    if (step == 10)
      first = liveBytes();
    kept = net(x).sum();
    if (step == 10)
      second = liveBytes();
  }
  EXPECT_GT(second, first);
  EXPECT_EQ(liveBytes(), second);
  kept = Tensor();
  EXPECT_EQ(liveBytes(), first);
}
