//===- SortRules.cpp - rules of ordering, ranks and duplicates ------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphSortOps.h"

using namespace mlir;

namespace tcopt {

using Values = SmallVector<Value>;

// A scalar as a tensor of one element.
static Value withDim(CoreBuilder &b, Value x) {
  OpFoldResult one = b.getBuilder().getIndexAttr(1);
  return rankOf(x) ? x : b.reshape(x, one);
}

// Both in the shape of the op's results.
template <typename Op>
static Values shaped(CoreBuilder &b, typename Op::Adaptor in, Value values,
                     Value indices) {
  Sizes sizes = b.resultSizes<Op>(in);
  if (rankOf(values) != int64_t(sizes.size())) {
    values = b.reshape(values, sizes);
    indices = b.reshape(indices, sizes);
  }
  return {values, indices};
}

template <typename Op> static int64_t dimOf(typename Op::Adaptor in, Value x) {
  return normalDims(in.getDim(), rankOf(x)).front();
}

static Values sort(CoreBuilder &b, graph::SortOp::Adaptor in) {
  Value x = withDim(b, in.getX());
  auto [values, indices] =
      b.sort(x, dimOf<graph::SortOp>(in, x), in.getDescending());
  return shaped<graph::SortOp>(b, in, values, indices);
}

static Values topk(CoreBuilder &b, graph::TopkOp::Adaptor in) {
  Value x = withDim(b, in.getX());
  auto [values, indices] =
      b.sort(x, dimOf<graph::TopkOp>(in, x), in.getLargest(), in.getK());
  return shaped<graph::TopkOp>(b, in, values, indices);
}

//===----------------------------------------------------------------------===//
// One element of each row
//===----------------------------------------------------------------------===//

// The part of size 1 along `dim` that begins at `place`.
static Value partAt(CoreBuilder &b, Value x, int64_t dim, OpFoldResult place) {
  Builder &attributes = b.getBuilder();
  Sizes sizes = b.sizesOf(x), offsets(sizes.size(), attributes.getIndexAttr(0));
  sizes[dim] = attributes.getIndexAttr(1);
  offsets[dim] = place;
  return b.slice(x, offsets, sizes, SmallVector<int64_t>(sizes.size(), 1));
}

static Values kthvalue(CoreBuilder &b, graph::KthvalueOp::Adaptor in) {
  Value x = withDim(b, in.getX());
  int64_t dim = dimOf<graph::KthvalueOp>(in, x), k = in.getK();
  auto [values, indices] = b.sort(x, dim, /*descending=*/false, k);
  OpFoldResult last = b.getBuilder().getIndexAttr(k - 1);
  return shaped<graph::KthvalueOp>(b, in, partAt(b, values, dim, last),
                                   partAt(b, indices, dim, last));
}

// (size - 1) / 2, rounded down.
static OpFoldResult middleOf(CoreBuilder &b, OpFoldResult size) {
  OpFoldResult last = b.addSize(size, -1);
  if (auto constant = getConstantIntValue(last))
    return b.getBuilder().getIndexAttr(*constant / 2);
  Value one = arith::ConstantIndexOp::create(b.getBuilder(), b.getLoc(), 1);
  return b.getBuilder().createOrFold<arith::ShRUIOp>(b.getLoc(),
                                                     cast<Value>(last), one);
}

// The reduction's result with the dimension back as one of size 1.
static Value keepDim(CoreBuilder &b, Value reduced, int64_t dim) {
  Sizes sizes = b.sizesOf(reduced);
  sizes.insert(sizes.begin() + dim, b.getBuilder().getIndexAttr(1));
  return b.reshape(reduced, sizes);
}

static Value extremePlace(CoreBuilder &b, Value x, int64_t dim) {
  Value place = b.make<core::ArgReduceOp>(core::ArgReduceKind::maximum, x, dim);
  return keepDim(b, place, dim);
}

// If there is a NaN, the largest element is the first one.
static Values median(CoreBuilder &b, graph::MedianOp::Adaptor in) {
  Value x = withDim(b, in.getX());
  int64_t dim = dimOf<graph::MedianOp>(in, x);
  auto [values, indices] = b.sort(x, dim, /*descending=*/false);
  OpFoldResult middle = middleOf(b, b.sizesOf(x)[dim]);
  Value index = partAt(b, indices, dim, middle);
  Value value = partAt(b, values, dim, middle);
  if (isa<FloatType>(elementTypeOf(x))) {
    Value place = extremePlace(b, x, dim), extreme = b.along(x, place, dim);
    Value isNaN = b.ne(extreme, extreme);
    index = b.select(isNaN, place, index);
    value = b.select(isNaN, extreme, value);
  }
  return shaped<graph::MedianOp>(b, in, value, index);
}

// Whether each element of rows in order differs from the one before it.
static Value startsRun(CoreBuilder &b, Value sorted, int64_t dim) {
  Builder &attributes = b.getBuilder();
  Sizes sizes = b.sizesOf(sorted), one = sizes;
  Sizes origin(sizes.size(), attributes.getIndexAttr(0)), next = origin;
  SmallVector<int64_t> strides(sizes.size(), 1);
  sizes[dim] = b.addSize(sizes[dim], -1);
  one[dim] = next[dim] = attributes.getIndexAttr(1);
  Value differs = b.ne(b.slice(sorted, next, sizes, strides),
                       b.slice(sorted, origin, sizes, strides));
  Value first = b.constant(1, attributes.getI1Type(), one);
  return b.make<core::ConcatenateOp>(ValueRange{first, differs}, dim);
}

// In rows in order each element's run of equal ones has a length so far; the
// first greatest one ends the first longest run.
static Values mode(CoreBuilder &b, graph::ModeOp::Adaptor in) {
  Value x = withDim(b, in.getX());
  int64_t dim = dimOf<graph::ModeOp>(in, x);
  auto [values, indices] = b.sort(x, dim, /*descending=*/false);
  Value places = b.placesAlong(x, dim);
  Value starts = b.select(startsRun(b, values, dim), places, 0.0);
  Value length = b.sub(places, b.scan(core::ScanKind::maximum, starts, dim));
  Value end = extremePlace(b, length, dim);
  return shaped<graph::ModeOp>(b, in, b.along(values, end, dim),
                               b.along(indices, end, dim));
}

void addSortRules(RuleTable table) {
  table.rules<graph::SortOp>(sort);
  table.rules<graph::TopkOp>(topk);
  table.rules<graph::KthvalueOp>(kthvalue);
  table.rules<graph::MedianOp>(median);
  table.rules<graph::ModeOp>(mode);
}

} // namespace tcopt
