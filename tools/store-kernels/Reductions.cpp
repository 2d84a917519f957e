//===- Reductions.cpp - reductions, scans and sorts -----------------------===//

#include "Calls.h"

namespace tcopt::stored {

static void callAll(const Tensor &x) {
  x.sum();
  x.mean();
  x.prod();
  x.max();
  x.min();
  x.amax();
  x.amin();
  x.argmax();
  x.argmin();
  x.norm();
  x.var();
  x.std();
}

static void callAlong(const Tensor &x, int64_t dim) {
  for (bool keepdim : {false, true}) {
    x.sum(dim, keepdim);
    x.mean(dim, keepdim);
    x.amax(dim, keepdim);
    x.amin(dim, keepdim);
    x.max(dim, keepdim);
    x.min(dim, keepdim);
    x.argmax(dim, keepdim);
    x.norm(2.0, dim, keepdim);
    x.var(dim, 1, keepdim);
    x.std(dim, 1, keepdim);
    x.logsumexp(dim, keepdim);
  }
  x.argmin(dim);
  x.softmax(dim);
  x.log_softmax(dim);
  x.cumsum(dim);
}

// Dimensions from behind are others to a program's key.
static void callFloats(DType dtype) {
  callAll(ones({}, dtype));
  callAll(ones({1}, dtype));
  for (int64_t rank = 1; rank <= 4; ++rank) {
    Tensor x = sample(rank, dtype);
    callAll(x);
    callAlong(x, 0);
    callAlong(x, rank - 1);
    callAlong(x, -1);
    if (rank == 3)
      callAlong(x, 1);
  }
  Tensor x = sample(2, dtype);
  x.var(Dims({}), 0);
  x.sort();
  x.topk(2);
  x.median();
  x.all();
  x.any();
  sample(4, dtype).mean(Dims({2, 3}));
  sample(4, dtype).sum(Dims({2, 3}));
  sample(3, dtype).sum(Dims({0, 1}));
}

static void callIntegers() {
  for (int64_t rank = 1; rank <= 3; ++rank) {
    Tensor x = sample(rank, DType::I64), flags = sample(rank, DType::Bool);
    x.sum();
    x.max();
    x.min();
    x.argmax();
    x.sum(0);
    x.sum(rank - 1);
    x.cumsum(0);
    flags.any();
    flags.all();
    flags.sum();
    flags.any(rank - 1);
    flags.all(rank - 1);
    flags.sum(rank - 1);
  }
}

void callReductions() {
  callFloats(DType::F32);
  callFloats(DType::F64);
  callIntegers();
}

} // namespace tcopt::stored
