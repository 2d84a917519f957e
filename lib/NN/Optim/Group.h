//===- Group.h - parameters that share options ------------------*- C++ -*-===//

#ifndef TCOPT_NN_OPTIM_GROUP_H
#define TCOPT_NN_OPTIM_GROUP_H

#include "Rule.h"

namespace tcopt::optim::detail {

/// What an optimizer keeps of a parameter, from its first update on.
struct ParamState {
  /// By the names of the rule's slots.
  nn::NamedTensors slots;
  /// Undefined where there is none.
  Tensor master, step;

  const Tensor *find(std::string_view slot) const;
};

/// Parameters with options of their own, and their compiled step.
struct Group {
  Group(const Rule &rule, std::vector<Tensor> params, PackedOptions options,
        Place place);
  Group(const Group &) = delete;

  void setOptions(PackedOptions next);
  /// Makes `lists` those of the parameters that have a gradient. False if none
  /// has. What is missing of their state is made, which is no part of a trace.
  bool fill(Place place);
  /// Removes gradients from the lists: they shall not live longer.
  void release() {
    lists.grads.clear();
    lists.skip = lists.scale = Tensor();
  }
  bool hasMaster(const Tensor &param) const;

  const Rule &rule;
  const std::vector<Tensor> params;
  std::vector<ParamState> states;
  PackedOptions options;
  /// The values of numbers for programs.
  std::vector<Tensor> numbers;
  uint64_t shape = 0;
  /// The learning rate before schedules, if there are any.
  std::optional<double> initialRate;
  Compiled<void(const UpdateLists &)> step;
  UpdateLists lists;
  /// Whether lists are those of `active`: false when states are others.
  bool isFilled = false;

private:
  void addState(size_t param, Place place);
  void separateSteps(Place place);
  void build(Place place);

  /// Parameters in the lists.
  std::vector<size_t> active;
};

/// Throws unless options are in range.
void checkOptions(const Rule &rule, const PackedOptions &options, Place place);
/// The names of flags, in order.
std::vector<std::string> flagNames(const Rule &rule);

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_GROUP_H
