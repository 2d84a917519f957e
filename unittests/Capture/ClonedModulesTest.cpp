//===- ClonedModulesTest.cpp - deep copies of modules ---------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Modules/Compile.h"
#include "tcopt/Capture/Settings.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {
struct ClonedBlock : nn::Module {
  nn::Linear inner = registerModule("inner", nn::Linear(2, 2));
  nn::Parameter scale = registerParameter("scale", ones({1}));
  double factor = 2;
  Tensor forward(const Tensor &x) const { return inner(x) * scale * factor; }
};

/// A module with a submodule used twice, a parameter used twice, and
/// containers.
struct ClonedNet : nn::Module {
  ClonedBlock first = registerModule("first", ClonedBlock());
  ClonedBlock again = registerModule("again", first);
  nn::Linear tied = registerModule("tied", nn::Linear(2, 2));
  nn::ModuleList<nn::Linear> list = registerModule(
      "list", nn::ModuleList<nn::Linear>{nn::Linear(2, 2), nn::Linear(2, 2)});
  nn::Sequential chain = registerModule(
      "chain", nn::Sequential(nn::Linear(2, 2), nn::ReLU(), ClonedBlock()));
  nn::ModuleDict<> dict =
      registerModule("dict", nn::ModuleDict<>{{"tanh", nn::Tanh()}});
  nn::ParameterList extra =
      registerModule("extra", nn::ParameterList{zeros({2})});
  nn::Parameter count = registerBuffer("count", zeros({1}));
  ClonedNet() { tied.weight = *first.inner.weight; }

  Tensor forward(const Tensor &input) const {
    Tensor x = again.forward(first.forward(input)) + tied(input);
    for (const nn::Linear &linear : list)
      x = linear(x);
    return dict["tanh"](chain(x)) + *extra[0] + *count;
  }
};

void fillAll(nn::Module &module, double value) {
  NoGrad values;
  for (Tensor &tensor : module.parameters())
    tensor.fill_(value);
  for (Tensor &tensor : module.buffers())
    tensor.fill_(value);
}
} // namespace

TEST(Clone, ComputesTheSameAndSharesNothing) {
  ClonedNet net;
  Tensor x = ones({1, 2});
  Tensor before = net.forward(x);
  ClonedNet copy = nn::clone(net);
  EXPECT_TRUE(equal(copy.forward(x), before));
  fillAll(net, 0.5);
  EXPECT_TRUE(equal(copy.forward(x), before));
  fillAll(copy, 0.5);
  EXPECT_TRUE(equal(copy.forward(x), net.forward(x)));
  EXPECT_FALSE(equal(copy.forward(x), before));
  EXPECT_EQ(copy.text(), net.text());
  // A C++ copy of the clone shares its state.
  ClonedNet handle = copy;
  EXPECT_TRUE(handle.sharesStateWith(copy));
  EXPECT_FALSE(copy.sharesStateWith(net));
}

TEST(Clone, KeepsWhatIsSharedWithin) {
  ClonedNet net;
  net.first.inner.weight->requires_grad();
  ClonedNet copy = nn::clone(net);
  EXPECT_TRUE(copy.first.sharesStateWith(copy.again));
  EXPECT_TRUE(copy.tied.weight->is_same(*copy.first.inner.weight));
  EXPECT_FALSE(copy.tied.weight->is_same(*net.tied.weight));
  EXPECT_EQ(copy.namedParameters().size(), net.namedParameters().size());
  for (size_t i = 0; i < net.parameters().size(); ++i) {
    EXPECT_EQ(copy.namedParameters()[i].first, net.namedParameters()[i].first);
    EXPECT_TRUE(copy.parameters()[i].requires_grad());
    EXPECT_FALSE(copy.parameters()[i].is_same(net.parameters()[i]));
  }
  copy.eval();
  EXPECT_TRUE(net.isTraining());
  EXPECT_FALSE(copy.first.inner.isTraining());
  EXPECT_FALSE(copy.chain[0].isTraining());
}

TEST(Clone, HasLeavesOfItsOwn) {
  nn::Sequential net(nn::Linear(2, 2), nn::BatchNorm1d(2), nn::PReLU());
  net.parameters()[1].requires_grad_(false);
  Tensor x = input({3, 2});
  net.forward(x).sum().backward();
  nn::Sequential copy = nn::clone(net);
  for (size_t i = 0; i < net.parameters().size(); ++i) {
    EXPECT_TRUE(copy.parameters()[i].is_leaf());
    EXPECT_EQ(copy.parameters()[i].requires_grad(), i != 1);
    EXPECT_FALSE(copy.parameters()[i].grad().defined());
  }
  Tensor before = net.parameters()[0].grad().clone();
  for (int step = 0; step < 2; ++step)
    copy.forward(x).sum().backward();
  EXPECT_TRUE(allclose(copy.parameters()[0].grad(), before * 2));
  EXPECT_TRUE(equal(net.parameters()[0].grad(), before));
  EXPECT_FALSE(copy.parameters()[1].grad().defined());
  auto run = nn::compile(nn::clone(copy));
  run(x).sum().backward();
  EXPECT_TRUE(allclose(run.module().parameters()[0].grad(), before));
}

TEST(Clone, OfBuffersAndHooks) {
  nn::Module module;
  module.registerParameter("weight", ones({2}));
  module.registerBuffer("mean", ones({2}).requires_grad_());
  int calls = 0;
  module.parameters()[0].register_hook([&](const Tensor &gradient) {
    ++calls;
    return gradient * 3;
  });
  (module.buffers()[0] * 5).sum().backward();
  nn::Module copy = nn::clone(module);
  EXPECT_TRUE(copy.buffers()[0].is_leaf());
  check(copy.buffers()[0].grad(), F32, {2}, {5, 5});
  (copy.parameters()[0] * copy.buffers()[0]).sum().backward();
  EXPECT_EQ(calls, 0);
  check(copy.parameters()[0].grad(), F32, {2}, {1, 1});
  check(copy.buffers()[0].grad(), F32, {2}, {6, 6});
  check(module.buffers()[0].grad(), F32, {2}, {5, 5});
}

TEST(Clone, OfCompiledAndOfStates) {
  ClonedNet net, other = nn::clone(net);
  auto run = nn::compile(net), runOther = nn::compile(other);
  Tensor x = ones({1, 2});
  EXPECT_TRUE(allclose(run(x), runOther(x)));
  fillAll(net, 0.25);
  EXPECT_TRUE(allclose(run(x), net.forward(x)));
  EXPECT_TRUE(allclose(runOther(x), other.forward(x)));
  other.loadStateDict(net.stateDict());
  EXPECT_TRUE(allclose(runOther(x), run(x)));
  nn::LSTM lstm(2, 3);
  nn::LSTM copy = nn::clone(lstm);
  Tensor sequence = ones({4, 1, 2});
  EXPECT_TRUE(equal(copy(sequence).first, lstm(sequence).first));
  fillAll(lstm, 0);
  EXPECT_FALSE(equal(copy(sequence).first, lstm(sequence).first));
}

TEST(Clone, Refusals) {
  struct WithPointer : nn::Module {
    std::shared_ptr<nn::Linear> inner =
        registerModule("inner", std::make_shared<nn::Linear>(2, 2));
  };
  WithPointer pointer;
  EXPECT_REFUSED(nn::clone(pointer),
                 "clone: expected modules that can be copied but found "
                 "'inner', which is registered by a shared pointer");
  nn::Module computed;
  computed.registerBuffer("mean", ones({2}).requires_grad_() * 2);
  EXPECT_REFUSED(nn::clone(computed),
                 "found a tensor that was computed from tensors that require "
                 "gradients");
  auto compiled = nn::compile(nn::Linear(2, 2));
  EXPECT_REFUSED(nn::clone(compiled), "found a compiled one");
  nn::Linear linear(2, 2);
  auto traced = compile([&](Tensor x) { return nn::clone(linear)(x); });
  EXPECT_REFUSED(traced(ones({1, 2})), "clone: a traced function cannot clone");
}

//===----------------------------------------------------------------------===//
// Functions as modules
//===----------------------------------------------------------------------===//

TEST(FunctionalModule, InSequential) {
  double factor = 3;
  nn::Sequential net([](Tensor x) { return x + 1; }, nn::Functional(relu),
                     nn::Functional(softmax, -1, std::nullopt),
                     [factor](const Tensor &x) { return x * factor; },
                     nn::ReLU());
  check(net(zeros({2})), F32, {2}, {1.5, 1.5});
  EXPECT_EQ(net[0].kind(), "Functional");
  auto run = nn::compile(net);
  check(run(zeros({2})), F32, {2}, {1.5, 1.5});
  check(run(zeros({2})), F32, {2}, {1.5, 1.5});
  EXPECT_EQ(run.counts().versions, 1);
  net.append([](Tensor x) { return -x; });
  check(nn::clone(net)(zeros({2})), F32, {2}, {-1.5, -1.5});
  nn::Sequential named({{"twice", [](Tensor x) { return x * 2; }},
                        {"linear", nn::Linear(2, 2)}});
  EXPECT_EQ(named.children()[0].first, "twice");
}

TEST(FunctionalModule, FieldsOfFunctionsAreGuarded) {
  struct Scale {
    double by;
    Tensor operator()(Tensor x) const { return x * by; }
  };
  struct Holder : nn::Module {
    nn::Functional<Scale> scale =
        registerModule("scale", nn::Functional<Scale>(Scale{2}));
    Tensor forward(Tensor x) const { return scale(x); }
  };
  Holder holder;
  auto run = nn::compile(holder);
  check(run(ones({2})), F32, {2}, {2, 2});
}

//===----------------------------------------------------------------------===//
// PyTorch's names
//===----------------------------------------------------------------------===//

TEST(ModuleNames, OfPyTorch) {
  struct Named : nn::Module {
    nn::Linear fc = register_module("fc", nn::Linear(2, 1));
    nn::Parameter bias = register_parameter("bias", ones({1}));
    nn::Parameter mean = register_buffer("mean", zeros({1}));
    Tensor forward(Tensor x) const {
      x = nn::functional::dropout(fc(x), 0.5, is_training());
      return nn::functional::relu(x + bias - mean);
    }
  };
  Named named;
  named.eval();
  EXPECT_FALSE(named.is_training());
  EXPECT_EQ(named.named_parameters()[0].first, "bias");
  EXPECT_EQ(named.named_buffers()[0].first, "mean");
  EXPECT_EQ(named.forward(ones({3, 2})).sizes(), (Sizes{3, 1}));
  int linears = 0;
  named.apply([&](nn::Module &module) {
    if (auto *linear = module.as<nn::Linear>())
      nn::init::zeros_(linear->weight), ++linears;
  });
  EXPECT_EQ(linears, 1);
}
