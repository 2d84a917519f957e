//===- Optimizer.cpp - the base class of optimizers -----------------------===//

#include "../../Capture/Session/CallerPlace.h"
#include "../Modules/Common.h"
#include "Group.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

namespace tcopt::optim {

using namespace detail;

Optimizer::Optimizer(const Rule &rule)
    : rule(rule), numGroups(std::make_shared<size_t>(0)) {}

Optimizer::~Optimizer() = default;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static std::string sizesText(const Tensor &tensor) {
  Sizes sizes = tensor.sizes();
  return nn::textOf(std::vector<int64_t>(sizes.begin(), sizes.end()));
}

void Optimizer::addGroup(std::vector<Tensor> params, PackedOptions options,
                         Place place) {
  std::string kind = rule.kind;
  checkOptions(rule, options, place);
  if (params.empty())
    throw Exception(kind + ": expected parameters but found none", place);
  std::vector<Tensor> all = parameters();
  for (const Tensor &param : params) {
    if (!param.defined() || !param.is_floating_point())
      throw Exception(kind + ": expected tensors of floats as parameters",
                      place);
    if (llvm::any_of(all,
                     [&](const Tensor &one) { return one.is_same(param); }))
      throw Exception(kind +
                          ": expected each parameter once but found one of "
                          "sizes " +
                          sizesText(param) + " again",
                      place);
    all.push_back(param);
  }
  groups.push_back(std::make_shared<Group>(rule, std::move(params),
                                           std::move(options), place));
  *numGroups = groups.size();
}

size_t Optimizer::num_groups() const { return groups.size(); }

const std::vector<Tensor> &Optimizer::params(size_t group) const {
  return groups.at(group)->params;
}

std::vector<Tensor> Optimizer::parameters() const {
  std::vector<Tensor> all;
  for (const auto &group : groups)
    all.insert(all.end(), group->params.begin(), group->params.end());
  return all;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

PackedOptions Optimizer::optionsOf(size_t group) const {
  return groups.at(group)->options;
}

void Optimizer::setOptions(size_t group, PackedOptions options, Place place) {
  checkOptions(rule, options, place);
  capture::noteEffect("options of an optimizer are set");
  groups.at(group)->setOptions(std::move(options));
}

static const NumberRule *findNumber(const Rule &rule, std::string_view name) {
  for (const NumberRule &number : rule.numbers)
    if (name == number.name)
      return &number;
  return nullptr;
}

static size_t numberOf(const Rule &rule, std::string_view name, Place place) {
  if (const NumberRule *number = findNumber(rule, name))
    return size_t(number - rule.numbers.data());
  throw Exception(std::string(rule.kind) + ": has no option '" +
                      std::string(name) + "'",
                  place);
}

bool Optimizer::has_option(std::string_view name) const {
  return findNumber(rule, name) != nullptr;
}

double Optimizer::option(std::string_view name, size_t group,
                         Place place) const {
  return groups.at(group)->options.numbers[numberOf(rule, name, place)];
}

void Optimizer::set_option(std::string_view name, double value, size_t group,
                           Place place) {
  PackedOptions options = optionsOf(group);
  options.numbers[numberOf(rule, name, place)] = value;
  setOptions(group, std::move(options), place);
}

double Optimizer::lr(size_t group) const { return option("lr", group); }

void Optimizer::set_lr(double value, size_t group, Place place) {
  set_option("lr", value, group, place);
}

void Optimizer::set_lr_of_all(double value, Place place) {
  for (size_t i = 0; i < groups.size(); ++i)
    set_lr(value, i, place);
}

double Optimizer::initial_lr(size_t group) {
  std::optional<double> &rate = groups.at(group)->initialRate;
  if (!rate)
    rate = lr(group);
  return *rate;
}

void Optimizer::setInitialRate(double value, size_t group) {
  groups.at(group)->initialRate = value;
}

void Optimizer::setScheduled(std::string_view name, double value,
                             size_t group) {
  capture::noteEffect("options of an optimizer are set");
  PackedOptions options = optionsOf(group);
  options.numbers[numberOf(rule, name, Place::current())] = value;
  groups.at(group)->setOptions(std::move(options));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Optimizer::zero_grad(bool set_to_none) {
  NoGrad noGrad;
  for (const auto &group : groups)
    for (Tensor param : group->params) {
      if (set_to_none)
        param.set_grad({});
      else if (Tensor grad = param.grad(); grad.defined())
        grad.zero_();
    }
}

Group &Optimizer::groupFor(size_t number, Place place) const {
  const std::shared_ptr<Group> &group = groups.at(number);
  if (capture::isTracing()) {
    std::string what = std::string("the options of ") + rule.kind;
    std::weak_ptr<const void> owner = group;
    capture::guardBytes(&group->shape, sizeof(group->shape), what, &owner);
    capture::guardObject(*numGroups, "the number of groups of an optimizer",
                         numGroups);
  }
  return *group;
}

void Optimizer::step_scaled(const Tensor &scale, const Tensor &skip,
                            Place place) {
  capture::CallerPlace caller(place);
  NoGrad noGrad;
  for (size_t i = 0; i < groups.size(); ++i) {
    Group &group = groupFor(i, place);
    auto release = llvm::scope_exit([&] { group.release(); });
    if (!group.fill(place))
      continue;
    group.lists.skip = skip;
    group.lists.scale = scale;
    group.step(group.lists);
  }
}

void Optimizer::step_unless(const Tensor &skip, Place place) {
  step_scaled(Tensor(), skip, place);
}

void Optimizer::step(Place place) { step_unless(Tensor(), place); }

Tensor Optimizer::step(const std::function<Tensor()> &closure, Place place) {
  Tensor loss = closure();
  step(place);
  return loss;
}

CompileCounts Optimizer::counts(size_t group) const {
  return groups.at(group)->step.counts();
}

Explanation Optimizer::explain(size_t number, Place place) {
  NoGrad noGrad;
  Group &group = groupFor(number, place);
  auto release = llvm::scope_exit([&] { group.release(); });
  if (!group.fill(place))
    throw Exception(std::string(rule.kind) + ": no parameter has a gradient",
                    place);
  group.lists.skip = group.lists.scale = Tensor();
  return group.step.explain(group.lists);
}

} // namespace tcopt::optim
