//===- Softmax.cpp - softmax and its kin ----------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

using Along = llvm::function_ref<Value(Value x, int64_t dim)>;

// Up to opset 12 the input counts as a matrix: the dimensions from the axis on
// are its rows.
static void importAlong(Node &n, Along function) {
  Value x = n.in(0);
  bool isMatrix = n.since() < 13;
  int64_t rank = rankOf(x);
  int64_t axis = n.normalize(n.integer("axis", isMatrix ? 1 : -1), rank);
  if (n.hasFailed())
    return;
  if (!isMatrix || axis == rank - 1)
    return n.out(function(x, axis));
  Sizes sizes = n.sizesOf(x);
  ArrayRef<Size> all = sizes;
  x = n.b.reshape(
      x, {n.product(all.take_front(axis)), n.product(all.drop_front(axis))});
  n.out(n.b.reshape(function(x, 1), sizes));
}

template <typename OpT> static void importSoftmax(Node &n) {
  importAlong(n, [&](Value x, int64_t dim) { return n.b.make<OpT>(x, dim); });
}

/// Appends -inf along a dimension, because an empty dimension has no largest
/// element.
static Value withLeast(Node &n, Value x, int64_t dim) {
  SmallVector<int64_t> low(rankOf(x), 0), high(rankOf(x), 0);
  if (n.hasFailed())
    return {};
  high[dim] = 1;
  Value least =
      n.b.scalar(-std::numeric_limits<double>::infinity(), elementType(x));
  return n.b.make<PadOp>(x, least, ArrayRef<int64_t>(low),
                         ArrayRef<int64_t>(high));
}

// 1 at the first of the largest elements.
static Value hardmax(Node &n, Value x, int64_t dim) {
  Type i64 = n.b.ops().getI64Type();
  Size size = n.sizeOf(x, dim);
  if (isConstantIntValue(size, 0))
    return x;
  Value largest = n.b.make<ArgmaxOp>(
      getConstantIntValue(size) ? x : withLeast(n, x, dim), dim, true);
  Value places = n.b.arange(n.b.integer(0, i64), n.b.integer(1, i64), size);
  Sizes sizes{size};
  sizes.append(rankOf(x) - 1 - dim, n.b.ops().getIndexAttr(1));
  Value is = n.b.make<EqOp>(largest, n.b.reshape(places, sizes));
  return n.b.cast(is, elementType(x));
}

static void importHardmax(Node &n) {
  importAlong(n, [&](Value x, int64_t dim) { return hardmax(n, x, dim); });
}

void addSoftmaxOperators(OperatorTable &t) {
  t.add("Hardmax", {1, 11, 13}, 1, importHardmax);
  t.add("LogSoftmax", {1, 11, 13}, 1, importSoftmax<LogSoftmaxOp>);
  t.add("Softmax", {1, 11, 13}, 1, importSoftmax<SoftmaxOp>);
}

} // namespace tcopt::onnx_import
