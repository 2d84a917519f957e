//===- Adam.cpp - Adam and AdamW ------------------------------------------===//

#include "tcopt/Capture/Optim/Adam.h"
#include "Rule.h"

namespace tcopt::optim {

using namespace detail;

namespace adam {
enum : size_t { Lr, Beta1, Beta2, Eps, WeightDecay };
enum : size_t { AmsGrad = FirstOwnFlag };
enum : size_t { Average, Square, MaxSquare };

// The step size and the bias corrections are rank-0 tensors of f64, as PyTorch
// computes them in Python.
static void updateBy(ParamUpdate &one, const Tensor &param,
                     const Tensor &slope) {
  const Tensor &beta1 = one.exact(Beta1), &beta2 = one.exact(Beta2);
  Tensor old = one.state(Average);
  Tensor average =
      one.setState(Average, old + (slope - old) * one.rounded(1 - beta1));
  Tensor square =
      one.setState(Square, one.state(Square) * one.rounded(beta2) +
                               slope * slope * one.rounded(1 - beta2));
  if (one.is(AmsGrad))
    square = one.setState(MaxSquare, maximum(one.state(MaxSquare), square));
  Tensor rate = one.rounded(one.exact(Lr) / (1 - pow(beta1, one.step())));
  Tensor deviation = one.rounded(sqrt(1 - pow(beta2, one.step())));
  one.setParam(param -
               rate * (average / (sqrt(square) / deviation + one.number(Eps))));
}

static void updateAdam(ParamUpdate &one) {
  Tensor slope = one.grad();
  if (one.has(WeightDecay))
    slope = slope + one.param() * one.number(WeightDecay);
  updateBy(one, one.param(), slope);
}

static void updateAdamW(ParamUpdate &one) {
  Tensor param = one.param();
  if (one.has(WeightDecay))
    param = param * one.rounded(1 - one.exact(Lr) * one.exact(WeightDecay));
  updateBy(one, param, one.grad());
}

static Rule makeRule(const char *kind, void (*update)(ParamUpdate &)) {
  return {kind,
          {{"lr"},
           {"beta1", true},
           {"beta2", true},
           {"eps"},
           {"weight_decay", false, true}},
          {"amsgrad"},
          [](Shape shape) {
            std::vector<std::string> slots = {"exp_avg", "exp_avg_sq"};
            if (shape.is(AmsGrad))
              slots.push_back("max_exp_avg_sq");
            return slots;
          },
          [](Shape) { return true; },
          update};
}

static const Rule &ruleOfAdam() {
  static const Rule rule = makeRule("Adam", updateAdam);
  return rule;
}

static const Rule &ruleOfAdamW() {
  static const Rule rule = makeRule("AdamW", updateAdamW);
  return rule;
}

template <typename Options> static PackedOptions packed(const Options &o) {
  return {{o.lr, o.betas.first, o.betas.second, o.eps, o.weight_decay},
          {o.maximize, o.master_weights, o.amsgrad}};
}

template <typename Options> static Options unpacked(const PackedOptions &p) {
  return {.lr = p.numbers[Lr],
          .betas = {p.numbers[Beta1], p.numbers[Beta2]},
          .eps = p.numbers[Eps],
          .weight_decay = p.numbers[WeightDecay],
          .amsgrad = p.flags[AmsGrad],
          .maximize = p.flags[Maximize],
          .master_weights = p.flags[MasterWeights]};
}

} // namespace adam

template <> PackedOptions OptimizerOf<AdamOptions>::pack(const AdamOptions &o) {
  return adam::packed(o);
}
template <>
AdamOptions OptimizerOf<AdamOptions>::unpack(const PackedOptions &p) {
  return adam::unpacked<AdamOptions>(p);
}
template <>
PackedOptions OptimizerOf<AdamWOptions>::pack(const AdamWOptions &o) {
  return adam::packed(o);
}
template <>
AdamWOptions OptimizerOf<AdamWOptions>::unpack(const PackedOptions &p) {
  return adam::unpacked<AdamWOptions>(p);
}

Adam::Adam(std::vector<Tensor> params, const AdamOptions &options, Place place)
    : Adam(std::vector<ParamGroup<AdamOptions>>{{std::move(params)}}, options,
           place) {}

Adam::Adam(std::vector<ParamGroup<AdamOptions>> groups,
           const AdamOptions &options, Place place)
    : OptimizerOf(adam::ruleOfAdam(), std::move(groups), options, place) {}

AdamW::AdamW(std::vector<Tensor> params, const AdamWOptions &options,
             Place place)
    : AdamW(std::vector<ParamGroup<AdamWOptions>>{{std::move(params)}}, options,
            place) {}

AdamW::AdamW(std::vector<ParamGroup<AdamWOptions>> groups,
             const AdamWOptions &options, Place place)
    : OptimizerOf(adam::ruleOfAdamW(), std::move(groups), options, place) {}

} // namespace tcopt::optim
