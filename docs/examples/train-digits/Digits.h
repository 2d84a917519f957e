// Handwritten digits, networks that read them, and what is trained of them in a
// step.

#ifndef DIGITS_H
#define DIGITS_H

#include "tcopt/Capture/Data.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Optim.h"

/// Images [n, 64], and each of them moved by a pixel to the right, left, bottom
/// and top: [5 * n, 64].
inline tcopt::Tensor withShifts(const tcopt::Tensor &images) {
  tcopt::Tensor padded = pad(images.reshape({-1, 8, 8}), {1, 1, 1, 1});
  auto window = [&](int64_t top, int64_t left) {
    return padded.narrow(1, top, 8).narrow(2, left, 8).reshape({-1, 64});
  };
  return tcopt::cat(
      {window(1, 1), window(1, 0), window(1, 2), window(0, 1), window(2, 1)});
}

/// Training examples, shifted ones among them, and those that are held out.
struct Digits {
  tcopt::Tensor images, labels, testImages, testLabels;

  explicit Digits(const std::string &path, const tcopt::Device &device = {}) {
    tcopt::nn::StateDict all = tcopt::nn::loadTensors(path);
    auto part = [&](const char *name, const char *indices) {
      return all.at(name).index_select(0, all.at(indices));
    };
    images = withShifts(part("images", "train") / 16);
    labels = part("labels", "train").repeat({5});
    testImages = part("images", "test") / 16;
    testLabels = part("labels", "test");
    for (tcopt::Tensor *data : {&images, &labels, &testImages, &testLabels})
      *data = data->to(device);
  }
};

/// Images [batch, 64] to the logits of ten classes.
struct Mlp : tcopt::nn::Module {
  tcopt::nn::Linear hidden =
      registerModule("hidden", tcopt::nn::Linear(64, 512));
  tcopt::nn::Linear out = registerModule("out", tcopt::nn::Linear(512, 10));

  tcopt::Tensor forward(const tcopt::Tensor &images) const {
    return out(relu(hidden(images)));
  }
  tcopt::Tensor operator()(const tcopt::Tensor &images) const {
    return forward(images);
  }
};

struct Cnn : tcopt::nn::Module {
  tcopt::nn::Conv2d conv1 =
      registerModule("conv1", tcopt::nn::Conv2d(1, 16, 3, {.padding = 1}));
  tcopt::nn::BatchNorm2d norm1 =
      registerModule("norm1", tcopt::nn::BatchNorm2d(16));
  tcopt::nn::Conv2d conv2 =
      registerModule("conv2", tcopt::nn::Conv2d(16, 32, 3, {.padding = 1}));
  tcopt::nn::BatchNorm2d norm2 =
      registerModule("norm2", tcopt::nn::BatchNorm2d(32));
  tcopt::nn::Dropout dropout;
  tcopt::nn::Linear out = registerModule("out", tcopt::nn::Linear(128, 10));

  explicit Cnn(double dropout = 0)
      : dropout(registerModule("dropout", tcopt::nn::Dropout(dropout))) {}
  tcopt::Tensor forward(const tcopt::Tensor &images) const {
    tcopt::Tensor x = images.reshape({-1, 1, 8, 8});
    x = max_pool2d(relu(norm1(conv1(x))), 2);
    x = avg_pool2d(relu(norm2(conv2(x))), 2);
    return out(dropout(flatten(x, 1)));
  }
  tcopt::Tensor operator()(const tcopt::Tensor &images) const {
    return forward(images);
  }
};

/// One step of training, whose parts run one after the other or, inside of
/// tcopt::compile, as one program.
template <typename Net>
tcopt::Tensor trainStep(const Net &net, tcopt::optim::Optimizer &optimizer,
                        const tcopt::Tensor &images,
                        const tcopt::Tensor &labels) {
  optimizer.zero_grad();
  tcopt::Tensor loss = cross_entropy(net(images), labels);
  loss.backward();
  optimizer.step();
  return loss;
}

#endif // DIGITS_H
