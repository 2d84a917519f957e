// Trains a transformer on a text, beside a recorded run of PyTorch, and lets it
// write.
//
//   train-text text.npz reference.npz train losses.npz [STEPS]
//   train-text text.npz reference.npz check
//   train-text text.npz reference.npz check --device=cuda

#include "Text.h"
#include "tcopt/Capture/Optim.h"
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>

using namespace tcopt;

/// See README.md.
static constexpr double kLossTolerance = 1e-3, kCacheTolerance = 1e-4,
                        kValidationTolerance = 0.02;
static constexpr int64_t kBatch = 16, kSteps = 400, kWarmUp = 40, kEvery = 50;

//===----------------------------------------------------------------------===//
// Training
//===----------------------------------------------------------------------===//

static Tensor lossOf(const Transformer &net, const Tensor &inputs,
                     const Tensor &targets) {
  return cross_entropy(flatten(net.forward(inputs), 0, 1), flatten(targets));
}

/// The mean loss on the validation text.
static double validate(Transformer &net, const std::vector<int64_t> &ids) {
  NoGrad none;
  net.eval();
  auto loss = compile([&](Tensor inputs, Tensor targets) {
    return lossOf(net, inputs, targets);
  });
  double sum = 0;
  int64_t count = (int64_t(ids.size()) - 1) / kContext;
  for (int64_t i = 0; i < count; i += 64) {
    std::vector<int64_t> starts;
    for (int64_t j = i; j < std::min(i + 64, count); ++j)
      starts.push_back(j * kContext);
    auto [inputs, targets] = windowsOf(ids, starts);
    sum += loss(inputs, targets).item<double>() * double(starts.size());
  }
  net.train();
  return sum / double(count);
}

namespace {
class Training {
public:
  Training(Transformer net, const Text &text)
      : net(net), text(text),
        optimizer(net.parameters(), {.lr = 3e-3, .weight_decay = 0.1}),
        schedule(
            optimizer,
            {std::make_shared<optim::LinearLR>(
                 optimizer, optim::LinearOptions{.start_factor = 0.02,
                                                 .total_iters = kWarmUp}),
             std::make_shared<optim::CosineAnnealingLR>(
                 optimizer,
                 optim::CosineAnnealingOptions{.T_max = kSteps - kWarmUp})},
            {kWarmUp}),
        step(compile([this](Tensor inputs, Tensor targets) {
          optimizer.zero_grad();
          Tensor loss = lossOf(this->net, inputs, targets);
          loss.backward();
          optimizer.step();
          return loss;
        })) {}

  void makeStep();

  Transformer net;
  const Text &text;
  std::vector<double> losses;
  /// Without that of the first step, which is compiled in it.
  double seconds = 0;

private:
  optim::AdamW optimizer;
  optim::SequentialLR schedule;
  Compiled<Tensor(Tensor, Tensor)> step;
};
} // namespace

void Training::makeStep() {
  std::vector<int64_t> starts;
  double range = double(text.training.size()) - kContext - 1;
  for (float number : uniform(1000 + losses.size(), kBatch))
    starts.push_back(int64_t(double(number) * range));
  auto begin = std::chrono::steady_clock::now();
  auto [inputs, targets] = windowsOf(text.training, starts);
  losses.push_back(step(inputs, targets).item<double>());
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - begin;
  seconds += losses.size() > 1 ? taken.count() : 0;
  schedule.step();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {
/// Continues a text, with what layers know of the characters before.
class Writer {
public:
  explicit Writer(const Transformer &net)
      : net(net), caches(kLayers),
        logitsOf(compile([this](Tensor id, Tensor place) {
          return this->net.next(id, place, caches);
        })),
        choose(compile([](Tensor logits) {
          return multinomial(softmax(logits / 0.8, -1), 1);
        })) {}

  /// The logits after one more character.
  Tensor read(int64_t id);
  std::vector<int64_t> write(std::vector<int64_t> ids, int64_t count);

private:
  Transformer net;
  std::vector<Cache> caches;
  Compiled<Tensor(Tensor, Tensor)> logitsOf;
  Compiled<Tensor(Tensor)> choose;
  int64_t place = 0;
};
} // namespace

Tensor Writer::read(int64_t id) {
  return logitsOf(tensor<int64_t>({id}, {1, 1}),
                  tensor<int64_t>({place++}, {1}));
}

// Where there is no more place, the second half is read again.
std::vector<int64_t> Writer::write(std::vector<int64_t> ids, int64_t count) {
  NoGrad none;
  Tensor logits;
  for (int64_t id : ids)
    logits = read(id);
  for (int64_t i = 0; i < count; ++i) {
    ids.push_back(choose(logits).item<int64_t>());
    if (place == kContext) {
      place = 0;
      for (size_t j = ids.size() - kContext / 2; j + 1 < ids.size(); ++j)
        read(ids[j]);
    }
    logits = read(ids.back());
  }
  return ids;
}

static void writeSample(const Transformer &net, const Text &text,
                        const std::string &prompt, int64_t count) {
  std::vector<int64_t> ids;
  for (char letter : prompt)
    ids.push_back(text.idOf(uint8_t(letter)));
  for (int64_t id : Writer(net).write(ids, count))
    std::cout << char(text.letters[size_t(id)]);
  std::cout << "\n";
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static bool report(const char *what, double error, double tolerance) {
  bool isSmall = error <= tolerance;
  std::printf("%s: largest error %.1e: %s %.0e\n", what, error,
              isSmall ? "within" : "MORE THAN", tolerance);
  return isSmall;
}

/// Logits of the characters one by one, and of all at once.
static bool checkCache(const Transformer &net, const Text &text) {
  NoGrad none;
  Windows windows = windowsOf(text.validation, {0});
  Tensor expected = net.forward(windows.inputs)[0];
  Writer writer(net);
  double largest = 0;
  for (int64_t i = 0; i < kContext; ++i) {
    Tensor found = writer.read(text.validation[size_t(i)])[0];
    double error = abs(found - expected[i]).max().item<double>();
    largest = std::isnan(error) ? INFINITY : std::max(largest, error);
  }
  return report("cache", largest, kCacheTolerance);
}

/// Some steps without dropout: losses as PyTorch's.
static bool check(const Text &text, const nn::StateDict &reference) {
  Transformer net(int64_t(text.letters.size()), 0);
  initialize(net);
  std::vector<double> expected = reference.at("plain").toVector<double>();
  Training training(net, text);
  double largest = 0;
  for (double loss : expected) {
    training.makeStep();
    double error = std::abs(training.losses.back() - loss) / expected[0];
    largest = std::isnan(error) ? INFINITY : std::max(largest, error);
  }
  bool isClose = report("losses", largest, kLossTolerance);
  net.eval();
  isClose &= checkCache(net, text);
  manual_seed(1);
  writeSample(net, text, "And God said", 2 * kContext);
  return isClose;
}

static bool train(const Text &text, const nn::StateDict &reference,
                  const std::string &path, int64_t steps) {
  manual_seed(1);
  Transformer net(int64_t(text.letters.size()), 0.1);
  initialize(net);
  Training training(net, text);
  std::vector<double> expected = reference.at("validation").toVector<double>();
  std::vector<double> found;
  for (int64_t i = 1; i <= steps; ++i) {
    training.makeStep();
    if (i % kEvery == 0) {
      found.push_back(validate(net, text.validation));
      std::printf("step %d: loss %.3f, validation %.3f, PyTorch's %.3f\n",
                  int(i), training.losses.back(), found.back(),
                  expected[found.size() - 1]);
    }
  }
  std::printf("%.1f ms for a step\n",
              1e3 * training.seconds / double(std::max<int64_t>(steps - 1, 1)));
  nn::saveTensors(path, nn::NamedTensors{{"losses", tensor(training.losses)},
                                         {"validation", tensor(found)}});
  net.eval();
  for (const char *prompt : {"And God said", "And Joseph", "In the"})
    writeSample(net, text, prompt, 300);
  return steps < kSteps ||
         report("validation", std::abs(found.back() - expected.back()),
                kValidationTolerance);
}

/// Takes `--device=NAME` from the end of the arguments.
static Device takeDevice(int &argc, char **argv) {
  constexpr std::string_view option = "--device=";
  std::string_view last = argc > 1 ? argv[argc - 1] : "";
  if (!last.starts_with(option))
    return Device();
  --argc;
  return Device(last.substr(option.size()));
}

int main(int argc, char **argv) {
  try {
    // Parameters, batches and caches are made there.
    DefaultDevice placed(takeDevice(argc, argv));
    std::string mode = argc > 3 ? argv[3] : "";
    if (!(mode == "check" && argc == 4) &&
        !(mode == "train" && (argc == 5 || argc == 6))) {
      std::fprintf(stderr,
                   "usage: train-text TEXT.npz REFERENCE.npz "
                   "check | train LOSSES.npz [STEPS] [--device=NAME]\n");
      return 2;
    }
    Text text(argv[1]);
    nn::StateDict reference = nn::loadTensors(argv[2]);
    if (mode == "check")
      return check(text, reference) ? 0 : 1;
    int64_t steps = argc == 6 ? std::atoll(argv[5]) : kSteps;
    return train(text, reference, argv[4], std::min(steps, kSteps)) ? 0 : 1;
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
