//===- ModuleOptionsTest.cpp - rare options of modules --------------------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
//===----------------------------------------------------------------------===//
// Projections
//===----------------------------------------------------------------------===//

TEST(ModuleOptions, ProjectionsOfAnLSTM) {
  auto one = filled(nn::LSTM(3, 4, {.proj_size = 2}));
  EXPECT_EQ(one.text(), "LSTM(3, 4, proj_size=2)");
  EXPECT_EQ(
      one.stateDict().names(),
      (std::vector<std::string>{"weight_ih_l0", "weight_hh_l0", "bias_ih_l0",
                                "bias_hh_l0", "weight_hr_l0"}));
  auto [output, state] = one(input({5, 2, 3}));
  checkSummary(output, {5, 2, 2},
               {2.610949, -0.2636272, -0.01021833, 0.2646567});
  checkSummary(state.first, {1, 2, 2},
               {0.6879437, 0.5193812, 0.09307475, 0.2646567});
  checkSummary(state.second, {1, 2, 4},
               {-2.083801, -0.4411787, 0.1696146, -0.3470753});
  auto [lone, last] = one(input({4, 3}));
  checkSummary(lone, {4, 2}, {1.001541, -0.4971411, -0.01021833, 0.3096603});
  checkSummary(last.second, {1, 4},
               {-1.118855, -0.4861034, -0.4968267, -0.08625862});
}

TEST(ModuleOptions, ProjectionsOfAnLSTMOfTwoWays) {
  auto lstm = filled(nn::LSTM(3, 4,
                              {.num_layers = 2,
                               .batch_first = true,
                               .bidirectional = true,
                               .proj_size = 3}));
  nn::LSTMState start(input({4, 2, 3}, 1), input({4, 2, 4}, 2));
  auto [output, state] = lstm(input({2, 4, 3}), start);
  checkSummary(output, {2, 4, 6}, {11.16423, 0.3835018, 0.814617, -0.118735});
  checkSummary(state.first, {4, 2, 3},
               {5.087855, -0.4563939, 0.4155165, -0.06443576});
  checkSummary(state.second, {4, 2, 4},
               {4.68309, 3.110605, -0.7062585, -0.0682977});
  EXPECT_REFUSED(nn::LSTM(3, 4, {.proj_size = 4}),
                 "expected proj_size in [0, hidden_size) but found 4");
  EXPECT_REFUSED(lstm(input({2, 4, 3}),
                      nn::LSTMState(input({4, 2, 4}, 1), input({4, 2, 4}, 2))),
                 "LSTM: expected size 3 in dimension 2 but found 4");
}

//===----------------------------------------------------------------------===//
// Additional keys
//===----------------------------------------------------------------------===//

struct AttentionInputs {
  Tensor query = input({3, 2, 4}), key = input({5, 2, 4}, 1),
         value = input({5, 2, 4}, 2);
  Tensor padding = tensor<bool>(
      {false, false, true, false, true, false, false, false, false, false},
      {2, 5});
  Tensor mask = input({3, 5}, 3);
};

TEST(ModuleOptions, AttentionWithAKeyOfItsOwn) {
  AttentionInputs in;
  auto attention = filled(nn::MultiheadAttention(4, 2, {.add_bias_kv = true}));
  auto [y, w] = attention(in.query, in.key, in.value);
  checkSummary(y, {3, 2, 4}, {-20.02061, -1.008814, -0.5447817, -0.303066});
  checkSummary(w, {2, 3, 6}, {6, -0.07221842, 0.1243322, 0.05866745});
  auto [masked, weights] = attention(
      in.query, in.key, in.value,
      {.key_padding_mask = in.padding, .attn_mask = gt(in.mask, 0.5)});
  checkSummary(masked, {3, 2, 4},
               {-26.08097, -5.382061, -2.100099, -0.4168522});
  checkSummary(weights, {2, 3, 6}, {6, -1.519221, 0.5314258, 1});
}

TEST(ModuleOptions, AttentionWithAKeyOfZeros) {
  AttentionInputs in;
  auto both = filled(nn::MultiheadAttention(
      4, 2, {.add_bias_kv = true, .add_zero_attn = true}));
  auto [y, w] =
      both(in.query, in.key, in.value, {.key_padding_mask = in.padding});
  checkSummary(y, {3, 2, 4}, {-30.10876, -3.559294, -1.924223, -0.3041383});
  checkSummary(w, {2, 3, 7}, {6, 0.3735606, 0.4677175, 0.02367689});
  auto zeros = filled(nn::MultiheadAttention(
      4, 2, {.add_zero_attn = true, .batch_first = true}));
  auto [first, none] = zeros(transpose(in.query, 0, 1), transpose(in.key, 0, 1),
                             transpose(in.value, 0, 1),
                             {.attn_mask = in.mask, .need_weights = false});
  checkSummary(first, {2, 3, 4},
               {3.352211, -0.5148061, 0.1135704, -0.02182607});
  EXPECT_FALSE(none.defined());
  auto [single, each] =
      zeros(input({3, 4}), input({5, 4}, 1), input({5, 4}, 2));
  checkSummary(single, {3, 4}, {2.209559, -0.5998172, 0.0604575, -0.3117763});
  checkSummary(each, {3, 6}, {3, 0.1482021, 0.1220755, 0.2132513});
}

//===----------------------------------------------------------------------===//
// Maximum norms of rows
//===----------------------------------------------------------------------===//

TEST(ModuleOptions, RowsAreMadeShorter) {
  auto rows = filled(nn::Embedding(6, 4, {.max_norm = 0.6}));
  EXPECT_EQ(rows.text(), "Embedding(6, 4, max_norm=0.6)");
  checkSummary(rows(tensor<int64_t>({1, 3, 3, 0}, {2, 2})), {2, 2, 4},
               {3.735073, 0.3116474, 0.1947092, 0.1477601});
  checkSummary(rows.weight, {6, 4}, {7.771196, 0.4642699, 0, 0.3728526});
  auto sums = filled(
      nn::Embedding(6, 4, {.padding_idx = 2, .max_norm = 1, .norm_type = 1}));
  EXPECT_EQ(sums.text(),
            "Embedding(6, 4, padding_idx=2, max_norm=1.0, norm_type=1.0)");
  checkSummary(sums(tensor<int64_t>({5, 2, 2}, {3})), {3, 4},
               {3, 0.3992389, 0.2733325, 0.2756287});
  checkSummary(sums.weight, {6, 4}, {7.230828, -0.0681991, 0, 0.2241571});
}

TEST(ModuleOptions, RowsOfBagsAreMadeShorter) {
  auto bag = filled(nn::EmbeddingBag(
      6, 4, {.mode = "sum", .padding_idx = 1, .max_norm = 0.5}));
  EXPECT_EQ(bag.text(),
            "EmbeddingBag(6, 4, max_norm=0.5, mode='sum', padding_idx=1)");
  checkSummary(bag(tensor<int64_t>({1, 3, 3, 0}, {2, 2})), {2, 4},
               {2.296353, -0.09764071, 0.2402274, 0.4048584});
  checkSummary(bag.weight, {6, 4}, {7.516084, 0.5020906, 0, 0.3728526});
}

TEST(ModuleOptions, CompiledCodeWritesTheRows) {
  auto rows = filled(nn::Embedding(6, 4, {.max_norm = 0.6}));
  auto run = nn::compile(rows);
  for (int i = 0; i < 2; ++i)
    checkSummary(run(tensor<int64_t>({1, 3, 3, 0}, {2, 2})), {2, 2, 4},
                 {3.735073, 0.3116474, 0.1947092, 0.1477601});
  checkSummary(rows.weight, {6, 4}, {7.771196, 0.4642699, 0, 0.3728526});
  EXPECT_EQ(run.counts().versions, 1);
}

//===----------------------------------------------------------------------===//
// Output sizes of transposed convolutions
//===----------------------------------------------------------------------===//

TEST(ModuleOptions, SizesOfTransposedConvolutions) {
  auto plane =
      filled(nn::ConvTranspose2d(2, 3, 3, {.stride = 2, .padding = 1}));
  Tensor x = input({2, 2, 4, 5});
  checkSummary(plane(x), {2, 3, 7, 9},
               {148.9247, -1.17391, 0.6354069, 0.5637126});
  checkSummary(plane(x, {8, 9}), {2, 3, 8, 9},
               {179.9112, -1.682235, 0.6354069, 0.5275858});
  checkSummary(plane(x, {2, 3, 7, 10}), {2, 3, 7, 10},
               {166.6752, 1.549653, 0.6354069, 0.5524941});
  auto line = filled(
      nn::ConvTranspose1d(2, 4, 3, {.stride = 3, .groups = 2, .dilation = 2}));
  Tensor y = input({2, 5});
  checkSummary(line(y, {18}), {4, 18},
               {30.29334, 0.2982449, 0.4207355, 0.4817791});
  checkSummary(line(y, {4, 19}), {4, 19},
               {32.10748, 1.678168, 0.4207355, 0.4817791});
  EXPECT_REFUSED(line(y, {20}), "ConvTranspose1d: expected output_size in [17, "
                                "19] in dimension 0 but found 20");
  EXPECT_REFUSED(line(y, {4, 4, 18}),
                 "expected 1 or 2 sizes in output_size but found 3");
}

TEST(ModuleOptions, OpenSizesOfTransposedConvolutions) {
  auto up = filled(nn::ConvTranspose1d(2, 2, 3, {.stride = 2, .padding = 1}));
  auto half = [&](const Tensor &x) { return max_pool1d(x, 2); };
  auto both = [&](const Tensor &x) { return up(half(x), {x.size(2)}); };
  auto run = compile(both);
  for (int64_t length : {8, 12, 20, 6, 14}) {
    Tensor x = input({1, 2, length});
    expectNearby(run(x), both(x));
  }
  EXPECT_LE(run.counts().versions, 2);
}
} // namespace
