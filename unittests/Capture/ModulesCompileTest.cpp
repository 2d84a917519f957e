//===- ModulesCompileTest.cpp - compiled modules --------------------------===//

#include "ModulesTesting.h"
#include <algorithm>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
struct Classifier : nn::Module {
  nn::Linear hidden = registerModule("hidden", nn::Linear(3, 4));
  nn::BatchNorm1d norm = registerModule("norm", nn::BatchNorm1d(4));
  nn::CompiledModule<nn::Linear> out =
      registerModule("out", nn::compile(nn::Linear(4, 2)));

  Tensor forward(const Tensor &x) const { return out(relu(norm(hidden(x)))); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

TEST(CompiledModules, AreCompiledForEachSettingOfTheFlags) {
  nn::BatchNorm1d compiled = filled(nn::BatchNorm1d(3)),
                  plain = filled(nn::BatchNorm1d(3));
  auto run = nn::compile(compiled);
  for (int i = 0; i < 3; ++i) {
    expectNearby(run(input({4, 3}, i)), plain(input({4, 3}, i)));
    expectNearby(*compiled.running_mean, *plain.running_mean);
    expectNearby(*compiled.running_var, *plain.running_var);
  }
  EXPECT_EQ(compiled.num_batches_tracked->item<int64_t>(), 3);
  EXPECT_EQ(run.counts().versions, 1);
  compiled.eval();
  plain.eval();
  for (int i = 0; i < 2; ++i)
    expectNearby(run(input({4, 3}, 5)), plain(input({4, 3}, 5)));
  EXPECT_EQ(compiled.num_batches_tracked->item<int64_t>(), 3);
  EXPECT_EQ(run.counts().versions, 2);
  compiled.train();
  plain.train();
  expectNearby(run(input({4, 3}, 6)), plain(input({4, 3}, 6)));
  EXPECT_EQ(run.counts().versions, 2);
}

TEST(CompiledModules, OfStepsServeAllLengths) {
  auto lstm = filled(nn::LSTM(3, 4, {.num_layers = 2, .bidirectional = true}));
  auto run = nn::compile(lstm);
  for (int64_t length : {4, 6, 9, 3, 12}) {
    auto [expected, state] = lstm(input({length, 2, 3}));
    auto [found, last] = run(input({length, 2, 3}));
    expectNearby(found, expected);
    expectNearby(last.first, state.first);
    expectNearby(last.second, state.second);
  }
  EXPECT_EQ(run.counts().versions, 2);
}

TEST(CompiledModules, DropOnlyInTraining) {
  nn::Sequential net(nn::Dropout(0.5), nn::ReLU());
  auto run = nn::compile(net);
  Tensor x = ones({1000});
  std::vector<float> first = run(x).toVector<float>(),
                     second = run(x).toVector<float>();
  EXPECT_NE(first, second);
  for (float value : first)
    EXPECT_TRUE(value == 0 || value == 2) << value;
  int64_t zeros = std::count(first.begin(), first.end(), 0.0f);
  EXPECT_NEAR(double(zeros), 500, 100);
  net.eval();
  EXPECT_EQ(run(x).toVector<float>(), x.toVector<float>());
  EXPECT_EQ(run.counts().versions, 2);
}

TEST(CompiledModules, WholeChannelsAreDropped) {
  nn::Dropout2d dropout(0.5);
  Tensor y = dropout(ones({8, 8, 3, 3}));
  std::vector<float> sums = y.sum({2, 3}).toVector<float>();
  for (float sum : sums)
    EXPECT_TRUE(sum == 0 || sum == 18) << sum;
  EXPECT_NE(std::count(sums.begin(), sums.end(), 0.0f), 0);
  EXPECT_REFUSED(nn::Dropout(1.5), "p in [0, 1] but found 1.5");
}

TEST(CompiledModules, SeeParametersThatAreReplaced) {
  nn::Linear linear = filled(nn::Linear(3, 2));
  auto run = nn::compile(linear);
  run(input({2, 3}));
  linear.loadStateDict(nn::Linear(3, 2).stateDict());
  expectNearby(run(input({2, 3})), linear(input({2, 3})));
  {
    NoGrad values;
    linear.weight->mul_(2);
  }
  expectNearby(run(input({2, 3})), linear(input({2, 3})));
  EXPECT_EQ(run.counts().versions, 1);
  linear.weight = ones({2, 3});
  expectNearby(run(input({2, 3})), linear(input({2, 3})));
  EXPECT_EQ(run.counts().versions, 2);
  linear.to(DType::F64);
  Tensor x = input({2, 3}).to(DType::F64);
  EXPECT_EQ(run(x).dtype(), DType::F64);
  expectNearby(run(x), linear(x));
  EXPECT_EQ(run.counts().versions, 3);
}

//===----------------------------------------------------------------------===//
// Submodules
//===----------------------------------------------------------------------===//

TEST(CompiledModules, ArePartsOfModels) {
  Classifier net = filled(Classifier());
  EXPECT_EQ(net.stateDict().names().back(), "out.bias");
  EXPECT_NE(net.text().find("(out): Linear(in_features=4"), std::string::npos)
      << net.text();
  Tensor expected = net.out.module()(relu(net.norm(net.hidden(input({5, 3})))));
  expectNearby(net.forward(input({5, 3})), expected);
  EXPECT_EQ(net.out.counts().versions, 1);
  int64_t linears = 0;
  net.apply([&](nn::Module &module) {
    linears += dynamic_cast<nn::Linear *>(&module) != nullptr;
  });
  EXPECT_EQ(linears, 2);
  net.eval();
  EXPECT_FALSE(net.out.isTraining());
  EXPECT_FALSE(net.out.module().isTraining());
  auto whole = nn::compile(net);
  Tensor found = whole(input({5, 3}));
  EXPECT_EQ(net.out.counts().versions, 1);
  EXPECT_EQ(whole.counts().graphBreaks, 0);
  EXPECT_EQ(whole.explain(input({5, 3})).numBreaks(), 0);
  expectNearby(found, net.forward(input({5, 3})));
}

TEST(CompiledModules, TakeFewerArguments) {
  nn::LSTM lstm = filled(nn::LSTM(3, 4));
  auto run = nn::compile(lstm);
  auto [output, state] = lstm(input({2, 2, 3}));
  expectNearby(run(input({2, 2, 3})).first, output);
  expectNearby(run(input({2, 2, 3}), state).second.second,
               lstm(input({2, 2, 3}), state).second.second);
  nn::MultiheadAttention attention = filled(nn::MultiheadAttention(4, 2));
  auto attend = nn::compile(attention);
  Tensor x = input({3, 2, 4});
  for (int i = 0; i < 2; ++i)
    expectNearby(attend(x, x, x).second, attention(x, x, x).second);
  expectNearby(attend(x, x, x, nn::AttentionCall{.is_causal = true}).first,
               attention(x, x, x, {.is_causal = true}).first);
  EXPECT_EQ(attend.counts().versions, 2);
}

TEST(CompiledModules, MayBeOwnedByPointers) {
  auto net = std::make_shared<Classifier>();
  auto run = nn::compile(net);
  expectNearby(run(input({5, 3})), net->forward(input({5, 3})));
  nn::Module holder;
  holder.registerModule("net", net);
  holder.eval();
  EXPECT_FALSE(net->norm.isTraining());
}

//===----------------------------------------------------------------------===//
// Wrong arguments
//===----------------------------------------------------------------------===//

TEST(ModuleArguments, AreChecked) {
  EXPECT_REFUSED(nn::Conv2d(3, 4, 3, {.groups = 2}),
                 "Conv2d: expected in_channels to be a positive multiple of "
                 "groups, 2, but found 3");
  EXPECT_REFUSED(nn::Conv2d(3, 4, {3, 3, 3}),
                 "Conv2d: kernel_size: expected 1 or 2 numbers but found 3");
  EXPECT_REFUSED(nn::Conv1d(3, 4, 3, {.stride = 2, .padding = "same"}),
                 "stride 1 with padding \"same\"");
  EXPECT_REFUSED(nn::Conv1d(3, 4, 3, {.padding_mode = "mirror"}),
                 "but found \"mirror\"");
  EXPECT_REFUSED(nn::BatchNorm2d(3)(input({2, 3})),
                 "BatchNorm2d: expected a tensor of rank 4 but found rank 2");
  EXPECT_REFUSED(nn::BatchNorm1d(3)(input({2, 4})),
                 "BatchNorm1d: expected size 3 in dimension 1 but found 4");
  EXPECT_REFUSED(nn::GroupNorm(2, 3), "but found 3 and 2");
  EXPECT_REFUSED(nn::Embedding(3, 4, {.padding_idx = 3}),
                 "Embedding: expected padding_idx in [-3, 3) but found 3");
  EXPECT_REFUSED(nn::EmbeddingBag(3, 4, {.mode = "min"}), "but found \"min\"");
  EXPECT_REFUSED(nn::MultiheadAttention(5, 2), "but found 5 and 2");
  EXPECT_REFUSED(nn::LSTM(3, 4)(input({2, 2, 5})),
                 "LSTM: expected size 3 in dimension -1 but found 5");
  EXPECT_REFUSED(nn::GELU("erf"), "GELU: expected approximate");
  EXPECT_REFUSED(nn::RNNCell(2, 3, {.nonlinearity = "elu"}),
                 "RNNCell: expected nonlinearity");
  EXPECT_REFUSED(nn::Upsample({}), "either size or scale_factor");
  EXPECT_EQ(nn::Upsample({.scale_factor = {1.5}})(input({1, 1, 3})).sizes(),
            (Sizes{1, 1, 4}));
  EXPECT_REFUSED(nn::CrossEntropyLoss({.label_smoothing = 2}),
                 "label_smoothing in [0, 1] but found 2.0");
}

TEST(ModuleArguments, ErrorsAreAtTheCall) {
  nn::Linear linear(3, 2);
  std::string place = "ModulesCompileTest.cpp:" + std::to_string(__LINE__ + 1);
  EXPECT_REFUSED(linear(input({2, 4})), place);
}

//===----------------------------------------------------------------------===//
// Initial values
//===----------------------------------------------------------------------===//

namespace {
/// The mean, the variance, the minimum and the maximum.
struct Statistics {
  double mean = 0, variance = 0, least = INFINITY, greatest = -INFINITY;

  explicit Statistics(const Tensor &tensor) {
    std::vector<double> values = tensor.toVector<double>();
    for (double value : values) {
      mean += value / double(values.size());
      least = std::min(least, value);
      greatest = std::max(greatest, value);
    }
    for (double value : values)
      variance += (value - mean) * (value - mean) / double(values.size());
  }
};

void expectEven(const Tensor &tensor, double bound) {
  Statistics found(tensor);
  EXPECT_GE(found.least, -bound);
  EXPECT_LE(found.greatest, bound);
  EXPECT_GT(found.greatest, 0.95 * bound);
  EXPECT_NEAR(found.variance, bound * bound / 3, 0.03 * bound * bound);
}

void expectNormal(const Tensor &tensor, double mean, double deviation) {
  Statistics found(tensor);
  EXPECT_NEAR(found.mean, mean, 0.05 * deviation);
  EXPECT_NEAR(std::sqrt(found.variance), deviation, 0.05 * deviation);
  EXPECT_GT(found.greatest, mean + 2.5 * deviation);
}
} // namespace

TEST(ModuleInit, DistributionsHaveTheirBounds) {
  manual_seed(1);
  Tensor w = zeros({100, 80}), conv = zeros({32, 16, 3, 3});
  expectEven(nn::init::xavier_uniform_(w, 2), 2 * std::sqrt(6.0 / 180));
  expectEven(nn::init::kaiming_uniform_(w, 0, "fan_out", "relu"),
             std::sqrt(2.0) * std::sqrt(3.0 / 100));
  expectEven(nn::init::kaiming_uniform_(conv, std::sqrt(5.0)),
             1 / std::sqrt(16.0 * 9));
  expectNormal(nn::init::normal_(w, 3, 0.5), 3, 0.5);
  expectNormal(nn::init::xavier_normal_(w), 0, std::sqrt(2.0 / 180));
  expectNormal(nn::init::kaiming_normal_(w, 0, "fan_in", "relu"), 0,
               std::sqrt(2.0 / 80));
  Statistics cut(nn::init::trunc_normal_(w, 1, 2, 0, 3));
  EXPECT_GE(cut.least, 0);
  EXPECT_LE(cut.greatest, 3);
  EXPECT_NEAR(cut.mean, 1.413, 0.05);
  Statistics even(nn::init::uniform_(w, 2, 4));
  EXPECT_GE(even.least, 2);
  EXPECT_LT(even.greatest, 4);
}

TEST(ModuleInit, ValuesAreThoseAskedFor) {
  Tensor w = zeros({2, 3});
  check(nn::init::eye_(w), DType::F32, {2, 3}, {1, 0, 0, 0, 1, 0});
  check(nn::init::constant_(w, 0.5), DType::F32, {2, 3},
        {0.5, 0.5, 0.5, 0.5, 0.5, 0.5});
  check(nn::init::zeros_(w), DType::F32, {2, 3}, {0, 0, 0, 0, 0, 0});
  check(nn::init::ones_(w), DType::F32, {2, 3}, {1, 1, 1, 1, 1, 1});
  EXPECT_NEAR(nn::init::calculate_gain("tanh"), 1.6666666666666667, 1e-12);
  EXPECT_NEAR(nn::init::calculate_gain("relu"), 1.4142135623730951, 1e-12);
  EXPECT_NEAR(nn::init::calculate_gain("leaky_relu", 0.2), 1.3867504905630728,
              1e-12);
  EXPECT_EQ(nn::init::calculate_gain("selu"), 0.75);
  EXPECT_EQ(nn::init::calculate_gain("conv2d"), 1);
}

TEST(ModuleInit, OrthogonalMatricesAreThat) {
  for (std::vector<int64_t> sizes : {std::vector<int64_t>{4, 6}, {6, 2, 2}}) {
    Tensor w = zeros(Sizes(sizes.begin(), sizes.end()));
    Tensor m = nn::init::orthogonal_(w, 2).flatten(1);
    Tensor product = sizes[0] == 4 ? matmul(m, m.t()) : matmul(m.t(), m);
    Tensor difference = (product - eye(4) * 4).abs().max();
    EXPECT_LT(difference.item<float>(), 1e-5);
  }
}

TEST(ModuleInit, WritesTheTensorAndRepeatsAfterManualSeed) {
  Tensor w = zeros({2, 3}), view = w[0], later = w + 1;
  manual_seed(5);
  nn::init::uniform_(w);
  std::vector<float> first = w.toVector<float>();
  EXPECT_EQ(later.toVector<float>(), std::vector<float>(6, 1));
  manual_seed(5);
  nn::init::uniform_(w);
  EXPECT_EQ(w.toVector<float>(), first);
  EXPECT_EQ(view[1].item<float>(), first[1]);
  nn::init::uniform_(w);
  EXPECT_NE(w.toVector<float>(), first);
  check((w * 0).add_(w) - w, DType::F32, {2, 3}, {0, 0, 0, 0, 0, 0});
}

TEST(ModuleInit, RefusesWrongArguments) {
  EXPECT_REFUSED(nn::init::uniform_(zeros({2}, DType::I64)),
                 "a floating-point tensor but found i64");
  EXPECT_REFUSED(nn::init::xavier_uniform_(zeros({2})), "rank 2 or more");
  EXPECT_REFUSED(nn::init::eye_(zeros({2, 2, 2})), "rank 2 but found rank 3");
  EXPECT_REFUSED(nn::init::calculate_gain("gelu"), "but found \"gelu\"");
  EXPECT_REFUSED(nn::init::kaiming_normal_(zeros({2, 2}), 0, "fan"),
                 "but found \"fan\"");
  EXPECT_REFUSED(nn::init::normal_(zeros({2}), 0, -1), "standard deviation");
}

TEST(ModuleInit, ModulesBeginAsInPyTorch) {
  manual_seed(2);
  nn::Linear linear(100, 80);
  expectEven(*linear.weight, 0.1);
  EXPECT_LE(linear.bias->abs().max().item<float>(), 0.1f);
  expectEven(*nn::Conv2d(16, 32, 3).weight, 1.0 / 12);
  expectEven(*nn::LSTM(20, 25).stateDict().find("weight_ih_l0"), 0.2);
  nn::Embedding embedding(100, 80, {.padding_idx = -1});
  expectNormal(*embedding.weight, 0, 1);
  EXPECT_EQ(embedding.weight->select(0, 99).abs().sum().item<float>(), 0);
  nn::MultiheadAttention attention(64, 4);
  expectEven(*attention.in_proj_weight, std::sqrt(6.0 / 256));
  EXPECT_EQ(attention.out_proj.bias->abs().sum().item<float>(), 0);
}
