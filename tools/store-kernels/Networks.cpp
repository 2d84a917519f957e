//===- Networks.cpp - functions of neural networks ------------------------===//

#include "Calls.h"

namespace tcopt::stored {

static void callConvolutions(int64_t batch) {
  Tensor x = ones({batch, 4, 8, 8}), bias = ones({6});
  Tensor square = ones({6, 4, 3, 3}), point = ones({6, 4, 1, 1});
  for (const Tensor &with : {Tensor(), bias})
    for (int64_t stride : {1, 2}) {
      conv2d(x, square, with, stride, 1);
      conv2d(x, square, with, stride, 0);
      conv2d(x, point, with, stride, 0);
      conv2d(ones({batch, 4, 12, 12}), ones({6, 4, 7, 7}), with, stride, 3);
      conv2d(x, ones({6, 4, 5, 5}), with, stride, 2);
      conv2d(x, ones({6, 4, 5, 5}), with, stride, 0);
    }
  conv2d(ones({batch, 1, 8, 8}), ones({6, 1, 3, 3}), bias, 1, 0);
  conv2d(ones({batch, 1, 8, 8}), ones({6, 1, 3, 3}), bias, 1, 1);
  conv2d(ones({batch, 1, 8, 8}), ones({6, 1, 5, 5}), bias, 1, 0);
  conv1d(ones({batch, 4, 8}), ones({6, 4, 3}), bias, 1, 1);
}

static void callPools(int64_t batch) {
  Tensor x = ones({batch, 4, 8, 8});
  max_pool2d(x, 2);
  max_pool2d(x, 2, 2);
  max_pool2d(x, 3, 2, 1);
  avg_pool2d(x, 2);
  avg_pool2d(x, 2, 2);
  adaptive_avg_pool2d(x, 1);
}

static void callNormalizations(int64_t batch) {
  Tensor x = ones({batch, 4, 8, 8}), four = ones({4}), five = ones({5});
  batch_norm(x, four, four, four, four);
  batch_norm(x, four, four, four, four, /*training=*/true);
  if (batch != 1)
    batch_norm(ones({batch, 4}), four, four, four, four);
  group_norm(x, 2, four, four);
  for (const std::vector<int64_t> &sizes :
       {std::vector<int64_t>{batch, 5}, {batch, 3, 5}, {batch, 1, 5}}) {
    layer_norm(ones(sizes), 5);
    layer_norm(ones(sizes), 5, five, five);
    rms_norm(ones(sizes), 5, five);
  }
}

static void callLosses() {
  Tensor x = ones({4, 3}), classes = zeros({4}, DType::I64);
  cross_entropy(x, classes);
  nll_loss(x, classes);
  for (const Tensor &y : {x, ones({4}), ones({4, 1})}) {
    mse_loss(y, y);
    l1_loss(y, y);
    smooth_l1_loss(y, y);
    binary_cross_entropy(y, y);
    binary_cross_entropy_with_logits(y, y);
  }
}

void callNetworks() {
  for (int64_t batch : {1, 2}) {
    callConvolutions(batch);
    callPools(batch);
    callNormalizations(batch);
  }
  callLosses();
}

} // namespace tcopt::stored
