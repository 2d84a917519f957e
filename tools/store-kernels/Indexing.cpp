//===- Indexing.cpp - parts, joined parts and indices ---------------------===//

#include "Calls.h"

namespace tcopt::stored {

static void callJoins(DType dtype) {
  for (int64_t rank = 1; rank <= 4; ++rank) {
    Tensor x = sample(rank, dtype);
    for (int64_t dim : {int64_t(0), rank - 1, int64_t(-1)}) {
      cat({x, x}, dim);
      cat({x, x, x}, dim);
    }
    if (rank == 3)
      cat({x, x}, 1);
    if (rank == 4)
      continue;
    stack({x, x});
    stack({x, x, x});
  }
  stack({ones({}, dtype), ones({}, dtype)});
}

static void callShapes(DType dtype) {
  Tensor matrix = sample(2, dtype);
  tril(matrix);
  triu(matrix);
  triu(matrix, 1);
  diag(matrix);
  diag(sample(1, dtype));
  flip(matrix, 0);
  flip(sample(1, dtype), 0);
  roll(sample(1, dtype), {1}, 0);
  matrix.repeat({2, 2});
  pad(matrix, {1, 1});
  pad(sample(4, dtype), {1, 1, 1, 1});
}

static void callIndices(DType dtype) {
  Tensor list = zeros({2}, DType::I64);
  for (int64_t rank = 1; rank <= 3; ++rank) {
    Tensor x = sample(rank, dtype);
    x.index_select(0, list);
    x.index_select(rank - 1, list);
    x.index({list});
    x.gather(rank - 1, zeros(x.sizes(), DType::I64));
    x.gather(rank - 1, zeros(x.slice(rank - 1, 0, 2).sizes(), DType::I64));
    x.masked_select(x > 0);
    x.index({x > 0});
    x.nonzero();
  }
  Tensor x = sample(2, dtype);
  x.gather(1, zeros({4, 1}, DType::I64));
  x.index({list, list});
  embedding(x, list);
  embedding(x, zeros({2, 3}, DType::I64));
  embedding(x, zeros({1, 3}, DType::I64));
  embedding(x, zeros({1}, DType::I64));
}

void callIndexing() {
  for (DType dtype : {DType::F32, DType::F64, DType::I64}) {
    callJoins(dtype);
    callShapes(dtype);
    callIndices(dtype);
  }
  one_hot(zeros({4}, DType::I64), 3);
  tril(ones({4, 4}, DType::Bool));
  triu(ones({4, 4}, DType::Bool), 1);
}

} // namespace tcopt::stored
