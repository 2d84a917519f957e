//===- CustomFunctionTest.cpp - autograd functions ------------------------===//

#include "tcopt/Capture/CustomFunction.h"
#include "AutogradTesting.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Functional.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Gradients.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Settings.h"

using namespace tcopt;
using namespace tcopt::testing;
using autograd::AutogradContext;
using List = std::vector<Tensor>;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// Most rules return gradients that differ from the derivative of forward, so
// that tests detect which of both is used.

namespace {
/// Returns the true gradient.
struct Cube : autograd::Function<Cube> {
  static Tensor forward(AutogradContext &context, Tensor x, double scale) {
    context.save_for_backward({x});
    context.saved_data["scale"] = scale;
    return x * x * x * scale;
  }
  static List backward(AutogradContext &context, List gradients) {
    Tensor x = context.get_saved_variables()[0];
    double scale = std::any_cast<double>(context.saved_data["scale"]);
    return {gradients[0] * 3 * scale * x * x, Tensor()};
  }
};

/// Returns the true gradient, computed from a result.
struct ExpPair : autograd::Function<ExpPair> {
  static List forward(AutogradContext &context, Tensor x) {
    List results = {exp(x), x * 2, argmax(x)};
    context.save_for_backward({results[0]});
    return results;
  }
  static List backward(AutogradContext &context, List gradients) {
    return {gradients[0] * context.get_saved_variables()[0] + gradients[1] * 2};
  }
};

/// Returns the gradient 5 x sin(x) instead of 0, computed from an intermediate
/// value.
struct Rounded : autograd::Function<Rounded> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    Tensor weight = sin(x) * 5;
    context.save_for_backward({x, Tensor(), weight});
    return round(x * 4) / 4;
  }
  static List backward(AutogradContext &context, List gradients) {
    List saved = context.get_saved_variables();
    EXPECT_FALSE(saved[1].defined());
    return {gradients[0] * saved[0] * saved[2]};
  }
};

/// Returns gradients that differ from those of the product for both arguments.
struct Scaled : autograd::Function<Scaled> {
  static Tensor forward(AutogradContext &context, Tensor x, Tensor w) {
    Tensor y = x * w;
    context.save_for_backward({y, w});
    return y;
  }
  static List backward(AutogradContext &context, List gradients) {
    List saved = context.get_saved_variables();
    List found(2);
    if (context.needs_input_grad(0))
      found[0] = gradients[0] * saved[1] * 7;
    if (context.needs_input_grad(1))
      found[1] = gradients[0] * saved[0] * saved[0];
    return found;
  }
};

/// Returns a result without a gradient, and an argument.
struct Reversed : autograd::Function<Reversed> {
  static List forward(AutogradContext &context, Tensor x) {
    Tensor mask = (x * 3).abs();
    context.mark_non_differentiable({mask});
    context.set_materialize_grads(false);
    return {x, mask};
  }
  static List backward(AutogradContext &, List gradients) {
    EXPECT_FALSE(gradients[1].defined());
    return {-gradients[0]};
  }
};

/// The backward reads a value.
struct Clipped : autograd::Function<Clipped> {
  static Tensor forward(AutogradContext &, Tensor x) { return x * 1; }
  static List backward(AutogradContext &, List gradients) {
    double norm = (gradients[0] * gradients[0]).sum().item<double>();
    return {norm > 1 ? gradients[0] / norm : gradients[0]};
  }
};

/// The forward reads a value.
struct Branching : autograd::Function<Branching> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    context.save_for_backward({x * 2});
    return x.sum().item<double>() > 0 ? x * 2 : x * 3;
  }
  static List backward(AutogradContext &context, List gradients) {
    return {gradients[0] * context.get_saved_variables()[0]};
  }
};

struct Wrong : autograd::Function<Wrong> {
  static Tensor forward(AutogradContext &, Tensor x) { return x * 1; }
  static List backward(AutogradContext &, List) { return {}; }
};

struct WrongSize : autograd::Function<WrongSize> {
  static Tensor forward(AutogradContext &, Tensor x) { return x * 1; }
  static List backward(AutogradContext &, List gradients) {
    return {gradients[0].sum().reshape({1, 1}).expand({1, 3})};
  }
};

/// A function of tensors, and its arguments.
struct Case {
  const char *name;
  std::function<Tensor(Tensor, Tensor)> function;
};
} // namespace

static const std::vector<Case> cases = {
    {"cube", [](Tensor x, Tensor w) { return Cube::apply(x * w, 2.0) + w; }},
    {"exp",
     [](Tensor x, Tensor w) {
       List all = ExpPair::apply(x * w);
       return all[0] * all[1] * all[2].to(DType::F64);
     }},
    {"rounded",
     [](Tensor x, Tensor w) { return sin(Rounded::apply(x * w)) * w; }},
    {"scaled", [](Tensor x, Tensor w) { return Scaled::apply(sin(x), w) * x; }},
    {"constant",
     [](Tensor x, Tensor w) { return Scaled::apply(sin(x).detach(), w) * x; }},
    {"reversed",
     [](Tensor x, Tensor w) {
       List all = Reversed::apply(x * w);
       return all[0] * x + all[1];
     }},
    {"nested",
     [](Tensor x, Tensor w) {
       return Rounded::apply(Scaled::apply(x, Cube::apply(w, 1.5)));
     }},
};

/// Returns the result, gradients, and gradients of the sum of their squares.
static List derivatives(const std::function<Tensor(Tensor, Tensor)> &function,
                        const Tensor &x, const Tensor &w) {
  Tensor y = function(x, w);
  List first = autograd::grad({y.sum()}, {x, w}, {}, true, true);
  Tensor sum = (first[0] * first[0]).sum() + (first[1] * first[1]).sum();
  List second = autograd::grad({sum}, {x, w}, {}, {}, false, true);
  List all = {y};
  all.insert(all.end(), first.begin(), first.end());
  all.insert(all.end(), second.begin(), second.end());
  return all;
}

static void expectSame(const List &found, const List &expected,
                       const std::string &what) {
  ASSERT_EQ(found.size(), expected.size()) << what;
  for (size_t i = 0; i < found.size(); ++i) {
    ASSERT_EQ(found[i].defined(), expected[i].defined()) << what << " " << i;
    if (expected[i].defined())
      EXPECT_TRUE(allclose(found[i].detach(), expected[i].detach()))
          << what << " " << i << ": "
          << ::testing::PrintToString(found[i].toVector<double>()) << " for "
          << ::testing::PrintToString(expected[i].toVector<double>());
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

TEST(CustomFunction, HasGradientsOfItsOwn) {
  auto expectGradients = [](const autograd::TensorFunction &function) {
    EXPECT_TRUE(autograd::gradcheck(function, {leaf({3})}));
    EXPECT_TRUE(autograd::gradgradcheck(function, {leaf({3})}));
  };
  auto cube = [](const List &x) { return List{Cube::apply(x[0], 2.0)}; };
  auto pair = [](const List &x) {
    List all = ExpPair::apply(x[0]);
    return List{all[0] * all[1]};
  };
  expectGradients(cube);
  expectGradients(pair);
  auto f = compile([&](Tensor x) { return cube({x * 2})[0] + 1; });
  auto g = compile([&](Tensor x) { return pair({x * 2})[0] + 1; });
  expectGradients([&](const List &x) { return List{f(x[0])}; });
  expectGradients([&](const List &x) { return List{g(x[0])}; });
}

TEST(CustomFunction, IsPartOfCompiledForwards) {
  for (const Case &one : cases) {
    Tensor x = leaf({3, 2}), w = leaf({2}, 1);
    auto compiled = compile(one.function);
    List expected = derivatives(one.function, x, w);
    for (int i = 0; i < 2; ++i)
      expectSame(derivatives(compiled, x, w), expected, one.name);
    EXPECT_EQ(compiled.counts().versions, 1) << one.name;
    EXPECT_EQ(compiled.counts().graphBreaks, 0) << one.name;
  }
}

TEST(CustomFunction, IsPartOfCompiledSteps) {
  for (const Case &one : cases) {
    Tensor x = leaf({3, 2}), w = leaf({2}, 1);
    List expected = derivatives(one.function, x, w);
    auto step = compile([&](Tensor x, Tensor w) {
      List all = derivatives(one.function, x, w);
      // The function must return a tensor.
      for (Tensor &tensor : all)
        if (!tensor.defined())
          tensor = zeros({});
      return all;
    });
    for (Tensor &tensor : expected)
      if (!tensor.defined())
        tensor = zeros({});
    for (int i = 0; i < 2; ++i)
      expectSame(step(x, w), expected, one.name);
    EXPECT_EQ(step.counts().versions, 1) << one.name;
    EXPECT_EQ(step.counts().graphBreaks, 0) << one.name;
  }
}

TEST(CustomFunction, IsPartOfTrainingSteps) {
  auto train = [](bool isCompiled) {
    Tensor w = leaf({3}, 1);
    optim::AdamW adam({w}, {.lr = 0.1});
    auto step = [&](Tensor x) {
      adam.zero_grad();
      Tensor loss = Rounded::apply(Scaled::apply(x, w)).square().sum();
      loss.backward();
      adam.step();
      return loss;
    };
    auto compiled = compile(step);
    std::vector<double> losses;
    for (int i = 0; i < 4; ++i) {
      Tensor x = leaf({4, 3}, i).detach();
      losses.push_back((isCompiled ? compiled(x) : step(x)).item<double>());
    }
    if (isCompiled) {
      EXPECT_EQ(compiled.counts().graphBreaks, 0);
      EXPECT_LE(compiled.counts().versions, 2);
    }
    List all = {w.detach(), tensor(losses)};
    return all;
  };
  expectSame(train(true), train(false), "training");
}

TEST(CustomFunction, TakesSizesThatVary) {
  Options options;
  options.dynamic = true;
  auto function = [](Tensor x, Tensor w) {
    return Rounded::apply(Scaled::apply(x, w)) * x;
  };
  auto compiled = compile(function, options);
  auto step = compile(
      [&](Tensor x, Tensor w) { return derivatives(function, x, w); }, options);
  for (int64_t rows : {3, 5, 8}) {
    Tensor x = leaf({rows, 2}), w = leaf({rows, 2}, 1);
    List expected = derivatives(function, x, w);
    expectSame(derivatives(compiled, x, w), expected, "forward");
    expectSame(step(x, w), expected, "step");
  }
  EXPECT_EQ(compiled.counts().versions, 1);
  EXPECT_EQ(step.counts().versions, 1);
}

TEST(CustomFunction, HasItsGradientInValueAndGrad) {
  Tensor x = leaf({3}).detach();
  auto loss = [](Tensor x) { return Rounded::apply(x).sum(); };
  Tensor expected = x * sin(x) * 5;
  auto slope = value_and_grad(loss);
  EXPECT_TRUE(allclose(slope(x).second, expected));
  NoGrad outside;
  EXPECT_TRUE(allclose(value_and_grad(loss)(x).second, expected));
}

TEST(CustomFunction, WorksInRegions) {
  Tensor x = leaf({3}), w = leaf({3}, 1);
  auto again = [](Tensor x, Tensor w) {
    return checkpoint(
        [](Tensor x, Tensor w) { return Scaled::apply(sin(x), w) * x; }, x, w);
  };
  auto loop = [](Tensor x, Tensor w) {
    return scan(
               [=](Tensor state, Tensor x) {
                 Tensor next = Scaled::apply(state * x, w.sum());
                 return std::pair(next, next * 2);
               },
               x.sum(), x)
        .second;
  };
  for (const auto &function :
       std::vector<std::function<Tensor(Tensor, Tensor)>>{again, loop}) {
    List expected, found, step;
    auto first = [&](const auto &f, Tensor x, Tensor w) {
      return autograd::grad({f(x, w).sum()}, {x, w});
    };
    expected = first(function, x, w);
    auto compiled = compile(function);
    expectSame(first(compiled, x, w), expected, "forward");
    auto whole =
        compile([&](Tensor x, Tensor w) { return first(function, x, w); });
    expectSame(whole(x, w), expected, "step");
    EXPECT_EQ(compiled.counts().graphBreaks, 0);
    EXPECT_EQ(whole.counts().graphBreaks, 0);
  }
}

TEST(CustomFunction, LeavesTheTapeAloneWhereNothingIsRecorded) {
  Tensor x = leaf({3});
  auto f = compile([](Tensor x) { return Rounded::apply(x); });
  {
    NoGrad off;
    EXPECT_FALSE(f(x).requires_grad());
  }
  EXPECT_FALSE(f(x.detach()).requires_grad());
  EXPECT_TRUE(f(x).requires_grad());
  auto g = compile([](Tensor x) {
    NoGrad off;
    return Rounded::apply(x);
  });
  EXPECT_FALSE(g(x).requires_grad());
  auto h = compile([](Tensor x) {
    List all = Reversed::apply(x);
    return std::pair(all[0].requires_grad(), all[1].requires_grad());
  });
  EXPECT_EQ(h(x), std::pair(true, false));
}

TEST(CustomFunction, BreaksTheGraphWhereItReadsValues) {
  auto clipped = [](Tensor x) { return sin(Clipped::apply(x * 3) * 2); };
  auto branching = [](Tensor x) { return sin(Branching::apply(x * 3) * 2); };
  for (const auto &function :
       std::vector<std::function<Tensor(Tensor)>>{clipped, branching}) {
    auto compiled = compile(function);
    for (double from : {0.3, 4.0}) {
      Tensor x = leaf({3}, from);
      List expected = autograd::grad({function(x).sum()}, {x});
      expectSame(autograd::grad({compiled(x).sum()}, {x}), expected, "reads");
    }
    EXPECT_GT(compiled.counts().graphBreaks, 0);
  }
}

TEST(CustomFunction, RefusesWrongGradients) {
  auto wrong = compile([](Tensor x) { return Wrong::apply(x); });
  for (bool isCompiled : {false, true})
    EXPECT_REFUSED(
        (isCompiled ? wrong(leaf({1})) : Wrong::apply(leaf({1}))).backward(),
        "expected 1 gradients, one for each argument, but found 0");
  auto size = compile([](Tensor x) { return WrongSize::apply(x); });
  EXPECT_REFUSED(size(leaf({2})),
                 "a gradient of an argument: expected a tensor like f64[2] but "
                 "found f64[1, 3]");
  EXPECT_REFUSED(WrongSize::apply(leaf({2})).sum().backward(),
                 "a gradient of an argument: expected a tensor like f64[2] but "
                 "found f64[1, 3]");
}
