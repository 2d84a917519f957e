// A module that is saved, and loaded into another object of its class.
//
//   saved-module net.safetensors

#include "tcopt/Capture/Modules/All.h"
#include <cstdio>
#include <iostream>

using namespace tcopt;

namespace {
/// Images [batch, 1, 8, 8] to the logits of ten classes.
struct Net : nn::Module {
  nn::Conv2d conv = registerModule("conv", nn::Conv2d(1, 4, 3));
  nn::BatchNorm2d norm = registerModule("norm", nn::BatchNorm2d(4));
  nn::Linear out = registerModule("out", nn::Linear(4 * 6 * 6, 10));

  Tensor forward(const Tensor &x) const {
    return out(flatten(relu(norm(conv(x))), 1));
  }
  std::string kind() const override { return "Net"; }
};
} // namespace

static bool areSame(const Tensor &a, const Tensor &b) {
  return a.toVector<float>() == b.toVector<float>();
}

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: saved-module FILE.safetensors\n");
    return 2;
  }
  Tensor x = randn({3, 1, 8, 8});

  // A batch in training mode changes the buffers of the batch norm: they belong
  // to the state as parameters do.
  Net net;
  net.forward(x);
  net.eval();
  net.save(argv[1]);

  Net loaded;
  loaded.eval();
  Tensor expected = net.forward(x);
  std::cout << "before: "
            << (areSame(loaded.forward(x), expected) ? "" : "not ")
            << "the same\n";
  loaded.load(argv[1]);
  auto run = nn::compile(loaded);
  bool isSame = areSame(nn::compile(net)(x), run(x));
  std::cout << "after: " << (isSame ? "" : "not ") << "the same\n";

  // Files are those of PyTorch's safetensors: tensors by name.
  for (const auto &[name, tensor] : nn::loadTensors(argv[1])) {
    std::cout << name << ":";
    for (const Size &size : tensor.sizes())
      std::cout << " " << int64_t(size);
    std::cout << "\n";
  }

  // What does not fit is named, and nothing is written.
  try {
    nn::Linear(3, 10).load(argv[1]);
  } catch (const Exception &error) {
    std::cout << error.what() << "\n";
  }
  return isSame ? 0 : 1;
}
