//===- RMSprop.cpp - RMSprop ----------------------------------------------===//

#include "tcopt/Capture/Optim/RMSprop.h"
#include "Rule.h"

namespace tcopt::optim {

using namespace detail;

namespace rmsprop {
enum : size_t { Lr, Alpha, Eps, WeightDecay, Momentum };
enum : size_t { Centered = FirstOwnFlag };

static Tensor sizeOfGradients(ParamUpdate &one, const Tensor &slope) {
  Tensor rest = one.rounded(1 - one.exact(Alpha));
  Tensor square =
      one.setState(0, one.state(0) * one.number(Alpha) + slope * slope * rest);
  if (!one.is(Centered))
    return sqrt(square) + one.number(Eps);
  Tensor old = one.state(1);
  Tensor average = one.setState(1, old + (slope - old) * rest);
  return sqrt(square - average * average) + one.number(Eps);
}

static void updateRMSprop(ParamUpdate &one) {
  Tensor slope = one.grad();
  if (one.has(WeightDecay))
    slope = slope + one.param() * one.number(WeightDecay);
  Tensor change = slope / sizeOfGradients(one, slope);
  if (one.has(Momentum)) {
    size_t slot = one.is(Centered) ? 2 : 1;
    change =
        one.setState(slot, one.state(slot) * one.number(Momentum) + change);
  }
  one.setParam(one.param() - change * one.number(Lr));
}

static std::vector<std::string> slotsOf(Shape shape) {
  std::vector<std::string> slots = {"square_avg"};
  if (shape.is(Centered))
    slots.push_back("grad_avg");
  if (shape.has(Momentum))
    slots.push_back("momentum_buffer");
  return slots;
}

static const Rule &ruleOfRMSprop() {
  static const Rule rule = {"RMSprop",
                            {{"lr"},
                             {"alpha"},
                             {"eps"},
                             {"weight_decay", false, true},
                             {"momentum", false, true}},
                            {"centered"},
                            slotsOf,
                            [](Shape) { return false; },
                            updateRMSprop};
  return rule;
}

} // namespace rmsprop

template <>
PackedOptions OptimizerOf<RMSpropOptions>::pack(const RMSpropOptions &o) {
  return {{o.lr, o.alpha, o.eps, o.weight_decay, o.momentum},
          {o.maximize, o.master_weights, o.centered}};
}

template <>
RMSpropOptions OptimizerOf<RMSpropOptions>::unpack(const PackedOptions &p) {
  return {.lr = p.numbers[rmsprop::Lr],
          .alpha = p.numbers[rmsprop::Alpha],
          .eps = p.numbers[rmsprop::Eps],
          .weight_decay = p.numbers[rmsprop::WeightDecay],
          .momentum = p.numbers[rmsprop::Momentum],
          .centered = p.flags[rmsprop::Centered],
          .maximize = p.flags[Maximize],
          .master_weights = p.flags[MasterWeights]};
}

RMSprop::RMSprop(std::vector<Tensor> params, const RMSpropOptions &options,
                 Place place)
    : RMSprop(std::vector<ParamGroup<RMSpropOptions>>{{std::move(params)}},
              options, place) {}

RMSprop::RMSprop(std::vector<ParamGroup<RMSpropOptions>> groups,
                 const RMSpropOptions &options, Place place)
    : OptimizerOf(rmsprop::ruleOfRMSprop(), std::move(groups), options, place) {
}

} // namespace tcopt::optim
