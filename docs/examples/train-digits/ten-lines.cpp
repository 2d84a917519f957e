#include "tcopt/tcopt.h"
#include <iostream>

using namespace tcopt;

int main() {
  auto digits =
      data::TensorDataset<2>::load("digits.npz", {"images", "labels"});
  nn::Sequential net(nn::Linear(64, 512), nn::ReLU(), nn::Linear(512, 10));
  optim::AdamW optimizer(net.parameters(), {.lr = 3e-3});
  auto step = compile([&](Tensor images, Tensor labels) {
    optimizer.zero_grad();
    Tensor loss = cross_entropy(net(images), labels);
    loss.backward();
    optimizer.step();
    return loss;
  });
  data::DataLoader batches(digits, {.batch_size = 64, .shuffle = true});
  for (auto [images, labels] : batches)
    std::cout << step(images / 16, labels).item<float>() << "\n";
}
