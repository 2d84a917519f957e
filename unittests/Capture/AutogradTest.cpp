//===- AutogradTest.cpp - tape, backward(), grad() and checkpoints --------===//

#include "tcopt/Capture/Autograd.h"
#include "AutogradTesting.h"
#include "FunctionsTesting.h"
#include "QuickCode.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/Functional.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/Settings.h"

using namespace tcopt;
using namespace tcopt::testing;
using autograd::gradcheck;
using autograd::gradgradcheck;
using List = std::vector<Tensor>;

static void expectGradients(const autograd::TensorFunction &function,
                            const List &inputs) {
  QuickCode quick;
  EXPECT_TRUE(gradcheck(function, inputs));
  EXPECT_TRUE(gradgradcheck(function, inputs));
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

TEST(Tape, GoesThroughPointwiseFunctions) {
  expectGradients([](const List &x) { return List{x[0] * x[1] + exp(x[0])}; },
                  {leaf({2, 3}), leaf({2, 3}, 1)});
  expectGradients([](const List &x) { return List{x[0] * x[1] / 3}; },
                  {leaf({2, 3}), leaf({3}, 1)});
  expectGradients([](const List &x) { return List{tanh(x[0]).sum()}; },
                  {leaf({})});
  expectGradients([](const List &x) { return List{pow(x[0], x[1])}; },
                  {leaf({2, 2}, 1).abs().detach().requires_grad_(), leaf({2})});
  expectGradients([](const List &x) { return List{x[0] * 2}; }, {leaf({0, 3})});
}

TEST(Tape, GoesThroughNetworks) {
  expectGradients(
      [](const List &x) {
        return List{cross_entropy(linear(x[0], x[1], x[2]), tensor({1, 0}))};
      },
      {leaf({2, 3}), leaf({4, 3}, 1), leaf({4}, 2)});
  expectGradients(
      [](const List &x) { return List{layer_norm(x[0], {4}, x[1], x[2])}; },
      {leaf({3, 4}), leaf({4}, 1), leaf({4}, 2)});
  expectGradients(
      [](const List &x) { return List{conv2d(x[0], x[1], x[2], {1}, {1})}; },
      {leaf({1, 2, 4, 4}), leaf({3, 2, 3, 3}, 1), leaf({3}, 2)});
  expectGradients(
      [](const List &x) {
        return List{scaled_dot_product_attention(x[0], x[1], x[2])};
      },
      {leaf({1, 2, 3, 4}), leaf({1, 2, 5, 4}, 1), leaf({1, 2, 5, 4}, 2)});
  expectGradients([](const List &x) { return List{softmax(x[0], 1)}; },
                  {leaf({3, 4})});
}

TEST(Tape, GoesThroughSeveralResults) {
  expectGradients(
      [](const List &x) {
        auto [values, indices] = topk(x[0], 2);
        return List{values, (values * values).sum()};
      },
      {leaf({3, 4})});
  // A result is not used.
  expectGradients(
      [](const List &x) {
        return List{split(x[0], 2, 1)[1] * 3, chunk(x[0], 2, 0)[0]};
      },
      {leaf({2, 4})});
}

// Expects a gradient of the sum of the results.
static void expectGradient(const std::function<Tensor(const Tensor &)> &f,
                           const std::vector<double> &values,
                           const std::vector<double> &expected,
                           Place place = Place::current()) {
  Tensor x = tensor(values).to(DType::F64).detach().requires_grad_();
  f(x).sum().backward();
  check(x.grad(), DType::F64, {int64_t(values.size())}, expected, place);
}

TEST(Tape, HasGradientsOfBounds) {
  std::vector<double> x{0, 1, 2, 3, 4, INFINITY, NAN};
  auto number = [](double value) { return tensor(value).to(DType::F64); };
  expectGradient([](const Tensor &x) { return x.clamp_min(1); }, x,
                 {0, 0, 1, 1, 1, 1, 0});
  expectGradient([](const Tensor &x) { return x.clamp_max(3); }, x,
                 {1, 1, 1, 0, 0, 0, 0});
  expectGradient([](const Tensor &x) { return x.clamp(1, 3); }, x,
                 {0, 0, 1, 0, 0, 0, 0});
  expectGradient([](const Tensor &x) { return (x * 1).clamp_min_(1); }, x,
                 {0, 0, 1, 1, 1, 1, 0});
  expectGradient([&](const Tensor &x) { return x.clamp_min(number(1)); }, x,
                 {0, 0.5, 1, 1, 1, 1, 1});
  expectGradient([&](const Tensor &x) { return x.clamp_max(number(3)); }, x,
                 {1, 1, 1, 0.5, 0, 0, 1});
  expectGradient([&](const Tensor &x) { return x.clamp(number(1), number(3)); },
                 x, {0, 0.5, 1, 0.5, 0, 0, 1});
  expectGradient(
      [](const Tensor &x) {
        return margin_ranking_loss(x, zeros_like(x), -ones_like(x), 0.0, "sum");
      },
      {-1, 0, 1}, {0, 0, 1});
}

TEST(Tape, GoesThroughIntegrals) {
  for (const Tensor &x : List{leaf({3}, 1), leaf({2, 3}, 1), leaf({1, 3}, 1)}) {
    expectGradients([](const List &x) { return List{trapezoid(x[0], x[1])}; },
                    {leaf({2, 3}), x});
    expectGradients(
        [](const List &x) { return List{cumulative_trapezoid(x[0], x[1])}; },
        {leaf({2, 3}), x});
  }
  // The points are written to after the call.
  expectGradients(
      [](const List &x) {
        Tensor points = x[1] * 1;
        Tensor area = trapezoid(x[0], points);
        points.zero_();
        return List{area};
      },
      {leaf({2, 3}), leaf({3}, 1)});
}

// Expects the gradients of anchor, positive and negative.
static void expectTriplet(const std::vector<std::vector<double>> &values,
                          bool swap,
                          const std::vector<std::vector<double>> &expected,
                          Place place = Place::current()) {
  List x;
  for (const std::vector<double> &each : values)
    x.push_back(tensor(each).to(DType::F64).reshape({1, 2}).requires_grad_());
  triplet_margin_loss(x[0], x[1], x[2], 1.0, 2.0, 1e-6, swap).backward();
  for (size_t i = 0; i < x.size(); ++i)
    check(x[i].grad(), DType::F64, {1, 2}, expected[i], place);
}

TEST(Tape, HasGradientsOfTripletsThatAreNotFinite) {
  expectTriplet({{1, INFINITY}, {1, 1}, {0, 0}}, false,
                {{0, NAN}, {0, NAN}, {0, NAN}});
  expectTriplet({{1, 2}, {INFINITY, 1}, {0, 0}}, false,
                {{NAN, -0.8944271}, {NAN, 0}, {0.4472138, 0.8944271}});
  expectTriplet({{1, 2}, {1, 1}, {INFINITY, 0}}, false,
                {{NAN, 0}, {0, 0}, {NAN, 0}});
  expectTriplet({{1, 2}, {1, NAN}, {0, 0}}, false,
                {{NAN, NAN}, {NAN, NAN}, {0, 0}});
  expectTriplet({{1, INFINITY}, {1, 1}, {0, 0}}, true,
                {{0, NAN}, {-0.7071068, NAN}, {0.7071068, NAN}});
}

// The correction exceeds the number of elements.
TEST(Tape, HasGradientsOfCorrections) {
  auto var = [](double correction) {
    return [=](const Tensor &x) { return tcopt::var(x, {0}, correction); };
  };
  auto std = [](double correction) {
    return [=](const Tensor &x) { return tcopt::std(x, {0}, correction); };
  };
  std::vector<double> x{1, 2, 4};
  expectGradient(var(3), x, {-INFINITY, -INFINITY, INFINITY});
  expectGradient(var(4), x, {8 / 3.0, 2 / 3.0, -10 / 3.0});
  expectGradient(std(3), x, {NAN, NAN, NAN});
  expectGradient(std(4), x, {0, 0, 0});
}

TEST(Tape, HasGradientsOfTables) {
  Tensor indices = tensor({1, 2, 1, 0, 1});
  Tensor weight = ones({4, 1}, DType::F64).requires_grad_();
  embedding(weight, indices, -2).sum().backward();
  check(weight.grad(), DType::F64, {4, 1}, {1, 3, 0, 0});
  weight.set_grad({});
  (embedding(weight, indices, std::nullopt, true) * 3).sum().backward();
  check(weight.grad(), DType::F64, {4, 1}, {3, 3, 3, 0});

  nn::Embedding table(4, 1, {.padding_idx = 2, .scale_grad_by_freq = true});
  table(indices).sum().backward();
  check(table.weight->grad(), DType::F32, {4, 1}, {1, 1, 0, 0});
}

TEST(Tape, KnowsWhatRequiresGradients) {
  Tensor x = leaf({3}), y = ones({3}, DType::F64);
  EXPECT_TRUE((x * 2).requires_grad());
  EXPECT_FALSE((x * 2).is_leaf());
  EXPECT_TRUE(floor(x).requires_grad());
  EXPECT_FALSE((y * 2).requires_grad());
  EXPECT_FALSE(argmax(x).requires_grad());
  EXPECT_FALSE(zeros_like(x).requires_grad());
  EXPECT_FALSE((x > 0).requires_grad());
  EXPECT_FALSE(x.detach().requires_grad());
  EXPECT_FALSE((x.detach() * 2).requires_grad());
  EXPECT_TRUE(x[0].requires_grad());
  NoGrad none;
  EXPECT_FALSE((x * 2).requires_grad());
  EXPECT_FALSE(x[0].requires_grad());
}

TEST(Tape, GivesRandomFunctionsTheSameNumbers) {
  Tensor x = ones({200}).requires_grad_();
  Tensor y = dropout(x, 0.5, true);
  y.sum().backward();
  EXPECT_EQ(x.grad().toVector<float>(), y.toVector<float>());
}

//===----------------------------------------------------------------------===//
// Views and writes
//===----------------------------------------------------------------------===//

TEST(Tape, GoesThroughViews) {
  using Fn = std::function<Tensor(const Tensor &)>;
  for (const Fn &view : std::vector<Fn>{
           [](const Tensor &x) { return x[1]; },
           [](const Tensor &x) { return x.t(); },
           [](const Tensor &x) { return x.reshape({3, 2}); },
           [](const Tensor &x) { return x.t().reshape({2, 3}); },
           [](const Tensor &x) { return x.narrow(1, 1, 2); },
           [](const Tensor &x) { return x.unsqueeze(1).expand({2, 4, 3}); },
           [](const Tensor &x) { return x.permute({1, 0})[2]; },
           [](const Tensor &x) { return x.index({Slice{}, Slice{0, 3, 2}}); },
           [](const Tensor &x) { return x.unfold(1, 2, 1); },
           [](const Tensor &x) { return x.diagonal(); },
           [](const Tensor &x) { return x.select(1, 0).unsqueeze(0); },
       })
    expectGradients(
        [&](const List &x) {
          Tensor part = view(x[0] * 2);
          return List{part * part, view(x[0])};
        },
        {leaf({2, 3})});
}

TEST(Tape, GoesThroughManyTensors) {
  List parts;
  for (unsigned i = 0; i < 9; ++i)
    parts.push_back(leaf({2, 3}, i));
  expectGradients([](const List &x) { return List{cat(x, 0), stack(x, 1)}; },
                  parts);
}

TEST(Tape, GoesThroughWrites) {
  expectGradients(
      [](const List &x) {
        Tensor y = x[0] * 1;
        y.mul_(x[1]);
        y.exp_();
        return List{y};
      },
      {leaf({2, 3}), leaf({3}, 1)});
  expectGradients(
      [](const List &x) {
        Tensor y = x[0] * 1;
        y[1].mul_(x[1]);
        Tensor part = y.narrow(1, 0, 2);
        part.add_(1);
        y[0] = x[1] * 2;
        return List{y, part * part};
      },
      {leaf({2, 3}), leaf({3}, 1)});
  expectGradients(
      [](const List &x) {
        Tensor y = zeros({2, 3}, DType::F64);
        y.copy_(x[0]);
        y.index_put_({tensor({1})}, x[1]);
        return List{y};
      },
      {leaf({2, 3}), leaf({3}, 1)});
}

TEST(Tape, RefusesWritesToLeaves) {
  Tensor x = leaf({2, 3});
  EXPECT_REFUSED(x.add_(1), "a leaf tensor that requires a gradient");
  EXPECT_REFUSED(x[0].add_(1), "a view of a leaf tensor");
  auto add = compile([](Tensor x) { x.add_(1); });
  EXPECT_REFUSED(add(x), "a leaf tensor that requires a gradient");
  NoGrad none;
  x.add_(1);
  x[0].add_(1);
  EXPECT_TRUE(x.is_leaf());
}

TEST(Tape, CountsWrites) {
  Tensor x = leaf({3});
  Tensor y = x * 2, z = (y * y).sum();
  y.add_(1);
  EXPECT_REFUSED(z.backward(), "modified by an in-place operation");
  Tensor a = exp(x), b = a.sum();
  a.add_(1);
  EXPECT_REFUSED(b.backward(), "modified by an in-place operation");
  // A tensor that no gradient needs may be written to.
  Tensor c = x * 2, d = c.sum();
  c.add_(1);
  d.backward();
  // A tensor of which only the sizes are saved may be written to, too.
  Tensor f = leaf({1, 2, 2}) * 1, g = trapezoid(f, 0.5, 1).sum();
  f.add_(1);
  g.backward();
  Tensor h = x / (x * x), i = h.sum();
  h.add_(1);
  i.backward();
  // The write precedes the use of the result.
  Tensor e = x * 1;
  e.exp_();
  e.sum().backward();
}

//===----------------------------------------------------------------------===//
// Uses of the tape
//===----------------------------------------------------------------------===//

TEST(Backward, AddsToLeaves) {
  Tensor x = leaf({3});
  (x * 2).sum().backward();
  Tensor first = x.grad();
  EXPECT_EQ(first.toVector<double>(), std::vector<double>(3, 2));
  (x * 3).sum().backward();
  EXPECT_TRUE(x.grad().is_same(first));
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 5));
  x.set_grad({});
  EXPECT_FALSE(x.grad().defined());
  (x * 2).backward(ones({3}, DType::F64) * 4);
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 8));
}

TEST(Backward, LeavesGradientsOfOthersAlone) {
  // The gradient passed to backward() belongs to the caller and must not
  // change.
  Tensor x = leaf({3}), start = ones({3}, DType::F64);
  (x + 0).backward(start);
  (x + 0).backward(start);
  EXPECT_EQ(start.toVector<double>(), std::vector<double>(3, 1));
  Tensor a = leaf({2}), b = leaf({2});
  (a + b).sum().backward();
  (a * 2).sum().backward();
  EXPECT_EQ(b.grad().toVector<double>(), std::vector<double>(2, 1));
}

// As in PyTorch, the gradient of a norm of zeros is 0.
TEST(Backward, IsFiniteAtVectorsOfZeros) {
  Tensor x = zeros({3}, DType::F64).requires_grad_();
  Tensor y = ones({3}, DType::F64).requires_grad_();
  cosine_similarity(x, y, 0).backward();
  for (double slope : x.grad().toVector<double>())
    EXPECT_NEAR(slope, 1 / std::sqrt(3.0) / 1e-8, 1);
  EXPECT_EQ(y.grad().toVector<double>(), (std::vector<double>{0, 0, 0}));
}

TEST(Backward, RunsOnce) {
  Tensor x = leaf({3}), y = (x * x).sum();
  y.backward({}, /*retain_graph=*/true);
  y.backward();
  EXPECT_REFUSED(y.backward(), "retain_graph");
  EXPECT_NEAR(x.grad()[0].item<double>(), 4 * x[0].item<double>(), 1e-12);
}

// Sums save no elements, and a write saves only the sizes of the old elements.
TEST(Backward, RunsAgainWhereNothingIsKept) {
  Tensor x = leaf({3}), y = (x + 1).sum();
  y.backward();
  y.backward();
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 2));
  Tensor target = leaf({1000}) + 1, source = leaf({1000});
  int64_t before = memoryStats().tensors;
  target.copy_(source);
  EXPECT_EQ(memoryStats().tensors, before);
  for (int i = 0; i < 2; ++i)
    target.sum().backward();
  EXPECT_EQ(source.grad()[0].item<double>(), 2);
}

TEST(Backward, SkipsLeavesThatRequireNoneAnyMore) {
  Tensor x = leaf({3}), w = leaf({3}), v = leaf({3});
  Tensor y = (x * w * v).sum();
  w.requires_grad_(false);
  v.detach_();
  y.backward();
  EXPECT_TRUE(x.grad().defined());
  EXPECT_FALSE(w.grad().defined());
  EXPECT_FALSE(v.grad().defined());
}

// As for PyTorch's x / hypot(x, y).
TEST(Backward, OfHypotAtTheOriginAndInfinities) {
  constexpr double inf = INFINITY, nan = NAN;
  auto root = [](const Tensor &x, const Tensor &y) { return hypot(x, y); };
  auto compiled = compile(root);
  for (bool isCompiled : {false, true}) {
    Tensor x = tensor({0., 0., 1., inf, inf, nan, -3e200}).requires_grad_();
    Tensor y = tensor({0., 1., 0., 1., inf, 1., 4e200}).requires_grad_();
    (isCompiled ? compiled(x, y) : root(x, y)).sum().backward();
    check(x.grad(), DType::F64, {7}, {NAN, 0, 1, NAN, NAN, NAN, -0.6});
    check(y.grad(), DType::F64, {7}, {NAN, 1, 0, 0, NAN, NAN, 0.8});
  }
}

TEST(Backward, RefusesToDetachViewsInPlace) {
  Tensor x = Tensor(ones({4})), w = leaf({4});
  for (const Tensor &all : {x, w})
    for (Tensor part : {all.chunk(2)[0], all.view({2, 2}), all[0]})
      EXPECT_REFUSED(part.detach_(), "detach_: expected no view");
  EXPECT_FALSE(x.detach().detach_().requires_grad());
  EXPECT_FALSE(w[0].detach().detach_().requires_grad());
  EXPECT_FALSE(w[0].clone().detach_().requires_grad());
  auto compiled = compile([](Tensor y) { return y.chunk(2)[0].detach_(); });
  EXPECT_REFUSED(compiled(x), "detach_: expected no view");
}

TEST(Backward, RetainsGradientsOfSeveralRunsAndOfViews) {
  Tensor x = leaf({4}), y = x * 2, part = x.view({2, 2});
  y.retain_grad();
  part.retain_grad();
  EXPECT_FALSE(part.grad().defined());
  Tensor z = (y.sum() + (part * part).sum());
  z.backward({}, /*retain_graph=*/true);
  z.backward();
  EXPECT_EQ(y.grad().toVector<double>(), std::vector<double>(4, 2));
  EXPECT_TRUE(allclose(part.grad(), (part * 4).detach()));
  EXPECT_TRUE(allclose(x.grad(), (x * 4 + 4).detach()));
  part.set_grad({});
  EXPECT_FALSE(part.grad().defined());
  part.set_grad(ones({2, 2}, DType::F64));
  EXPECT_EQ(part.grad().toVector<double>(), std::vector<double>(4, 1));
  EXPECT_TRUE(x.grad().sizes() == Sizes{4});
  EXPECT_FALSE(part.detach().grad().defined());
}

TEST(Backward, RetainsTheGradientAfterTheLastWrite) {
  Tensor x = leaf({3}), y = x * 2;
  y.retain_grad();
  y.mul_(5);
  y.retain_grad();
  y.sum().backward();
  EXPECT_EQ(y.grad().toVector<double>(), std::vector<double>(3, 1));
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 10));
}

// As in PyTorch, the gradient of y is that before its hooks if the gradient of
// x is computed from it, and that after its hooks otherwise.
TEST(Backward, GradsBeforeAndAfterHooks) {
  Tensor x = leaf({3}), y = x * 2;
  y.register_hook([](const Tensor &g) { return g * 10; });
  auto both = autograd::grad({y.sum()}, {y, x}, {}, true);
  EXPECT_EQ(both[0].toVector<double>(), std::vector<double>(3, 1));
  EXPECT_EQ(both[1].toVector<double>(), std::vector<double>(3, 20));
  auto alone = autograd::grad({y.sum()}, {y});
  EXPECT_EQ(alone[0].toVector<double>(), std::vector<double>(3, 10));
}

// The caller may change its gradient tensor afterwards.
TEST(Backward, CopiesGradientsOfOthers) {
  Tensor x = leaf({3}), start = ones({3}, DType::F64);
  x.backward(start, std::nullopt, /*create_graph=*/true);
  start.zero_();
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 1));
}

TEST(Backward, SaysWhatIsWrong) {
  Tensor x = leaf({3});
  EXPECT_REFUSED((x * 2).backward(), "expected one element, or a gradient");
  EXPECT_REFUSED(ones({1}).backward(), "requires a gradient");
  EXPECT_REFUSED((x * 2).backward(ones({2}, DType::F64)),
                 "expected a gradient like the tensor, f64 [3], but found "
                 "f64 [2]");
  EXPECT_REFUSED((x * 2).backward(ones({3})), "but found f32 [3]");
  EXPECT_REFUSED(tensor({1, 2}).requires_grad_(), "a tensor of floats");
  EXPECT_REFUSED((x * 2).requires_grad_(false), "expected a leaf");
  EXPECT_REFUSED(Tensor().detach(), "detach: expected a tensor but found one");
  EXPECT_REFUSED(Tensor().copy_({}), "not defined");
  EXPECT_REFUSED(autograd::grad({x.sum()}, {leaf({2})}), "do not depend");
  EXPECT_REFUSED(x.set_grad(ones({2})), "expected a gradient like");
  EXPECT_FALSE(
      autograd::grad({x.sum()}, {leaf({2})}, {}, {}, false, true)[0].defined());
}

TEST(Backward, GivesGradientsOfGradients) {
  Tensor x = leaf({3});
  Tensor slope = autograd::grad({(x * x * x).sum()}, {x}, {}, {}, true)[0];
  EXPECT_TRUE(slope.requires_grad());
  (slope * slope).sum().backward();
  for (int i = 0; i < 3; ++i) {
    double at = x[i].item<double>();
    EXPECT_NEAR(x.grad()[i].item<double>(), 36 * at * at * at, 1e-10);
  }
}

TEST(Backward, CallsHooks) {
  Tensor x = leaf({3});
  Tensor y = x * 2;
  y.retain_grad();
  int64_t number = y.register_hook([](const Tensor &g) { return g * 10; });
  x.register_hook([](const Tensor &g) { return g + 1; });
  y.sum().backward({}, true);
  EXPECT_EQ(y.grad().toVector<double>(), std::vector<double>(3, 10));
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 21));
  y.remove_hook(number);
  x.set_grad({});
  y.sum().backward();
  EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 3));
}

TEST(Backward, GivesUpLongTapes) {
  Tensor x = ones({1}).requires_grad_(), y = x * 1;
  for (int i = 0; i < 20000; ++i)
    y = y + 1;
  y.backward();
  EXPECT_EQ(x.grad().item<double>(), 1);
}

TEST(Backward, LeavesNothingBehind) {
  Tensor x = leaf({30, 30});
  auto net = compile([](Tensor x) { return tanh(matmul(x, x)); });
  auto run = [&] {
    Tensor y = net(x * 1) * 1;
    y.mul_(2);
    Tensor part = y[0];
    part.exp_();
    y.retain_grad();
    Tensor slope = autograd::grad({(y * y).sum()}, {x}, {}, {}, true)[0];
    (slope * slope).sum().backward();
    x.set_grad({});
  };
  run();
  int64_t before = memoryStats().tensors;
  for (int i = 0; i < 3; ++i)
    run();
  EXPECT_EQ(memoryStats().tensors, before);
}

TEST(Backward, FindsNan) {
  autograd::DetectAnomaly detect;
  Tensor x = zeros({1}).requires_grad_();
  Tensor y = sqrt(x) * 0;
  EXPECT_REFUSED(y.backward(), "backward of sqrt: gradient 0 has a NaN");
}

//===----------------------------------------------------------------------===//
// Compiled functions
//===----------------------------------------------------------------------===//

TEST(Tape, GoesThroughCompiledFunctions) {
  auto net = compile([](const List &x) {
    Tensor h = layer_norm(tanh(linear(x[0], x[1], x[2])), {4});
    return List{h, log_softmax(h, 1)};
  });
  List inputs = {leaf({2, 3}), leaf({4, 3}, 1), leaf({4}, 2)};
  expectGradients([&](const List &x) { return net(x); }, inputs);
  // Other sizes, with the same code.
  for (int64_t rows : {3, 5, 7})
    EXPECT_TRUE(gradcheck([&](const List &x) { return net(x); },
                          {leaf({rows, 3}), inputs[1], inputs[2]}));
}

TEST(Tape, GoesThroughTensorsThatFunctionsReferTo) {
  nn::Linear layer(3, 2);
  layer.to(DType::F64);
  auto net = compile([&](Tensor x) { return tanh(layer(x)); });
  Tensor x = leaf({4, 3});
  net(x).sum().backward();
  List found = {x.grad(), layer.weight->grad(), layer.bias->grad()};
  for (Tensor one : {x, *layer.weight, *layer.bias})
    one.set_grad({});
  tanh(layer(x)).sum().backward();
  List expected = {x.grad(), layer.weight->grad(), layer.bias->grad()};
  for (size_t i = 0; i < found.size(); ++i)
    EXPECT_TRUE(allclose(found[i], expected[i]));
}

TEST(Tape, GoesThroughFunctionsThatBreak) {
  auto f = compile([](const List &x) {
    Tensor h = tanh(x[0] * x[1]);
    if (h.sum().item<double>() > 1e9)
      h = h * 2;
    h.mul_(x[1]);
    return List{h * h};
  });
  for (int i = 0; i < 2; ++i)
    expectGradients([&](const List &x) { return f(x); },
                    {leaf({2, 3}), leaf({3}, 1)});
}

TEST(Tape, GoesThroughWritesOfCompiledFunctions) {
  auto scale = compile([](Tensor x, Tensor by) { x.mul_(by); });
  expectGradients(
      [&](const List &x) {
        Tensor y = x[0] * 1;
        scale(y, x[1]);
        scale(y[0], x[1][0]);
        return List{y};
      },
      {leaf({2, 3}), leaf({3}, 1)});
}

TEST(Tape, EndsAtNoGradInCompiledFunctions) {
  auto f = compile([](Tensor x) {
    NoGrad none;
    Tensor y = x * 3;
    EnableGrad again;
    return x * y.detach() + x.detach();
  });
  Tensor x = leaf({3});
  f(x).sum().backward();
  EXPECT_TRUE(allclose(x.grad(), x.detach() * 3));
}

TEST(Backward, IsPartOfCompiledSteps) {
  manual_seed(3);
  nn::Linear first(3, 4), second(4, 1);
  List all = first.parameters();
  for (const Tensor &one : second.parameters())
    all.push_back(one);
  List before;
  for (Tensor &one : all)
    before.push_back(one.detach().clone());
  auto body = [&](Tensor x, Tensor y) {
    for (Tensor &one : all)
      one.set_grad({});
    Tensor loss = mse_loss(second(relu(first(x))), y);
    loss.backward();
    NoGrad update;
    for (Tensor &one : all)
      one.sub_(one.grad() * 0.1);
    return loss;
  };
  auto step = compile(body);
  Tensor x = leaf({8, 3}).detach().to(DType::F32), y = x.sum(1, true);
  std::vector<double> expected, found;
  for (int i = 0; i < 5; ++i)
    expected.push_back(body(x, y).item<double>());
  Tensor gradient = all[0].grad();
  {
    NoGrad reset;
    for (size_t i = 0; i < all.size(); ++i)
      all[i].copy_(before[i]);
  }
  for (int i = 0; i < 5; ++i)
    found.push_back(step(x, y).item<double>());
  for (int i = 0; i < 5; ++i)
    EXPECT_NEAR(found[i], expected[i], 1e-5);
  EXPECT_LT(expected[4], expected[0]);
  EXPECT_TRUE(allclose(all[0].grad(), gradient, 1e-3, 1e-5));
  EXPECT_EQ(step.counts().versions, 1);
  EXPECT_EQ(step.counts().graphBreaks, 0);
}

TEST(Backward, InTracesAddsToGradients) {
  Tensor w = leaf({3});
  auto add = compile([&](Tensor x) { (w * x).sum().backward(); });
  Tensor x = leaf({3}, 1).detach();
  for (int i = 1; i < 4; ++i) {
    add(x);
    EXPECT_TRUE(allclose(w.grad(), x * i)) << i;
  }
  // Gradients of gradients.
  auto penalty = compile([&](Tensor x) {
    Tensor slope = autograd::grad({(w * w * x).sum()}, {w}, {}, {}, true)[0];
    return (slope * slope).sum();
  });
  w.set_grad({});
  penalty(x).backward();
  EXPECT_TRUE(allclose(w.grad(), 8 * w.detach() * x * x));
  EXPECT_REFUSED(compile([](Tensor x) { x.sum().backward(); })(x),
                 "requires a gradient");
}

TEST(Backward, InTracesKnowsWhatRequiresGradients) {
  Tensor w = leaf({3});
  std::vector<bool> known;
  auto f = compile([&](Tensor x) {
    Tensor y = x * w, z = y.detach();
    known = {
        y.requires_grad(),         z.requires_grad(), (z * 2).requires_grad(),
        argmax(y).requires_grad(), y.is_leaf(),       w.is_leaf()};
    w.detach().mul_(2);
    Tensor loss = (y * y).sum();
    loss.backward();
    return List{loss, y, x * w};
  });
  Tensor x = leaf({3}, 1).detach();
  List results = f(x);
  EXPECT_EQ(known, (std::vector<bool>{true, false, false, false, false, true}));
  // Differentiated results have a history that was released, as without
  // compile.
  EXPECT_TRUE(results[0].requires_grad());
  EXPECT_TRUE(results[1].requires_grad());
  EXPECT_REFUSED(results[0].backward(), "the tape of");
}

TEST(Backward, InTracesReachesWhatWasComputedBefore) {
  Tensor w = leaf({3}), h = w * 2;
  auto finish = compile([](Tensor h) {
    Tensor loss = (h * h).sum();
    loss.backward();
    return loss;
  });
  finish(h);
  EXPECT_TRUE(allclose(w.grad(), 8 * w.detach()));
  // A leaf instead of the computed tensor.
  finish(w);
  EXPECT_TRUE(allclose(w.grad(), 10 * w.detach()));
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

TEST(Checkpoint, ComputesAgain) {
  int calls = 0;
  Tensor w = leaf({3}, 1);
  auto block = [&](Tensor x) {
    ++calls;
    return dropout(tanh(x * w), 0.5, true);
  };
  Tensor x = leaf({3});
  manual_seed(7);
  checkpoint(block, x).sum().backward();
  EXPECT_EQ(calls, 2);
  List found = {x.grad(), w.grad()};
  x.set_grad({});
  w.set_grad({});
  manual_seed(7);
  block(x).sum().backward();
  EXPECT_TRUE(allclose(found[0], x.grad()));
  EXPECT_TRUE(allclose(found[1], w.grad()));
}

TEST(Checkpoint, ResultsRequireGradientsAsWithoutIt) {
  Tensor w = leaf({3}, 1), x = leaf({3}).detach();
  auto results = checkpoint(
      [&](const List &given) {
        return List{given[0] * 2, given[0] * w, (w * 2).detach()};
      },
      List{x});
  EXPECT_FALSE(results[0].requires_grad());
  EXPECT_TRUE(results[1].requires_grad());
  EXPECT_FALSE(results[2].requires_grad());
  results[1].sum().backward();
  EXPECT_TRUE(allclose(w.grad(), x));
}

// The tape of the call is released when the call returns.
// retain_grad() ends a graph; the write is in the next one.
TEST(RetainGrad, FollowsAWriteInALaterGraph) {
  auto function = [](const Tensor &x) {
    Tensor y = x * 3;
    y.retain_grad();
    y.mul_(2);
    return y;
  };
  auto compiled = compile(function);
  for (int call = 0; call < 2; ++call)
    for (bool isCompiled : {false, true}) {
      Tensor x = leaf({3}, 1), y = isCompiled ? compiled(x) : function(x);
      y.backward(full_like(y.detach(), 0.75));
      EXPECT_EQ(y.grad().toVector<double>(), std::vector<double>(3, 0.75));
      EXPECT_EQ(x.grad().toVector<double>(), std::vector<double>(3, 4.5));
    }
}

TEST(Checkpoint, RandomSequenceAfterAFailure) {
  bool fails = false;
  auto block = [&](Tensor x) {
    if (fails)
      throw std::runtime_error("no");
    return x * rand({3});
  };
  auto nextAfter = [&](bool failsInBackward) {
    manual_seed(5);
    fails = false;
    Tensor y = checkpoint(block, ones({3}).requires_grad_()).sum();
    fails = failsInBackward;
    if (fails) {
      EXPECT_THROW(y.backward(), std::runtime_error);
    } else {
      y.backward();
    }
    return rand({2}).toVector<float>();
  };
  EXPECT_EQ(nextAfter(true), nextAfter(false));
}

TEST(Checkpoint, KeepsItsArgumentsOnly) {
  Tensor w = leaf({3}, 1), x = leaf({1000});
  auto block = [&](Tensor x) {
    for (int i = 0; i < 8; ++i)
      x = tanh(x) * w.sum();
    return x;
  };
  checkpoint(block, x);
  int64_t before = memoryStats().tensors;
  Tensor y = checkpoint(block, x);
  EXPECT_EQ(memoryStats().tensors - before, 8000);
}

TEST(Checkpoint, IsPartOfTraces) {
  Tensor w = leaf({3}, 1), x = leaf({3});
  auto net = compile([&](Tensor x) {
    auto block = [&](Tensor x) { return tanh(x * w) * w; };
    return checkpoint(block, checkpoint(block, x)).sum();
  });
  EXPECT_NE(net.explain(x).graphs[0].graph.text.find("grad.checkpoint"),
            std::string::npos);
  expectGradients([&](const List &x) { return List{net(x[0])}; }, {x});
  net(x).backward();
  Tensor found = w.grad();
  w.set_grad({});
  auto block = [&](Tensor x) { return tanh(x * w) * w; };
  block(block(x)).sum().backward();
  EXPECT_TRUE(allclose(found, w.grad()));
  auto breaks = compile([&](Tensor x) {
    return checkpoint(
        [](Tensor x) { return x * x.sum().template item<double>(); }, x);
  });
  EXPECT_REFUSED(breaks(x), "item() needs a value");
}

//===----------------------------------------------------------------------===//
// Functional derivatives
//===----------------------------------------------------------------------===//

TEST(Functional, GivesMatrices) {
  namespace af = autograd::functional;
  Tensor x = leaf({3}).detach();
  auto f = [](const Tensor &x) { return x * x * 2; };
  EXPECT_TRUE(allclose(af::jacobian(f, x), diag(4 * x)));
  auto g = [](const Tensor &x) { return (x * x * x).sum(); };
  EXPECT_TRUE(allclose(af::hessian(g, x), diag(6 * x)));
  autograd::TensorFunction list = [&](const List &in) {
    return List{g(in[0])};
  };
  Tensor v = ones({3}, DType::F64);
  EXPECT_TRUE(allclose(af::hvp(list, {x}, {v}).second[0], 6 * x));
  EXPECT_TRUE(allclose(af::jvp(list, {x}, {v}).second[0], (3 * x * x).sum()));
  EXPECT_TRUE(allclose(af::vjp(list, {x}).second[0], 3 * x * x));
  EXPECT_FALSE(x.grad().defined());
}

TEST(Functional, ChecksSizesOfDirections) {
  auto f = [](const List &x) { return List{(x[0] * x[0]).sum()}; };
  List x = {ones({4})}, other = {ones({2})};
  using namespace autograd::functional;
  EXPECT_REFUSED(hvp(f, x, other), "hvp: expected a tensor of sizes [4] but");
  EXPECT_REFUSED(jvp(f, x, other), "jvp: expected a tensor of sizes [4] but");
  EXPECT_REFUSED(vjp(f, x, other), "vjp: expected a tensor of sizes [] but");
  EXPECT_REFUSED(hvp(f, x, {}), "hvp: expected 1 tensors but found 0");
}

TEST(Functional, ChecksGradients) {
  struct Half : autograd::Function<Half> {
    static Tensor forward(autograd::AutogradContext &, Tensor x) {
      return x * 1;
    }
    static List backward(autograd::AutogradContext &, List g) {
      return {g[0] * 0.5};
    }
  };
  EXPECT_REFUSED(
      gradcheck([](const List &x) { return List{Half::apply(x[0])}; },
                {leaf({2})}),
      "is 0.500000 but differences give 1.000000");
}

TEST(Functional, CallsModulesWithOtherTensors) {
  nn::Linear layer(3, 2);
  Tensor x = ones({1, 3}), w = ones({2, 3});
  Tensor y = functional_call(layer, {{"weight", w}, {"bias", zeros({2})}}, x);
  EXPECT_EQ(y.toVector<float>(), (std::vector<float>{3, 3}));
  EXPECT_FALSE(layer.weight->is_same(w));
  EXPECT_REFUSED(functional_call(layer, {{"wight", w}}, x), "'wight'");
}
