//===- ModuleValuesTest.cpp - results of modules --------------------------===//
//
// The expected values are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {
TEST(LinearModules, GiveWhatPyTorchGives) {
  auto m1 = filled(nn::Linear(3, 4));
  checkSummary(m1(input({2, 3})), {2, 4},
               {7.286515, 1.734246, 0.5504072, 0.9092185});
  checkSummary(m1(input({3})), {4}, {4.522879, 3.380352, 0.5504072, 1.643159});
  checkSummary(m1(input({2, 2, 3})), {2, 2, 4},
               {6.536965, 2.376698, 0.5504072, -0.7288625});
  checkSummary(filled(nn::Linear(3, 2, {.bias = false}))(input({2, 3})), {2, 2},
               {0.8657625, 0.5220509, 0.1296717, 0.1793602});
  checkSummary(filled(nn::Bilinear(2, 3, 4))(input({5, 2}), input({5, 3}, 1)),
               {5, 4}, {6.597939, 3.111042, 0.5505283, 0.1175689});
  checkSummary(filled(nn::Flatten())(input({2, 3, 4})), {2, 12},
               {2.821512, 2.981178, 1, 0.8157251});
  checkSummary(filled(nn::Flatten(0, 1))(input({2, 3, 4})), {6, 4},
               {2.821512, 2.981178, 1, 0.8157251});
  checkSummary(filled(nn::Unflatten(1, {2, 3}))(input({2, 6})), {2, 2, 3},
               {-0.5156092, 1.580018, 1, -0.9874797});
  checkSummary(filled(nn::Identity())(input({2, 3})), {2, 3},
               {3.835377, 2.061923, 1, 0.0707372});
}

TEST(ConvolutionModules, GiveWhatPyTorchGives) {
  auto m12 = filled(nn::Conv1d(2, 4, 3));
  checkSummary(m12(input({1, 2, 7})), {1, 4, 5},
               {-0.1158266, -0.9673936, 0.1155161, -0.4709877});
  checkSummary(m12(input({2, 7})), {4, 5},
               {-0.1158266, -0.9673936, 0.1155161, -0.4709877});
  checkSummary(
      filled(nn::Conv2d(
          4, 6, 3, {.stride = 2, .padding = 1, .groups = 2, .bias = false}))(
          input({1, 4, 6, 5})),
      {1, 6, 3, 3}, {1.227824, -3.523731, -0.8968716, 0.9524782});
  checkSummary(filled(nn::Conv2d(
                   2, 3, {3, 2},
                   {.stride = {2, 1}, .padding = {1, 0}, .dilation = {1, 2}}))(
                   input({1, 2, 6, 5})),
               {1, 3, 3, 3}, {10.13326, -2.212258, -0.331319, 1.129088});
  checkSummary(
      filled(nn::Conv3d(1, 2, 2, {.padding = 1}))(input({1, 1, 3, 3, 3})),
      {1, 2, 4, 4, 4}, {74.18358, 0.04856662, 0.7428443, 0.4649563});
  checkSummary(
      filled(nn::Conv2d(2, 2, 4, {.padding = "same"}))(input({1, 2, 5, 6})),
      {1, 2, 5, 6}, {25.0923, 2.714028, -1.373926, 1.420559});
  checkSummary(
      filled(nn::Conv1d(2, 2, 3, {.padding = "valid"}))(input({1, 2, 5})),
      {1, 2, 3}, {2.374465, 1.245327, 0.3956029, 0.09797391});
}

TEST(ConvolutionModules, PaddedGiveWhatPyTorchGives) {
  checkSummary(filled(nn::Conv2d(
                   2, 2, 3, {.padding = {1, 2}, .padding_mode = "reflect"}))(
                   input({1, 2, 5, 6})),
               {1, 2, 5, 8}, {30.12611, -5.288338, -0.6541291, 1.856609});
  checkSummary(filled(nn::Conv2d(
                   2, 2, 3, {.padding = {1, 2}, .padding_mode = "replicate"}))(
                   input({1, 2, 5, 6})),
               {1, 2, 5, 8}, {19.42371, -2.282551, -1.81576, -0.5974887});
  checkSummary(filled(nn::Conv2d(
                   2, 2, 3, {.padding = {1, 2}, .padding_mode = "circular"}))(
                   input({1, 2, 5, 6})),
               {1, 2, 5, 8}, {24.35151, 0.6979509, -0.3058048, 2.185889});
  checkSummary(filled(nn::Conv1d(
                   2, 2, 4, {.padding = "same", .padding_mode = "circular"}))(
                   input({1, 2, 6})),
               {1, 2, 6}, {-0.4200065, -1.762041, 0.06071749, 0.1488737});
}

TEST(ConvolutionModules, TransposedGiveWhatPyTorchGives) {
  checkSummary(filled(nn::ConvTranspose1d(
                   2, 4, 3, {.stride = 2, .padding = 1, .output_padding = 1}))(
                   input({1, 2, 5})),
               {1, 4, 10}, {15.50211, 3.280593, 0.5047319, 0.3061614});
  checkSummary(filled(nn::ConvTranspose2d(
                   4, 2, 3, {.stride = 2, .groups = 2, .bias = false}))(
                   input({1, 4, 3, 2})),
               {1, 2, 7, 5}, {-17.34164, -0.9184538, -0.08898675, -0.04564732});
  checkSummary(filled(nn::ConvTranspose3d(2, 1, 2, {.dilation = 2}))(
                   input({1, 2, 2, 2, 2})),
               {1, 1, 4, 4, 4}, {9.940792, -0.007311417, 0.1562485, 0.1529862});
}

TEST(NormalizationModules, OfBatchesGiveWhatPyTorchGives) {
  auto m30 = filled(nn::BatchNorm1d(3));
  checkSummary(m30(input({4, 3}, 0)), {4, 3},
               {5.329435, 0.8648382, 0.4207355, 0.3573085});
  checkSummary(m30(input({4, 3}, 1)), {4, 3},
               {5.329435, 1.123858, 0.4207355, 0.5065824});
  checkSummary(*m30.running_mean, {3},
               {0.8900793, 0.4410131, 0.3399652, 0.2538445});
  checkSummary(*m30.running_var, {3},
               {2.768156, 1.447676, 0.9791671, 0.8650343});
  checkSummary(*m30.num_batches_tracked, {}, {2, 0, 2, 2});
  m30.eval();
  checkSummary(m30(input({4, 3}, 2)), {4, 3},
               {4.892738, 0.7434875, 0.4207355, 0.4981169});
  auto m38 = filled(nn::BatchNorm1d(3, {.momentum = std::nullopt}));
  checkSummary(m38(input({2, 3, 4}, 0)), {2, 3, 4},
               {10.65887, 1.34218, 0.4207355, 0.5524356});
  checkSummary(m38(input({2, 3, 4}, 1)), {2, 3, 4},
               {10.65887, 1.406773, 0.4207355, 0.4869283});
  checkSummary(*m38.running_mean, {3},
               {0.2243513, 0.005145358, 0.1740871, -0.07981595});
  checkSummary(*m38.running_var, {3},
               {1.630246, 1.042076, 0.3803251, 0.6941162});
  checkSummary(*m38.num_batches_tracked, {}, {2, 0, 2, 2});
  m38.eval();
  checkSummary(m38(input({2, 3, 4}, 2)), {2, 3, 4},
               {10.39692, 1.207598, 0.4207355, 0.372351});
  auto m46 = filled(nn::BatchNorm2d(2, {.eps = 1e-3, .momentum = 0.3}));
  checkSummary(m46(input({2, 2, 3, 2}, 0)), {2, 2, 3, 2},
               {10.39607, 1.175508, 0.4207355, 0.4907087});
  checkSummary(m46(input({2, 2, 3, 2}, 1)), {2, 2, 3, 2},
               {10.39607, 1.316167, 0.4207355, 0.450422});
  checkSummary(*m46.running_mean, {2},
               {0.5028433, 0.1229271, 0.3120272, 0.1908161});
  checkSummary(*m46.running_var, {2},
               {1.54756, 0.5400979, 0.7091818, 0.838378});
  checkSummary(*m46.num_batches_tracked, {}, {2, 0, 2, 2});
  m46.eval();
  checkSummary(m46(input({2, 2, 3, 2}, 2)), {2, 2, 3, 2},
               {10.14183, 1.15657, 0.4207355, 0.3880551});
  auto m54 = filled(
      nn::BatchNorm2d(2, {.affine = false, .track_running_stats = false}));
  checkSummary(m54(input({2, 2, 3, 2}, 0)), {2, 2, 3, 2},
               {-1.490116e-08, 3.715549, 1.355327, 0.9042637});
  m54.eval();
  checkSummary(m54(input({2, 2, 3, 2}, 2)), {2, 2, 3, 2},
               {1.490116e-08, 0.5068175, -0.5237743, -1.4336});
  auto m58 = filled(nn::BatchNorm3d(2));
  checkSummary(m58(input({1, 2, 2, 2, 2}, 0)), {1, 2, 2, 2, 2},
               {6.930713, 0.4739055, 0.4207355, 0.5499842});
  checkSummary(*m58.running_mean, {2},
               {0.7621361, 0.2023878, 0.4479755, 0.3141606});
  checkSummary(*m58.running_var, {2},
               {1.921315, 0.5966155, 0.995207, 0.9261085});
  checkSummary(*m58.num_batches_tracked, {}, {1, 0, 1, 1});
  m58.eval();
  checkSummary(m58(input({1, 2, 2, 2, 2}, 2)), {1, 2, 2, 2, 2},
               {7.017917, 0.7078738, 0.4207355, 0.4799635});
}

TEST(NormalizationModules, OfDimensionsGiveWhatPyTorchGives) {
  checkSummary(filled(nn::LayerNorm(4))(input({3, 4})), {3, 4},
               {4.809163, 0.652429, 0.4207355, 0.3626866});
  checkSummary(filled(nn::LayerNorm({3, 4}, {.eps = 0.1, .bias = false}))(
                   input({2, 3, 4})),
               {2, 3, 4}, {-0.05452777, 0.7940047, 0, 0.3223537});
  checkSummary(
      filled(nn::LayerNorm(4, {.elementwise_affine = false}))(input({3, 4})),
      {3, 4}, {-2.840534e-07, -1.418286, 1.01671, -0.8059856});
  checkSummary(filled(nn::RMSNorm(4))(input({3, 4})), {3, 4},
               {-0.3425998, 0.2665713, 0, -0.1602465});
  checkSummary(filled(nn::RMSNorm({3, 4}, {.eps = 0.1}))(input({2, 3, 4})),
               {2, 3, 4}, {0.731029, 0.8587283, 0, 0.4580744});
  checkSummary(filled(nn::GroupNorm(2, 4))(input({2, 4, 3})), {2, 4, 3},
               {10.83172, 0.7954959, 0.4207355, 0.4215641});
}

TEST(NormalizationModules, OfInstancesGiveWhatPyTorchGives) {
  auto m73 = filled(nn::InstanceNorm1d(3));
  checkSummary(m73(input({2, 3, 4})), {2, 3, 4},
               {1.052395e-07, 0.398792, 1.01671, -1.667131});
  checkSummary(m73(input({3, 4})), {3, 4},
               {-1.772307e-06, -1.418287, 1.01671, -0.8059859});
  checkSummary(
      filled(nn::InstanceNorm2d(2, {.affine = true}))(input({2, 2, 3, 3})),
      {2, 2, 3, 3}, {15.5941, -0.28518, 0.4207355, 0.4955116});
  auto m77 = filled(nn::InstanceNorm2d(2, {.track_running_stats = true}));
  checkSummary(m77(input({2, 2, 3, 3}, 0)), {2, 2, 3, 3},
               {-1.322478e-07, 4.677663, 1.209109, 0.9998243});
  checkSummary(m77(input({2, 2, 3, 3}, 1)), {2, 2, 3, 3},
               {-4.246831e-07, -0.7451617, 1.786798, 1.826459});
  checkSummary(*m77.running_mean, {2},
               {-0.001520485, -0.02070439, 0.03061833, -0.03213881});
  checkSummary(*m77.running_var, {2},
               {2.436434, 0.7882014, 1.212932, 1.223502});
  checkSummary(*m77.num_batches_tracked, {}, {0, 0, 0, 0});
  m77.eval();
  checkSummary(m77(input({2, 2, 3, 3}, 2)), {2, 2, 3, 3},
               {-2.675507, -2.154648, -0.4056573, 0.9311221});
}

TEST(EmbeddingModules, GiveWhatPyTorchGives) {
  Tensor ids = tensor<int64_t>({0, 4, 2, 2, 1, 3}, {2, 3});
  checkSummary(filled(nn::Embedding(5, 3))(ids), {2, 3, 3},
               {5.356176, -0.6286769, 0, 0.4456037});
}

TEST(EmbeddingModules, BagsGiveWhatPyTorchGives) {
  Tensor ids = tensor<int64_t>({0, 4, 2, 2, 1, 3}, {2, 3});
  auto m90 = filled(nn::EmbeddingBag(5, 3, {.mode = "mean"}));
  checkSummary(m90(ids), {2, 3}, {1.785392, 0.7147105, 0.2494469, 0.3479981});
  checkSummary(m90(ids.flatten(), tensor<int64_t>({0, 2, 2}, {3})), {3, 3},
               {1.736488, -0.3083377, 0.2330098, 0.3506681});
  checkSummary(
      filled(nn::EmbeddingBag(
          5, 3,
          {.mode = "mean", .include_last_offset = true, .padding_idx = 2}))(
          ids.flatten(), tensor<int64_t>({0, 2, 4, 6}, {4})),
      {3, 3}, {1.71498, -0.2907192, 0.2330098, 0.3426582});
  auto m94 = filled(nn::EmbeddingBag(5, 3, {.mode = "sum"}));
  checkSummary(m94(ids), {2, 3}, {5.356176, 2.144131, 0.7483408, 1.043994});
  checkSummary(m94(ids.flatten(), tensor<int64_t>({0, 2, 2}, {3})), {3, 3},
               {5.356176, -2.159323, 0.4660195, 1.402673});
  checkSummary(
      filled(nn::EmbeddingBag(
          5, 3,
          {.mode = "sum", .include_last_offset = true, .padding_idx = 2}))(
          ids.flatten(), tensor<int64_t>({0, 2, 4, 6}, {4})),
      {3, 3}, {3.42996, -0.5814384, 0.4660195, 0.6853164});
  auto m98 = filled(nn::EmbeddingBag(5, 3, {.mode = "max"}));
  checkSummary(m98(ids), {2, 3}, {2.698526, 1.118645, 0.4660195, 0.4456037});
  checkSummary(m98(ids.flatten(), tensor<int64_t>({0, 2, 2}, {3})), {3, 3},
               {2.698526, -0.2400856, 0.4660195, 0.4456037});
  checkSummary(
      filled(nn::EmbeddingBag(
          5, 3,
          {.mode = "max", .include_last_offset = true, .padding_idx = 2}))(
          ids.flatten(), tensor<int64_t>({0, 2, 4, 6}, {4})),
      {3, 3}, {2.698526, -0.2400856, 0.4660195, 0.4456037});
  checkSummary(
      filled(nn::EmbeddingBag(5, 3, {.mode = "sum"}))(ids, {}, input({2, 3})),
      {2, 3}, {3.218947, 1.555973, 0.6782153, 0.3413404});
}

TEST(ActivationModules, GiveWhatPyTorchGives) {
  checkSummary(filled(nn::ReLU())(input({2, 4, 6})), {2, 4, 6},
               {17.17217, 2.053607, 1, 0.03715838});
  checkSummary(filled(nn::ReLU6())(input({2, 4, 6})), {2, 4, 6},
               {17.17217, 2.053607, 1, 0.03715838});
  checkSummary(filled(nn::GELU())(input({2, 4, 6})), {2, 4, 6},
               {10.44016, 1.621013, 0.8413447, 0.0191299});
  checkSummary(filled(nn::GELU("tanh"))(input({2, 4, 6})), {2, 4, 6},
               {10.43696, 1.6205, 0.841192, 0.0191299});
  checkSummary(filled(nn::SiLU())(input({2, 4, 6})), {2, 4, 6},
               {7.578036, 1.243547, 0.7310586, 0.01892434});
  checkSummary(filled(nn::Sigmoid())(input({2, 4, 6})), {2, 4, 6},
               {24.90379, 1.117408, 0.7310586, 0.5092885});
  checkSummary(filled(nn::Tanh())(input({2, 4, 6})), {2, 4, 6},
               {3.141068, 1.031127, 0.7615942, 0.03714129});
  checkSummary(filled(nn::LeakyReLU())(input({2, 4, 6})), {2, 4, 6},
               {17.03869, 2.042389, 1, 0.03715838});
  checkSummary(filled(nn::LeakyReLU(0.2))(input({2, 4, 6})), {2, 4, 6},
               {14.50265, 1.829238, 1, 0.03715838});
  checkSummary(filled(nn::ELU())(input({2, 4, 6})), {2, 4, 6},
               {7.857716, 1.538162, 1, 0.03715838});
  checkSummary(filled(nn::ELU(0.5))(input({2, 4, 6})), {2, 4, 6},
               {12.51494, 1.795885, 1, 0.03715838});
  checkSummary(filled(nn::Softplus())(input({2, 4, 6})), {2, 4, 6},
               {38.10126, 2.081474, 1.313262, 0.711899});
  checkSummary(filled(nn::Softplus(2, 1))(input({2, 4, 6})), {2, 4, 6},
               {22.33099, 1.580765, 1, 0.3654979});
  checkSummary(filled(nn::Hardswish())(input({2, 4, 6})), {2, 4, 6},
               {5.922413, 1.023531, 0.6666667, 0.01880932});
  checkSummary(filled(nn::Hardsigmoid())(input({2, 4, 6})), {2, 4, 6},
               {24.63743, 1.029912, 0.6666667, 0.5061931});
}

TEST(ActivationModules, OthersGiveWhatPyTorchGives) {
  checkSummary(filled(nn::Mish())(input({2, 4, 6})), {2, 4, 6},
               {9.221685, 1.516101, 0.8650984, 0.02273596});
  checkSummary(filled(nn::Softmax(1))(input({2, 4, 6})), {2, 4, 6},
               {12, 0.738849, 0.467913, 0.2181977});
  checkSummary(filled(nn::LogSoftmax(-1))(input({2, 4, 6})), {2, 4, 6},
               {-88.76901, -9.227445, -1.482605, -2.428457});
  checkSummary(filled(nn::PReLU())(input({2, 4, 6})), {2, 4, 6},
               {17.17217, 2.053607, 1, 0.03715838});
  checkSummary(filled(nn::PReLU(4))(input({2, 4, 6})), {2, 4, 6},
               {16.45691, 2.021076, 1, 0.03715838});
  checkSummary(filled(nn::GLU())(input({2, 4, 6})), {2, 4, 3},
               {3.179014, 4.649316, 0.6505846, 0.4104275});
  checkSummary(filled(nn::GLU(1))(input({2, 4, 6})), {2, 2, 6},
               {-5.537175, -0.127191, 0.2897171, -0.2421855});
  checkSummary(filled(nn::CELU(2))(input({2, 4, 6})), {2, 4, 6},
               {6.11099, 1.289628, 1, 0.03715838});
  checkSummary(filled(nn::SELU())(input({2, 4, 6})), {2, 4, 6},
               {1.667081, 1.251524, 1.050701, 0.03904235});
  checkSummary(filled(nn::Softsign())(input({2, 4, 6})), {2, 4, 6},
               {2.155411, 0.8109134, 0.5, 0.03582711});
  checkSummary(filled(nn::Tanhshrink())(input({2, 4, 6})), {2, 4, 6},
               {0.6835219, -0.09936679, 0.2384058, 1.709163e-05});
  checkSummary(filled(nn::LogSigmoid())(input({2, 4, 6})), {2, 4, 6},
               {-34.27667, -1.149714, -0.3132617, -0.6747406});
  checkSummary(filled(nn::Hardshrink())(input({2, 4, 6})), {2, 4, 6},
               {3.501397, -0.02804541, 1, 0});
  checkSummary(filled(nn::Softshrink(0.3))(input({2, 4, 6})), {2, 4, 6},
               {2.246876, -0.001985911, 0.7, 0});
  checkSummary(filled(nn::Hardtanh(-0.5, 0.2))(input({2, 4, 6})), {2, 4, 6},
               {-3.888084, 0.473183, 0.2, 0.03715838});
}

TEST(PoolingModules, GiveWhatPyTorchGives) {
  auto m136 = filled(nn::MaxPool1d(2));
  checkSummary(m136(input({1, 2, 7})), {1, 2, 3},
               {-0.1179833, 0.4647076, 1, -0.8967584});
  checkSummary(m136(input({2, 7})), {2, 3},
               {-0.1179833, 0.4647076, 1, -0.8967584});
  checkSummary(
      filled(nn::MaxPool2d(3, {.stride = 2, .padding = 1, .ceil_mode = true}))(
          input({1, 2, 6, 7})),
      {1, 2, 4, 4}, {24.36499, -1.495465, 1, 0.9730378});
  checkSummary(
      filled(nn::MaxPool2d({2, 3}, {.dilation = {1, 2}}))(input({1, 2, 6, 9})),
      {1, 2, 3, 2}, {11.0591, 1.38497, 1, 0.9767783});
  checkSummary(filled(nn::MaxPool3d(2))(input({1, 1, 4, 4, 4})),
               {1, 1, 2, 2, 2}, {5.328539, -0.7567518, 1, 0.9994346});
  checkSummary(filled(nn::AvgPool1d(
                   3, {.stride = 1, .padding = 1, .count_include_pad = false}))(
                   input({1, 2, 6})),
               {1, 2, 6}, {-0.5211425, 1.577678, 0.9776683, -0.9887362});
  checkSummary(
      filled(nn::AvgPool2d(2, {.divisor_override = 3}))(input({1, 2, 4, 4})),
      {1, 2, 2, 2}, {0.1385398, -1.020554, 0.7961438, -0.6976481});
  checkSummary(filled(nn::AvgPool3d(2))(input({1, 1, 4, 4, 4})),
               {1, 1, 2, 2, 2}, {0.1457721, -1.721664, 0.6017421, 0.6012318});
  checkSummary(filled(nn::AdaptiveAvgPool1d(3))(input({1, 2, 7})), {1, 2, 3},
               {-0.9473862, -0.1779712, 0.9268907, -0.8700569});
  checkSummary(filled(nn::AdaptiveAvgPool2d({1, 2}))(input({1, 2, 5, 5})),
               {1, 2, 1, 2}, {0.2463818, 0.05198473, 0.1606715, -0.06402438});
  checkSummary(filled(nn::AdaptiveMaxPool2d(2))(input({1, 2, 5, 5})),
               {1, 2, 2, 2}, {6.768528, 0.3732285, 1, 0.9994346});
  checkSummary(filled(nn::Upsample({.scale_factor = {2}}))(input({1, 2, 2, 3})),
               {1, 2, 4, 6}, {-2.062437, 1.740995, 1, -0.9874797});
  checkSummary(filled(nn::Upsample({.scale_factor = {2, 3},
                                    .mode = "bilinear"}))(input({1, 2, 2, 3})),
               {1, 2, 4, 9}, {-3.093656, 5.24398, 1, -0.9874797});
  checkSummary(
      filled(nn::Upsample(
          {.size = {5, 4}, .mode = "bilinear", .align_corners = true}))(
          input({1, 2, 2, 3})),
      {1, 2, 5, 4}, {-1.718698, -0.3919358, 1, -0.9874797});
}

} // namespace
