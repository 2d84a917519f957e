//===- OptimizerReplayTest.cpp - optimizers compared with PyTorch ---------===//
//
// Inputs/optimizers.json has parameters after steps of PyTorch's optimizers,
// recorded by tools/dev/record_optimizers.py, which defines the parameters and
// gradients.
//
//===----------------------------------------------------------------------===//

#include "TrainingTesting.h"
#include "tcopt/Capture/Optim.h"
#include "llvm/Support/JSON.h"

using namespace tcopt;
using namespace tcopt::testing;
namespace json = llvm::json;

namespace {
/// A case of the file.
class Recorded {
public:
  explicit Recorded(const json::Object &entry)
      : entry(entry), options(*entry.getObject("options")) {}

  std::string kind() const { return entry.getString("optimizer")->str(); }
  DType dtype() const {
    return *entry.getString("dtype") == "f64" ? DType::F64 : DType::F32;
  }
  bool hasGaps() const { return *entry.getBoolean("gaps"); }
  int64_t halvesAt() const { return *entry.getInteger("halves_lr_at"); }
  double number(const char *name, double usual) const {
    return options.getNumber(name).value_or(usual);
  }
  bool flag(const char *name) const {
    return options.getBoolean(name).value_or(false);
  }
  std::pair<double, double> betas() const {
    const json::Array *both = options.getArray("betas");
    return both
               ? std::pair(*(*both)[0].getAsNumber(), *(*both)[1].getAsNumber())
               : std::pair(0.9, 0.999);
  }
  /// Returns the parameters after the step; null if they were not recorded.
  const json::Array *params(int64_t step) const {
    return entry.getObject("params")->getArray(std::to_string(step));
  }
  std::string text() const {
    return llvm::formatv("{0} {1}", kind(), json::Value(json::Object(options)))
        .str();
  }

private:
  const json::Object &entry, &options;
};
} // namespace

template <typename Options> static Options adamOptions(const Recorded &one) {
  Options options;
  options.lr = one.number("lr", options.lr);
  options.betas = one.betas();
  options.eps = one.number("eps", options.eps);
  options.weight_decay = one.number("weight_decay", options.weight_decay);
  options.amsgrad = one.flag("amsgrad");
  options.maximize = one.flag("maximize");
  return options;
}

static std::unique_ptr<optim::Optimizer> makeSGD(const std::vector<Tensor> &of,
                                                 const Recorded &one) {
  return std::make_unique<optim::SGD>(
      of, optim::SGDOptions{.lr = one.number("lr", 0),
                            .momentum = one.number("momentum", 0),
                            .dampening = one.number("dampening", 0),
                            .weight_decay = one.number("weight_decay", 0),
                            .nesterov = one.flag("nesterov"),
                            .maximize = one.flag("maximize")});
}

static std::unique_ptr<optim::Optimizer>
makeRMSprop(const std::vector<Tensor> &of, const Recorded &one) {
  return std::make_unique<optim::RMSprop>(
      of, optim::RMSpropOptions{.lr = one.number("lr", 0),
                                .alpha = one.number("alpha", 0.99),
                                .eps = one.number("eps", 1e-8),
                                .weight_decay = one.number("weight_decay", 0),
                                .momentum = one.number("momentum", 0),
                                .centered = one.flag("centered"),
                                .maximize = one.flag("maximize")});
}

static std::unique_ptr<optim::Optimizer> make(const std::vector<Tensor> &of,
                                              const Recorded &one) {
  if (one.kind() == "SGD")
    return makeSGD(of, one);
  if (one.kind() == "RMSprop")
    return makeRMSprop(of, one);
  if (one.kind() == "Adam")
    return std::make_unique<optim::Adam>(of,
                                         adamOptions<optim::AdamOptions>(one));
  return std::make_unique<optim::AdamW>(of,
                                        adamOptions<optim::AdamWOptions>(one));
}

static bool hasGradient(const Recorded &one, size_t param, int64_t step) {
  return !one.hasGaps() || param == 0 || (step != 1 && step % 3 != 0);
}

static void expectParams(const std::vector<Tensor> &params,
                         const json::Array &expected, DType dtype) {
  std::vector<double> found;
  for (const Tensor &param : params)
    for (double value : param.toVector<double>())
      found.push_back(value);
  ASSERT_EQ(found.size(), expected.size());
  // Tolerance for the rounding errors of twenty steps.
  double tolerance = dtype == DType::F64 ? 1e-12 : 1e-6;
  for (size_t i = 0; i < found.size(); ++i) {
    double value = *expected[i].getAsNumber();
    EXPECT_NEAR(found[i], value, tolerance * std::max(std::abs(value), 0.1));
  }
}

/// A step, which may run in a compiled function.
using Step = std::function<void(optim::Optimizer &)>;

static void replay(const Recorded &one, const Step &step) {
  std::vector<Tensor> params = {element({5}, 0, one.dtype()),
                                element({3}, 1, one.dtype())};
  std::unique_ptr<optim::Optimizer> optimizer = make(params, one);
  for (int64_t t = 1; t <= 20; ++t) {
    if (t == one.halvesAt())
      optimizer->set_lr(optimizer->lr() / 2);
    for (size_t k = 0; k < params.size(); ++k)
      params[k].set_grad(hasGradient(one, k, t) ? slope(params[k], k, t)
                                                : Tensor());
    step(*optimizer);
    if (const json::Array *expected = one.params(t))
      expectParams(params, *expected, one.dtype());
  }
  // A version for each set of parameters that have a gradient.
  EXPECT_LE(optimizer->counts().versions, one.hasGaps() ? 4 : 1);
}

static void replayAll(std::initializer_list<DType> dtypes, const Step &step) {
  json::Value file = readJson("optimizers.json");
  ASSERT_GT(file.getAsArray()->size(), 30u);
  for (const json::Value &entry : *file.getAsArray()) {
    Recorded one(*entry.getAsObject());
    SCOPED_TRACE(one.text());
    if (!llvm::is_contained(dtypes, one.dtype()))
      continue;
    replay(one, step);
  }
}

TEST(OptimizerReplay, Steps) {
  replayAll({DType::F64, DType::F32},
            [](optim::Optimizer &optimizer) { optimizer.step(); });
}

TEST(OptimizerReplay, StepsThatAreNotSkipped) {
  Tensor finite = zeros({});
  replayAll({DType::F32}, [&](optim::Optimizer &optimizer) {
    optimizer.step_unless(finite);
  });
}
