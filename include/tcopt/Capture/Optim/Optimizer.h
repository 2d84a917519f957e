//===- Optimizer.h - what all optimizers have -------------------*- C++ -*-===//
//
//   optim::SGD sgd(net.parameters(), {.lr = 0.1, .momentum = 0.9});
//   for (auto &[x, y] : batches) {
//     sgd.zero_grad();
//     cross_entropy(net(x), y).backward();
//     sgd.step();
//   }
//
// A step is one compiled function for all parameters of a group, which writes
// parameters and state in place. Numbers, as the learning rate, and the counts
// of steps are tensors that it reads: changing them compiles nothing. In a
// function that is traced a step becomes part of that function's graph, which
// reads them in each call, too.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_OPTIMIZER_H
#define TCOPT_CAPTURE_OPTIM_OPTIMIZER_H

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Module.h"

namespace tcopt::optim {

/// Parameters with options of their own; without, those of the optimizer.
template <typename Options> struct ParamGroup {
  std::vector<Tensor> params;
  std::optional<Options> options{};
};

namespace detail {
struct Group;
struct Rule;

/// Options of a group as the rules of updates see them: numbers and flags, in
/// an order that the kind of optimizer decides.
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
  /// The same after `closure`, whose result it gives: the loss.
  Tensor step(const std::function<Tensor()> &closure,
              Place place = Place::current());
  /// The same unless `skip`, a tensor with one element, is not zero: then
  /// nothing changes. Nothing is read to decide.
  void step_unless(const Tensor &skip, Place place = Place::current());

  /// The same with gradients that were multiplied with `scale`.
  void step_scaled(const Tensor &scale, const Tensor &skip,
                   Place place = Place::current());

  size_t num_groups() const;
  const std::vector<Tensor> &params(size_t group = 0) const;
  /// Of all groups.
  std::vector<Tensor> parameters() const;

  /// A number of a group's options by its name: "lr", "weight_decay",
  /// "momentum"; of pairs "beta1" and "beta2". Errors: no such option.
  double option(std::string_view name, size_t group = 0,
                Place place = Place::current()) const;
  bool has_option(std::string_view name) const;
  /// Errors as of options when an optimizer is made.
  void set_option(std::string_view name, double value, size_t group = 0,
                  Place place = Place::current());
  double lr(size_t group = 0) const;
  void set_lr(double value, size_t group = 0, Place place = Place::current());
  /// Of all groups.
  void set_lr_of_all(double value, Place place = Place::current());
  /// The rate before schedules, which is that of the first call.
  double initial_lr(size_t group = 0);

  /// The state of each parameter that has been updated ("state.0.exp_avg") and
  /// the options of each group ("param_groups.0.lr"). Tensors share their
  /// elements with the optimizer's.
  nn::StateDict state_dict() const;
  /// Continues where another optimizer was when it gave this state. Errors:
  /// other groups, parameters or options; nothing is changed then.
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());
  /// `saveTensors` of the state.
  void save(const std::string &path, Place place = Place::current()) const;
  /// `load_state_dict` of `loadTensors`.
  void load(const std::string &path, Place place = Place::current());

  /// Of the compiled function of a group's steps.
  CompileCounts counts(size_t group = 0) const;
  /// The graph of a step, and how it updates what it writes. Makes the step.
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
  /// Schedules may leave the range of options by a rounding.
  void setScheduled(std::string_view name, double value, size_t group);
  void setInitialRate(double value, size_t group);
  /// Guards in a trace what it depends on.
  detail::Group &groupFor(size_t group, Place place) const;

  const detail::Rule &rule;
  std::vector<std::shared_ptr<detail::Group>> groups;
  /// Of guards: shared with the functions that have traced a step.
  std::shared_ptr<size_t> numGroups;
};

/// What optimizers of a kind have: options of a type.
template <typename Options> class OptimizerOf : public Optimizer {
public:
  /// Errors: a parameter that is no tensor of floats or is there twice, no
  /// parameters, options out of range.
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
