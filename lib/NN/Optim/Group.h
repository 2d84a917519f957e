//===- Group.h - parameter groups -------------------------------*- C++ -*-===//
//
// A group of an Optimizer, with its options, its state tensors, and its
// compiled step. Optimizer.cpp and State.cpp use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_OPTIM_GROUP_H
#define TCOPT_NN_OPTIM_GROUP_H

#include "Rule.h"

namespace tcopt::optim::detail {

/// The state of a parameter, which its first update creates.
struct ParamState {
  /// By the names of the rule's slots.
  nn::NamedTensors slots;
  /// The f32 master weight and the count of steps; undefined if the options
  /// need none.
  Tensor master, step;

  const Tensor *find(std::string_view slot) const;
};

/// Parameters with common options, and their compiled step.
struct Group {
  Group(const Rule &rule, std::vector<Tensor> params, PackedOptions options,
        Place place);
  Group(const Group &) = delete;

  void setOptions(PackedOptions next);
  /// Fills `lists` with the parameters that have a gradient, and creates
  /// missing state outside of any trace. Returns false if no parameter has a
  /// gradient.
  bool fill(Place place);
  /// Removes gradients from the lists, so that they can be freed.
  void release() {
    lists.grads.clear();
    lists.skip = lists.scale = Tensor();
  }
  bool hasMaster(const Tensor &param) const;

  const Rule &rule;
  const std::vector<Tensor> params;
  std::vector<ParamState> states;
  PackedOptions options;
  /// The numbers of the options as tensors, which programs read.
  std::vector<Tensor> numbers;
  uint64_t shape = 0;
  /// The learning rate before schedules; none without a scheduler.
  std::optional<double> initialRate;
  Compiled<void(const UpdateLists &)> step;
  UpdateLists lists;
  /// Whether `lists` matches `active`; false after the states have changed.
  bool isFilled = false;

private:
  void addState(size_t param, Place place);
  void separateSteps(Place place);
  void build(Place place);

  /// The indices of the parameters in `lists`.
  std::vector<size_t> active;
};

/// Throws Exception if an option is out of range.
void checkOptions(const Rule &rule, const PackedOptions &options, Place place);
/// Returns the names of the flags, in order.
std::vector<std::string> flagNames(const Rule &rule);

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_GROUP_H
