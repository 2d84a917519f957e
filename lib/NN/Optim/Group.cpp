//===- Group.cpp - parameter groups ---------------------------------------===//

#include "Group.h"
#include "../../Capture/Tensor/Cell.h"
#include "../Modules/Common.h"
#include "../Modules/State.h"
#include "Lists.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt::optim::detail {

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

void checkOptions(const Rule &rule, const PackedOptions &options, Place place) {
  for (auto [number, value] : llvm::zip_equal(rule.numbers, options.numbers)) {
    bool isInRange = value >= 0 && (!number.isFraction || value < 1);
    nn::expect(isInRange, rule.kind,
               std::string(number.name) +
                   (number.isFraction ? " in [0, 1)" : " >= 0"),
               nn::textOf(value), place);
  }
  std::string wrong = rule.check ? rule.check(options) : "";
  if (!wrong.empty())
    throw Exception(std::string(rule.kind) + ": " + wrong, place);
}

std::vector<std::string> flagNames(const Rule &rule) {
  std::vector<std::string> names = {"maximize", "master_weights"};
  names.insert(names.end(), rule.flags.begin(), rule.flags.end());
  return names;
}

static Tensor numberInMemory(double value, Place place) {
  return capture::tensorInMemory(&value, 1, DType::F64, {}, place);
}

void Group::setOptions(PackedOptions next) {
  options = std::move(next);
  shape = shapeOf(rule, options);
  capture::OutsideScope outside(/*breaks=*/false, Place::current());
  for (auto [tensor, value] : llvm::zip_equal(numbers, options.numbers)) {
    if (tensor.device() == Device())
      *tensor.data_ptr<double>() = value;
    else
      nn::writeHost(tensor,
                    nn::hostCopy(numberInMemory(value, Place::current()),
                                 Place::current()),
                    Place::current());
  }
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

Group::Group(const Rule &rule, std::vector<Tensor> params,
             PackedOptions options, Place place)
    : rule(rule), params(std::move(params)), states(this->params.size()),
      step(compile(
          [rule = &rule](const UpdateLists &lists) { update(*rule, lists); },
          listOptions(std::string(rule.kind) + ".step"), place)) {
  for (double value : options.numbers)
    numbers.push_back(
        numberInMemory(value, place).to(this->params.front().device(), place));
  setOptions(std::move(options));
}

const Tensor *ParamState::find(std::string_view slot) const {
  for (const auto &[name, tensor] : slots)
    if (name == slot)
      return &tensor;
  return nullptr;
}

bool Group::hasMaster(const Tensor &param) const {
  return Shape(shape).is(MasterWeights) && getSize(param.dtype()) < 4;
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

// Creates the tensors in memory, because the optimizer owns them. During a
// trace, build() suspends the trace.
void Group::addState(size_t number, Place place) {
  const Tensor &param = params[number];
  ParamState &state = states[number];
  DefaultDevice here(param.device());
  bool isWide = hasMaster(param);
  if (isWide && !state.master.defined())
    state.master = param.to(DType::F32, place);
  if (rule.countsSteps(Shape(shape)) && !state.step.defined())
    state.step = zeros({}, DType::F64, place);
  DType dtype = isWide ? DType::F32 : param.dtype();
  for (const std::string &slot : rule.slots(Shape(shape)))
    if (!state.find(slot))
      state.slots.push_back({slot, zeros(param.sizes(), dtype, place)});
}

// Parameters that were always updated together share a count of steps.
// Parameters that are not in this update get copies of their counts, which the
// update does not increase.
void Group::separateSteps(Place place) {
  std::vector<std::pair<Tensor, Tensor>> copies;
  std::vector<bool> isActive(params.size());
  for (size_t i : active)
    isActive[i] = true;
  for (size_t i = 0; i < params.size(); ++i) {
    Tensor &step = states[i].step;
    if (isActive[i] || !step.defined())
      continue;
    auto known = llvm::find_if(
        copies, [&](const auto &copy) { return copy.first.is_same(step); });
    if (known == copies.end()) {
      copies.push_back({step, step.clone(place)});
      known = copies.end() - 1;
    }
    step = known->second;
  }
}

// Parameters without a count get one that they share.
static void shareSteps(std::vector<ParamState> &states,
                       llvm::ArrayRef<size_t> fresh) {
  for (size_t i : fresh)
    states[i].step = states[fresh.front()].step;
}

void Group::build(Place place) {
  capture::OutsideScope outside(/*breaks=*/false, place);
  NoGrad noGrad;
  bool counts = rule.countsSteps(Shape(shape));
  std::vector<size_t> fresh;
  for (size_t i : active) {
    if (counts && !states[i].step.defined())
      fresh.push_back(i);
    addState(i, place);
  }
  if (!fresh.empty())
    shareSteps(states, fresh);
  separateSteps(place);
  std::vector<std::string> slots = rule.slots(Shape(shape));
  lists = {.numbers = numbers, .shape = shape};
  lists.state.resize(slots.size());
  for (size_t i : active) {
    lists.params.push_back(params[i]);
    lists.masters.push_back(hasMaster(params[i]) ? states[i].master : Tensor());
    for (auto [slot, list] : llvm::zip_equal(slots, lists.state))
      list.push_back(*states[i].find(slot));
    if (!counts)
      continue;
    auto same = llvm::find_if(lists.steps, [&](const Tensor &step) {
      return step.is_same(states[i].step);
    });
    lists.stepOf.push_back(same - lists.steps.begin());
    if (same == lists.steps.end())
      lists.steps.push_back(states[i].step);
  }
  if (lists.steps.size() < 2)
    lists.stepOf.clear();
  isFilled = true;
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

// Returns whether the sizes are equal. Data-dependent sizes are compared when
// the program runs.
static bool fits(const Tensor &grad, const Tensor &param) {
  llvm::ArrayRef<int64_t> found = grad.getImpl()->sizes();
  return llvm::is_contained(found, mlir::ShapedType::kDynamic) ||
         found == param.getImpl()->sizes();
}

bool Group::fill(Place place) {
  std::vector<size_t> now;
  std::vector<Tensor> grads;
  now.reserve(params.size());
  grads.reserve(params.size());
  for (size_t i = 0; i < params.size(); ++i) {
    Tensor grad = params[i].grad();
    if (!grad.defined())
      continue;
    if (!fits(grad, params[i]))
      throw Exception(std::string(rule.kind) +
                          ": expected a gradient of its sizes for parameter " +
                          std::to_string(i) + " of a group",
                      place);
    now.push_back(i);
    grads.push_back(std::move(grad));
  }
  if (now.empty())
    return false;
  if (!isFilled || now != active || lists.shape != shape) {
    active = std::move(now);
    build(place);
  }
  lists.grads = std::move(grads);
  return true;
}

} // namespace tcopt::optim::detail
