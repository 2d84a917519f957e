//===- AveragedModel.h - averages of weights --------------------*- C++ -*-===//
//
//   optim::swa_utils::AveragedModel average(net, {.decay = 0.999});
//   for (...) {
//     sgd.step();
//     average.update_parameters(net);
//   }
//   Tensor y = average(x);
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_AVERAGEDMODEL_H
#define TCOPT_CAPTURE_OPTIM_AVERAGEDMODEL_H

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Module.h"

namespace tcopt::optim::swa_utils {

struct AveragedOptions {
  /// The decay of an exponential moving average; without it, the equal average
  /// of all updates.
  std::optional<double> decay;
  /// Averages floating-point buffers, too, instead of copying them.
  bool use_buffers = false;
};

namespace detail {
/// Updates the averages of tensors in place, by one compiled function.
class Averager {
public:
  Averager(const AveragedOptions &options, Place place);
  void update(const nn::Module &average, const nn::Module &model) const;
  /// The number of updates: f64, of rank 0.
  const Tensor &count() const { return numUpdates; }

private:
  const AveragedOptions options;
  Tensor numUpdates;
};
} // namespace detail

/// A copy of a module whose parameters are averages over the updates of the
/// module.
template <std::derived_from<nn::Module> M> class AveragedModel {
public:
  explicit AveragedModel(const M &model, const AveragedOptions &options = {},
                         Place place = Place::current())
      : module(nn::clone(model, place)), averager(options, place) {}

  void update_parameters(const M &model) { averager.update(module, model); }
  template <typename... Args> auto operator()(Args &&...args) const {
    return module(std::forward<Args>(args)...);
  }
  int64_t n_averaged() const {
    return averager.count().template item<int64_t>();
  }

  /// The averaged parameters.
  std::vector<Tensor> parameters() const { return module.parameters(); }
  std::vector<Tensor> buffers() const { return module.buffers(); }
  /// The averaged parameters with their names, such as "module.weight".
  nn::NamedTensors named_parameters() const {
    nn::NamedTensors named = module.namedParameters();
    for (auto &[name, tensor] : named)
      name = "module." + name;
    return named;
  }
  nn::NamedTensors namedParameters() const { return named_parameters(); }
  void train(bool training = true) { module.train(training); }
  void eval() { module.eval(); }

  /// The state of the averaged module with the prefix "module.", and
  /// "n_averaged".
  nn::StateDict state_dict() const {
    nn::NamedTensors entries = {{"n_averaged", averager.count()}};
    for (const auto &[name, tensor] : module.stateDict())
      entries.push_back({"module." + name, tensor});
    return entries;
  }
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current()) {
    Tensor count = averager.count();
    auto found = state.at("n_averaged", place).template item<double>(place);
    nn::NamedTensors entries;
    for (const auto &[name, tensor] : state)
      if (name.starts_with("module."))
        entries.push_back({name.substr(7), tensor});
    module.loadStateDict(entries, /*strict=*/true, place);
    *count.template data_ptr<double>() = found;
  }

  M module;

private:
  detail::Averager averager;
};

} // namespace tcopt::optim::swa_utils

#endif // TCOPT_CAPTURE_OPTIM_AVERAGEDMODEL_H
