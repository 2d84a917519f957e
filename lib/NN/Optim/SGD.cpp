//===- SGD.cpp - stochastic gradient descent ------------------------------===//

#include "tcopt/Capture/Optim/SGD.h"
#include "Rule.h"

namespace tcopt::optim {

using namespace detail;

namespace sgd {
enum : size_t { Lr, Momentum, Dampening, WeightDecay };
enum : size_t { Nesterov = FirstOwnFlag };

static void updateSGD(ParamUpdate &one) {
  Tensor slope = one.grad();
  if (one.has(WeightDecay))
    slope = slope + one.param() * one.number(WeightDecay);
  if (one.has(Momentum)) {
    Tensor part = slope;
    // The first buffer is the gradient itself, without dampening.
    if (one.has(Dampening))
      part = slope * one.rounded(where(one.step() == 1, one.step(),
                                       1 - one.exact(Dampening)));
    Tensor buffer = one.setState(0, one.state(0) * one.number(Momentum) + part);
    slope = one.is(Nesterov) ? slope + buffer * one.number(Momentum) : buffer;
  }
  one.setParam(one.param() - slope * one.number(Lr));
}

static std::string checkSGD(const PackedOptions &options) {
  bool isUsual =
      options.numbers[Momentum] > 0 && options.numbers[Dampening] == 0;
  return options.flags[Nesterov] && !isUsual
             ? "expected a momentum and no dampening with nesterov"
             : "";
}

static const Rule &ruleOfSGD() {
  static const Rule rule = {
      "SGD",
      {{"lr"},
       {"momentum", false, true},
       {"dampening", false, true},
       {"weight_decay", false, true}},
      {"nesterov"},
      [](Shape shape) {
        return shape.has(Momentum) ? std::vector<std::string>{"momentum_buffer"}
                                   : std::vector<std::string>{};
      },
      [](Shape shape) { return shape.has(Momentum) && shape.has(Dampening); },
      updateSGD,
      checkSGD};
  return rule;
}

} // namespace sgd

template <> PackedOptions OptimizerOf<SGDOptions>::pack(const SGDOptions &o) {
  return {{o.lr, o.momentum, o.dampening, o.weight_decay},
          {o.maximize, o.master_weights, o.nesterov}};
}

template <> SGDOptions OptimizerOf<SGDOptions>::unpack(const PackedOptions &p) {
  return {.lr = p.numbers[sgd::Lr],
          .momentum = p.numbers[sgd::Momentum],
          .dampening = p.numbers[sgd::Dampening],
          .weight_decay = p.numbers[sgd::WeightDecay],
          .nesterov = p.flags[sgd::Nesterov],
          .maximize = p.flags[Maximize],
          .master_weights = p.flags[MasterWeights]};
}

SGD::SGD(std::vector<Tensor> params, const SGDOptions &options, Place place)
    : SGD(std::vector<ParamGroup<SGDOptions>>{{std::move(params)}}, options,
          place) {}

SGD::SGD(std::vector<ParamGroup<SGDOptions>> groups, const SGDOptions &options,
         Place place)
    : OptimizerOf(sgd::ruleOfSGD(), std::move(groups), options, place) {}

} // namespace tcopt::optim
