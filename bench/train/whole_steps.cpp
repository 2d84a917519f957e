//===- whole_steps.cpp - time of whole training steps ---------------------===//
//
//   whole_steps [DEVICE]
//
// Reads names of models, one in a line, and answers with the time of a step in
// nanoseconds, the median of several: forward, backward and AdamW as one
// compiled function; and with the time of the first call, which compiles. On
// another device than the CPU the time is that of many steps, until the last
// one's result is there.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Optim.h"
#include <algorithm>
#include <chrono>
#include <functional>
#include <iostream>
#include <map>

using namespace tcopt;

namespace {
struct Step {
  std::function<Tensor()> run;
};

double now() {
  return std::chrono::duration<double, std::nano>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// A step of a model, a module that gives what the loss takes.
template <typename Model, typename Loss>
Step makeStep(Model model, Tensor x, Tensor y, Loss loss) {
  auto adam = std::make_shared<optim::AdamW>(model.parameters(),
                                             optim::AdamWOptions{.lr = 1e-4});
  auto step = compile([=](Tensor x, Tensor y) mutable {
    adam->zero_grad();
    Tensor value = loss(model, x, y);
    value.backward();
    adam->step();
    return value;
  });
  return {[=] { return step(x, y); }};
}

Step makeMlp() {
  auto model =
      nn::Sequential(nn::Linear(784, 1024), nn::ReLU(), nn::Linear(1024, 1024),
                     nn::ReLU(), nn::Linear(1024, 10));
  return makeStep(
      model, randn({256, 784}), randint(0, 10, {256}),
      [](auto &m, Tensor x, Tensor y) { return cross_entropy(m(x), y); });
}

Step makeCnn() {
  auto model = nn::Sequential(
      nn::Conv2d(3, 32, 3, {.padding = 1}), nn::ReLU(), nn::MaxPool2d(2),
      nn::Conv2d(32, 64, 3, {.padding = 1}), nn::ReLU(), nn::MaxPool2d(2),
      nn::Flatten(), nn::Linear(64 * 8 * 8, 256), nn::ReLU(),
      nn::Linear(256, 10));
  return makeStep(
      model, randn({64, 3, 32, 32}), randint(0, 10, {64}),
      [](auto &m, Tensor x, Tensor y) { return cross_entropy(m(x), y); });
}

struct Block : nn::Module {
  nn::LayerNorm norm1, norm2;
  nn::Linear qkv, out, up, down;
  int64_t width, heads;

  Block(int64_t width, int64_t heads)
      : norm1(registerModule("norm1", nn::LayerNorm({width}))),
        norm2(registerModule("norm2", nn::LayerNorm({width}))),
        qkv(registerModule("qkv", nn::Linear(width, 3 * width))),
        out(registerModule("out", nn::Linear(width, width))),
        up(registerModule("up", nn::Linear(width, 4 * width))),
        down(registerModule("down", nn::Linear(4 * width, width))),
        width(width), heads(heads) {}

  Tensor forward(Tensor x, bool causal) const {
    Size batch = x.size(0), length = x.size(1);
    auto parts = split(qkv(norm1(x)), width, 2);
    auto split = [&](Tensor t) {
      return t.reshape({batch, length, heads, width / heads}).transpose(1, 2);
    };
    Tensor attended = scaled_dot_product_attention(
        split(parts[0]), split(parts[1]), split(parts[2]), {}, 0.0, causal);
    x = x + out(attended.transpose(1, 2).reshape({batch, length, width}));
    return x + down(gelu(up(norm2(x))));
  }
};

struct Transformer : nn::Module {
  nn::Embedding words, places;
  std::vector<Block> blocks;
  nn::LayerNorm norm;
  bool ties;
  nn::Linear head;

  Transformer(int64_t vocabulary, int64_t length, int64_t width, int64_t heads,
              int64_t depth, bool ties)
      : words(registerModule("words", nn::Embedding(vocabulary, width))),
        places(registerModule("places", nn::Embedding(length, width))),
        norm(registerModule("norm", nn::LayerNorm({width}))), ties(ties),
        head(ties ? nn::Linear(1, 1)
                  : registerModule("head", nn::Linear(width, vocabulary))) {
    for (int64_t i = 0; i < depth; ++i)
      blocks.push_back(
          registerModule("block" + std::to_string(i), Block(width, heads)));
  }

  Tensor operator()(Tensor ids) const {
    Tensor x = words(ids) + places(arange(ids.size(1)));
    for (const Block &block : blocks)
      x = block.forward(x, true);
    x = norm(x);
    return ties ? linear(x, *words.weight) : head(x);
  }
};

Tensor languageLoss(const Transformer &model, Tensor x, Tensor y) {
  Tensor logits = model(x);
  return cross_entropy(logits.flatten(0, 1), y.flatten());
}

constexpr int64_t kWords = 50257, kPlaces = 1024;

/// GPT-2 small in bf16 on a batch of whole contexts.
struct LargeBatch {
  Transformer model{kWords, kPlaces, 768, 12, 12, true};
  Tensor x = randint(0, kWords, {8, kPlaces});
  Tensor y = randint(0, kWords, {8, kPlaces});

  LargeBatch() { model.to(DType::BF16); }
};

Step makeGptBf16() {
  LargeBatch batch;
  return makeStep(batch.model, batch.x, batch.y, languageLoss);
}

Step makeGptForward() {
  LargeBatch batch;
  auto forward = compile([model = batch.model](Tensor x) { return model(x); });
  return {[=] {
    NoGrad none;
    return forward(batch.x);
  }};
}

Step makeTransformer() {
  return makeStep(Transformer(1000, 128, 128, 4, 2, false),
                  randint(0, 1000, {16, 128}), randint(0, 1000, {16, 128}),
                  languageLoss);
}

Step makeGpt() {
  return makeStep(Transformer(kWords, kPlaces, 768, 12, 12, true),
                  randint(0, kWords, {1, 256}), randint(0, kWords, {1, 256}),
                  languageLoss);
}

struct Recurrent : nn::Module {
  nn::LSTM lstm;
  nn::Linear head;
  Recurrent()
      : lstm(registerModule("lstm", nn::LSTM(256, 256, {.batch_first = true}))),
        head(registerModule("head", nn::Linear(256, 10))) {}
};

Step makeLstm() {
  return makeStep(Recurrent(), randn({8, 64, 256}), randn({8, 64, 10}),
                  [](const Recurrent &m, Tensor x, Tensor y) {
                    return mse_loss(m.head(m.lstm(x).first), y);
                  });
}

/// Waits until the result is there.
void finish(const Tensor &result) { (void)result.flatten()[0].item<double>(); }

/// The median time of a step, of groups that are waited for together.
double timeOf(const Step &step, bool waits) {
  std::vector<double> times;
  double total = 0;
  int64_t group = waits ? 20 : 1;
  while (times.size() < 3 || total < 1e9) {
    double begin = now();
    Tensor last;
    for (int64_t i = 0; i < group; ++i)
      last = step.run();
    if (waits)
      finish(last);
    double taken = now() - begin;
    times.push_back(taken / double(group));
    total += taken;
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}
} // namespace

int main(int argc, char **argv) {
  const std::map<std::string, Step (*)()> makers = {
      {"mlp", makeMlp},
      {"cnn", makeCnn},
      {"transformer", makeTransformer},
      {"lstm", makeLstm},
      {"gpt2", makeGpt},
      {"gpt2-bf16", makeGptBf16},
      {"gpt2-bf16-forward", makeGptForward}};
  std::map<std::string, Step> steps;
  std::string name;
  Device device = argc > 1 ? Device(argv[1]) : Device();
  DefaultDevice placed(device);
  while (std::getline(std::cin, name))
    try {
      double first = 0;
      if (!steps.count(name)) {
        manual_seed(1);
        steps[name] = makers.at(name)();
        double begin = now();
        finish(steps[name].run());
        first = now() - begin;
      }
      double time = timeOf(steps[name], device != Device());
      std::cout << time << " " << first << std::endl;
    } catch (const std::exception &error) {
      std::cout << "error: " << error.what() << std::endl;
    }
}
