// Functions that are called without compile: code of usual calls is stored
// beside the library, so that their first calls compile nothing.

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Log.h"
#include <iostream>

using namespace tcopt;

int main() {
  int stored = 0, compiled = 0;
  setLogs("kernels");
  setLogSink([&](std::string_view line) {
    bool isStored = line.find("stored kernels") != std::string_view::npos;
    ++(isStored ? stored : compiled);
  });

  Tensor x = ones({4, 3}), weight = ones({2, 3}) * 0.5;
  Tensor y = relu(linear(x, weight) - 1);
  std::cout << y.sum().item<float>() << "\n";
  std::cout << softmax(y, -1)[0] << "\n";
  std::cout << "compiled: " << compiled << "\n"
            << "any stored: " << (stored > 0) << "\n";

  // Operands of different dtypes are not usual.
  Tensor half = y.to(DType::F16);
  std::cout << (half * y)[0] << "\n";
  std::cout << "compiled: " << (compiled > 0) << "\n";
  setLogs("");
  setLogSink(nullptr);
}
