// A transformer that PyTorch exported, at several batch sizes and lengths,
// compared with onnxruntime; then it continues a text.
//
//   onnx-transformer transformer.onnx transformer.npz

#include "Accuracy.h"
#include <iostream>

using namespace tcopt;

/// See README.md.
static constexpr double kTolerance = 1e-5;

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: onnx-transformer MODEL.onnx CASES.npz\n");
    return 2;
  }
  try {
    // The table of places has 64 rows.
    OnnxModel model = loadOnnx(argv[1], Options::defaults(),
                               {.sizes = {{"length", {.min = 1, .max = 64}}}});
    std::cout << model;
    double error = checkCases(model, argv[2]);

    // One compilation serves all lengths.
    Tensor ids = tensor<int64_t>({1, 2, 3}, {1, 3});
    for (int step = 0; step < 5; ++step) {
      Tensor logits = model.run({{"ids", ids}}).at("logits");
      Tensor next = logits.select(1, -1).argmax(1);
      ids = cat({ids, next.unsqueeze(1)}, 1);
    }
    std::cout << "continued: " << ids << "\n";

    try {
      model({zeros({1, 65}, DType::I64)});
    } catch (const Exception &wrong) {
      std::cout << wrong.what() << "\n";
    }
    return report(error, kTolerance);
  } catch (const Exception &problem) {
    std::cerr << problem.what() << "\n";
    return 2;
  }
}
