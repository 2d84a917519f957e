//===- CustomOpTest.cpp - user-defined ops --------------------------------===//

#include "tcopt/Capture/CustomOp.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Functions.h"
#include <atomic>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Expects tensors in row-major order.
static void expectRowMajor(const KernelCall &call) {
  for (const tcopt_tensor &tensor : call.inputs)
    if (tensor.strides)
      throw std::runtime_error("an input has strides");
  for (const tcopt_tensor &tensor : call.outputs)
    if (tensor.strides)
      throw std::runtime_error("a result has strides");
}

/// x times the attribute `factor`, which must not be negative.
static const CustomOp &scale() {
  static const CustomOp op =
      defineOp("test::scale",
               {.shape = sameShape(), .kernel = [](const KernelCall &call) {
                  expectRowMajor(call);
                  double factor = call.number("factor");
                  if (factor < 0)
                    throw std::runtime_error("the factor is negative");
                  std::span<const float> x = call.in<float>(0);
                  std::span<float> y = call.out<float>(0);
                  for (size_t i = 0; i < x.size(); ++i)
                    y[i] = float(x[i] * factor);
                }});
  return op;
}

static Tensor scaled(const Tensor &x, double factor,
                     Place place = Place::current()) {
  return scale()({x}, {{"factor", factor}}, place).front();
}

/// Uses the C interface. Returns the rows of x, each `times` times, and their
/// number.
static int repeatRows(tcopt_context *ctx, int32_t, const tcopt_tensor *inputs,
                      int32_t, tcopt_tensor *outputs,
                      const tcopt_attributes *attributes) {
  const tcopt_attribute *times = tcopt_rt_attribute(attributes, "times");
  if (!times)
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT, "how often?");
  int64_t rows = inputs[0].shape[0], columns = inputs[0].shape[1];
  auto *x = static_cast<const float *>(inputs[0].data);
  auto *y = static_cast<float *>(outputs[0].data);
  for (int64_t i = 0; i < rows * times->integer; ++i)
    for (int64_t j = 0; j < columns; ++j)
      y[i * columns + j] = x[i / times->integer * columns + j];
  *static_cast<int64_t *>(outputs[1].data) = outputs[0].shape[0];
  return TCOPT_OK;
}

static TensorShapes repeatedShape(const TensorShapes &inputs,
                                  const Attributes &attributes) {
  const TensorShape &x = inputs.at(0);
  if (x.sizes.size() != 2)
    throw std::invalid_argument("expected a matrix");
  int64_t times = std::get<int64_t>(attributes.at("times"));
  return {{x.dtype, {x.sizes[0] * times, x.sizes[1]}}, {DType::I64, {}}};
}

static const CustomOp &rowsRepeated() {
  static const CustomOp op = defineOp(
      "test::repeat_rows", {.shape = repeatedShape, .kernel = repeatRows});
  return op;
}

/// Returns which bytes exceed the attribute, as Booleans and as bytes.
static const CustomOp &above() {
  static const CustomOp op = defineOp(
      "test::above",
      {.shape =
           [](const TensorShapes &in) {
             return TensorShapes{{DType::Bool, in[0].sizes}};
           },
       .kernel =
           [](const KernelCall &call) {
             bool isReversed = call.has("mode") && call.text("mode") == "not";
             auto flip = call.in<bool>(1);
             auto x = call.in<uint8_t>(0);
             auto y = call.out<bool>(0);
             for (size_t i = 0; i < x.size(); ++i)
               y[i] = ((x[i] > call.integer("limit")) != isReversed) != flip[0];
           }});
  return op;
}

static Options withBackend(const char *backend) {
  Options options;
  options.backend = backend;
  return options;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

TEST(CustomOp, RunsWithoutCompile) {
  Tensor x = tensor(std::vector<float>{1, 2, 3, 4}, {2, 2});
  check(scaled(x, 2), DType::F32, {2, 2}, {2, 4, 6, 8});
  check(scaled(x.t(), 2) + 1, DType::F32, {2, 2}, {3, 7, 5, 9});
  check(scaled(scaled(x[0], 2), 3), DType::F32, {2}, {6, 12});
  check(scaled(zeros({0, 3}), 2), DType::F32, {0, 3}, {});
}

TEST(CustomOp, RunsInCompiledFunctions) {
  for (const char *backend : {"cpu", "interp"}) {
    Options options = withBackend(backend);
    options.fullgraph = true;
    auto f = compile(
        [](Tensor x) {
          Tensor y = scaled(relu(x).t(), 0.5);
          return cat({y + 1, scaled(y, 2)}, 0);
        },
        options);
    Tensor x = tensor(std::vector<float>{2, -4, 6, 8}, {2, 2});
    check(f(x), DType::F32, {4, 2}, {2, 4, 1, 5, 2, 6, 0, 8});
    check(f(x * 2), DType::F32, {4, 2}, {3, 7, 1, 9, 4, 12, 0, 16});
    EXPECT_EQ(f.counts().versions, 1);
  }
}

TEST(CustomOp, SeveralResults) {
  for (const char *backend : {"cpu", "interp"}) {
    auto f = compile(
        [](Tensor x) {
          std::vector<Tensor> both = rowsRepeated()({x}, {{"times", 2}});
          return std::make_pair(both[0], both[1] + 1);
        },
        withBackend(backend));
    auto [rows, count] = f(tensor(std::vector<float>{1, 2, 3, 4}, {2, 2}));
    check(rows, DType::F32, {4, 2}, {1, 2, 1, 2, 3, 4, 3, 4});
    EXPECT_EQ(count.item<int64_t>(), 5);
  }
}

TEST(CustomOp, BooleansAndBytes) {
  for (const char *backend : {"cpu", "interp"}) {
    auto f = compile(
        [](Tensor x, Tensor flip) {
          Tensor small =
              above()({x, flip}, {{"limit", 200}, {"mode", "not"}})[0];
          Tensor large = above()({x, flip}, {{"limit", 200}})[0];
          return std::make_pair(small, large);
        },
        withBackend(backend));
    Tensor x = tensor(std::vector<uint8_t>{100, 200, 201, 255}, {4});
    auto [small, large] = f(x, tensor(false));
    check(small, DType::Bool, {4}, {1, 1, 0, 0});
    check(large, DType::Bool, {4}, {0, 0, 1, 1});
    check(f(x, tensor(true)).first, DType::Bool, {4}, {0, 0, 1, 1});
  }
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

TEST(CustomOp, OpenSizesStayOpen) {
  for (const char *backend : {"cpu", "interp"}) {
    Options options = withBackend(backend);
    options.dynamic = true;
    options.fullgraph = true;
    auto f = compile(
        [](Tensor x) {
          Tensor rows = rowsRepeated()({scaled(x, 2)}, {{"times", 3}})[0];
          EXPECT_TRUE(rows.size(0).isOpen());
          return std::make_pair(rows.sum(0), full({rows.size(0) / 3}, 1.0));
        },
        options);
    for (int64_t n : {2, 5, 7}) {
      auto [sum, count] = f(ones({n, 2}));
      check(sum, DType::F32, {2}, {6. * n, 6. * n});
      check(count, DType::F32, {n}, std::vector<double>(n, 1));
    }
    EXPECT_EQ(f.counts().versions, 1);
  }
}

TEST(CustomOp, ComparingSizesMakesAGuard) {
  static const CustomOp op = defineOp(
      "test::short_rule",
      {.shape =
           [](const TensorShapes &in) {
             bool isShort = in[0].sizes[0] < 4;
             return TensorShapes{{isShort ? DType::I64 : DType::F32, {1}}};
           },
       .kernel =
           [](const KernelCall &call) {
             if (call.outputs[0].dtype.code == TCOPT_DTYPE_INT)
               call.out<int64_t>(0)[0] = 1;
             else
               call.out<float>(0)[0] = 0.5;
           }});
  Options options;
  options.dynamic = true;
  auto f = compile([](Tensor x) { return op({x})[0]; }, options);
  check(f(ones({2})), DType::I64, {1}, {1});
  check(f(ones({3})), DType::I64, {1}, {1});
  EXPECT_EQ(f.counts().versions, 1);
  check(f(ones({5})), DType::F32, {1}, {0.5});
  EXPECT_EQ(f.counts().versions, 2);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

TEST(CustomOp, RunsInControlFlow) {
  for (const char *backend : {"cpu", "interp"})
    for (bool dynamic : {false, true}) {
      Options options = withBackend(backend);
      options.fullgraph = true;
      options.dynamic = dynamic;
      auto f = compile(
          [](Tensor x) {
            Tensor y = cond(
                x.sum() > 0, [&] { return scaled(x, 2); },
                // The kernel would fail for this rank, so it must not run.
                [&] { return scaled(x, x.dim() == 1 ? -1 : 1); });
            return while_loop([](Tensor s) { return s.sum() < 100; },
                              [](Tensor s) { return scaled(s, 3); }, y);
          },
          options);
      check(f(tensor({1.f, 2.f})), DType::F32, {2}, {54, 108});
      EXPECT_REFUSED(f(tensor({-1.f, -2.f})).toVector<float>(),
                     "the factor is negative");
      check(f(tensor({1.f, 2.f, 4.f})), DType::F32, {3}, {18, 36, 72});
    }
}

TEST(CustomOp, StateOfALoop) {
  auto f = compile([](Tensor x) {
    auto [last, all] = scan(
        [](Tensor state, Tensor row) {
          Tensor next = scaled(state + row, 2);
          return std::make_pair(next, next);
        },
        zeros({2}), x);
    return all;
  });
  Tensor x = tensor(std::vector<float>{1, 2, 3, 4}, {2, 2});
  check(f(x), DType::F32, {2, 2}, {2, 4, 10, 16});
}

//===----------------------------------------------------------------------===//
// Removal
//===----------------------------------------------------------------------===//

TEST(CustomOp, CallsAreRemovedAndMerged) {
  static std::atomic<int> calls = 0;
  static const CustomOp op =
      defineOp("test::counted",
               {.shape = sameShape(), .kernel = [](const KernelCall &call) {
                  ++calls;
                  call.out<float>(0)[0] = call.in<float>(0)[0];
                }});
  auto f = compile([](Tensor x) {
    Tensor unused = op({x + 1})[0];
    return op({x})[0] + op({x})[0];
  });
  check(f(tensor({3.f})), DType::F32, {1}, {6});
  EXPECT_EQ(calls, 1);
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

TEST(CustomOp, KernelsReportErrors) {
  for (const char *backend : {"cpu", "interp"}) {
    int line = 0;
    auto f = compile(
        [&](Tensor x) {
          line = __LINE__ + 1;
          return scaled(x, -1);
        },
        withBackend(backend));
    std::string message = messageOf([&] { f(tensor({1.f})); });
    EXPECT_NE(message.find("CustomOpTest.cpp:" + std::to_string(line) + ":"),
              std::string::npos)
        << message;
    EXPECT_NE(message.find("'test::scale': the factor is negative"),
              std::string::npos)
        << message;
    auto g = compile(
        [](Tensor x) { return rowsRepeated()({x}, {{"times", 2}})[0].sum(); },
        withBackend(backend));
    EXPECT_EQ(g(ones({2, 2})).item<float>(), 8);
  }
}

TEST(CustomOp, OthersKeepTheirValues) {
  Tensor x = tensor({1.f, 2.f});
  Tensor good = scaled(x, 2);
  EXPECT_REFUSED(scaled(x, -2), "the factor is negative");
  check(good, DType::F32, {2}, {2, 4});
}

TEST(CustomOp, KernelsAreChecked) {
  Tensor x = tensor(std::vector<double>{1, 2}, {2});
  EXPECT_REFUSED(scaled(x, 2).toVector<double>(),
                 "the kernel asks for elements of f32 of tensor 0");
  EXPECT_REFUSED(scale()({tensor({1.f})})[0].toVector<float>(),
                 "the attribute 'factor', which is not there");
  EXPECT_REFUSED(
      scale()({tensor({1.f})}, {{"factor", "x"}})[0].toVector<float>(),
      "the attribute 'factor', which is of another kind");
  static const CustomOp failing = defineOp(
      "test::failing",
      {.shape = sameShape(),
       .kernel = [](tcopt_context *, int32_t, const tcopt_tensor *, int32_t,
                    tcopt_tensor *, const tcopt_attributes *) {
         return int(TCOPT_UNSUPPORTED);
       }});
  EXPECT_REFUSED(failing({x})[0].toVector<double>(),
                 "'test::failing': the kernel failed (unsupported)");
}

TEST(CustomOp, ShapeRulesAreChecked) {
  EXPECT_REFUSED(rowsRepeated()({tensor({1.f})}, {{"times", 2}}),
                 "test::repeat_rows: expected a matrix");
  EXPECT_REFUSED(scale()({}), "test::scale: there is no input 0");
  EXPECT_REFUSED(scale()({Tensor()}), "not defined");
  EXPECT_REFUSED(rowsRepeated()({ones({2, 2})}, {{"times", -1}}),
                 "test::repeat_rows: the shape rule gave result 0 the size -2");
  static const CustomOp nothing =
      defineOp("test::nothing",
               {.shape = [](const TensorShapes &) { return TensorShapes(); },
                .kernel = [](const KernelCall &) {}});
  EXPECT_REFUSED(nothing({}), "test::nothing: the shape rule gave no results");
  static const CustomOp wide = defineOp(
      "test::wide", {.shape =
                         [](const TensorShapes &) {
                           return TensorShapes{{DType::F32, Sizes(33, 1)}};
                         },
                     .kernel = [](const KernelCall &) {}});
  EXPECT_REFUSED(wide({}), "33 dimensions");
  static const CustomOp odd = defineOp(
      "test::odd",
      {.shape =
           [](const TensorShapes &) { return TensorShapes{{DType(77), {}}}; },
       .kernel = [](const KernelCall &) {}});
  EXPECT_REFUSED(odd({}), "a dtype that there is not");
}

TEST(CustomOp, NamesAreChecked) {
  auto define = [](const char *name) {
    return defineOp(
        name, {.shape = sameShape(), .kernel = [](const KernelCall &) {}});
  };
  define("test::once");
  EXPECT_REFUSED(define("test::once"),
                 "the op 'test::once' is defined already");
  for (const char *name : {"", "a b", "a::", "a__b", "_a", "a:b", "1a", "a_"})
    EXPECT_REFUSED(define(name), "expected the name of an op");
  EXPECT_REFUSED(defineOp("test::empty", {}), "a shape rule and a kernel");
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

TEST(CustomOp, ThreadsMayCallAtOnce) {
  auto f = compile([](Tensor x) { return scaled(x, 2).sum(); });
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      for (int64_t n = 2; n < 20; ++n) {
        int64_t size = 2 + (n * 7 + i) % 20;
        Tensor x = ones({size});
        wrong += f(x).item<float>() != float(2 * size);
        wrong += scaled(x, 3).sum().item<float>() != float(3 * size);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// Returns factor x w and the number of elements. The gradient of x is twice
/// the true gradient.
static const CustomOp &weighted() {
  static const CustomOp op = defineOp(
      "test::weighted",
      {.shape =
           [](const TensorShapes &inputs) {
             return TensorShapes{inputs[0], {DType::I64, {}}};
           },
       .kernel =
           [](const KernelCall &call) {
             auto x = call.in<double>(0), w = call.in<double>(1);
             std::span<double> y = call.out<double>(0);
             for (size_t i = 0; i < x.size(); ++i)
               y[i] = x[i] * w[i] * call.number("factor");
             call.out<int64_t>(1)[0] = int64_t(x.size());
           },
       .backward =
           [](const GradientCall &call) {
             EXPECT_FALSE(call.gradients[1].defined());
             const Tensor &x = call.inputs[0], &w = call.inputs[1];
             double factor = std::get<double>(call.attributes.at("factor"));
             return std::vector<Tensor>{call.gradients[0] * w * (2 * factor),
                                        call.gradients[0] * x * factor,
                                        Tensor()};
           }});
  return op;
}

/// Returns the loss, its gradients and a gradient of these.
template <typename Fn>
static std::vector<double> derivatives(const Fn &function, Tensor x, Tensor w) {
  Tensor loss = function(x, w);
  auto first = autograd::grad({loss}, {x, w}, {}, std::nullopt, true);
  auto second = autograd::grad({(first[0] * first[0]).sum()}, {x, w});
  std::vector<double> all;
  for (const Tensor &one : {loss, first[0], first[1], second[0], second[1]})
    for (double value : one.detach().toVector<double>())
      all.push_back(value);
  return all;
}

static void expectNear(const std::vector<double> &found,
                       const std::vector<double> &expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i)
    EXPECT_NEAR(found[i], expected[i], 1e-9) << i;
}

TEST(CustomOpGradient, IsGivenByItsRule) {
  auto loss = [](Tensor x, Tensor w) {
    std::vector<Tensor> y = weighted()({x, w, arange(2)}, {{"factor", 1.5}});
    return (y[0] * y[0] * y[1].to(DType::F64)).sum();
  };
  Tensor x = tensor({1., 2., -3.}).requires_grad_();
  Tensor w = tensor({.5, -1., 2.}).requires_grad_();
  // The loss is 3 y y with y = 1.5 x w, the gradient of x 6 y 3 w, that of w 6
  // y 1.5 x. Gradients of gradients also use the op's rule for y: the gradient
  // of 18 y w by x is 18 (3 w) w.
  std::vector<double> expected = derivatives(loss, x, w);
  for (size_t i = 0; i < 3; ++i) {
    double xi = x[int64_t(i)].detach().item<double>();
    double wi = w[int64_t(i)].detach().item<double>();
    EXPECT_NEAR(expected[1 + i], 27 * xi * wi * wi, 1e-9);
    EXPECT_NEAR(expected[4 + i], 13.5 * xi * xi * wi, 1e-9);
    EXPECT_NEAR(expected[7 + i], 2 * (27 * xi * wi * wi) * 54 * wi * wi, 1e-9);
  }
  auto forward = compile(loss);
  auto whole = compile([&](Tensor x, Tensor w) {
    Tensor value = loss(x, w);
    return autograd::grad({value}, {x, w});
  });
  for (int i = 0; i < 2; ++i) {
    expectNear(derivatives(forward, x, w), expected);
    std::vector<Tensor> found = whole(x, w);
    check(found[0].detach(), DType::F64, {3},
          {expected[1], expected[2], expected[3]});
  }
  EXPECT_EQ(forward.counts().graphBreaks, 0);
  EXPECT_EQ(whole.counts().graphBreaks, 0);
  EXPECT_EQ(whole.counts().versions, 1);
  loss(x, w).backward();
  check(x.grad(), DType::F64, {3}, {expected[1], expected[2], expected[3]});
}

TEST(CustomOpGradient, IsRefused) {
  Tensor x = tensor({1.f, 2.f}).requires_grad_();
  EXPECT_REFUSED(scaled(x, 2).sum().backward(),
                 "a user-defined op has no derivative rule");
  CustomOp two = defineOp(
      "test::two_gradients",
      {.shape = sameShape(),
       .kernel =
           [](const KernelCall &call) {
             std::ranges::copy(call.in<float>(0), call.out<float>(0).begin());
           },
       .backward =
           [](const GradientCall &call) {
             return std::vector<Tensor>{call.gradients[0], call.gradients[0]};
           }});
  EXPECT_REFUSED(two({x}), "test::two_gradients: expected 1 gradients, one for "
                           "each input, but found 2");
  EXPECT_FALSE(two({x.detach()}).front().requires_grad());
}

//===----------------------------------------------------------------------===//
// Functions on tensors
//===----------------------------------------------------------------------===//

/// Doubles x until its sum is at least 10.
static const CustomOp &grow() {
  static const CustomOp op = allow_in_graph(
      "test::grow", sameShape(), [](const std::vector<Tensor> &inputs) {
        Tensor x = inputs.at(0);
        while (x.sum().item<float>() < 10)
          x = x * 2;
        x.add_(0.5);
        return std::vector<Tensor>{x};
      });
  return op;
}

TEST(AllowInGraph, DoesNotBreakGraphs) {
  auto f = compile([](Tensor x) { return grow()({x + 1}).front() * 3; });
  for (float start : {0.f, 1.f, 20.f}) {
    Tensor x = tensor<float>({start, start});
    float each = start + 1;
    while (2 * each < 10)
      each *= 2;
    for (int i = 0; i < 2; ++i)
      check(f(x), DType::F32, {2}, {3 * (each + .5), 3 * (each + .5)});
    check(x, DType::F32, {2}, {start, start});
  }
  EXPECT_EQ(f.counts().versions, 1);
  EXPECT_EQ(f.counts().graphBreaks, 0);
}

TEST(AllowInGraph, LeavesWhatIsPendingAlone) {
  Tensor x = tensor<float>({1, 2}), before = x * 3;
  Tensor y = grow()({x}).front() + before;
  Tensor after = x - 1;
  check(y, DType::F32, {2}, {4 + .5 + 3, 8 + .5 + 6});
  check(after, DType::F32, {2}, {0, 1});
  check(before, DType::F32, {2}, {3, 6});
}

TEST(AllowInGraph, WorksFromSeveralThreads) {
  auto f = compile([](Tensor x) { return grow()({x}).front() + 1; });
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&, i] {
      for (int k = 0; k < 20; ++k) {
        Tensor x = tensor<float>({float(10 + i)});
        wrong += f(x).item<float>() != float(11.5 + i);
        wrong += (grow()({x}).front() * 2).item<float>() != float(21 + 2 * i);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(AllowInGraph, ResultsAreChecked) {
  auto other = allow_in_graph("test::other_sizes", sameShape(),
                              [](const std::vector<Tensor> &inputs) {
                                return std::vector<Tensor>{inputs[0].sum()};
                              });
  EXPECT_REFUSED(other({tensor<float>({1, 2})}).front().toVector<float>(),
                 "result 0 has other sizes than the shape rule says");
  auto none = allow_in_graph(
      "test::none", sameShape(),
      [](const std::vector<Tensor> &) { return std::vector<Tensor>(); });
  EXPECT_REFUSED(none({tensor<float>({1, 2})}).front().toVector<float>(),
                 "the function gave 0 tensors, but the shape rule says 1");
  EXPECT_REFUSED(allow_in_graph("test::empty", sameShape(), nullptr),
                 "needs a function");
}

TEST(AllowInGraph, HasGradients) {
  // Doubles x until its sum is large; the gradient is that of the product.
  auto grown = [](const std::vector<Tensor> &inputs) {
    Tensor x = inputs[0] * inputs[1].to(DType::F64);
    while (x.sum().item<double>() < 10)
      x = x * 2;
    x.add_(.5);
    return std::vector<Tensor>{x};
  };
  static const CustomOp op = allow_in_graph("test::grown", sameShape(), grown);
  static const CustomOp ruled = allow_in_graph(
      "test::ruled", sameShape(), grown, [](const GradientCall &call) {
        return std::vector<Tensor>{call.gradients[0] * 3, Tensor()};
      });
  Tensor count = tensor<int64_t>({1, 2});
  auto loss = [&](const auto &function) {
    return [&](Tensor x) { return exp(-function({x * 2, count})[0]).sum(); };
  };
  for (double start : {.5, 1., 20.}) {
    Tensor x = tensor({start, start}).requires_grad_();
    Tensor expected = autograd::grad({loss(grown)(x)}, {x}).front();
    auto compiled = compile(loss(op));
    auto step = compile(
        [&](Tensor x) { return autograd::grad({loss(op)(x)}, {x}).front(); });
    EXPECT_TRUE(allclose(autograd::grad({loss(op)(x)}, {x})[0], expected));
    EXPECT_TRUE(allclose(autograd::grad({compiled(x)}, {x})[0], expected));
    EXPECT_TRUE(allclose(step(x), expected));
    EXPECT_EQ(compiled.counts().graphBreaks, 0);
    EXPECT_EQ(step.counts().graphBreaks, 0);
  }
  Tensor x = tensor({20., 20.}).requires_grad_();
  EXPECT_EQ(
      autograd::grad({ruled({x, count})[0].sum()}, {x})[0].toVector<double>(),
      (std::vector<double>{3, 3}));
}
