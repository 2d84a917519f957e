//===- CudaHostOpsTest.cpp - user-defined ops with GPU tensors ------------===//

#include "CudaTesting.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

const Options onHost{.allowHostOps = true};

/// Restores the default options at the end of the scope.
class DefaultOptions {
public:
  explicit DefaultOptions(const Options &options) {
    setDefaultOptions(options);
  }
  ~DefaultOptions() { setDefaultOptions(before); }

private:
  Options before = Options::defaults();
};

/// Reverses the first input and returns the number of its elements.
int reverse(tcopt_context *, int32_t, const tcopt_tensor *inputs, int32_t,
            tcopt_tensor *outputs, const tcopt_attributes *) {
  int64_t bytes = inputs[0].dtype.bits / 8, count = inputs[0].shape[0];
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(static_cast<char *>(outputs[0].data) + i * bytes,
                static_cast<const char *>(inputs[0].data) +
                    (count - 1 - i) * bytes,
                size_t(bytes));
  *static_cast<int64_t *>(outputs[1].data) = count;
  return TCOPT_OK;
}

const CustomOp &reversed() {
  static const CustomOp op =
      defineOp("cuda::reversed",
               {.shape =
                    [](const TensorShapes &inputs, const Attributes &) {
                      return TensorShapes{inputs.at(0), {DType::I64, {}}};
                    },
                .kernel = reverse});
  return op;
}

void multiply(const KernelCall &call) {
  auto x = call.in<float>(0);
  auto y = call.out<float>(0);
  for (size_t i = 0; i < x.size(); ++i)
    y[i] = float(x[i] * call.number("factor"));
}

/// x times `factor`; the gradient is an op without gradients.
const CustomOp &scale() {
  static const CustomOp back =
      defineOp("cuda::scale_back",
               {.shape = sameShape(),
                .kernel = [](const KernelCall &call) { multiply(call); }});
  static const CustomOp op = defineOp(
      "cuda::scale", {.shape = sameShape(),
                      .kernel = [](const KernelCall &call) { multiply(call); },
                      .backward =
                          [](const GradientCall &call) {
                            return back({call.gradients[0]}, call.attributes);
                          }});
  return op;
}

Tensor scaled(const Tensor &x, double factor) {
  return scale()({x}, {{"factor", factor}}).front();
}

TEST(CudaHostOps, AreRefusedUnlessAllowed) {
  Tensor x = moved(input({5}));
  auto run = compile([](const Tensor &x) { return scaled(x, 3); });
  EXPECT_REFUSED(run(x), "'cuda::scale' has no kernel for a GPU; "
                         "allow-host-ops lets it run on the host");
  EXPECT_REFUSED(scaled(x, 3).toVector<float>(), "has no kernel for a GPU");
}

TEST(CudaHostOps, RunEagerly) {
  DefaultOptions options(onHost);
  int64_t before = hostCalls();
  Tensor x = input({5}), y = scaled(moved(x), 3);
  EXPECT_EQ(y.device(), gpu());
  expectNearby(back(y), x * 3);
  EXPECT_EQ(hostCalls() - before, 1);
}

TEST(CudaHostOps, RunInCompiledFunctions) {
  auto f = [](const Tensor &x) { return tanh(scaled(exp(x), 0.5)) + x; };
  auto run = compile(f, onHost);
  for (int64_t rows : {2, 3, 7, 1}) {
    int64_t before = hostCalls();
    Tensor x = input({rows, 4});
    expectNearby(back(run(moved(x))), f(x));
    EXPECT_EQ(hostCalls() - before, 1);
  }
}

TEST(CudaHostOps, TakeAllDTypesAndSizes) {
  auto f = [](const Tensor &x) {
    std::vector<Tensor> found = reversed()({x});
    return std::pair(found[0], found[1]);
  };
  auto run =
      compile(f, {.dynamic = true, .recompileLimit = 30, .allowHostOps = true});
  for (DType dtype :
       {DType::F64, DType::F32, DType::F16, DType::BF16, DType::I64, DType::I32,
        DType::I16, DType::I8, DType::U8, DType::Bool})
    for (int64_t size : {0, 2, 5}) {
      Tensor x = (input({size}) * 4).to(dtype);
      auto [y, count] = run(moved(x));
      EXPECT_EQ(y.dtype(), dtype);
      EXPECT_EQ(back(y).to(DType::F64).toVector<double>(),
                f(x).first.to(DType::F64).toVector<double>());
      EXPECT_EQ(count.item<int64_t>(), size);
    }
}

TEST(CudaHostOps, RunInControlFlow) {
  auto f = [](const Tensor &x) {
    Tensor chosen = cond(
        x.sum() > 0, [&] { return scaled(x, 2); },
        [&] { return scaled(x, -2); });
    return while_loop([](const Tensor &y) { return y.sum() < 100; },
                      [](const Tensor &y) { return scaled(y, 3) + 1; }, chosen);
  };
  auto run = compile(f, onHost);
  for (double shift : {1.0, -1.0}) {
    Tensor x = input({4}) + shift;
    expectNearby(back(run(moved(x))), f(x));
  }
}

TEST(CudaHostOps, UpdateInPlace) {
  auto run = compile([](Tensor x) { x.copy_(scaled(x, 2)); }, onHost);
  Tensor x = input({6}), there = moved(x);
  run(there);
  run(there);
  expectNearby(back(there), x * 4);
}

TEST(CudaHostOps, HaveGradients) {
  auto loss = [](const Tensor &x, const Tensor &w) {
    return mean(square(scaled(x * w, 3)));
  };
  Tensor x = input({4, 3}), w = input({3}) + 1;
  Tensor here = w.clone().requires_grad_();
  loss(x, here).backward();
  for (bool compiles : {false, true}) {
    DefaultOptions options(onHost);
    Tensor there = moved(w).requires_grad_();
    auto run = compile(loss, onHost);
    (compiles ? run(moved(x), there) : loss(moved(x), there)).backward();
    EXPECT_EQ(there.grad().device(), gpu());
    expectNearby(back(there.grad()), here.grad());
  }
}

TEST(CudaHostOps, AreWithinTrainingSteps) {
  auto train = [](const Device &device) {
    manual_seed(3);
    nn::Linear net(6, 3);
    net.to(device);
    optim::SGD optimizer(net.parameters(), {.lr = 0.05});
    auto step = compile(
        [&](const Tensor &x) {
          optimizer.zero_grad();
          Tensor loss = mean(square(scaled(net(x), 2)));
          loss.backward();
          optimizer.step();
          return loss;
        },
        {.fullgraph = true, .allowHostOps = true});
    std::vector<float> losses;
    for (int i = 0; i < 4; ++i)
      losses.push_back(step(input({5, 6}).to(device)).item<float>());
    return losses;
  };
  std::vector<float> here = train(Device("cpu")), there = train(gpu());
  for (size_t i = 0; i < here.size(); ++i)
    EXPECT_NEAR(here[i], there[i], 1e-4);
}

/// An autograd function whose forward and backward call the op.
struct Tripled : autograd::Function<Tripled> {
  static Tensor forward(autograd::AutogradContext &, Tensor x) {
    return scaled(x, 3);
  }
  static std::vector<Tensor> backward(autograd::AutogradContext &,
                                      std::vector<Tensor> gradients) {
    return {scaled(gradients[0], 3)};
  }
};

TEST(CudaHostOps, AreCalledByAutogradFunctions) {
  DefaultOptions options(onHost);
  auto loss = [](const Tensor &x) { return Tripled::apply(x).sum(); };
  for (bool compiles : {false, true}) {
    Tensor x = moved(input({4})).requires_grad_();
    auto run = compile(loss, onHost);
    (compiles ? run(x) : loss(x)).backward();
    EXPECT_EQ(back(x.grad()).toVector<float>(), std::vector<float>(4, 3.0f));
  }
}

TEST(CudaHostOps, KeepCallsFromBecomingGraphs) {
  auto run = compile([](const Tensor &x) { return scaled(x, 2) + 1; },
                     {.mode = "reduce-overhead", .allowHostOps = true});
  constexpr const char *reason = "it calls a function on the host";
  GraphCounts before = graphCounts();
  int64_t calls = hostCalls();
  Tensor x = moved(input({4})), doubled = back(x) * 2 + 1;
  for (int i = 0; i < 4; ++i)
    expectNearby(back(run(x)), doubled);
  EXPECT_EQ(graphCounts().replayed, before.replayed);
  EXPECT_GE(graphCounts().reasons[reason] - before.reasons[reason], 1);
  EXPECT_EQ(hostCalls() - calls, 4);
}

} // namespace
