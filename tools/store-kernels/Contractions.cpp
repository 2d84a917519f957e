//===- Contractions.cpp - products of matrices ----------------------------===//
//
// Not in 8 and 16 bits: CPUs of the same level have different instructions for
// those.
//
//===----------------------------------------------------------------------===//

#include "Calls.h"

namespace tcopt::stored {

// A matrix may also come as the transpose of one in memory, and rows alone.
static void callProducts(DType dtype) {
  Tensor vector = ones({3}, dtype), row = ones({1, 3}, dtype);
  Tensor a = ones({4, 3}, dtype), b = ones({3, 5}, dtype);
  Tensor batch = ones({6, 4, 3}, dtype), others = ones({6, 3, 5}, dtype);
  matmul(vector, vector);
  dot(vector, vector);
  matmul(a, vector);
  mv(a, vector);
  matmul(vector, b);
  outer(vector, vector);
  for (const Tensor &left : {row, a, ones({3, 4}, dtype).t()})
    for (const Tensor &right : {b, ones({5, 3}, dtype).t()}) {
      matmul(left, right);
      mm(left, right);
    }
  for (const Tensor &left : {batch, ones({1, 4, 3}, dtype)}) {
    matmul(left, b);
    matmul(left, ones({5, 3}, dtype).t());
  }
  for (const Tensor &right : {others, ones({6, 5, 3}, dtype).transpose(1, 2)}) {
    bmm(batch, right);
    matmul(batch, right);
  }
  bmm(ones({1, 4, 3}, dtype), ones({1, 3, 5}, dtype));
  Tensor heads = ones({2, 6, 4, 3}, dtype);
  matmul(heads, heads.transpose(2, 3));
  matmul(ones({2, 6, 4, 4}, dtype), heads);
  addmm(ones({5}, dtype), a, b);
  addmm(ones({4, 5}, dtype), a, b);
}

static void callLinear(DType dtype) {
  Tensor weight = ones({5, 3}, dtype), bias = ones({5}, dtype);
  std::vector<std::vector<int64_t>> sizes = {
      {3}, {4, 3}, {1, 3}, {2, 4, 3}, {1, 4, 3}, {1, 1, 3}, {2, 6, 4, 3}};
  for (const auto &each : sizes) {
    linear(ones(each, dtype), weight);
    linear(ones(each, dtype), weight, bias);
  }
  linear(ones({4, 3}, dtype), ones({1, 3}, dtype), ones({1}, dtype));
}

static void callAttention() {
  for (std::vector<int64_t> sizes :
       {std::vector<int64_t>{2, 6, 4, 3}, {1, 6, 4, 3}}) {
    Tensor x = ones(sizes);
    scaled_dot_product_attention(x, x, x);
    scaled_dot_product_attention(x, x, x, {}, 0.0, /*is_causal=*/true);
  }
}

void callContractions() {
  for (DType dtype : {DType::F32, DType::F64}) {
    callProducts(dtype);
    callLinear(dtype);
  }
  callAttention();
}

} // namespace tcopt::stored
