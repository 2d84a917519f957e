//===- DeviceTest.cpp - plugin backends and their devices -----------------===//
//
// Host code crashes when it accesses memory of the device "far"; it may access
// memory of "near".
//
//===----------------------------------------------------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Backends.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Capture/Optim.h"
#include <cstdlib>
#include <filesystem>
#include <sstream>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

std::string pluginPath(const std::string &name) {
  return std::string(TCOPT_TEST_PLUGIN_FOLDER) + "/" + name + ".so";
}

void loadOnce(const std::string &name) {
  std::vector<std::string> known = backendNames();
  if (std::ranges::find(known, name) == known.end())
    loadPlugin(pluginPath(name));
}

//===----------------------------------------------------------------------===//
// Backends
//===----------------------------------------------------------------------===//

TEST(Backends, OfPluginsCompileFunctions) {
  loadOnce("toy");
  auto f = [](const Tensor &x) { return exp(x) + 1; };
  auto run = compile(f, {.backend = "toy"});
  Tensor x = input({2, 3});
  expectNearby(run(x), f(x));
  std::vector<std::string> names = backendNames();
  EXPECT_NE(std::ranges::find(names, "toy"), names.end());
  EXPECT_NE(std::ranges::find(names, "cpu"), names.end());
}

TEST(Backends, AreRefusedWithTheReason) {
  loadOnce("toy");
  EXPECT_REFUSED(loadPlugin(pluginPath("toy")),
                 "there is already a backend 'toy'");
  EXPECT_REFUSED(loadPlugin("none.so"), "none.so");
  EXPECT_REFUSED(loadPlugin("none.so"), "DeviceTest.cpp:");
  Tensor x = input({2});
  auto run =
      compile([](const Tensor &x) { return x + 1; }, {.backend = "elsewhere"});
  EXPECT_REFUSED(run(x), "elsewhere");
}

// Run in a process of the next test.
TEST(Backends, DISABLED_AreThereAtFirstUse) {
  std::vector<std::string> names = backendNames();
  EXPECT_NE(std::ranges::find(names, "far"), names.end());
  EXPECT_EQ(Device("near:1").index(), 1);
}

TEST(Backends, OfTheEnvironmentAreLoaded) {
  auto run = [](const std::string &plugins) {
    std::string self = std::filesystem::read_symlink("/proc/self/exe");
    // The child must not inherit the sharding of this process.
    std::string command =
        "env -u GTEST_TOTAL_SHARDS -u GTEST_SHARD_INDEX TCOPT_PLUGINS=" +
        plugins + " '" + self +
        "' --gtest_filter='Backends.DISABLED_AreThereAtFirstUse' "
        "--gtest_also_run_disabled_tests > /dev/null 2>&1";
    return std::system(command.c_str());
  };
  EXPECT_EQ(run(pluginPath("far") + ":" + pluginPath("near")), 0);
  EXPECT_NE(run(pluginPath("far")), 0);
  EXPECT_NE(run(pluginPath("far") + ":none.so:" + pluginPath("near")), 0);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

class DeviceTest : public ::testing::TestWithParam<const char *> {
protected:
  void SetUp() override { loadOnce(GetParam()); }

  Device device(int index = 0) const {
    return Device(GetParam() + (":" + std::to_string(index)));
  }
};
INSTANTIATE_TEST_SUITE_P(Plugins, DeviceTest, ::testing::Values("far", "near"),
                         [](const auto &info) { return info.param; });

TEST_P(DeviceTest, HasNames) {
  EXPECT_EQ(Device().text(), "cpu");
  EXPECT_EQ(Device("cpu"), Device());
  EXPECT_EQ(device(1).text(), GetParam() + std::string(":1"));
  EXPECT_EQ(device(1).index(), 1);
  EXPECT_EQ(Device(GetParam()), device(0));
  EXPECT_NE(device(0), device(1));
  std::vector<Device> all = devices();
  EXPECT_EQ(all.front(), Device());
  EXPECT_EQ(std::ranges::count(all, device(1)), 1);
  EXPECT_REFUSED(device(2), "there is no device '" + std::string(GetParam()) +
                                ":2' (devices: cpu, ");
  EXPECT_REFUSED(Device("far:x"), "there is no device 'far:x'");
  EXPECT_REFUSED(Device("far:"), "there is no device 'far:'");
  EXPECT_REFUSED(Device("interp"), "there is no device 'interp'");
}

TEST_P(DeviceTest, KeepsElements) {
  Tensor x = input({3, 4}), there = x.to(device());
  EXPECT_EQ(there.device(), device());
  EXPECT_TRUE(x.device().isCPU());
  EXPECT_TRUE(there.to(device()).is_same(there));
  expectNearby(there.cpu(), x);
  expectNearby(there.to(device(1)).cpu(), x);
  expectNearby(x.t().to(device()).cpu(), x.t());
  expectNearby(there.t()[1].cpu(), x.t()[1]);
  EXPECT_EQ(there.toVector<float>(), x.toVector<float>());
  EXPECT_EQ(there[2][3].item<float>(), x[2][3].item<float>());
  std::ostringstream os, expected;
  os << there;
  expected << x;
  std::string text = expected.str();
  text.insert(text.size() - 1, ", device='" + there.device().text() + "'");
  EXPECT_EQ(os.str(), text);
  EXPECT_EQ(zeros({0, 2}).to(device()).toVector<float>().size(), 0u);
}

TEST_P(DeviceTest, GivesItsMemoryToTheProgramIfItCanBeReached) {
  Tensor there = input({2}).to(device());
  if (GetParam() == std::string("near"))
    EXPECT_EQ(there.data<float>()[0], 1);
  else
    EXPECT_REFUSED(there.data<float>(),
                   "data: expected a tensor in the host's memory but found one "
                   "on far:0 (cpu() makes a copy)");
}

TEST_P(DeviceTest, ComputesEagerly) {
  Tensor x = input({3, 4}), there = x.to(device());
  Tensor y = relu(there * 2) + there.sum();
  EXPECT_EQ(y.device(), device());
  expectNearby(y.cpu(), relu(x * 2) + x.sum());
  // Earlier results on the CPU remain valid.
  Tensor before = x + 1, after = there + 1;
  expectNearby(before, after.cpu());
  // CPU numbers combine with device tensors.
  expectNearby((there * tensor(3.0)).cpu(), x * 3);
  // A result with a data-dependent size.
  expectNearby(nonzero(there).cpu(), nonzero(x));
}

TEST_P(DeviceTest, IsKeptByWhatIsMadeLikeATensor) {
  Tensor there = input({3, 4}).to(device());
  EXPECT_EQ(rand_like(there).device(), device());
  EXPECT_EQ(randn_like(there).device(), device());
  EXPECT_EQ(ones_like(there).device(), device());
  Tensor classes = tensor<int64_t>({2, 0}).to(device());
  expectNearby(one_hot(classes, 3).cpu(), one_hot(classes.cpu(), 3));
  // Later calls on the CPU compute there, also with numbers.
  EXPECT_TRUE(randint(0, 3, {2}).device().isCPU());
  EXPECT_TRUE((tensor(1.0) + tensor(2.0)).device().isCPU());
}

TEST_P(DeviceTest, HasIndices) {
  Tensor x = input({4, 3}), there = x.to(device());
  Tensor places = tensor<int64_t>({2, 0});
  expectNearby(there[places].cpu(), x[places]);
  expectNearby(there[places.to(device())].cpu(), x[places]);
  there[there > 0.5] = 7;
  x[x > 0.5] = 7;
  expectNearby(there.cpu(), x);
}

TEST_P(DeviceTest, IsWrittenTo) {
  Tensor x = input({3, 4}), there = x.to(device());
  there[1] = 5;
  there.add_(1);
  x[1] = 5;
  x.add_(1);
  expectNearby(there.cpu(), x);
  // Copies between devices, in both directions.
  there.copy_(x * 2);
  expectNearby(there.cpu(), x * 2);
  x.copy_(there);
  expectNearby(x, there.cpu());
  EXPECT_TRUE(x.device().isCPU());
  // A number on the CPU, computed from device results.
  Tensor number = tensor(1.0);
  number.add_(there.sum().cpu());
  EXPECT_TRUE(number.device().isCPU());
}

TEST_P(DeviceTest, IsNotMixedWithOthers) {
  Tensor x = input({2}), there = x.to(device()), other = x.to(device(1));
  std::string name = device().text();
  EXPECT_REFUSED(x + there, "expected tensors on one device but found");
  EXPECT_REFUSED(x + there, "DeviceTest.cpp:");
  EXPECT_REFUSED(there + other, name);
  EXPECT_REFUSED(matmul(there, x), name);
  EXPECT_REFUSED(x.add_(there), name);
  // Later calls succeed.
  expectNearby((there + 1).cpu(), x + 1);
}

TEST_P(DeviceTest, IsWhereNewTensorsAreMade) {
  {
    DefaultDevice scope(device(1));
    EXPECT_EQ(zeros({2}).device(), device(1));
    EXPECT_EQ(tensor<float>({1, 2}).device(), device(1));
    EXPECT_EQ(randn({3}).device(), device(1));
    EXPECT_EQ(nn::Linear(2, 3).weight->device(), device(1));
    expectNearby((arange(4) * 2).cpu(), tensor<int64_t>({0, 2, 4, 6}));
  }
  EXPECT_TRUE(zeros({2}).device().isCPU());
}

TEST_P(DeviceTest, HasNoMoreMemoryThanItHas) {
  EXPECT_REFUSED(zeros({1 << 20}).expand({600, 1 << 20}).to(device()),
                 "the device " + device().text() + " has no memory for");
}

//===----------------------------------------------------------------------===//
// Compiled functions
//===----------------------------------------------------------------------===//

TEST_P(DeviceTest, CompilesFunctions) {
  Tensor weight = input({4, 3}, 1).to(device());
  auto f = [&](const Tensor &x) { return relu(matmul(x, weight)) + 1; };
  auto run = compile(f, {.fullgraph = true});
  for (int64_t rows : {2, 3, 5})
    expectNearby(run(input({rows, 4}).to(device())).cpu(),
                 relu(matmul(input({rows, 4}), weight.cpu())) + 1);
  EXPECT_EQ(run.counts().versions, 2);
  EXPECT_EQ(run(input({2, 4}).to(device())).device(), device());
}

TEST_P(DeviceTest, IsGuarded) {
  auto run = compile([](const Tensor &x) { return x * 2; });
  Tensor x = input({2, 3});
  EXPECT_TRUE(run(x).device().isCPU());
  EXPECT_EQ(run(x.to(device())).device(), device());
  EXPECT_EQ(run(x.to(device(1))).device(), device(1));
  EXPECT_EQ(run.counts().versions, 3);
  expectNearby(run(x.to(device(1))).cpu(), x * 2);
  EXPECT_EQ(run.counts().versions, 3);
  std::string text =
      explain([](const Tensor &x) { return x * 2; })(x.to(device())).text();
  EXPECT_NE(text.find(", on " + device().text()), std::string::npos) << text;
}

TEST_P(DeviceTest, ChangesInAFunction) {
  Tensor weight = input({3}, 1).to(device());
  auto f = [&](const Tensor &x) {
    Tensor there = (x + 1).to(device()) * weight;
    return there.cpu() - 1;
  };
  auto run = compile(f);
  for (int i = 0; i < 2; ++i)
    expectNearby(run(input({3}, i)), (input({3}, i) + 1) * weight.cpu() - 1);
  auto whole = compile(f, {.fullgraph = true});
  expectNearby(whole(input({3})), (input({3}) + 1) * weight.cpu() - 1);
  EXPECT_TRUE(whole(input({3})).device().isCPU());
  auto both = compile([&](const Tensor &x) { return (x * 2).to(device(1)); },
                      {.fullgraph = true});
  EXPECT_REFUSED(both(input({3}).to(device())), "to(device) needs a value");
}

TEST_P(DeviceTest, HasArgumentsThatAreWrittenTo) {
  Tensor state = zeros({3}).to(device());
  auto run = compile([&](const Tensor &x) {
    state.add_(x);
    x.mul_(2);
    return x.sum();
  });
  Tensor x = ones({3}).to(device());
  run(x);
  run(x);
  expectNearby(state.cpu(), tensor<float>({3, 3, 3}));
  expectNearby(x.cpu(), tensor<float>({4, 4, 4}));
  // A view of a tensor.
  Tensor whole = ones({2, 3}).to(device());
  run(whole[1]);
  expectNearby(whole.cpu(), tensor<float>({1, 1, 1, 2, 2, 2}, {2, 3}));
}

TEST_P(DeviceTest, RunsWhatTheOptionsSay) {
  Tensor x = input({2, 3}), there = x.to(device());
  auto f = [](const Tensor &x) { return tanh(x) + 1; };
  auto interpreted = compile(f, {.backend = "interp"});
  expectNearby(interpreted(there).cpu(), f(x));
  auto custom = compile(
      f, {.customBackend = [&](const Graph &) -> GraphCallable {
        return [&](const std::vector<Tensor> &in) -> std::vector<Tensor> {
          EXPECT_EQ(in[0].device(), device());
          return {tanh(in[0]) + 1};
        };
      }});
  expectNearby(custom(there).cpu(), f(x));
  expectNearby(custom(there[1]).cpu(), f(x[1]));
  loadOnce("toy");
  EXPECT_REFUSED(compile(f, {.backend = "toy"})(there),
                 "the backend 'toy' does not compute on " + device().text());
}

TEST_P(DeviceTest, HasControlFlow) {
  Tensor x = input({4, 3}).to(device());
  auto sums = [](const Tensor &xs) {
    return scan(
               [](const Tensor &sum,
                  const Tensor &row) -> std::pair<Tensor, Tensor> {
                 Tensor next = sum + row;
                 return {next, next};
               },
               zeros_like(xs[0]), xs)
        .second;
  };
  Tensor expected = cumsum(x.cpu(), 0);
  expectNearby(sums(x).cpu(), expected);
  auto run = compile(sums);
  expectNearby(run(x).cpu(), expected);
}

TEST_P(DeviceTest, HasControlFlowThatNumbersOfTheCPUDecide) {
  Tensor x = input({2, 3}), there = x.to(device());
  auto twiceIf = [](bool is, const Tensor &x) {
    return cond(tensor(is), [&] { return x * 2; }, [&] { return x + 1; });
  };
  expectNearby(twiceIf(true, there).cpu(), x * 2);
  Tensor other = x + 3;
  expectNearby(twiceIf(false, there).cpu(), x + 1);
  expectNearby(other, x + 3);
  EXPECT_REFUSED(
      cond(
          tensor(true), [&] { return there + x; }, [&] { return there; }),
      "expected tensors on one device");
  expectNearby((there + 1).cpu(), x + 1);
}

TEST_P(DeviceTest, TakesModulesThatMakeTensors) {
  nn::LSTM lstm(3, 4, {.proj_size = 2});
  Tensor x = input({5, 2, 3});
  Tensor expected = lstm(x).first;
  lstm.to(device());
  expectNearby(lstm(x.to(device())).first.cpu(), expected);
  nn::GRUCell cell(3, 4);
  Tensor next = cell(x[0]);
  cell.to(device());
  expectNearby(cell(x[0].to(device())).cpu(), next);
  nn::MultiheadAttention attention(
      4, 2, {.add_bias_kv = true, .add_zero_attn = true});
  Tensor q = input({3, 2, 4});
  nn::AttentionCall call{.attn_mask = ge(input({3, 3}), 0.9)};
  Tensor y = attention(q, q, q, call).first;
  attention.to(device());
  Tensor p = q.to(device());
  call.attn_mask = call.attn_mask.to(device());
  expectNearby(attention(p, p, p, call).first.cpu(), y);
}

TEST_P(DeviceTest, TakesModules) {
  auto net = nn::Sequential(nn::Linear(4, 5), nn::BatchNorm1d(5), nn::ReLU());
  Tensor x = input({3, 4});
  Tensor expected = net(x);
  net.to(device());
  EXPECT_EQ(net.parameters().front().device(), device());
  EXPECT_EQ(net.buffers().front().device(), device());
  auto run = nn::compile(net);
  expectNearby(run(x.to(device())).cpu(), expected);
  EXPECT_REFUSED(net(x), "expected tensors on one device but found");
  // Loaded parameters remain on the device.
  nn::StateDict state = net.stateDict();
  state.set("0.bias", ones({5}));
  net.loadStateDict(state);
  EXPECT_EQ(net.parameters().front().device(), device());
  expectNearby(net.namedParameters()[1].second.cpu(), ones({5}));
}

TEST_P(DeviceTest, TakesOnnxModels) {
  std::filesystem::path path = std::filesystem::temp_directory_path() /
                               (std::string("tcopt-device-") + GetParam());
  std::filesystem::create_directories(path);
  std::string file = path / "model.onnx";
  Tensor weight = input({3, 4}, 1).to(device()), x = input({2, 3});
  auto f = [&](const Tensor &x) { return relu(matmul(x, weight)); };
  exportOnnx(file, f, x.to(device()));
  Tensor expected = relu(matmul(x, weight.cpu()));
  OnnxModel model = loadOnnx(file, {.backend = GetParam()});
  Tensor y = model({x.to(device(1))})[0];
  EXPECT_EQ(y.device(), device(1));
  expectNearby(y.cpu(), expected);
  OnnxModel onHost = loadOnnx(file);
  expectNearby(onHost({x})[0], expected);
  EXPECT_REFUSED(onHost({x.to(device())}),
                 "the inputs are on " + device().text() +
                     ", but the model was loaded for the backend 'cpu'");
  auto run = compile([&](const Tensor &x) { return onHost({x * 2})[0]; });
  expectNearby(run(x.to(device())).cpu(), expected * 2);
  std::filesystem::remove_all(path);
}

TEST_P(DeviceTest, CallsOpsOfTheProgram) {
  CustomOp twice = defineOp(std::string("device::twice_") + GetParam(),
                            {sameShape(), [](const KernelCall &call) {
                               auto x = call.in<float>(0);
                               auto y = call.out<float>(0);
                               for (size_t i = 0; i < x.size(); ++i)
                                 y[i] = 2 * x[i];
                             }});
  Tensor x = input({2, 3});
  Tensor y = twice({x.to(device())}).front();
  EXPECT_EQ(y.device(), device());
  expectNearby(y.cpu(), x * 2);
}

// Options and counts of steps are on the device of the parameters.
TEST_P(DeviceTest, TrainsParameters) {
  Tensor host = input({2, 3}), moved = host.to(device());
  optim::Adam first({host}, {.amsgrad = true});
  auto second = std::make_unique<optim::Adam>(
      std::vector<Tensor>{moved}, optim::AdamOptions{.amsgrad = true});
  for (int step = 1; step <= 4; ++step) {
    Tensor gradient = input({2, 3}, step);
    host.set_grad(gradient), moved.set_grad(gradient.to(device()));
    first.step(), second->step();
    expectNearby(moved.cpu(), host);
    nn::StateDict state = second->state_dict();
    EXPECT_EQ(state.at("state.0.exp_avg").device(), device());
    second = std::make_unique<optim::Adam>(std::vector<Tensor>{moved});
    second->load_state_dict(state);
  }
}
} // namespace
