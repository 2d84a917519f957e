// A residual network that PyTorch exported, at several batch sizes, compared
// with onnxruntime.
//
//   onnx-resnet resnet.onnx resnet.npz

#include "Accuracy.h"
#include <iostream>

using namespace tcopt;

/// See README.md.
static constexpr double kTolerance = 1e-5;

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: onnx-resnet MODEL.onnx CASES.npz\n");
    return 2;
  }
  try {
    OnnxModel model = loadOnnx(argv[1]);
    std::cout << model;
    double error = checkCases(model, argv[2]);

    // A model is a function like others: here as a part of one.
    auto classify = compile([&](Tensor pixels) {
      return model({pixels / 255.0 * 2 - 1})[0].argmax(1);
    });
    std::cout << "classes: " << classify(ones({4, 3, 32, 32}) * 128) << "\n";

    // What does not fit is refused before anything runs.
    try {
      model({ones({1, 1, 32, 32})});
    } catch (const Exception &wrong) {
      std::cout << wrong.what() << "\n";
    }
    return report(error, kTolerance);
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
