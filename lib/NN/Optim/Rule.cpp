//===- Rule.cpp - one step of an optimizer --------------------------------===//

#include "Rule.h"
#include "Lists.h"

namespace tcopt::optim::detail {

uint64_t shapeOf(const Rule &rule, const PackedOptions &options) {
  uint64_t bits = 0;
  for (size_t i = 0; i < options.flags.size(); ++i)
    bits |= uint64_t(options.flags[i]) << i;
  for (size_t i = 0; i < rule.numbers.size(); ++i)
    if (rule.numbers[i].decides)
      bits |= uint64_t(options.numbers[i] != 0) << (32 + i);
  return bits;
}

ParamUpdate::ParamUpdate(const UpdateLists &lists, size_t number,
                         const std::vector<Tensor> &steps, const Tensor &skip)
    : lists(lists), index(number), skip(skip) {
  if (!steps.empty())
    count = steps[lists.stepOf.empty() ? 0 : size_t(lists.stepOf[index])];
  const Tensor &master = lists.masters[index];
  value = master.defined() ? master : widened(lists.params[index]);
  gradient = widened(lists.grads[index]);
  if (lists.scale.defined())
    gradient = gradient * inverseOf(lists.scale).to(gradient.dtype());
  if (is(Maximize))
    gradient = -gradient;
}

Tensor ParamUpdate::state(size_t slot) const {
  return widened(lists.state[slot][index]);
}

void ParamUpdate::write(const Tensor &target, const Tensor &next) const {
  Tensor kept = target;
  kept.copy_(skip.defined() ? where(skip, target, next.to(target.dtype()))
                            : next);
}

Tensor ParamUpdate::setState(size_t slot, const Tensor &next) {
  write(lists.state[slot][index], next);
  return next;
}

void ParamUpdate::setParam(const Tensor &next) {
  if (lists.masters[index].defined())
    write(lists.masters[index], next);
  write(lists.params[index], next);
}

void update(const Rule &rule, const UpdateLists &lists) {
  Tensor skip = lists.skip.defined() ? lists.skip != 0 : Tensor();
  std::vector<Tensor> steps = lists.steps;
  for (Tensor &step : steps)
    step.add_(skip.defined() ? where(skip, 0, 1).to(DType::F64) : Operand(1));
  for (size_t i = 0; i < lists.params.size(); ++i) {
    ParamUpdate one(lists, i, steps, skip);
    rule.update(one);
  }
}

} // namespace tcopt::optim::detail
