//===- GradScaler.cpp - loss scaling for 16-bit gradients -----------------===//

#include "tcopt/Capture/Optim/GradScaler.h"
#include "../../Capture/Session/CallerPlace.h"
#include "../Modules/Common.h"
#include "../Modules/State.h"
#include "Lists.h"

namespace tcopt::amp {

using optim::detail::gradientsOf;
using optim::detail::listOptions;

namespace {
using Tensors = std::vector<Tensor>;
} // namespace

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

static auto &findFunction() {
  static auto &compiled = *new auto(compile(
      [](const Tensors &grads) {
        Tensor finite = isfinite(grads[0]).all();
        for (size_t i = 1; i < grads.size(); ++i)
          finite = logical_and(finite, isfinite(grads[i]).all());
        return logical_not(finite);
      },
      listOptions("GradScaler.find")));
  return compiled;
}

static auto &unscaleFunction() {
  static auto &compiled = *new auto(compile(
      [](const Tensors &grads, const Tensor &scale) {
        for (Tensor grad : grads)
          grad.mul_(optim::detail::inverseOf(scale).to(grad.dtype()));
      },
      listOptions("GradScaler.unscale_")));
  return compiled;
}

static auto &updateFunction() {
  static auto &compiled = *new auto(compile(
      [](Tensor scale, Tensor tracker, const Tensors &founds, double growth,
         double backoff, int64_t interval) {
        Tensor found = founds[0];
        for (const Tensor &one : founds)
          found = logical_or(found, one);
        Tensor steps = tracker + 1;
        Tensor isLong = steps == interval;
        Tensor grown = scale * growth;
        Tensor larger =
            where(logical_and(isLong, isfinite(grown)), grown, scale);
        tracker.copy_(where(logical_or(found, isLong), zeros({}), steps));
        scale.copy_(where(found, scale * backoff, larger));
      },
      listOptions("GradScaler.update")));
  return compiled;
}

//===----------------------------------------------------------------------===//
// The scaler
//===----------------------------------------------------------------------===//

static Tensor numberOf(double value, Place place) {
  auto number = float(value);
  return capture::tensorInMemory(&number, 1, DType::F32, {}, place);
}

GradScaler::GradScaler(const GradScalerOptions &options, Place place)
    : options(options), factor(numberOf(options.init_scale, place)),
      tracker(numberOf(0, place)) {
  nn::expect(options.growth_factor > 1, "GradScaler", "growth_factor > 1",
             nn::textOf(options.growth_factor), place);
  nn::expect(options.backoff_factor < 1, "GradScaler", "backoff_factor < 1",
             nn::textOf(options.backoff_factor), place);
}

Tensor GradScaler::scale(const Tensor &loss, Place place) const {
  return options.enabled ? mul(loss, factor, place) : loss;
}

GradScaler::Pending &GradScaler::pendingOf(const optim::Optimizer &optimizer) {
  for (Pending &one : pending)
    if (one.optimizer == &optimizer)
      return one;
  pending.push_back({&optimizer, {}});
  return pending.back();
}

static void expectNotYet(bool isDone, const char *what, Place place) {
  if (isDone)
    throw Exception(std::string(what) + " was already called for this "
                                        "optimizer since the last update()",
                    place);
}

void GradScaler::unscale_(optim::Optimizer &optimizer, Place place) {
  capture::CallerPlace caller(place);
  if (!options.enabled)
    return;
  NoGrad noGrad;
  Pending &one = pendingOf(optimizer);
  expectNotYet(one.isUnscaled || one.hasStepped, "GradScaler: unscale_()",
               place);
  Tensors grads = gradientsOf(optimizer.parameters());
  for (const Tensor &grad : grads)
    if (grad.dtype() == DType::F16)
      throw Exception("GradScaler: unscale_() expected gradients of more bits "
                      "than f16, which would become 0",
                      place);
  one.isUnscaled = true;
  if (grads.empty())
    return;
  one.found = findFunction()(grads);
  unscaleFunction()(grads, factor);
}

void GradScaler::step(optim::Optimizer &optimizer, Place place) {
  capture::CallerPlace caller(place);
  if (!options.enabled)
    return optimizer.step(place);
  NoGrad noGrad;
  Pending &one = pendingOf(optimizer);
  expectNotYet(one.hasStepped, "GradScaler: step()", place);
  one.hasStepped = true;
  if (one.isUnscaled) {
    if (one.found.defined())
      optimizer.step_unless(one.found, place);
    return;
  }
  Tensors grads = gradientsOf(optimizer.parameters());
  if (grads.empty())
    return;
  one.found = findFunction()(grads);
  optimizer.step_scaled(factor, one.found, place);
}

void GradScaler::update(Place place) {
  capture::CallerPlace caller(place);
  if (!options.enabled)
    return;
  Tensors founds;
  for (const Pending &one : pending)
    if (one.found.defined())
      founds.push_back(one.found);
  if (founds.empty())
    throw Exception("GradScaler: update() expected a step() or unscale_() "
                    "since the last one",
                    place);
  pending.clear();
  updateFunction()(factor, tracker, founds, options.growth_factor,
                   options.backoff_factor, options.growth_interval);
}

void GradScaler::update(double new_scale) {
  pending.clear();
  factor.fill_(new_scale);
}

double GradScaler::get_scale(Place place) const {
  return options.enabled ? factor.item<double>(place) : 1;
}

nn::StateDict GradScaler::state_dict() const {
  return nn::NamedTensors{{"scale", factor}, {"_growth_tracker", tracker}};
}

void GradScaler::load_state_dict(const nn::StateDict &state, Place place) {
  auto scale = float(state.at("scale", place).item<double>(place));
  auto steps = float(state.at("_growth_tracker", place).item<double>(place));
  *factor.data_ptr<float>() = scale;
  *tracker.data_ptr<float>() = steps;
}

} // namespace tcopt::amp
