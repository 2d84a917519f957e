//===- ModulesTest.cpp - members of all modules ---------------------------===//
//
// Names and text are those of PyTorch 2.15.
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include <sstream>

using namespace tcopt;
using namespace tcopt::testing;
using Names = std::vector<std::string>;

namespace {
struct Net : nn::Module {
  nn::Sequential stem = registerModule(
      "stem", nn::Sequential(nn::Conv2d(3, 4, 3, {.padding = 1, .bias = false}),
                             nn::BatchNorm2d(4), nn::ReLU()));
  nn::ModuleList<nn::Linear> blocks = registerModule(
      "blocks", nn::ModuleList<nn::Linear>{nn::Linear(4, 4), nn::Linear(4, 4)});
  nn::ModuleDict<> heads =
      registerModule("heads", nn::ModuleDict<>{{"a", nn::Linear(4, 2)},
                                               {"b", nn::Linear(4, 3)}});
  nn::ParameterList extra =
      registerModule("extra", nn::ParameterList{ones({2})});
  nn::Parameter scale = registerParameter("scale", ones({1}));
  nn::Parameter kept = registerBuffer("kept", zeros({2}));
  nn::Parameter scratch = registerBuffer("scratch", zeros({2}), false);

  Tensor forward(const Tensor &x) const {
    Tensor y = stem(x).mean({2, 3});
    for (const nn::Linear &block : blocks)
      y = relu(block(y)) * scale;
    return heads["a"](y);
  }
};

Names namesOf(const nn::NamedTensors &tensors) {
  return nn::StateDict(tensors).names();
}

void expectSame(const Tensor &a, const Tensor &b,
                Place place = Place::current()) {
  ::testing::ScopedTrace trace(place.file_name(), int(place.line()), "");
  EXPECT_EQ(a.dtype(), b.dtype());
  EXPECT_EQ(sizesOf(a), sizesOf(b));
  EXPECT_EQ(a.toVector<double>(), b.toVector<double>());
}
} // namespace

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

TEST(Modules, HaveTheNamesOfPyTorch) {
  Net net;
  EXPECT_EQ(
      net.stateDict().names(),
      (Names{"scale", "kept", "stem.0.weight", "stem.1.weight", "stem.1.bias",
             "stem.1.running_mean", "stem.1.running_var",
             "stem.1.num_batches_tracked", "blocks.0.weight", "blocks.0.bias",
             "blocks.1.weight", "blocks.1.bias", "heads.a.weight",
             "heads.a.bias", "heads.b.weight", "heads.b.bias", "extra.0"}));
  EXPECT_EQ(namesOf(net.namedParameters()),
            (Names{"scale", "stem.0.weight", "stem.1.weight", "stem.1.bias",
                   "blocks.0.weight", "blocks.0.bias", "blocks.1.weight",
                   "blocks.1.bias", "heads.a.weight", "heads.a.bias",
                   "heads.b.weight", "heads.b.bias", "extra.0"}));
  EXPECT_EQ(namesOf(net.namedBuffers()),
            (Names{"kept", "scratch", "stem.1.running_mean",
                   "stem.1.running_var", "stem.1.num_batches_tracked"}));
  EXPECT_EQ(net.numParameters(), 184);
  Names modules;
  for (const auto &[name, module] : net.namedModules())
    modules.push_back(name);
  EXPECT_EQ(modules, (Names{"", "stem", "stem.0", "stem.1", "stem.2", "blocks",
                            "blocks.0", "blocks.1", "heads", "heads.a",
                            "heads.b", "extra"}));
}

TEST(Modules, OfTheLibraryHaveTheNamesOfPyTorch) {
  nn::TransformerEncoder encoder(
      nn::TransformerEncoderLayer(4, 2, {.dim_feedforward = 8}), 1,
      nn::LayerNorm(4));
  EXPECT_EQ(
      encoder.stateDict().names(),
      (Names{"layers.0.self_attn.in_proj_weight",
             "layers.0.self_attn.in_proj_bias",
             "layers.0.self_attn.out_proj.weight",
             "layers.0.self_attn.out_proj.bias", "layers.0.linear1.weight",
             "layers.0.linear1.bias", "layers.0.linear2.weight",
             "layers.0.linear2.bias", "layers.0.norm1.weight",
             "layers.0.norm1.bias", "layers.0.norm2.weight",
             "layers.0.norm2.bias", "norm.weight", "norm.bias"}));
  nn::TransformerDecoderLayer decoder(4, 2, {.dim_feedforward = 8});
  EXPECT_EQ(
      decoder.stateDict().names(),
      (Names{"self_attn.in_proj_weight", "self_attn.in_proj_bias",
             "self_attn.out_proj.weight", "self_attn.out_proj.bias",
             "multihead_attn.in_proj_weight", "multihead_attn.in_proj_bias",
             "multihead_attn.out_proj.weight", "multihead_attn.out_proj.bias",
             "linear1.weight", "linear1.bias", "linear2.weight", "linear2.bias",
             "norm1.weight", "norm1.bias", "norm2.weight", "norm2.bias",
             "norm3.weight", "norm3.bias"}));
  nn::LSTM lstm(2, 3, {.num_layers = 2, .bidirectional = true});
  EXPECT_EQ(lstm.stateDict().names(),
            (Names{"weight_ih_l0", "weight_hh_l0", "bias_ih_l0", "bias_hh_l0",
                   "weight_ih_l0_reverse", "weight_hh_l0_reverse",
                   "bias_ih_l0_reverse", "bias_hh_l0_reverse", "weight_ih_l1",
                   "weight_hh_l1", "bias_ih_l1", "bias_hh_l1",
                   "weight_ih_l1_reverse", "weight_hh_l1_reverse",
                   "bias_ih_l1_reverse", "bias_hh_l1_reverse"}));
  EXPECT_EQ(nn::MultiheadAttention(4, 2, {.kdim = 3}).stateDict().names(),
            (Names{"q_proj_weight", "k_proj_weight", "v_proj_weight",
                   "in_proj_bias", "out_proj.weight", "out_proj.bias"}));
}

TEST(Modules, PrintAsInPyTorch) {
  std::ostringstream os;
  os << Net();
  EXPECT_EQ(os.str(), R"(Net(
  (stem): Sequential(
    (0): Conv2d(3, 4, kernel_size=(3, 3), stride=(1, 1), padding=(1, 1), bias=False)
    (1): BatchNorm2d(4, eps=1e-05, momentum=0.1, affine=True, bias=True, track_running_stats=True)
    (2): ReLU()
  )
  (blocks): ModuleList(
    (0-1): 2 x Linear(in_features=4, out_features=4, bias=True)
  )
  (heads): ModuleDict(
    (a): Linear(in_features=4, out_features=2, bias=True)
    (b): Linear(in_features=4, out_features=3, bias=True)
  )
  (extra): ParameterList()
))");
  EXPECT_EQ(nn::ConvTranspose1d(2, 4, 3).text(),
            "ConvTranspose1d(2, 4, kernel_size=(3,), stride=(1,))");
  EXPECT_EQ(nn::LSTM(3, 4, {.num_layers = 2, .batch_first = true}).text(),
            "LSTM(3, 4, num_layers=2, batch_first=True)");
  EXPECT_EQ(nn::Upsample({.scale_factor = {2}}).text(),
            "Upsample(scale_factor=2.0, mode='nearest')");
}

TEST(Modules, RefuseNames) {
  Net net;
  EXPECT_REFUSED(net.registerParameter("", ones({1})), "not empty");
  EXPECT_REFUSED(net.registerBuffer("a.b", ones({1})), "no dot");
  EXPECT_REFUSED(net.registerParameter("scale", ones({1})), "not taken");
  EXPECT_REFUSED(net.registerModule("stem", nn::ReLU()), "not taken");
  EXPECT_REFUSED(net.registerModule("self", net), "does not have this one");
  EXPECT_REFUSED(net.blocks[2], "a place in [-2, 2) but found 2");
  EXPECT_REFUSED(net.heads["c"], "the name of a module but found \"c\"");
  EXPECT_REFUSED(net.stateDict().at("c"), "a tensor named \"c\"");
}

TEST(Modules, ShareTheirState) {
  Net net, copy = net;
  net.eval();
  EXPECT_FALSE(copy.stem.isTraining());
  EXPECT_TRUE(copy.blocks[0].weight->is_same(*net.blocks[0].weight));
  net.scale = tensor({2.0f});
  EXPECT_EQ(copy.scale->item<float>(), 2);
  nn::Sequential list;
  nn::Module holder;
  holder.registerModule("list", list);
  list.append(nn::Linear(2, 2));
  EXPECT_EQ(holder.numParameters(), 6);
}

TEST(Modules, TensorsThatAreSharedAreListedOnce) {
  nn::ModuleList<nn::Linear> list{nn::Linear(2, 2), nn::Linear(2, 2)};
  nn::Parameter weight = list[1].weight;
  weight = *list[0].weight;
  EXPECT_EQ(namesOf(list.namedParameters()),
            (Names{"0.weight", "0.bias", "1.bias"}));
  EXPECT_EQ(list.stateDict().size(), 4u);
  list.to(DType::F64);
  EXPECT_TRUE(list[0].weight->is_same(*list[1].weight));
}

TEST(Modules, ChangeDtypesAndFlags) {
  Net net;
  net.to(DType::F16);
  EXPECT_EQ(net.scale->dtype(), DType::F16);
  EXPECT_TRUE(net.scale->requires_grad());
  EXPECT_EQ(net.stateDict().at("stem.1.running_var").dtype(), DType::F16);
  EXPECT_EQ(net.stateDict().at("stem.1.num_batches_tracked").dtype(),
            DType::I64);
  EXPECT_REFUSED(net.to(DType::I32), "a floating-point dtype but found i32");
  net.requires_grad_(false);
  EXPECT_EQ(net.numParameters(/*onlyWithGradient=*/true), 0);
  int64_t linears = 0;
  net.apply([&](nn::Module &module) {
    if (auto *linear = dynamic_cast<nn::Linear *>(&module)) {
      nn::init::ones_(linear->weight);
      ++linears;
    }
  });
  EXPECT_EQ(linears, 4);
  EXPECT_EQ(net.blocks[1].weight->sum().item<float>(), 16);
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

TEST(ModuleState, HasTensorsByName) {
  nn::Linear linear(2, 3);
  nn::StateDict state = linear.stateDict();
  expectSame(state["weight"], *linear.weight);
  std::string message = messageOf([&] { (void)state["scale"]; });
  EXPECT_NE(message.find("ModulesTest.cpp"), std::string::npos) << message;
  EXPECT_NE(message.find("scale"), std::string::npos) << message;
}

TEST(ModuleParameters, AreTensorsForMostPurposes) {
  nn::Linear linear(2, 1);
  EXPECT_FALSE(linear.weight.grad().defined());
  linear(ones({1, 2})).sum().backward();
  EXPECT_EQ(linear.weight.grad().toVector<float>(), (std::vector<float>{1, 1}));
  EXPECT_TRUE(linear.bias.requires_grad());
  EXPECT_FALSE(linear.weight.detach().requires_grad());
  EXPECT_EQ(linear.weight.sizes(), (Sizes{1, 2}));
  EXPECT_EQ(linear.weight.size(1), 2);
  EXPECT_EQ(linear.weight.numel(), 2);
  EXPECT_EQ(linear.weight.dim(), 2);
  EXPECT_EQ(linear.weight.dtype(), DType::F32);
}

TEST(ModuleState, IsWrittenInPlace) {
  nn::Linear a(2, 3), b(2, 3);
  Tensor weight = *a.weight, before = weight * 1;
  std::vector<float> old = before.toVector<float>();
  Tensor pending = weight + 0;
  a.loadStateDict(b.stateDict());
  expectSame(weight, *b.weight);
  EXPECT_EQ(pending.toVector<float>(), old);
}

TEST(ModuleState, ErrorsNameAllThatDoesNotFit) {
  nn::Linear linear(2, 3);
  std::vector<float> old = linear.weight->toVector<float>();
  nn::StateDict wrong;
  wrong.set("weight", ones({3, 3}));
  wrong.set("scale", ones({1}));
  std::string message = messageOf([&] { linear.loadStateDict(wrong); });
  EXPECT_NE(message.find("Linear: expected"), std::string::npos) << message;
  EXPECT_NE(message.find("missing: bias"), std::string::npos) << message;
  EXPECT_NE(message.find("unexpected: scale"), std::string::npos) << message;
  EXPECT_NE(message.find("expected sizes [3, 2] but found [3, 3]"),
            std::string::npos)
      << message;
  EXPECT_EQ(linear.weight->toVector<float>(), old);
  wrong.set("weight", ones({3, 2}, DType::F64));
  nn::LoadResult result = linear.loadStateDict(wrong, /*strict=*/false);
  EXPECT_EQ(result.missing, Names{"bias"});
  EXPECT_EQ(result.unexpected, Names{"scale"});
  EXPECT_EQ(linear.weight->dtype(), DType::F32);
  EXPECT_EQ(linear.weight->sum().item<float>(), 6);
}

TEST(ModuleState, ComesBackFromFiles) {
  for (const char *suffix : {".safetensors", ".npz"}) {
    nn::Module module;
    int64_t number = 0;
    for (DType dtype : allDTypes) {
      std::string name = "d" + std::to_string(number++);
      module.registerBuffer(
          name, tensor<float>({0, 1, 1.5f, 100.25f, 7, 1}, {2, 3}).to(dtype));
    }
    module.registerBuffer("scalar", tensor(2.5));
    module.registerBuffer("empty", tensor<float>(std::vector<float>(), {0, 3}));
    std::string path = ::testing::TempDir() + "module" + suffix;
    module.save(path);
    nn::StateDict loaded = nn::loadTensors(path);
    EXPECT_EQ(loaded.size(), module.stateDict().size());
    for (const auto &[name, tensor] : module.stateDict())
      expectSame(loaded.at(name), tensor);
    for (Tensor buffer : module.buffers())
      buffer.zero_();
    module.load(path);
    EXPECT_EQ(module.stateDict().at("d1").toVector<float>(),
              loaded.at("d1").toVector<float>());
  }
}

TEST(ModuleState, FilesAreRefused) {
  nn::Linear linear(2, 3);
  EXPECT_REFUSED(linear.save("linear.pt"), "named .safetensors or .npz");
  EXPECT_REFUSED(linear.load("linear.pt"), "named .safetensors or .npz");
  EXPECT_REFUSED(linear.load("/nowhere/linear.npz"), "/nowhere/linear.npz");
  EXPECT_REFUSED(linear.save("/nowhere/linear.npz"), "cannot write");
}

TEST(ModuleState, IsAVector) {
  nn::Linear linear = filled(nn::Linear(2, 3));
  Tensor all = nn::parametersToVector(linear.parameters());
  EXPECT_EQ(sizesOf(all), std::vector<int64_t>{9});
  nn::vectorToParameters(all * 2, linear.parameters());
  expectSame(nn::parametersToVector(linear.parameters()), all * 2);
  EXPECT_REFUSED(nn::vectorToParameters(ones({8}), linear.parameters()),
                 "a vector of 9 elements");
}
