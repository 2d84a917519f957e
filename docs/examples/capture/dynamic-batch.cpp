// A function that is compiled once for all sizes of a batch.

#include "tcopt/Capture/Compile.h"
#include <iostream>

using namespace tcopt;

int main() {
  Tensor weight = ones({4, 3}) * 0.5, bias = tensor({1.f, 2.f, 3.f});
  auto network = compile([&](Tensor x) {
    Tensor y = relu(matmul(x, weight) + bias);
    return y / y.size(0); // the batch stays open
  });

  Tensor first = ones({8, 4});
  mark_dynamic(first, 0, {.min = 2, .max = 64});
  std::cout << network(first).sum().item<float>() << "\n";
  for (int64_t batch : {2, 3, 17, 64})
    std::cout << batch << ": " << network(ones({batch, 4})).sum().item<float>()
              << "\n";
  std::cout << "versions: " << network.counts().versions << "\n";

  try {
    network(ones({65, 4}));
  } catch (const Exception &error) {
    std::cout << error.what() << "\n";
  }

  // Without a mark, a size is open once it was seen to vary.
  auto twice = compile([](Tensor x) { return x * 2; });
  for (int64_t size : {5, 6, 7, 8})
    twice(ones({size}));
  std::cout << "versions: " << twice.counts().versions << "\n";
}
