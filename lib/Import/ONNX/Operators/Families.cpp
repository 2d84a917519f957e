//===- Families.cpp - what importers of operators share -------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

Value divide(Node &n, Value x, Value y) {
  bool isFloat = !n.hasFailed() && isa<FloatType>(elementType(x));
  return n.b.make<DivOp>(x, y,
                         isFloat ? RoundingMode::none : RoundingMode::trunc);
}

Value clamp(Node &n, Value x, double low, double high) {
  Value min = n.b.scalar(low, elementType(x));
  Value max = n.b.scalar(high, elementType(x));
  return n.b.make<ClampOp>(x, min, max, /*exclusive=*/true);
}

Value rootOfSums(Node &n, Value sums) {
  return n.b.make<SqrtOp>(n.b.make<ReluOp>(sums));
}

Value sizeAs(Node &n, Size size, Type type) {
  return n.b.cast(n.tensorOfSize(size), type);
}

Value lastOf(Node &n, Size size, Type type) {
  return sub(n, sizeAs(n, size, type), n.b.scalar(1, type));
}

Value pick(Node &n, Value x, int64_t dim, int64_t place) {
  if (n.hasFailed())
    return {};
  Value part = rankedType(x).isDynamicDim(dim)
                   ? n.b.make<IndexSelectOp>(
                         x, n.b.integer(place, n.b.ops().getI64Type()), dim)
                   : n.b.slice(x, dim, place, place + 1);
  return n.b.make<SqueezeOp>(part, ArrayRef<int64_t>(dim));
}

Value moveDim(Node &n, Value x, int64_t from, int64_t to) {
  SmallVector<int64_t> dims = upTo(rankOf(x));
  if (n.hasFailed() || from == to)
    return x;
  dims.erase(dims.begin() + from);
  dims.insert(dims.begin() + to, from);
  return n.b.permute(x, dims);
}

Value scaled(Node &n, Value x, double factor) {
  return n.b.make<MulOp>(x, n.b.scalar(factor, elementType(x)));
}

Value filled(Node &n, double value, Type elementType, ArrayRef<Size> sizes) {
  return n.b.full(n.b.scalar(value, elementType), sizes);
}

Value spread(Node &n, Value x, ArrayRef<int64_t> dims) {
  for (int64_t dim : dims)
    x = n.b.make<UnsqueezeOp>(x, dim);
  return x;
}

Value join(Node &n, ArrayRef<Value> values, int64_t dim) {
  return n.b.make<CatOp>(ValueRange(values), dim);
}

int64_t knownSize(Node &n, Value &x, int64_t dim, StringRef what) {
  x = n.withStatedSize(x, dim);
  if (n.hasFailed())
    return 1;
  if (std::optional<int64_t> size = getConstantIntValue(n.sizeOf(x, dim)))
    return *size;
  n.error("expected a known " + what);
  return 1;
}

bool expectRank(Node &n, Value x, int64_t rank, StringRef what) {
  if (!n.hasFailed() && rankOf(x) != rank)
    n.error("expected " + what + " of rank " + Twine(rank) +
            " but found rank " + Twine(rankOf(x)));
  return !n.hasFailed();
}

Sizes constantSizes(Node &n, ArrayRef<int64_t> sizes) {
  return getAsIndexOpFoldResult(n.b.ops().getContext(), sizes);
}

} // namespace tcopt::onnx_import
