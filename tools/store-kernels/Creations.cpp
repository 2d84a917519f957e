//===- Creations.cpp - functions that make tensors ------------------------===//

#include "Calls.h"

namespace tcopt::stored {

static void callWithSizes(const std::vector<int64_t> &sizes) {
  for (DType dtype : {DType::F32, DType::F64, DType::I64, DType::Bool}) {
    zeros(sizes, dtype);
    ones(sizes, dtype);
  }
  for (DType dtype : {DType::F32, DType::F64}) {
    rand(sizes, dtype);
    randn(sizes, dtype);
    full(sizes, 2.5, dtype);
  }
  empty(sizes);
  full(sizes, 2.5);
  full(sizes, 2);
  randint(0, 10, sizes);
}

static void callLike(const Tensor &x) {
  zeros_like(x);
  ones_like(x);
  full_like(x, 2.5);
  if (x.dtype() == DType::I64)
    return;
  rand_like(x);
  randn_like(x);
  dropout(x, 0.5);
  dropout(x, 0.1);
  bernoulli(x);
}

void callCreations() {
  for (const std::vector<int64_t> &sizes : {std::vector<int64_t>{},
                                            {1},
                                            {4},
                                            {4, 3},
                                            {1, 3},
                                            {4, 1},
                                            {4, 3, 6},
                                            {1, 4, 3},
                                            {4, 3, 6, 5},
                                            {1, 3, 6, 5},
                                            {1, 1, 6, 5}})
    callWithSizes(sizes);
  for (DType dtype : {DType::F32, DType::F64, DType::I64})
    for (int64_t rank = 1; rank <= 4; ++rank)
      callLike(sample(rank, dtype));
  arange(5);
  arange(0, 5);
  arange(1, 5);
  arange(1, 5, 2);
  arange(0.0, 5.0, 0.5);
  linspace(0.0, 1.0, 5);
  eye(3);
  randperm(5);
}

} // namespace tcopt::stored
