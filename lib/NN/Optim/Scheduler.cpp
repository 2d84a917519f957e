//===- Scheduler.cpp - learning rate schedulers ---------------------------===//
//
// As in PyTorch, each rate is computed from the rate of the previous epoch, so
// that schedulers can be chained.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Optim/Scheduler.h"
#include "../Modules/Common.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <numbers>

namespace tcopt::optim {

using std::numbers::pi;

//===----------------------------------------------------------------------===//
// Common functions
//===----------------------------------------------------------------------===//

LRScheduler::LRScheduler(Optimizer &optimizer) : optimizer(optimizer) {
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    optimizer.initial_lr(i);
}

double LRScheduler::base(size_t group) const {
  return optimizer.initial_lr(group);
}

void LRScheduler::noteRates() {
  lastRates.clear();
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    lastRates.push_back(optimizer.lr(i));
}

void LRScheduler::setRates(const std::function<double(size_t)> &rateOf) {
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    optimizer.setScheduled("lr", rateOf(i), i);
  noteRates();
}

void LRScheduler::step() {
  ++epoch;
  setRates([&](size_t i) { return next(i, optimizer.lr(i)); });
}

void LRScheduler::begin() { step(); }

void LRScheduler::restart() {
  epoch = 0;
  setRates([&](size_t i) { return next(i, base(i)); });
}

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

static Tensor numberTensor(double value) {
  return capture::tensorInMemory(&value, 1, DType::F64, {}, Place::current());
}

static double readNumber(const nn::StateDict &from, const std::string &name,
                         Place place) {
  if (const Tensor *found = from.find(name))
    return found->item<double>(place);
  throw Exception("expected the state of such a scheduler but found no \"" +
                      name + "\"",
                  place);
}

void LRScheduler::addState(const std::string &prefix,
                           nn::NamedTensors &to) const {
  to.push_back({prefix + "last_epoch", numberTensor(double(epoch))});
  for (auto [i, rate] : llvm::enumerate(lastRates))
    to.push_back({prefix + "last_lr." + std::to_string(i), numberTensor(rate)});
  for (auto [i, part] : llvm::enumerate(parts()))
    part->addState(prefix + std::to_string(i) + ".", to);
}

void LRScheduler::readState(const std::string &prefix,
                            const nn::StateDict &from, Place place) {
  auto found = int64_t(readNumber(from, prefix + "last_epoch", place));
  std::vector<double> rates;
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    rates.push_back(
        readNumber(from, prefix + "last_lr." + std::to_string(i), place));
  for (auto [i, part] : llvm::enumerate(parts()))
    part->readState(prefix + std::to_string(i) + ".", from, place);
  epoch = found;
  lastRates = std::move(rates);
}

nn::StateDict LRScheduler::state_dict() const {
  nn::NamedTensors entries;
  addState("", entries);
  return entries;
}

void LRScheduler::load_state_dict(const nn::StateDict &state, Place place) {
  readState("", state, place);
}

//===----------------------------------------------------------------------===//
// Closed-form schedules
//===----------------------------------------------------------------------===//

StepLR::StepLR(Optimizer &optimizer, int64_t step_size, double gamma,
               Place place)
    : LRScheduler(optimizer), size(step_size), gamma(gamma) {
  nn::expect(size > 0, "StepLR", "step_size > 0", nn::textOf(size), place);
  begin();
}

double StepLR::next(size_t, double rate) {
  return epoch == 0 || epoch % size ? rate : rate * gamma;
}

MultiStepLR::MultiStepLR(Optimizer &optimizer, std::vector<int64_t> milestones,
                         double gamma)
    : LRScheduler(optimizer), milestones(std::move(milestones)), gamma(gamma) {
  begin();
}

double MultiStepLR::next(size_t, double rate) {
  auto times = llvm::count(milestones, epoch);
  return times ? rate * std::pow(gamma, double(times)) : rate;
}

ExponentialLR::ExponentialLR(Optimizer &optimizer, double gamma)
    : LRScheduler(optimizer), gamma(gamma) {
  begin();
}

double ExponentialLR::next(size_t, double rate) {
  return epoch == 0 ? rate : rate * gamma;
}

CosineAnnealingLR::CosineAnnealingLR(Optimizer &optimizer,
                                     CosineAnnealingOptions options,
                                     Place place)
    : LRScheduler(optimizer), options(options) {
  nn::expect(options.T_max > 0, "CosineAnnealingLR", "T_max > 0",
             nn::textOf(options.T_max), place);
  begin();
}

double CosineAnnealingLR::next(size_t group, double rate) {
  auto [period, least] = options;
  if (epoch == 0)
    return rate;
  auto wave = [&](int64_t at) {
    return 1 + std::cos(pi * double(at) / double(period));
  };
  // At a minimum the previous factor is 0 and cannot be divided by.
  if ((epoch - 1 - period) % (2 * period) == 0)
    return rate +
           (base(group) - least) * (1 - std::cos(pi / double(period))) / 2;
  return wave(epoch) / wave(epoch - 1) * (rate - least) + least;
}

LinearLR::LinearLR(Optimizer &optimizer, LinearOptions options, Place place)
    : LRScheduler(optimizer), options(options) {
  nn::expect(options.start_factor > 0 && options.start_factor <= 1, "LinearLR",
             "start_factor in (0, 1]", nn::textOf(options.start_factor), place);
  nn::expect(options.end_factor >= 0 && options.end_factor <= 1, "LinearLR",
             "end_factor in [0, 1]", nn::textOf(options.end_factor), place);
  begin();
}

double LinearLR::next(size_t, double rate) {
  auto [start, end, total] = options;
  if (epoch == 0)
    return rate * start;
  if (epoch > total)
    return rate;
  return rate * (1 + (end - start) / (double(total) * start +
                                      double(epoch - 1) * (end - start)));
}

LambdaLR::LambdaLR(Optimizer &optimizer, Factor factor)
    : LRScheduler(optimizer),
      factors(optimizer.num_groups(), std::move(factor)) {
  begin();
}

LambdaLR::LambdaLR(Optimizer &optimizer, std::vector<Factor> factors,
                   Place place)
    : LRScheduler(optimizer), factors(std::move(factors)) {
  nn::expect(this->factors.size() == optimizer.num_groups(), "LambdaLR",
             std::to_string(optimizer.num_groups()) + " functions",
             std::to_string(this->factors.size()), place);
  begin();
}

double LambdaLR::next(size_t group, double) {
  return base(group) * factors[group](epoch);
}

//===----------------------------------------------------------------------===//
// One cycle
//===----------------------------------------------------------------------===//

OneCycleLR::OneCycleLR(Optimizer &optimizer, OneCycleOptions options,
                       Place place)
    : LRScheduler(optimizer), options(std::move(options)), place(place) {
  check(place);
  if (this->options.cycle_momentum)
    momentum = optimizer.has_option("beta1") ? "beta1" : "momentum";
  makePhases();
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    optimizer.setInitialRate(phases.front().startRate, i);
  begin();
}

void OneCycleLR::check(Place place) const {
  nn::expect(options.total_steps > 0, "OneCycleLR", "total_steps > 0",
             nn::textOf(options.total_steps), place);
  nn::expect(options.pct_start >= 0 && options.pct_start <= 1, "OneCycleLR",
             "pct_start in [0, 1]", nn::textOf(options.pct_start), place);
  nn::expect(options.anneal_strategy == "cos" ||
                 options.anneal_strategy == "linear",
             "OneCycleLR", "anneal_strategy \"cos\" or \"linear\"",
             "\"" + options.anneal_strategy + "\"", place);
  bool hasMomentum =
      optimizer.has_option("beta1") || optimizer.has_option("momentum");
  nn::expect(!options.cycle_momentum || hasMomentum, "OneCycleLR",
             "an optimizer with momentum or betas for cycle_momentum",
             "one without", place);
}

void OneCycleLR::makePhases() {
  double most = options.max_lr, start = most / options.div_factor;
  double least = start / options.final_div_factor;
  double low = options.base_momentum, high = options.max_momentum;
  auto steps = double(options.total_steps);
  double turn = options.pct_start * steps;
  if (options.three_phase)
    phases = {{turn - 1, start, most, high, low},
              {2 * options.pct_start * steps - 2, most, start, low, high},
              {steps - 1, start, least, high, high}};
  else
    phases = {{turn - 1, start, most, high, low},
              {steps - 1, most, least, low, high}};
}

double OneCycleLR::between(double start, double end, double part) const {
  if (options.anneal_strategy == "linear")
    return (end - start) * part + start;
  return end + (start - end) / 2 * (std::cos(pi * part) + 1);
}

void OneCycleLR::step() {
  if (epoch >= options.total_steps)
    throw Exception("OneCycleLR: expected at most " +
                        std::to_string(options.total_steps) + " steps",
                    place);
  LRScheduler::step();
}

double OneCycleLR::next(size_t group, double) {
  double start = 0;
  const Phase *phase = &phases.front();
  for (; phase != &phases.back() && double(epoch) > phase->end; ++phase)
    start = phase->end;
  double part = (double(epoch) - start) / (phase->end - start);
  if (momentum)
    optimizer.setScheduled(
        momentum, between(phase->startMomentum, phase->endMomentum, part),
        group);
  return between(phase->startRate, phase->endRate, part);
}

//===----------------------------------------------------------------------===//
// Combined schedules
//===----------------------------------------------------------------------===//

static std::vector<LRScheduler *>
pointersTo(const std::vector<std::shared_ptr<LRScheduler>> &schedulers) {
  std::vector<LRScheduler *> pointers;
  for (const auto &one : schedulers)
    pointers.push_back(one.get());
  return pointers;
}

// The first scheduler starts again, because the constructors of all schedulers
// have set rates.
SequentialLR::SequentialLR(Optimizer &optimizer,
                           std::vector<std::shared_ptr<LRScheduler>> all,
                           std::vector<int64_t> milestones, Place place)
    : LRScheduler(optimizer), schedulers(std::move(all)),
      milestones(std::move(milestones)) {
  nn::expect(
      !schedulers.empty() && this->milestones.size() + 1 == schedulers.size(),
      "SequentialLR", "schedulers and a milestone before each but the first",
      std::to_string(schedulers.size()) + " and " +
          std::to_string(this->milestones.size()),
      place);
  setRates([&](size_t i) { return base(i); });
  epoch = 1;
  undo();
  schedulers[current()]->step();
  noteRates();
}

size_t SequentialLR::current() const {
  return size_t(llvm::upper_bound(milestones, epoch) - milestones.begin());
}

void SequentialLR::step() {
  ++epoch;
  size_t now = current();
  if (now > 0 && milestones[now - 1] == epoch)
    schedulers[now]->restart();
  else
    schedulers[now]->step();
  noteRates();
}

void SequentialLR::undo() {
  for (const auto &one : schedulers)
    one->undo();
  LRScheduler::undo();
}

std::vector<LRScheduler *> SequentialLR::parts() const {
  return pointersTo(schedulers);
}

ChainedScheduler::ChainedScheduler(
    std::vector<std::shared_ptr<LRScheduler>> all)
    : LRScheduler(all.at(0)->optimizer), schedulers(std::move(all)) {
  epoch = 0;
  noteRates();
}

void ChainedScheduler::step() {
  ++epoch;
  for (const auto &one : schedulers)
    one->step();
  noteRates();
}

void ChainedScheduler::undo() {
  for (const auto &one : schedulers)
    one->undo();
  LRScheduler::undo();
}

std::vector<LRScheduler *> ChainedScheduler::parts() const {
  return pointersTo(schedulers);
}

//===----------------------------------------------------------------------===//
// Plateaus
//===----------------------------------------------------------------------===//

ReduceLROnPlateau::ReduceLROnPlateau(Optimizer &optimizer,
                                     PlateauOptions options, Place place)
    : optimizer(optimizer), options(std::move(options)),
      best(this->options.mode == "min" ? INFINITY : -INFINITY) {
  auto isOneOf = [&](const char *name, const std::string &found, const char *a,
                     const char *b) {
    nn::expect(found == a || found == b, "ReduceLROnPlateau",
               std::string(name) + " \"" + a + "\" or \"" + b + "\"",
               "\"" + found + "\"", place);
  };
  isOneOf("mode", this->options.mode, "min", "max");
  isOneOf("threshold_mode", this->options.threshold_mode, "rel", "abs");
  nn::expect(this->options.factor < 1, "ReduceLROnPlateau", "factor < 1",
             nn::textOf(this->options.factor), place);
}

bool ReduceLROnPlateau::isBetter(double value) const {
  double threshold = options.threshold;
  bool isRelative = options.threshold_mode == "rel";
  if (options.mode == "min")
    return value < (isRelative ? best * (1 - threshold) : best - threshold);
  return value > (isRelative ? best * (threshold + 1) : best + threshold);
}

void ReduceLROnPlateau::reduce() {
  for (size_t i = 0; i < optimizer.num_groups(); ++i) {
    double old = optimizer.lr(i);
    double rate = std::max(old * options.factor, options.min_lr);
    if (old - rate > options.eps)
      optimizer.setScheduled("lr", rate, i);
  }
}

void ReduceLROnPlateau::step(double value) {
  ++epoch;
  bool improves = isBetter(value);
  best = improves ? value : best;
  numBad = improves ? 0 : numBad + 1;
  if (cooldown > 0) {
    --cooldown;
    numBad = 0;
  }
  if (numBad <= options.patience)
    return;
  reduce();
  cooldown = options.cooldown;
  numBad = 0;
}

std::vector<double> ReduceLROnPlateau::get_last_lr() const {
  std::vector<double> rates;
  for (size_t i = 0; i < optimizer.num_groups(); ++i)
    rates.push_back(optimizer.lr(i));
  return rates;
}

nn::StateDict ReduceLROnPlateau::state_dict() const {
  return nn::NamedTensors{{"best", numberTensor(best)},
                          {"last_epoch", numberTensor(double(epoch))},
                          {"num_bad_epochs", numberTensor(double(numBad))},
                          {"cooldown_counter", numberTensor(double(cooldown))}};
}

void ReduceLROnPlateau::load_state_dict(const nn::StateDict &state,
                                        Place place) {
  double foundBest = readNumber(state, "best", place);
  auto foundEpoch = int64_t(readNumber(state, "last_epoch", place));
  auto foundBad = int64_t(readNumber(state, "num_bad_epochs", place));
  cooldown = int64_t(readNumber(state, "cooldown_counter", place));
  best = foundBest, epoch = foundEpoch, numBad = foundBad;
}

} // namespace tcopt::optim
