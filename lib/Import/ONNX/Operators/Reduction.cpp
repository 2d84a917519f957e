//===- Reduction.cpp - reductions, running sums, order --------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Reductions of several dimensions
//===----------------------------------------------------------------------===//

namespace {
/// What a reduction reduces.
struct Reduced {
  Value x;
  SmallVector<int64_t> dims;
  bool keepdims;

  Type type() const { return elementType(x); }
};
} // namespace

/// `sinceInput` is the version in which the axes became an input.
static Reduced reducedOf(Node &n, int64_t sinceInput) {
  Reduced r{n.in(0), {}, n.integer("keepdims", 1) != 0};
  std::optional<SmallVector<int64_t>> axes;
  if (n.since() >= sinceInput) {
    if (n.has(1))
      axes = n.integers(1, "axes");
  } else {
    axes = n.integers("axes");
  }
  int64_t rank = rankOf(r.x);
  if (axes && !axes->empty())
    r.dims = n.normalize(*axes, rank);
  else if (!n.integer("noop_with_empty_axes", 0))
    r.dims = upTo(rank);
  llvm::sort(r.dims);
  r.dims.erase(llvm::unique(r.dims), r.dims.end());
  return r;
}

template <typename OpT>
static Value reduce(Node &n, const Reduced &r, Value x) {
  return n.b.make<OpT>(x, ArrayRef<int64_t>(r.dims), r.keepdims);
}

/// Integers are computed as f64 and cut, as far as there is no such reduction
/// of integers.
static Value asFloat(Node &n, Value x) {
  if (n.hasFailed() || isa<FloatType>(elementType(x)))
    return x;
  return n.b.cast(x, n.b.ops().getF64Type());
}

template <typename OpT> static void importReduce(Node &n, int64_t sinceInput) {
  Reduced r = reducedOf(n, sinceInput);
  n.out(reduce<OpT>(n, r, r.x));
}

static void importReduceMean(Node &n) {
  Reduced r = reducedOf(n, 18);
  n.out(n.b.cast(reduce<MeanOp>(n, r, asFloat(n, r.x)), r.type()));
}

static void importReduceSumSquare(Node &n) {
  Reduced r = reducedOf(n, 18);
  n.out(reduce<SumOp>(n, r, n.b.make<MulOp>(r.x, r.x)));
}

static void importReduceL1(Node &n) {
  Reduced r = reducedOf(n, 18);
  n.out(reduce<SumOp>(n, r, n.b.make<AbsOp>(r.x)));
}

static void importReduceL2(Node &n) {
  Reduced r = reducedOf(n, 18);
  Value x = asFloat(n, r.x);
  Value sum = reduce<SumOp>(n, r, n.b.make<MulOp>(x, x));
  n.out(n.b.cast(rootOfSums(n, sum), r.type()));
}

static void importReduceLogSum(Node &n) {
  Reduced r = reducedOf(n, 18);
  Value sum = reduce<SumOp>(n, r, asFloat(n, r.x));
  n.out(n.b.cast(n.b.make<LogOp>(sum), r.type()));
}

static void importReduceLogSumExp(Node &n) {
  Reduced r = reducedOf(n, 18);
  n.out(n.b.cast(reduce<LogsumexpOp>(n, r, asFloat(n, r.x)), r.type()));
}

//===----------------------------------------------------------------------===//
// Where the extreme is
//===----------------------------------------------------------------------===//

template <typename OpT> static void importArg(Node &n) {
  Value x = n.in(0);
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(x));
  bool keepdims = n.integer("keepdims", 1);
  if (!n.integer("select_last_index", 0))
    return n.out(n.b.make<OpT>(x, axis, keepdims));
  Value flipped = n.b.make<FlipOp>(x, ArrayRef<int64_t>(axis));
  Value place = n.b.make<OpT>(flipped, axis, keepdims);
  if (n.hasFailed())
    return;
  Value last =
      n.tensorOfSize(n.sub(n.sizeOf(x, axis), n.b.ops().getIndexAttr(1)));
  n.out(n.b.make<SubOp>(last, place));
}

//===----------------------------------------------------------------------===//
// Running sums and products
//===----------------------------------------------------------------------===//

/// Shifts a cumulative sum or product by one element, so that it is exclusive:
/// the first element is the neutral one. The dimension may be empty.
static Value shifted(Node &n, Value x, int64_t axis, double neutral) {
  SmallVector<int64_t> low(rankOf(x), 0), high(rankOf(x), 0);
  if (n.hasFailed())
    return {};
  low[axis] = 1;
  Value longer =
      n.b.make<PadOp>(x, n.b.scalar(neutral, elementType(x)),
                      ArrayRef<int64_t>(low), ArrayRef<int64_t>(high));
  return n.hasFailed() ? Value()
                       : part(n, longer, axis, n.b.ops().getIndexAttr(0),
                              n.sizeOf(x, axis));
}

template <typename OpT> static void importRunning(Node &n, double neutral) {
  Value x = n.in(0);
  SmallVector<int64_t> axes = n.integers(1, "axes");
  int64_t axis = axes.empty() ? 0 : n.normalize(axes[0], rankOf(x));
  bool isReverse = n.integer("reverse", 0);
  if (isReverse)
    x = n.b.make<FlipOp>(x, ArrayRef<int64_t>(axis));
  Value result = n.b.make<OpT>(x, axis);
  if (n.integer("exclusive", 0))
    result = shifted(n, result, axis, neutral);
  if (isReverse)
    result = n.b.make<FlipOp>(result, ArrayRef<int64_t>(axis));
  n.out(result);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// The first `k` places of a dimension.
static Value firstOf(Node &n, Value x, Size k, int64_t dim) {
  return n.b.narrow(x, n.b.integer(0, n.b.ops().getI64Type()), k, dim);
}

static void importTopK(Node &n) {
  Value x = n.in(0);
  int64_t axis = n.normalize(n.integer("axis", -1), rankOf(x));
  bool largest = n.since() < 11 || n.integer("largest", 1);
  std::optional<SmallVector<int64_t>> k;
  if (n.since() < 10)
    k = SmallVector<int64_t>{n.integer("k", 0)};
  else
    k = n.knownIntegers(1);
  if (k && k->size() == 1) {
    auto top = n.b.op<TopkOp>(x, (*k)[0], axis, largest);
    if (top) {
      n.out(0, top.getValues());
      n.out(1, top.getIndices());
    }
    return;
  }
  Sizes sizes = n.sizes(1, "k");
  if (n.hasFailed())
    return;
  auto sorted = n.b.op<SortOp>(x, axis, largest);
  if (!sorted || sizes.size() != 1)
    return n.error("expected one number as k");
  n.out(0, firstOf(n, sorted.getValues(), sizes[0], axis));
  n.out(1, firstOf(n, sorted.getIndices(), sizes[0], axis));
}

void addReductionOperators(OperatorTable &t) {
  t.add("ReduceMax", {1, 11, 12, 13, 18, 20}, {1, 2},
        [](Node &n) { importReduce<AmaxOp>(n, 18); });
  t.add("ReduceMin", {1, 11, 12, 13, 18, 20}, {1, 2},
        [](Node &n) { importReduce<AminOp>(n, 18); });
  t.add("ReduceProd", {1, 11, 13, 18}, {1, 2},
        [](Node &n) { importReduce<ProdOp>(n, 18); });
  t.add("ReduceSum", {1, 11, 13}, {1, 2},
        [](Node &n) { importReduce<SumOp>(n, 13); });
  t.add("ReduceMean", {1, 11, 13, 18}, {1, 2}, importReduceMean);
  t.add("ReduceL1", {1, 11, 13, 18}, {1, 2}, importReduceL1);
  t.add("ReduceL2", {1, 11, 13, 18}, {1, 2}, importReduceL2);
  t.add("ReduceLogSum", {1, 11, 13, 18, 28}, {1, 2}, importReduceLogSum);
  t.add("ReduceLogSumExp", {1, 11, 13, 18, 28}, {1, 2}, importReduceLogSumExp);
  t.add("ReduceSumSquare", {1, 11, 13, 18}, {1, 2}, importReduceSumSquare);
  t.add("ArgMax", {1, 11, 12, 13}, 1, importArg<ArgmaxOp>);
  t.add("ArgMin", {1, 11, 12, 13}, 1, importArg<ArgminOp>);
  t.add("CumSum", {11, 14}, 2, [](Node &n) { importRunning<CumsumOp>(n, 0); });
  t.add("CumProd", {26}, 2, [](Node &n) { importRunning<CumprodOp>(n, 1); });
  t.add("TopK", {1, 10, 11, 24}, {1, 2}, importTopK);
}

} // namespace tcopt::onnx_import
