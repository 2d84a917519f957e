//===- mixed_precision.cpp - training in f32, bf16 and f16 ----------------===//
//
// Reads runs, one in a line: a mode (f32, bf16, f16), a seed, the number of
// steps and the first scale of losses. Answers each with the loss on the
// validation text, the mean loss of the last 50 steps, how many steps were
// skipped, how many of the last 200, and the last scale. A step is one compiled
// function: forward, backward, AdamW, and the scaler in f16.
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "tcopt/Capture/Optim.h"
#include <iostream>
#include <optional>

using namespace tcopt;

static constexpr int64_t kBatch = 8, kWarmUp = 40, kTail = 50, kLate = 200;

namespace {
struct Run {
  std::string mode;
  int64_t seed = 0, steps = 0;
  double firstScale = 0;

  std::optional<DType> dtype() const {
    if (mode == "f32")
      return std::nullopt;
    return mode == "bf16" ? DType::BF16 : DType::F16;
  }
};

struct Answer {
  double validation = 0, training = 0, scale = 1;
  int64_t skipped = 0, skippedLate = 0;
};

class Training {
public:
  Training(const Run &run, const Text &text)
      : run(run), text(text), net(int64_t(text.letters.size()), 0.1) {
    manual_seed(uint64_t(run.seed));
    initialize();
  }
  Answer train();

private:
  void initialize();
  /// In fewer bits where the mode is of such.
  Tensor lossOf(Tensor inputs, Tensor targets);
  Windows batch(int64_t step) const;
  double validate();

  const Run &run;
  const Text &text;
  Transformer net;
};
} // namespace

void Training::initialize() {
  NoGrad none;
  for (auto [name, parameter] : net.namedParameters())
    if (parameter.dim() == 2)
      nn::init::normal_(parameter, 0, 0.02);
    else
      parameter.fill_(name.ends_with("weight") ? 1.0 : 0.0);
}

Tensor Training::lossOf(Tensor inputs, Tensor targets) {
  Autocast scope(run.dtype().value_or(DType::BF16), run.dtype().has_value());
  Tensor logits = net.forward(inputs);
  if (logits.dtype() != run.dtype().value_or(DType::F32))
    throw std::runtime_error("logits of another dtype than the mode's");
  return cross_entropy(flatten(logits, 0, 1), flatten(targets));
}

Windows Training::batch(int64_t step) const {
  std::vector<int64_t> starts;
  double range = double(text.training.size()) - kContext - 1;
  for (float number : uniform(uint64_t(100000 * run.seed + step), kBatch))
    starts.push_back(int64_t(double(number) * range));
  return windowsOf(text.training, starts);
}

double Training::validate() {
  NoGrad none;
  net.eval();
  auto loss = compile([this](Tensor inputs, Tensor targets) {
    return lossOf(inputs, targets);
  });
  double sum = 0;
  int64_t count = (int64_t(text.validation.size()) - 1) / kContext;
  for (int64_t i = 0; i < count; i += 64) {
    std::vector<int64_t> starts;
    for (int64_t j = i; j < std::min(i + 64, count); ++j)
      starts.push_back(j * kContext);
    auto [inputs, targets] = windowsOf(text.validation, starts);
    sum += loss(inputs, targets).item<double>() * double(starts.size());
  }
  return sum / double(count);
}

Answer Training::train() {
  optim::AdamW adam(net.parameters(), {.lr = 3e-3, .weight_decay = 0.1});
  optim::SequentialLR schedule(
      adam,
      {std::make_shared<optim::LinearLR>(
           adam,
           optim::LinearOptions{.start_factor = 0.02, .total_iters = kWarmUp}),
       std::make_shared<optim::CosineAnnealingLR>(
           adam, optim::CosineAnnealingOptions{.T_max = run.steps - kWarmUp})},
      {kWarmUp});
  amp::GradScaler scaler({.init_scale = run.firstScale,
                          .growth_interval = 100,
                          .enabled = run.mode == "f16"});
  auto step = compile(
      [&](Tensor inputs, Tensor targets) {
        adam.zero_grad();
        Tensor loss = lossOf(inputs, targets);
        scaler.scale(loss).backward();
        scaler.step(adam);
        scaler.update();
        return loss;
      },
      {.fullgraph = true});
  Answer answer;
  for (int64_t i = 0; i < run.steps; ++i) {
    auto [inputs, targets] = batch(i);
    double scale = scaler.get_scale();
    double loss = step(inputs, targets).item<double>();
    schedule.step();
    answer.training += i < run.steps - kTail ? 0 : loss / kTail;
    bool isSkipped = scaler.get_scale() < scale;
    answer.skipped += isSkipped;
    answer.skippedLate += isSkipped && i >= run.steps - kLate;
  }
  answer.scale = scaler.get_scale();
  // A step that is skipped does not count.
  int64_t counted = adam.state_dict().at("state.0.step").item<int64_t>();
  if (counted + answer.skipped != run.steps || step.counts().versions != 1)
    throw std::runtime_error("other steps than those of one program");
  answer.validation = validate();
  return answer;
}

int main(int, char **argv) {
  Text text(argv[1]);
  Run run;
  while (std::cin >> run.mode >> run.seed >> run.steps >> run.firstScale)
    try {
      Answer a = Training(run, text).train();
      std::cout << a.validation << " " << a.training << " " << a.skipped << " "
                << a.skippedLate << " " << a.scale << std::endl;
      reset();
    } catch (const std::exception &error) {
      std::cout << "error: " << error.what() << std::endl;
    }
}
