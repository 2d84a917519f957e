//===- Optimizer.h - base class of optimizers -------------------*- C++ -*-===//
//
//   optim::SGD sgd(net.parameters(), {.lr = 0.1, .momentum = 0.9});
//   for (auto &[x, y] : batches) {
//     sgd.zero_grad();
//     cross_entropy(net(x), y).backward();
//     sgd.step();
//   }
//
// A step runs one compiled function for all parameters of a group, which
// updates parameters and state in place. Numeric options, such as the learning
// rate, and step counts are input tensors: changing them does not recompile. In
// a traced function, a step becomes part of the graph, which reads these
// tensors in each call.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_OPTIMIZER_H
#define TCOPT_CAPTURE_OPTIM_OPTIMIZER_H

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Module.h"

namespace tcopt::optim {

/// Parameters with separate options, which default to the options of the
/// optimizer.
template <typename Options> struct ParamGroup {
  std::vector<Tensor> params;
  std::optional<Options> options{};
};

namespace detail {
struct Group;
struct Rule;

/// Options of a group in the form of the update rules: numbers and flags, in an
/// order that depends on the kind of optimizer.
struct PackedOptions {
  std::vector<double> numbers;
  std::vector<bool> flags;
};
} // namespace detail

class Optimizer {
public:
  virtual ~Optimizer();
  Optimizer(const Optimizer &) = delete;
  Optimizer &operator=(const Optimizer &) = delete;

  /// Removes the gradients of all parameters, or fills them with zeros.
  void zero_grad(bool set_to_none = true);
  /// Updates the parameters that have a gradient.
  void step(Place place = Place::current());
  /// Calls `closure`, updates the parameters, and returns the result of
  /// `closure`, the loss.
  Tensor step(const std::function<Tensor()> &closure,
              Place place = Place::current());
  /// Updates the parameters only if `skip`, a tensor with one element, is zero.
  /// The compiled step decides, without reading a value.
  void step_unless(const Tensor &skip, Place place = Place::current());

  /// As `step_unless`, for gradients that were multiplied by `scale`.
  void step_scaled(const Tensor &scale, const Tensor &skip,
                   Place place = Place::current());

  size_t num_groups() const;
  const std::vector<Tensor> &params(size_t group = 0) const;
  /// The parameters of all groups.
  std::vector<Tensor> parameters() const;

  /// Returns a numeric option of a group by name: "lr", "weight_decay",
  /// "momentum", or "beta1" and "beta2" of the pair `betas`. Errors: the option
  /// does not exist.
  double option(std::string_view name, size_t group = 0,
                Place place = Place::current()) const;
  bool has_option(std::string_view name) const;
  /// Errors: as for the options of a constructor.
  void set_option(std::string_view name, double value, size_t group = 0,
                  Place place = Place::current());
  double lr(size_t group = 0) const;
  void set_lr(double value, size_t group = 0, Place place = Place::current());
  /// Sets the rate of all groups.
  void set_lr_of_all(double value, Place place = Place::current());
  /// The rate before schedulers: the rate at the first call of this function.
  double initial_lr(size_t group = 0);

  /// Returns the state of each updated parameter ("state.0.exp_avg") and the
  /// options of each group ("param_groups.0.lr"). The tensors share their
  /// elements with the optimizer.
  nn::StateDict state_dict() const;
  /// Restores a state of `state_dict`. Errors, which change nothing: other
  /// groups, parameters or options.
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());
  /// Calls `saveTensors` for `state_dict`.
  void save(const std::string &path, Place place = Place::current()) const;
  /// Calls `load_state_dict` with the result of `loadTensors`.
  void load(const std::string &path, Place place = Place::current());

  /// Returns the counts of the compiled function for a group's steps.
  CompileCounts counts(size_t group = 0) const;
  /// Explains the graph of a step and its updates. Performs the step.
  Explanation explain(size_t group = 0, Place place = Place::current());

protected:
  explicit Optimizer(const detail::Rule &rule);
  void addGroup(std::vector<Tensor> params, detail::PackedOptions options,
                Place place);
  void setOptions(size_t group, detail::PackedOptions options, Place place);
  detail::PackedOptions optionsOf(size_t group) const;

private:
  friend class LRScheduler;
  friend class OneCycleLR;
  friend class ReduceLROnPlateau;
  /// Sets an option without a range check: rounding may move the value of a
  /// scheduler out of the range.
  void setScheduled(std::string_view name, double value, size_t group);
  void setInitialRate(double value, size_t group);
  /// Returns a group. During tracing, guards the state that a step depends on.
  detail::Group &groupFor(size_t group, Place place) const;

  const detail::Rule &rule;
  std::vector<std::shared_ptr<detail::Group>> groups;
  /// The number of groups, which guards of traced steps share.
  std::shared_ptr<size_t> numGroups;
};

/// The base class of optimizers with options of type Options.
template <typename Options> class OptimizerOf : public Optimizer {
public:
  /// Errors: a parameter that is not a floating-point tensor or is listed
  /// twice, no parameters, options out of range.
  void add_param_group(ParamGroup<Options> group,
                       Place place = Place::current()) {
    addGroup(std::move(group.params), pack(group.options.value_or(defaults)),
             place);
  }
  Options options(size_t group = 0) const { return unpack(optionsOf(group)); }
  void set_options(const Options &options, size_t group = 0,
                   Place place = Place::current()) {
    setOptions(group, pack(options), place);
  }

protected:
  OptimizerOf(const detail::Rule &rule, std::vector<ParamGroup<Options>> groups,
              const Options &options, Place place)
      : Optimizer(rule), defaults(options) {
    for (ParamGroup<Options> &group : groups)
      add_param_group(std::move(group), place);
  }

private:
  static detail::PackedOptions pack(const Options &options);
  static Options unpack(const detail::PackedOptions &packed);

  const Options defaults;
};

} // namespace tcopt::optim

#endif // TCOPT_CAPTURE_OPTIM_OPTIMIZER_H
