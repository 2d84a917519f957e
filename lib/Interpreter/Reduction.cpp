//===- Reduction.cpp - Fewer elements out than in -------------------------===//
//
// What the reductions of graph and core share.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::StringRef;

Reduced::Reduced(ArrayRef<int64_t> from, ArrayRef<int64_t> dims)
    : shapeKeeping(from) {
  for (int64_t dim : dims)
    shapeKeeping[dim] = 1;
  strides = getRowMajorStrides(shapeKeeping);
  for (int64_t dim = 0; dim < int64_t(from.size()); ++dim) {
    if (llvm::is_contained(dims, dim))
      strides[dim] = 0;
    else
      shape.push_back(from[dim]);
  }
}

template <typename T>
static void combine(const HostTensor &x, const Sizes &strides, StringRef op,
                    HostTensor &result) {
  const BinaryRule &rule = binaryRule(op);
  auto from = x.data<T>();
  auto to = result.data<T>();
  llvm::fill(to, neutralElement<T>(op));
  walk<1>(x.shape(), {strides}, [&](int64_t i, auto at) {
    to[at[0]] = apply<T>(rule, to[at[0]], from[i]);
  });
}

Expected<HostTensor> interp::reduce(OpCall &call, const HostTensor &x,
                                    ArrayRef<int64_t> dims, bool keepdim,
                                    StringRef op) {
  Reduced reduced(x.shape(), dims);
  Expected<HostTensor> result =
      call.create(x.dtype(), keepdim ? reduced.shapeKeeping : reduced.shape);
  if (!result)
    return result;
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    combine<T>(x, reduced.strides, op, *result);
  });
  return result;
}

template <typename T>
static int64_t extremeIndex(ArrayRef<T> x, int64_t base, int64_t stride,
                            int64_t size, bool largest) {
  int64_t best = 0;
  for (int64_t i = 1; i < size; ++i)
    if (isMoreExtreme(x[base + i * stride], x[base + best * stride], largest))
      best = i;
  return best;
}

Expected<HostTensor> interp::argReduce(OpCall &call, const HostTensor &x,
                                       int64_t dim, bool keepdim,
                                       bool largest) {
  int64_t size = x.shape()[dim], stride = x.strides()[dim];
  if (size == 0)
    return call.error("expected a dimension that is not empty but found "
                      "dimension " +
                      llvm::Twine(dim) + " of size 0");
  Reduced reduced(x.shape(), {dim});
  Expected<HostTensor> result =
      call.create(DType::I64, keepdim ? reduced.shapeKeeping : reduced.shape);
  if (!result)
    return result;
  auto out = result->data<int64_t>();
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    walk<1>(reduced.shapeKeeping, {x.strides()}, [&](int64_t i, auto at) {
      out[i] = extremeIndex<T>(x.data<T>(), at[0], stride, size, largest);
    });
  });
  return result;
}
