// Compares a model with answers that were recorded.

#ifndef ACCURACY_H
#define ACCURACY_H

#include "tcopt/Capture/Module.h"
#include "tcopt/Capture/Onnx.h"
#include <cstdio>

/// The largest difference of two tensors, in units of the root mean square of
/// the second one.
inline double errorOf(const tcopt::Tensor &found,
                      const tcopt::Tensor &expected) {
  using namespace tcopt;
  Tensor rms = sqrt((expected * expected).mean());
  return (abs(found - expected).max() / rms).item<double>();
}

/// Runs all cases of an archive, `0.<name>`, `1.<name>` and so on, prints the
/// error of each, and returns the largest one.
inline double checkCases(const tcopt::OnnxModel &model,
                         const std::string &archive) {
  using namespace tcopt;
  nn::StateDict cases = nn::loadTensors(archive);
  const std::string input = model.inputNames()[0];
  const std::string output = model.outputNames()[0];
  double largest = 0;
  for (int i = 0;; ++i) {
    std::string prefix = std::to_string(i) + ".";
    const Tensor *x = cases.find(prefix + input);
    if (!x)
      return largest;
    double error = errorOf(model({*x})[0], cases.at(prefix + output));
    std::string sizes;
    for (const Size &size : x->sizes())
      sizes += (sizes.empty() ? "" : " x ") + std::to_string(int64_t(size));
    std::printf("%s: error %.1e\n", sizes.c_str(), error);
    largest = std::max(largest, error);
  }
}

/// The status of the program: whether the error is small enough.
inline int report(double error, double tolerance) {
  bool isSmall = error <= tolerance;
  std::printf("largest error %.1e: %s %.1e\n", error,
              isSmall ? "within" : "MORE THAN", tolerance);
  return isSmall ? 0 : 1;
}

#endif // ACCURACY_H
