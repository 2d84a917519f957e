//===- GradientsTest.cpp - derivatives of functions on tensors ------------===//

#include "tcopt/Capture/Gradients.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Control.h"

using namespace tcopt;

namespace {
struct Layer {
  Tensor weight, bias;
};
struct Net {
  Layer first, second;
};
} // namespace

static Tensor lossOf(const Net &net, const Tensor &x, const Tensor &target) {
  Tensor hidden = tanh(linear(x, net.first.weight, net.first.bias));
  return mse_loss(linear(hidden, net.second.weight, net.second.bias), target);
}

static Net makeNet() {
  manual_seed(1);
  auto layer = [](int64_t out, int64_t in) {
    return Layer{randn({out, in}, DType::F64), randn({out}, DType::F64)};
  };
  return {layer(5, 3), layer(2, 5)};
}

static std::vector<Tensor> leavesOf(const Net &net) {
  return {net.first.weight, net.first.bias, net.second.weight, net.second.bias};
}

// Compares with central differences of all elements.
static void expectGradient(const Net &net, const Net &gradient, const Tensor &x,
                           const Tensor &target) {
  constexpr double step = 1e-6;
  std::vector<Tensor> values = leavesOf(net), found = leavesOf(gradient);
  for (size_t i = 0; i < values.size(); ++i) {
    ASSERT_TRUE(values[i].sizes() == found[i].sizes());
    std::vector<double> slopes = found[i].toVector<double>();
    double *element = values[i].data_ptr<double>();
    for (double slope : slopes) {
      double kept = *element;
      *element = kept + step;
      double above = lossOf(net, x, target).item<double>();
      *element = kept - step;
      double below = lossOf(net, x, target).item<double>();
      *element++ = kept;
      EXPECT_NEAR(slope, (above - below) / (2 * step), 1e-7);
    }
  }
}

TEST(Gradients, OfAStructure) {
  Net net = makeNet();
  auto function = value_and_grad(lossOf);
  for (int64_t batch : {4, 1, 7, 6}) {
    Tensor x = randn({batch, 3}, DType::F64);
    Tensor target = randn({batch, 2}, DType::F64);
    auto [loss, gradient] = function(net, x, target);
    EXPECT_NEAR(loss.item<double>(), lossOf(net, x, target).item<double>(),
                1e-14);
    expectGradient(net, gradient, x, target);
  }
}

TEST(Gradients, StepsOfOneGraphLearn) {
  Net net = makeNet();
  auto step = compile([](Net net, Tensor x, Tensor target) {
    auto [loss, g] = value_and_grad(lossOf)(net, x, target);
    auto next = [](const Layer &layer, const Layer &slope) {
      return Layer{layer.weight - 0.1 * slope.weight,
                   layer.bias - 0.1 * slope.bias};
    };
    return std::pair(loss,
                     Net{next(net.first, g.first), next(net.second, g.second)});
  });
  Tensor x = randn({16, 3}, DType::F64), target = randn({16, 2}, DType::F64);
  double first = lossOf(net, x, target).item<double>();
  for (int i = 0; i < 100; ++i)
    net = step(net, x, target).second;
  EXPECT_LT(lossOf(net, x, target).item<double>(), 0.5 * first);
  EXPECT_EQ(step.counts().versions, 1);
}

TEST(Gradients, OfChosenArguments) {
  auto product = [](Tensor a, Tensor b, Tensor c) { return sum(a * b * c); };
  Tensor a = tensor({1.0, 2.0}), b = tensor({3.0, 5.0}),
         c = tensor({7.0, 11.0});
  auto [value, gradients] = value_and_grad<2, 0>(product)(a, b, c);
  EXPECT_EQ(value.item<double>(), 131);
  EXPECT_EQ(std::get<0>(gradients).toVector<double>(),
            (std::vector<double>{3, 10}));
  EXPECT_EQ(std::get<1>(gradients).toVector<double>(),
            (std::vector<double>{21, 55}));
}

// Captured tensors are constants, even if they are the argument itself.
TEST(Gradients, CapturedTensorsAreConstant) {
  Tensor x = tensor({2.0, 3.0});
  auto [value, gradient] =
      value_and_grad([&](Tensor y) { return sum(y * y * x); })(x);
  EXPECT_EQ(gradient.toVector<double>(), (std::vector<double>{8, 18}));
}

TEST(Gradients, OfGradients) {
  auto cube = [](Tensor x) { return sum(x * x * x); };
  auto slope = [=](Tensor x) { return sum(value_and_grad(cube)(x).second); };
  auto curvature = [=](Tensor x) {
    return sum(value_and_grad(slope)(x).second);
  };
  Tensor x = tensor({1.0, 2.0});
  EXPECT_EQ(value_and_grad(slope)(x).second.toVector<double>(),
            (std::vector<double>{6, 12}));
  EXPECT_EQ(value_and_grad(curvature)(x).second.toVector<double>(),
            (std::vector<double>{6, 6}));
}

TEST(Gradients, OfWritesAndViews) {
  auto function = [](Tensor x) {
    Tensor y = x * 2;
    y[0] = y[1] * 3;
    y.transpose(0, 1)[2] *= 5;
    return sum(y * y);
  };
  Tensor x = tensor({{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}});
  auto [value, gradient] = value_and_grad(function)(x);
  EXPECT_EQ(gradient.toVector<double>(),
            (std::vector<double>{0, 0, 0, 320, 400, 12000}));
}

TEST(Gradients, OfControlFlow) {
  auto function = [](Tensor x, Tensor count) {
    auto body = [](std::pair<Tensor, Tensor> state) {
      return std::pair(state.first * state.first, state.second - 1);
    };
    auto more = [](std::pair<Tensor, Tensor> state) {
      return state.second > 0;
    };
    Tensor y = while_loop(more, body, std::pair(x, count)).first;
    return cond(count > 1, [&] { return sum(y); }, [&] { return sum(y * 10); });
  };
  auto gradient = value_and_grad(function);
  Tensor x = tensor({1.0, 2.0});
  EXPECT_EQ(gradient(x, tensor(Scalar(2))).second.toVector<double>(),
            (std::vector<double>{4, 32}));
  EXPECT_EQ(gradient(x, tensor(Scalar(1))).second.toVector<double>(),
            (std::vector<double>{20, 40}));
  EXPECT_EQ(gradient(x, tensor(Scalar(0))).second.toVector<double>(),
            (std::vector<double>{10, 10}));
}

TEST(Gradients, OfWhatNothingDependsOn) {
  auto [value, gradient] = value_and_grad(
      [](Tensor x) { return sum(floor(x)); })(tensor({1.5, 2.5}));
  EXPECT_EQ(gradient.toVector<double>(), (std::vector<double>{0, 0}));
}

template <typename Fn>
static std::string messageOf(Fn function, const Tensor &x) {
  try {
    value_and_grad(function)(x);
  } catch (const Exception &e) {
    return e.what();
  }
  return "";
}
#define EXPECT_MESSAGE(FUNCTION, X, TEXT)                                      \
  EXPECT_NE(messageOf(FUNCTION, X).find(TEXT), std::string::npos)              \
      << messageOf(FUNCTION, X)

TEST(Gradients, Errors) {
  Tensor x = tensor({1.0, 2.0});
  EXPECT_MESSAGE([](Tensor x) { return x * 2; }, x,
                 "expected one element as the function's result but found "
                 "sizes [2]");
  EXPECT_MESSAGE([](Tensor x) { return argmax(x, 0); }, x,
                 "expected a tensor of floats as the function's result but "
                 "found i64");
  EXPECT_MESSAGE([](Tensor x) { return sum(x).to(DType::F64); }, arange(3),
                 "expected tensors of floats to differentiate with respect to "
                 "but found i64");
  EXPECT_MESSAGE([](Tensor x) { return sum(x * x.sum().item<double>()); }, x,
                 "item() needs a value");
}
