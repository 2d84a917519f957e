//===- SequenceModulesTest.cpp - losses, states and attention ===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
TEST(LossModules, GiveWhatPyTorchGives) {
  Tensor x = input({3, 4}), y = input({3, 4}, 1), p = sigmoid(x),
         q = sigmoid(y);
  Tensor classes = tensor<int64_t>({1, 3, 0}, {3}),
         weight = sigmoid(input({4}));
  checkSummary(nn::MSELoss()(x, y), {}, {0.4367064, 0, 0.4367064, 0.4367064});
  checkSummary(nn::MSELoss("none")(x, y), {3, 4},
               {5.240476, 1.526966, 0.211322, 0.3441941});
  checkSummary(nn::L1Loss("sum")(x, y), {}, {7.187424, 0, 7.187424, 7.187424});
  checkSummary(nn::SmoothL1Loss()(x, y), {},
               {0.2183532, 0, 0.2183532, 0.2183532});
  checkSummary(nn::SmoothL1Loss("sum", 0.5)(x, y), {},
               {4.486247, 0, 4.486247, 4.486247});
  checkSummary(nn::HuberLoss("mean", 0.5)(x, y), {},
               {0.1869269, 0, 0.1869269, 0.1869269});
  checkSummary(nn::KLDivLoss("batchmean")(log(p), q), {},
               {-0.3120525, 0, -0.3120525, -0.3120525});
  checkSummary(nn::KLDivLoss("sum", true)(log(p), log(q)), {},
               {-0.9361573, 0, -0.9361573, -0.9361573});
  checkSummary(nn::BCELoss()(p, q), {}, {0.6910372, 0, 0.6910372, 0.6910372});
  checkSummary(nn::BCELoss({.weight = weight, .reduction = "sum"})(p, q), {},
               {5.799633, 0, 5.799633, 5.799633});
  checkSummary(nn::BCEWithLogitsLoss()(x, q), {},
               {0.6910372, 0, 0.6910372, 0.6910372});
  checkSummary(nn::BCEWithLogitsLoss({.pos_weight = weight})(x, q), {},
               {0.6079593, 0, 0.6079593, 0.6079593});
  checkSummary(nn::CrossEntropyLoss()(x, classes), {},
               {1.461609, 0, 1.461609, 1.461609});
  checkSummary(nn::CrossEntropyLoss({.weight = weight,
                                     .ignore_index = 3,
                                     .label_smoothing = 0.1})(x, classes),
               {}, {1.265963, 0, 1.265963, 1.265963});
  checkSummary(nn::CrossEntropyLoss({.reduction = "none"})(x, softmax(y, 1)),
               {3}, {4.150529, 2.282784, 1.353693, 1.409636});
  checkSummary(nn::NLLLoss({.weight = weight})(log_softmax(x, 1), classes), {},
               {1.446761, 0, 1.446761, 1.446761});
}

TEST(RecurrentModules, CellsGiveWhatPyTorchGives) {
  auto m20 = filled(nn::RNNCell(3, 4));
  checkSummary(m20(input({2, 3})), {2, 4},
               {5.355356, 0.9412815, 0.5749463, 0.6177876});
  checkSummary(m20(input({2, 3}), input({2, 4}, 1)), {2, 4},
               {0.7423227, 3.247748, 0.6815706, -0.4073128});
  checkSummary(m20(input({3})), {4},
               {3.077868, 2.099323, 0.5749463, 0.8967476});
  auto m24 = filled(nn::RNNCell(3, 4, {.bias = false, .nonlinearity = "relu"}));
  checkSummary(m24(input({2, 3})), {2, 4},
               {3.658239, 1.46693, 0.1296717, 0.4274395});
  checkSummary(m24(input({2, 3}), input({2, 4}, 1)), {2, 4},
               {3.559043, 2.778967, 0.3068328, 0});
  checkSummary(m24(input({3})), {4}, {2.708741, 2.218172, 0.1296717, 1.16138});
  auto m28 = filled(nn::GRUCell(3, 4));
  checkSummary(m28(input({2, 3})), {2, 4},
               {-0.05838043, 0.08141994, 0.1171908, -0.1401789});
  checkSummary(m28(input({2, 3}), input({2, 4}, 1)), {2, 4},
               {-1.488317, 1.164739, 0.5463052, -0.8034638});
  checkSummary(m28(input({3})), {4},
               {-0.002148286, -0.1200004, 0.1171908, -0.1466735});
  auto m32 = filled(nn::LSTMCell(3, 4));
  checkSummary(m32(input({2, 3})).second, {2, 4},
               {-0.4858625, -0.008645015, 0.3968613, -0.3088903});
  checkSummary(
      m32(input({2, 3}), nn::LSTMState(input({2, 4}, 1), input({2, 4}, 2)))
          .first,
      {2, 4}, {-0.5814351, -0.1990128, -0.004837553, -0.02072395});
  checkSummary(m32(input({3})).first, {4},
               {0.03960295, -0.05120417, 0.08787689, -0.05381313});
}

TEST(RecurrentModules, NetworksGiveWhatPyTorchGives) {
  auto m37 = filled(nn::RNN(3, 4));
  auto r38 = m37(input({5, 2, 3}));
  checkSummary(r38.first, {5, 2, 4},
               {33.04097, 2.864887, 0.5749463, 0.7793587});
  checkSummary(r38.second, {1, 2, 4},
               {7.587952, 0.8527151, 0.9814439, 0.7793587});
  auto m41 = filled(nn::RNN(3, 4,
                            {.num_layers = 2,
                             .nonlinearity = "relu",
                             .batch_first = true,
                             .bidirectional = true}));
  auto r42 = m41(input({2, 5, 3}), input({4, 2, 4}, 1));
  checkSummary(r42.first, {2, 5, 8}, {3347.792, -357.3392, 2.189219, 18.5946});
  checkSummary(r42.second, {4, 2, 4}, {1631.251, -127.006, 16.56388, 154.8388});
  auto m45 = filled(nn::GRU(3, 4, {.num_layers = 2}));
  auto r46 = m45(input({4, 2, 3}), input({2, 2, 4}, 1));
  checkSummary(r46.first, {4, 2, 4},
               {5.979376, 1.050112, -0.5902804, 0.4551884});
  checkSummary(r46.second, {2, 2, 4},
               {2.010684, 0.4534956, -0.1153111, 0.4551884});
  auto m49 = filled(nn::GRU(3, 4, {.bias = false, .bidirectional = true}));
  auto r50 = m49(input({4, 3}));
  checkSummary(r50.first, {4, 8}, {-0.3089404, 3.77304, 0.1427035, 0.1783257});
  checkSummary(r50.second, {2, 4},
               {-3.012605, 1.186457, -0.5793391, -0.617821});
  auto m53 = filled(nn::LSTM(3, 4));
  auto r54 = m53(input({4, 2, 3}));
  checkSummary(r54.first, {4, 2, 4},
               {-1.606273, -0.1097459, 0.08787688, -0.05898204});
  checkSummary(r54.second.first, {1, 2, 4},
               {-0.0218051, 0.04196118, 0.03231232, -0.05898204});
  checkSummary(r54.second.second, {1, 2, 4},
               {-0.8166624, 0.3411689, 0.1244534, -0.6056004});
  auto m58 = filled(nn::LSTM(
      3, 4, {.num_layers = 2, .batch_first = true, .bidirectional = true}));
  auto r59 = m58(input({2, 4, 3}),
                 nn::LSTMState(input({4, 2, 4}, 1), input({4, 2, 4}, 2)));
  checkSummary(r59.first, {2, 4, 8},
               {-0.596954, 1.15324, -0.2360722, 0.1115598});
  checkSummary(r59.second.first, {4, 2, 4},
               {2.227794, 0.7068586, -0.2072439, 0.07003991});
  checkSummary(r59.second.second, {4, 2, 4},
               {6.157317, 2.23732, -0.3645212, 0.1693152});
}

TEST(AttentionModules, GiveWhatPyTorchGives) {
  Tensor q = input({3, 2, 4}), k = input({5, 2, 4}, 1), v = input({5, 2, 4}, 2);
  Tensor padding = tensor<bool>(
      {false, false, true, false, true, false, false, false, false, false},
      {2, 5});
  Tensor mask = input({3, 5}, 3);
  auto m67 = filled(nn::MultiheadAttention(4, 2));
  auto r68 = m67(q, k, v);
  checkSummary(r68.first, {3, 2, 4},
               {4.399118, -0.173686, 0.1867254, 0.01546662});
  checkSummary(r68.second, {2, 3, 5}, {6, 1.317119, 0.1337384, 0.6245915});
  auto m71 = filled(nn::MultiheadAttention(4, 2));
  auto r72 = m71(q, k, v, {.need_weights = false});
  checkSummary(r72.first, {3, 2, 4},
               {4.399118, -0.1736861, 0.1867253, 0.01546666});
  EXPECT_FALSE(r72.second.defined());
  auto m75 = filled(nn::MultiheadAttention(4, 2, {.bias = false}));
  auto r76 = m75(q, k, v,
                 {.key_padding_mask = padding, .average_attn_weights = false});
  checkSummary(r76.first, {3, 2, 4},
               {13.17642, 0.8893492, 1.524123, -0.6230816});
  checkSummary(r76.second, {2, 2, 3, 5},
               {12, -0.8400136, 0.5976885, 0.5085489});
  auto m79 = filled(nn::MultiheadAttention(4, 2));
  auto r80 = m79(q, k, v, {.key_padding_mask = padding, .attn_mask = mask});
  checkSummary(r80.first, {3, 2, 4},
               {11.18116, -3.120435, 2.279321, -0.02133569});
  checkSummary(r80.second, {2, 3, 5}, {6, 0.4328684, 0.7382833, 0.5382333});
  auto m83 = filled(nn::MultiheadAttention(4, 2));
  auto r84 = m83(q, k, v,
                 {.key_padding_mask = padding,
                  .attn_mask = mask > 0.5,
                  .need_weights = false});
  checkSummary(r84.first, {3, 2, 4},
               {7.604576, 1.614989, 2.260344, -0.07887284});
  EXPECT_FALSE(r84.second.defined());
  auto m87 = filled(nn::MultiheadAttention(4, 2, {.batch_first = true}));
  auto r88 = m87(q, q, q, {.is_causal = true});
  checkSummary(r88.first, {3, 2, 4},
               {4.462103, -0.6564673, -0.9018902, 0.2823129});
  checkSummary(r88.second, {3, 2, 2}, {6, 0.6273145, 1, 0.766543});
}

TEST(AttentionModules, OfOtherSizesGiveWhatPyTorchGives) {
  Tensor q = input({3, 2, 4}), k = input({5, 2, 4}, 1), v = input({5, 2, 4}, 2);
  auto m93 = filled(nn::MultiheadAttention(4, 2));
  auto r94 = m93(q.select(1, 0), k.select(1, 0), v.select(1, 0));
  checkSummary(r94.first, {3, 4},
               {2.435823, 0.07923451, 0.1867254, -0.1156766});
  checkSummary(r94.second, {3, 5}, {3, 0.8512646, 0.1337384, 0.1252904});
  auto m97 = filled(nn::MultiheadAttention(4, 2, {.kdim = 3, .vdim = 5}));
  auto r98 = m97(q, input({5, 2, 3}), input({5, 2, 5}));
  checkSummary(r98.first, {3, 2, 4},
               {4.516498, 0.459485, 0.01544285, 0.3293987});
  checkSummary(r98.second, {2, 3, 5}, {6, 0.1849696, 0.4470895, 0.04090915});
  auto m101 = filled(nn::MultiheadAttention(4, 2));
  auto r102 = m101(q, k, v, {.attn_mask = input({4, 3, 5})});
  checkSummary(r102.first, {3, 2, 4},
               {4.5662, -0.6878433, 0.07937331, 0.06446554});
  checkSummary(r102.second, {2, 3, 5}, {6, 1.189672, 0.1100436, 0.6803257});
}

TEST(TransformerModules, GiveWhatPyTorchGives) {
  Tensor x = input({3, 2, 4}),
         padding =
             tensor<bool>({false, false, true, false, false, false}, {2, 3});
  checkSummary(filled(nn::TransformerEncoderLayer(
                   4, 2, {.dim_feedforward = 6, .dropout = 0}))(x),
               {3, 2, 4}, {-11.78226, -2.664132, -0.1042307, -0.9517473});
  checkSummary(filled(nn::TransformerEncoderLayer(4, 2,
                                                  {.dim_feedforward = 6,
                                                   .dropout = 0,
                                                   .activation = "gelu",
                                                   .norm_first = true}))(
                   x, {.src_key_padding_mask = padding}),
               {3, 2, 4}, {23.91601, 5.132487, 1.918161, 1.526184});
  checkSummary(filled(nn::TransformerEncoderLayer(4, 2,
                                                  {.dim_feedforward = 6,
                                                   .dropout = 0,
                                                   .batch_first = true,
                                                   .bias = false}))(
                   x, {.is_causal = true}),
               {3, 2, 4}, {-0.1013197, -0.4152259, 0.01546019, 0.6947528});
  nn::TransformerEncoderLayer layer(4, 2, {.dim_feedforward = 6, .dropout = 0});
  checkSummary(filled(nn::TransformerEncoder(layer, 2, nn::LayerNorm(4)))(x),
               {3, 2, 4}, {0.7362836, 0.1837414, 0.08521576, -0.5370708});
  checkSummary(filled(nn::TransformerEncoder(layer, 2, nn::LayerNorm(4)),
                      false)(x, {.mask = input({3, 3})}),
               {3, 2, 4}, {0.7372334, 0.1954569, 0.08435999, -0.5364125});
}

TEST(TransformerModules, DecodersGiveWhatPyTorchGives) {
  Tensor x = input({3, 2, 4}), memory = input({5, 2, 4}, 1);
  nn::TransformerDecoderLayer layer(4, 2, {.dim_feedforward = 6, .dropout = 0});
  checkSummary(filled(layer.clone())(x, memory), {3, 2, 4},
               {-11.89636, -0.2003873, -0.7194325, -0.3147247});
  checkSummary(
      filled(nn::TransformerDecoderLayer(4, 2,
                                         {.dim_feedforward = 6,
                                          .dropout = 0,
                                          .activation = "gelu",
                                          .norm_first = true}))(
          x, memory, {.tgt_mask = input({3, 3}), .memory_mask = input({3, 5})}),
      {3, 2, 4}, {-5.879956, 3.21482, 0.9996902, 0.2790441});
  Tensor padding =
      tensor<bool>({false, false, true, false, false, false}, {2, 3});
  Tensor memoryPadding = tensor<bool>({false, false, true, true, false, //
                                       true, false, false, false, false},
                                      {2, 5});
  checkSummary(filled(nn::TransformerDecoderLayer(4, 2,
                                                  {.dim_feedforward = 6,
                                                   .dropout = 0,
                                                   .batch_first = true,
                                                   .bias = false}))(
                   input({2, 3, 4}), input({2, 5, 4}, 1),
                   {.tgt_key_padding_mask = padding,
                    .memory_key_padding_mask = memoryPadding}),
               {2, 3, 4}, {0.02274706, 1.885097, -0.8555621, -0.5569043});
  checkSummary(
      filled(nn::TransformerDecoder(layer, 2, nn::LayerNorm(4)))(x, memory),
      {3, 2, 4}, {-6.221541, -0.66844, -1.142392, 0.1406779});
}

TEST(TransformerModules, WholeOnesGiveWhatPyTorchGives) {
  nn::TransformerLayerOptions options{.dim_feedforward = 6, .dropout = 0};
  auto whole = filled(nn::Transformer({.d_model = 4,
                                       .nhead = 2,
                                       .num_encoder_layers = 2,
                                       .num_decoder_layers = 2,
                                       .layer = options}));
  Tensor source = input({5, 2, 4}, 1), target = input({3, 2, 4});
  Tensor mask = nn::Transformer::generate_square_subsequent_mask(3);
  check(mask, DType::F32, {3, 3},
        {0, -INFINITY, -INFINITY, 0, 0, -INFINITY, 0, 0, 0});
  std::vector<double> expected{2.70931, 0.05489992, -0.3435887, 0.5717732};
  checkSummary(whole(source, target, {}, {.tgt_mask = mask}), {3, 2, 4},
               expected);
  auto compiled = nn::compile(whole);
  checkSummary(compiled(source, target, nn::TransformerCall(),
                        nn::TransformerDecoderCall{.tgt_mask = mask}),
               {3, 2, 4}, expected);
  EXPECT_EQ(compiled.counts().graphBreaks, 0);
  options.norm_first = options.batch_first = true;
  checkSummary(filled(nn::Transformer({.d_model = 4,
                                       .nhead = 2,
                                       .num_encoder_layers = 1,
                                       .num_decoder_layers = 1,
                                       .layer = options}),
                      false)(input({2, 5, 4}, 1), input({2, 3, 4})),
               {2, 3, 4}, {12.33291, 2.134711, 0.09564913, 0.5231041});
}

} // namespace
