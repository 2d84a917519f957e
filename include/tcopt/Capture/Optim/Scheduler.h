//===- Scheduler.h - learning rate schedulers -------------------*- C++ -*-===//
//
//   optim::CosineAnnealingLR schedule(sgd, {.T_max = 100});
//   for (...) {
//     ...
//     sgd.step();
//     schedule.step();
//   }
//
// The rates are equal to PyTorch's. A scheduler refers to its optimizer, which
// must outlive it, and writes the input tensors of compiled steps, so that
// nothing recompiles. Do not step a scheduler in a traced function, which would
// run again in each call.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_OPTIM_SCHEDULER_H
#define TCOPT_CAPTURE_OPTIM_SCHEDULER_H

#include "tcopt/Capture/Optim/Optimizer.h"
#include <functional>

namespace tcopt::optim {

/// The base class of schedulers. The constructor of a scheduler sets the rates
/// of epoch 0.
class LRScheduler {
public:
  virtual ~LRScheduler() = default;
  LRScheduler(const LRScheduler &) = delete;
  LRScheduler &operator=(const LRScheduler &) = delete;

  virtual void step();
  /// The last rates, by group.
  const std::vector<double> &get_last_lr() const { return lastRates; }
  int64_t last_epoch() const { return epoch; }

  /// The epoch and other state of the scheduler, without the rates, which
  /// belong to the optimizer's state.
  nn::StateDict state_dict() const;
  /// Errors: the state of another kind of scheduler.
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());

protected:
  explicit LRScheduler(Optimizer &optimizer);

  /// Returns the rate of a group in this epoch; `rate` is the rate of the last
  /// epoch.
  virtual double next(size_t group, double rate) = 0;
  /// Performs the first step. Constructors of subclasses call it.
  void begin();
  /// `undo` reverts the first step; `restart` performs it again after other
  /// schedulers have changed the rates.
  virtual void undo() { --epoch; }
  virtual void restart();
  /// The schedulers that this one combines.
  virtual std::vector<LRScheduler *> parts() const { return {}; }

  /// The rate of a group before schedulers.
  double base(size_t group) const;
  void setRates(const std::function<double(size_t group)> &rateOf);
  void noteRates();

  Optimizer &optimizer;
  int64_t epoch = -1;

private:
  friend class SequentialLR;
  friend class ChainedScheduler;
  void addState(const std::string &prefix, nn::NamedTensors &to) const;
  void readState(const std::string &prefix, const nn::StateDict &from,
                 Place place);

  std::vector<double> lastRates;
};

/// Multiplies the rates by gamma every `step_size` epochs.
class StepLR final : public LRScheduler {
public:
  StepLR(Optimizer &optimizer, int64_t step_size, double gamma = 0.1,
         Place place = Place::current());

private:
  double next(size_t group, double rate) override;

  const int64_t size;
  const double gamma;
};

/// Multiplies the rates by gamma at each milestone epoch.
class MultiStepLR final : public LRScheduler {
public:
  MultiStepLR(Optimizer &optimizer, std::vector<int64_t> milestones,
              double gamma = 0.1);

private:
  double next(size_t group, double rate) override;

  const std::vector<int64_t> milestones;
  const double gamma;
};

/// Multiplies the rates by gamma in each epoch.
class ExponentialLR final : public LRScheduler {
public:
  ExponentialLR(Optimizer &optimizer, double gamma);

private:
  double next(size_t group, double rate) override;

  const double gamma;
};

struct CosineAnnealingOptions {
  int64_t T_max;
  double eta_min = 0;
};

/// Changes the rates along half a cosine wave from the initial rates to
/// `eta_min` in `T_max` epochs, and back.
class CosineAnnealingLR final : public LRScheduler {
public:
  CosineAnnealingLR(Optimizer &optimizer, CosineAnnealingOptions options,
                    Place place = Place::current());

private:
  double next(size_t group, double rate) override;

  const CosineAnnealingOptions options;
};

struct LinearOptions {
  double start_factor = 1.0 / 3, end_factor = 1;
  int64_t total_iters = 5;
};

/// Changes a factor of the rates linearly from `start_factor` to `end_factor`,
/// for example for a warm-up.
class LinearLR final : public LRScheduler {
public:
  explicit LinearLR(Optimizer &optimizer, LinearOptions options = {},
                    Place place = Place::current());

private:
  double next(size_t group, double rate) override;

  const LinearOptions options;
};

/// Multiplies the initial rates by a function of the epoch: one function for
/// all groups, or one for each group.
class LambdaLR final : public LRScheduler {
public:
  using Factor = std::function<double(int64_t epoch)>;

  LambdaLR(Optimizer &optimizer, Factor factor);
  LambdaLR(Optimizer &optimizer, std::vector<Factor> factors,
           Place place = Place::current());

private:
  double next(size_t group, double rate) override;

  std::vector<Factor> factors;
};

struct OneCycleOptions {
  double max_lr;
  int64_t total_steps;
  double pct_start = 0.3;
  /// "cos" or "linear".
  std::string anneal_strategy = "cos";
  bool cycle_momentum = true;
  double base_momentum = 0.85, max_momentum = 0.95;
  double div_factor = 25, final_div_factor = 1e4;
  bool three_phase = false;
};

/// Raises the rates to `max_lr` and lowers them again; momentum, or beta1,
/// changes inversely.
class OneCycleLR final : public LRScheduler {
public:
  OneCycleLR(Optimizer &optimizer, OneCycleOptions options,
             Place place = Place::current());
  void step() override;

private:
  struct Phase {
    double end, startRate, endRate, startMomentum, endMomentum;
  };

  void check(Place place) const;
  void makePhases();
  double between(double start, double end, double part) const;
  double next(size_t group, double rate) override;

  const OneCycleOptions options;
  const Place place;
  const char *momentum = nullptr;
  std::vector<Phase> phases;
};

/// Runs schedulers in sequence; the next scheduler begins at each milestone.
class SequentialLR final : public LRScheduler {
public:
  SequentialLR(Optimizer &optimizer,
               std::vector<std::shared_ptr<LRScheduler>> schedulers,
               std::vector<int64_t> milestones, Place place = Place::current());
  void step() override;

private:
  double next(size_t, double rate) override { return rate; }
  void undo() override;
  std::vector<LRScheduler *> parts() const override;
  size_t current() const;

  const std::vector<std::shared_ptr<LRScheduler>> schedulers;
  const std::vector<int64_t> milestones;
};

/// Steps several schedulers together.
class ChainedScheduler final : public LRScheduler {
public:
  explicit ChainedScheduler(
      std::vector<std::shared_ptr<LRScheduler>> schedulers);
  void step() override;

private:
  double next(size_t, double rate) override { return rate; }
  void undo() override;
  std::vector<LRScheduler *> parts() const override;

  const std::vector<std::shared_ptr<LRScheduler>> schedulers;
};

struct PlateauOptions {
  /// "min" or "max": whether a lower or a greater value is an improvement.
  std::string mode = "min";
  double factor = 0.1;
  int64_t patience = 10;
  double threshold = 1e-4;
  /// "rel" or "abs".
  std::string threshold_mode = "rel";
  int64_t cooldown = 0;
  double min_lr = 0, eps = 1e-8;
};

/// Multiplies the rates by a factor when a value has not improved for more than
/// `patience` epochs.
class ReduceLROnPlateau {
public:
  explicit ReduceLROnPlateau(Optimizer &optimizer, PlateauOptions options = {},
                             Place place = Place::current());
  ReduceLROnPlateau(const ReduceLROnPlateau &) = delete;

  void step(double value);
  std::vector<double> get_last_lr() const;
  nn::StateDict state_dict() const;
  void load_state_dict(const nn::StateDict &state,
                       Place place = Place::current());

private:
  bool isBetter(double value) const;
  void reduce();

  Optimizer &optimizer;
  const PlateauOptions options;
  double best;
  int64_t epoch = 0, numBad = 0, cooldown = 0;
};

} // namespace tcopt::optim

#endif // TCOPT_CAPTURE_OPTIM_SCHEDULER_H
