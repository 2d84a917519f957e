//===- AutogradFunctions.cpp - custom autograd functions ------------------===//

#include "AutogradNets.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include <functional>
#include <map>
#include <stdexcept>

using namespace tcopt;
using autograd::AutogradContext;
using Tensors = std::vector<Tensor>;

namespace {
struct Cube : autograd::Function<Cube> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    context.save_for_backward({x});
    return x * x * x;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    Tensor x = context.get_saved_variables()[0];
    return {gradients[0] * 3 * x * x};
  }
};

/// Saves its result.
struct Exp : autograd::Function<Exp> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    Tensor y = exp(x * 0.5);
    context.save_for_backward({y});
    return y;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    return {gradients[0] * context.get_saved_variables()[0] * 0.5};
  }
};

/// Saves a tensor that is neither an argument nor a result.
struct Inner : autograd::Function<Inner> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    Tensor t = tanh(x);
    context.save_for_backward({t});
    return t * 2;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    Tensor t = context.get_saved_variables()[0];
    return {gradients[0] * 2 * (1 - t * t)};
  }
};

struct Two : autograd::Function<Two> {
  static Tensors forward(AutogradContext &context, Tensor x, Tensor y) {
    context.save_for_backward({x, y});
    return {x * y, x + y};
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    Tensors saved = context.get_saved_variables();
    return {gradients[0] * saved[1] + gradients[1],
            gradients[0] * saved[0] + gradients[1]};
  }
};

/// Marks its second result as not differentiable.
struct Marked : autograd::Function<Marked> {
  static Tensors forward(AutogradContext &context, Tensor x) {
    Tensor where = gt(x, 0).to(x.dtype());
    context.mark_non_differentiable({where});
    context.save_for_backward({where});
    return {x * where, where};
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    return {gradients[0] * context.get_saved_variables()[0]};
  }
};

/// Returns its argument.
struct Identity : autograd::Function<Identity> {
  static Tensor forward(AutogradContext &, Tensor x) { return x; }
  static Tensors backward(AutogradContext &, Tensors gradients) {
    return {gradients[0] * 3};
  }
};

/// Writes to its argument and returns it, without mark_dirty().
struct Write : autograd::Function<Write> {
  static Tensor forward(AutogradContext &, Tensor x) {
    x.mul_(2);
    return x;
  }
  static Tensors backward(AutogradContext &, Tensors gradients) {
    return {gradients[0] * 2};
  }
};

/// Writes to its argument and returns it, with mark_dirty().
struct Dirty : autograd::Function<Dirty> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    context.mark_dirty({x});
    x.mul_(2);
    return x;
  }
  static Tensors backward(AutogradContext &, Tensors gradients) {
    return {gradients[0] * 2};
  }
};

/// Writes to a saved tensor in backward.
struct WriteSaved : autograd::Function<WriteSaved> {
  static Tensor forward(AutogradContext &context, Tensor x, Tensor other) {
    context.save_for_backward({other});
    return x * 2;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    NoGrad constant;
    context.get_saved_variables()[0].add_(gradients[0].sum());
    return {gradients[0] * 2, Tensor()};
  }
};

/// Returns an undefined gradient for its second argument.
struct Partial : autograd::Function<Partial> {
  static Tensor forward(AutogradContext &context, Tensor x, Tensor y) {
    context.save_for_backward({y});
    return x * y;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    return {gradients[0] * context.get_saved_variables()[0], Tensor()};
  }
};

/// Uses only the defined gradients of its results in backward.
struct Unmaterialized : autograd::Function<Unmaterialized> {
  static Tensors forward(AutogradContext &context, Tensor x) {
    context.set_materialize_grads(false);
    return {x * 2, x * 3};
  }
  static Tensors backward(AutogradContext &, Tensors gradients) {
    Tensor sum;
    if (gradients[0].defined())
      sum = gradients[0] * 2;
    if (gradients[1].defined())
      sum = sum.defined() ? sum + gradients[1] * 3 : gradients[1] * 3;
    return {sum};
  }
};

struct Needed : autograd::Function<Needed> {
  static Tensor forward(AutogradContext &context, Tensor x, Tensor y) {
    context.save_for_backward({x, y});
    return x * y;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    Tensors saved = context.get_saved_variables();
    return {context.needs_input_grad(0) ? gradients[0] * saved[1] : Tensor(),
            context.needs_input_grad(1) ? gradients[0] * saved[0] : Tensor()};
  }
};

/// Returns a view of its argument.
struct Flat : autograd::Function<Flat> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    context.save_for_backward({x});
    return x.view({-1});
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    return {gradients[0].view(context.get_saved_variables()[0].sizes()) * 2};
  }
};

/// Calls autograd::grad() in backward.
struct Nested : autograd::Function<Nested> {
  static Tensor forward(AutogradContext &context, Tensor x) {
    context.save_for_backward({x});
    return sin(x) * x;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    EnableGrad recorded;
    Tensor x = context.get_saved_variables()[0].detach().requires_grad_();
    Tensor y = (sin(x) * x).sum();
    return {gradients[0] * autograd::grad({y}, {x})[0]};
  }
};

struct Attribute : autograd::Function<Attribute> {
  static Tensor forward(AutogradContext &context, Tensor x, double factor) {
    context.saved_data["factor"] = factor;
    return x * factor;
  }
  static Tensors backward(AutogradContext &context, Tensors gradients) {
    return {gradients[0] * std::any_cast<double>(context.saved_data["factor"]),
            Tensor()};
  }
};

template <typename F> Tensors one(const Tensors &arguments) {
  return {F::apply(arguments.at(0))};
}
template <typename F> Tensors pair(const Tensors &arguments) {
  return {F::apply(arguments.at(0), arguments.at(1))};
}
} // namespace

using Caller = std::function<Tensors(const Tensors &)>;

static const std::map<std::string, Caller> &customFunctions() {
  static const std::map<std::string, Caller> table = {
      {"cube", one<Cube>},
      {"exp", one<Exp>},
      {"inner", one<Inner>},
      {"identity", one<Identity>},
      {"write", one<Write>},
      {"dirty", one<Dirty>},
      {"flat", one<Flat>},
      {"nested", one<Nested>},
      {"writesaved", pair<WriteSaved>},
      {"partial", pair<Partial>},
      {"needed", pair<Needed>},
      {"two", [](const Tensors &a) { return Two::apply(a.at(0), a.at(1)); }},
      {"marked", [](const Tensors &a) { return Marked::apply(a.at(0)); }},
      {"unmaterialized",
       [](const Tensors &a) { return Unmaterialized::apply(a.at(0)); }},
      {"attribute",
       [](const Tensors &a) {
         return Tensors{Attribute::apply(a.at(0), 2.5)};
       }},
  };
  return table;
}

Tensors fuzz::callCustomFunction(const std::string &name,
                                 const Tensors &arguments) {
  auto found = customFunctions().find(name);
  if (found == customFunctions().end())
    throw std::invalid_argument("no custom function: " + name);
  return found->second(arguments);
}
