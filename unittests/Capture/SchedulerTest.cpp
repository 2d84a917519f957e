//===- SchedulerTest.cpp - learning rate schedulers -----------------------===//
//
// Inputs/schedules.json has PyTorch's rates, recorded by
// tools/dev/record_schedules.py.
//
//===----------------------------------------------------------------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"

using namespace tcopt;
using namespace tcopt::testing;
using namespace tcopt::optim;

namespace {
/// Two parameter groups, as in the script.
struct TwoGroups : SGD {
  TwoGroups()
      : SGD({{{zeros({1})}},
             {{zeros({1})}, SGDOptions{.lr = 0.1, .momentum = 0.9}}},
            {.lr = 0.5, .momentum = 0.9}) {}
};
using MakeScheduler = std::function<std::shared_ptr<LRScheduler>(Optimizer &)>;
} // namespace

template <typename S, typename... Args>
static std::shared_ptr<S> scheduled(Optimizer &optimizer, Args... args) {
  return std::make_shared<S>(optimizer, args...);
}

static std::vector<std::pair<std::string, MakeScheduler>> schedules() {
  using O = Optimizer;
  using All = std::vector<std::shared_ptr<LRScheduler>>;
  return {
      {"step", [](O &o) { return scheduled<StepLR>(o, 4, 0.5); }},
      {"multi_step",
       [](O &o) {
         return scheduled<MultiStepLR>(o, std::vector<int64_t>{3, 8, 8, 20},
                                       0.3);
       }},
      {"exponential", [](O &o) { return scheduled<ExponentialLR>(o, 0.9); }},
      {"cosine",
       [](O &o) {
         return scheduled<CosineAnnealingLR>(
             o, CosineAnnealingOptions{.T_max = 7});
       }},
      {"cosine_least",
       [](O &o) {
         return scheduled<CosineAnnealingLR>(
             o, CosineAnnealingOptions{.T_max = 30, .eta_min = 0.02});
       }},
      {"linear", [](O &o) { return scheduled<LinearLR>(o); }},
      {"linear_long",
       [](O &o) {
         return scheduled<LinearLR>(o, LinearOptions{.start_factor = 0.9,
                                                     .end_factor = 0,
                                                     .total_iters = 25});
       }},
      {"lambda",
       [](O &o) {
         std::vector<LambdaLR::Factor> factors = {
             [](int64_t e) { return std::pow(0.95, double(e)); },
             [](int64_t e) { return 1 / double(1 + e); }};
         return scheduled<LambdaLR>(o, factors);
       }},
      {"one_cycle",
       [](O &o) {
         return scheduled<OneCycleLR>(
             o, OneCycleOptions{.max_lr = 1, .total_steps = 30});
       }},
      {"one_cycle_linear",
       [](O &o) {
         return scheduled<OneCycleLR>(
             o, OneCycleOptions{.max_lr = 0.7,
                                .total_steps = 30,
                                .pct_start = 0.4,
                                .anneal_strategy = "linear",
                                .div_factor = 10,
                                .final_div_factor = 100,
                                .three_phase = true});
       }},
      {"one_cycle_rates",
       [](O &o) {
         return scheduled<OneCycleLR>(
             o, OneCycleOptions{
                    .max_lr = 0.7, .total_steps = 30, .cycle_momentum = false});
       }},
      {"chained",
       [](O &o) {
         return std::make_shared<ChainedScheduler>(
             All{scheduled<LinearLR>(
                     o, LinearOptions{.start_factor = 0.1, .total_iters = 6}),
                 scheduled<ExponentialLR>(o, 0.9)});
       }},
      {"sequential",
       [](O &o) {
         return scheduled<SequentialLR>(
             o,
             All{scheduled<LinearLR>(
                     o, LinearOptions{.start_factor = 0.1, .total_iters = 5}),
                 scheduled<CosineAnnealingLR>(
                     o, CosineAnnealingOptions{.T_max = 10, .eta_min = 0.01}),
                 scheduled<ExponentialLR>(o, 0.8)},
             std::vector<int64_t>{5, 15});
       }},
      {"sequential_step",
       [](O &o) {
         return scheduled<SequentialLR>(
             o,
             All{scheduled<LinearLR>(
                     o, LinearOptions{.start_factor = 0.5, .total_iters = 4}),
                 scheduled<MultiStepLR>(o, std::vector<int64_t>{2, 7}, 0.3)},
             std::vector<int64_t>{4});
       }},
  };
}

namespace {
/// The recorded rates of a schedule.
class RecordedRates {
public:
  explicit RecordedRates(const std::string &name)
      : file(readJson("schedules.json")),
        rows(*file.getAsObject()->getArray(name)) {}

  size_t count() const { return rows.size(); }
  void expect(const Optimizer &optimizer, size_t epoch) const {
    const llvm::json::Array &row = *rows[epoch].getAsArray();
    double found[] = {optimizer.lr(0), optimizer.lr(1),
                      optimizer.option("momentum")};
    for (size_t i = 0; i < 3; ++i) {
      double expected = *row[i].getAsNumber();
      EXPECT_NEAR(found[i], expected, 1e-12 * std::max(expected, 1e-3))
          << "epoch " << epoch << ", column " << i;
    }
  }

private:
  llvm::json::Value file;
  const llvm::json::Array &rows;
};
} // namespace

TEST(Scheduler, RatesArePyTorchs) {
  for (const auto &[name, make] : schedules()) {
    SCOPED_TRACE(name);
    RecordedRates recorded(name);
    TwoGroups sgd;
    std::shared_ptr<LRScheduler> scheduler = make(sgd);
    for (size_t epoch = 0; epoch < recorded.count(); ++epoch) {
      recorded.expect(sgd, epoch);
      EXPECT_EQ(scheduler->get_last_lr(),
                (std::vector<double>{sgd.lr(0), sgd.lr(1)}));
      if (epoch + 1 < recorded.count())
        scheduler->step();
    }
  }
}

// Saves the state in the middle and loads it into new schedulers.
TEST(Scheduler, ContinuesFromItsState) {
  for (const auto &[name, make] : schedules()) {
    SCOPED_TRACE(name);
    RecordedRates recorded(name);
    TwoGroups sgd, other;
    std::shared_ptr<LRScheduler> scheduler = make(sgd);
    for (size_t epoch = 0; epoch < 6; ++epoch)
      scheduler->step();
    std::shared_ptr<LRScheduler> resumed = make(other);
    other.load_state_dict(sgd.state_dict());
    resumed->load_state_dict(scheduler->state_dict());
    EXPECT_EQ(resumed->last_epoch(), 6);
    for (size_t epoch = 6; epoch < recorded.count(); ++epoch) {
      recorded.expect(other, epoch);
      if (epoch + 1 < recorded.count())
        resumed->step();
    }
  }
}

static void expectPlateau(const char *name, const PlateauOptions &options) {
  SCOPED_TRACE(name);
  RecordedRates recorded(name);
  TwoGroups sgd;
  auto scheduler = std::make_unique<ReduceLROnPlateau>(sgd, options);
  for (size_t epoch = 0; epoch < recorded.count(); ++epoch) {
    recorded.expect(sgd, epoch);
    auto e = double(epoch);
    scheduler->step(1 / (1 + e) + 0.3 * std::sin(e));
    nn::StateDict state = scheduler->state_dict();
    scheduler = std::make_unique<ReduceLROnPlateau>(sgd, options);
    scheduler->load_state_dict(state);
  }
}

TEST(Scheduler, PlateausArePyTorchs) {
  expectPlateau("plateau",
                {.factor = 0.5, .patience = 2, .cooldown = 1, .min_lr = 0.03});
  expectPlateau("plateau_max", {.mode = "max",
                                .factor = 0.3,
                                .patience = 0,
                                .threshold = 0.1,
                                .threshold_mode = "abs"});
}

TEST(Scheduler, NothingIsCompiledAgain) {
  Tensor param = ones({3});
  SGD sgd({param}, {.lr = 0.5, .momentum = 0.9});
  OneCycleLR scheduler(sgd, {.max_lr = 1, .total_steps = 20});
  for (int i = 0; i < 20; ++i) {
    param.set_grad(ones({3}));
    sgd.step();
    scheduler.step();
  }
  EXPECT_EQ(sgd.counts().versions, 1);
  EXPECT_REFUSED(scheduler.step(), "OneCycleLR: expected at most 20 steps");
}

TEST(Scheduler, Errors) {
  SGD sgd({ones({1})});
  EXPECT_REFUSED(StepLR(sgd, 0), "StepLR: expected step_size > 0 but found 0");
  EXPECT_REFUSED(LinearLR(sgd, {.start_factor = 0}),
                 "LinearLR: expected start_factor in (0, 1] but found 0.0");
  EXPECT_REFUSED(OneCycleLR(sgd, {.max_lr = 1, .total_steps = 0}),
                 "OneCycleLR: expected total_steps > 0 but found 0");
  EXPECT_REFUSED(ReduceLROnPlateau(sgd, {.mode = "least"}),
                 "expected mode \"min\" or \"max\" but found \"least\"");
  EXPECT_REFUSED(LambdaLR(sgd, std::vector<LambdaLR::Factor>()),
                 "LambdaLR: expected 1 functions but found 0");
  StepLR step(sgd, 3);
  EXPECT_REFUSED(step.load_state_dict(nn::NamedTensors{}),
                 "found no \"last_epoch\"");
}
