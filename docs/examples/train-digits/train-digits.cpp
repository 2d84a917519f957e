// Trains a network on handwritten digits, from the start or from a checkpoint.
//
//   train-digits digits.npz mlp 30                 # epochs
//   train-digits digits.npz cnn 30 net 100         # stops after 100 steps
//   train-digits digits.npz cnn 30 net             # goes on from there
//   train-digits digits.npz mlp 30 --device=cuda   # on a GPU
//
// Checkpoints are files whose names begin with `net.`, the losses of all steps
// are in net.losses.npz, the trained network is net.safetensors.

#include "Digits.h"
#include "tcopt/Capture/RandomState.h"
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>

using namespace tcopt;

namespace {
struct Settings {
  std::string data;
  int64_t epochs = 0;
  /// Empty: nothing is written.
  std::string checkpoint;
  /// How many steps this run makes at most.
  int64_t steps = INT64_MAX;
  /// Where the network and the images lie.
  Device device;
};

/// All that decides how training goes on.
template <typename Net> class Training {
public:
  Training(Net net, const Digits &digits, int64_t epochs)
      : net(net), optimizer(net.parameters(), {.lr = 3e-3}),
        schedule(optimizer, {.T_max = epochs}),
        loader(
            data::TensorDataset(digits.images, digits.labels),
            {.batch_size = 64, .shuffle = true, .seed = 7, .drop_last = true}),
        step(compile([this](Tensor images, Tensor labels) {
          return trainStep(this->net, optimizer, images, labels);
        })),
        epochs(epochs) {}

  void run(int64_t steps);
  void save(const std::string &path) const;
  void load(const std::string &path);

private:
  void runEpoch(int64_t &steps);

  Net net;
  optim::AdamW optimizer;
  optim::CosineAnnealingLR schedule;
  data::DataLoader<data::TensorDataset<2>> loader;
  Compiled<Tensor(Tensor, Tensor)> step;
  const int64_t epochs;
  /// Where it is: batches of this epoch that were trained on.
  int64_t epoch = 0, batch = 0;
  std::vector<double> losses;
};
} // namespace

template <typename Net> void Training<Net>::run(int64_t steps) {
  while (epoch < epochs && steps > 0)
    runEpoch(steps);
}

template <typename Net> void Training<Net>::runEpoch(int64_t &steps) {
  loader.set_epoch(uint64_t(epoch));
  int64_t number = 0;
  for (auto [images, labels] : loader) {
    if (number++ < batch)
      continue;
    if (steps-- == 0)
      return;
    losses.push_back(step(images, labels).template item<double>());
    ++batch;
  }
  schedule.step();
  ++epoch;
  batch = 0;
}

template <typename Net>
void Training<Net>::save(const std::string &path) const {
  net.save(path + ".safetensors");
  optimizer.save(path + ".optimizer.safetensors");
  nn::saveTensors(path + ".schedule.npz", schedule.state_dict());
  nn::saveTensors(path + ".place.npz", nn::NamedTensors{
                                           {"epoch", tensor(epoch)},
                                           {"batch", tensor(batch)},
                                           {"random", get_rng_state()},
                                       });
  nn::saveTensors(path + ".losses.npz",
                  nn::NamedTensors{{"losses", tensor(losses)}});
}

template <typename Net> void Training<Net>::load(const std::string &path) {
  net.load(path + ".safetensors");
  optimizer.load(path + ".optimizer.safetensors");
  schedule.load_state_dict(nn::loadTensors(path + ".schedule.npz"));
  nn::StateDict place = nn::loadTensors(path + ".place.npz");
  epoch = place.at("epoch").template item<int64_t>();
  batch = place.at("batch").template item<int64_t>();
  set_rng_state(place.at("random"));
  losses = nn::loadTensors(path + ".losses.npz")
               .at("losses")
               .template toVector<double>();
}

/// How many held-out images the network reads right.
template <typename Net> static int64_t countRight(Net net, const Digits &data) {
  NoGrad none;
  net.eval();
  Tensor found = nn::compile(net)(data.testImages).argmax(1);
  net.train();
  return (found == data.testLabels).sum().template item<int64_t>();
}

template <typename Net> static void train(Net net, const Settings &settings) {
  Digits digits(settings.data, settings.device);
  net.to(settings.device);
  Training<Net> training(net, digits, settings.epochs);
  const std::string &checkpoint = settings.checkpoint;
  if (std::filesystem::exists(checkpoint + ".place.npz"))
    training.load(checkpoint);
  training.run(settings.steps);
  if (!checkpoint.empty())
    training.save(checkpoint);
  std::cout << countRight(net, digits) << " of "
            << int64_t(digits.testLabels.size(0)) << " held-out images\n";
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
    Settings settings;
    settings.device = takeDevice(argc, argv);
    std::string kind = argc > 2 ? argv[2] : "";
    if (argc < 4 || argc > 6 || (kind != "mlp" && kind != "cnn")) {
      std::fprintf(stderr, "usage: train-digits DIGITS.npz mlp|cnn EPOCHS "
                           "[CHECKPOINT [STEPS]] [--device=NAME]\n");
      return 2;
    }
    settings.data = argv[1];
    settings.epochs = std::atoll(argv[3]);
    if (argc > 4)
      settings.checkpoint = argv[4];
    if (argc > 5)
      settings.steps = std::atoll(argv[5]);
    manual_seed(5);
    if (kind == "mlp")
      train(Mlp(), settings);
    else
      train(Cnn(/*dropout=*/0.2), settings);
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
