//===- DynamicRules.cpp - rules of sizes that follow from values ----------===//
//
// A count is read from a tensor and becomes a size like any other: what follows
// need not know where it came from.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Core/IR/CoreScanOps.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"

using namespace mlir;

namespace tcopt {

static Type i64(CoreBuilder &b) { return b.getBuilder().getI64Type(); }

// The sum of a row of numbers as a size.
static OpFoldResult sumAsSize(CoreBuilder &b, Value numbers) {
  Value sum = b.element(b.reduce(core::ReduceKind::add, numbers, {0}));
  return arith::IndexCastOp::create(b.getBuilder(), b.getLoc(),
                                    b.getBuilder().getIndexType(), sum)
      .getResult();
}

//===----------------------------------------------------------------------===//
// Places of what is not zero
//===----------------------------------------------------------------------===//

// The places where a row of Booleans is true.
static Value placesOf(CoreBuilder &b, Value chosen) {
  Value ones = b.convert(chosen, i64(b));
  Value before = b.sub(b.scan(core::ScanKind::add, ones, 0), 1.0);
  Value to = b.select(chosen, before, -1.0);
  return b.combineRows(core::ScatterKind::update, 0, b.placesAlong(ones, 0), to,
                       sumAsSize(b, ones));
}

static Value isNotZero(CoreBuilder &b, Value x) {
  return elementTypeOf(x).isInteger(1) ? x : b.ne(x, 0.0);
}

// Place along dimension `dim` of the elements at row-major places.
static Value placeAlong(CoreBuilder &b, Value places, ArrayRef<OpFoldResult> of,
                        int64_t dim) {
  // Where a size is 0 there are no places, and nothing may be divided by it.
  auto divisor = [&](ArrayRef<OpFoldResult> sizes) {
    return b.maximum(b.count(sizes, i64(b)), 1.0);
  };
  Value steps = b.div(places, divisor(of.drop_front(dim + 1)));
  return dim == 0 ? steps : b.rem(steps, divisor(of[dim]));
}

static Value nonzero(CoreBuilder &b, graph::NonzeroOp::Adaptor in) {
  Value places = placesOf(b, b.flatten(isNotZero(b, in.getX())));
  Sizes of = b.sizesOf(in.getX()), column = b.sizesOf(places);
  OpBuilder &builder = b.getBuilder();
  if (of.empty())
    return b.constant(0, i64(b), {column[0], builder.getIndexAttr(0)});
  column.push_back(builder.getIndexAttr(1));
  SmallVector<Value> columns;
  for (int64_t dim = 0; dim < int64_t(of.size()); ++dim)
    columns.push_back(b.reshape(placeAlong(b, places, of, dim), column));
  return b.make<core::ConcatenateOp>(columns, /*dim=*/1);
}

static Value maskedSelect(CoreBuilder &b, graph::MaskedSelectOp::Adaptor in) {
  Sizes sizes = b.commonSizes({b.sizesOf(in.getX()), b.sizesOf(in.getMask())});
  Value places = placesOf(b, b.flatten(b.expand(in.getMask(), sizes)));
  return b.take(b.flatten(b.expand(in.getX(), sizes)), places, 0);
}

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

// Whether each row, or element of a row, differs from the one before it.
static Value startsGroup(CoreBuilder &b, Value rows) {
  SmallVector<int64_t> others = range(1, rankOf(rows));
  Value one = b.iota(i64(b), 0, {b.sizesOf(rows)[0]});
  Value differs = b.ne(rows, b.take(rows, b.maximum(b.sub(one, 1.0), 0.0), 0));
  differs = b.reduce(core::ReduceKind::bitOr, differs, others);
  return b.binary<core::OrOp>(differs, b.eq(one, 0.0));
}

// Values, inverse and counts of rows, the n-th of which is row `order[n]` of
// the operand; without an order, the n-th.
static SmallVector<Value> groups(CoreBuilder &b, Value rows, Value order) {
  Value first = startsGroup(b, rows);
  Value ones = b.convert(first, i64(b));
  Value group = b.sub(b.scan(core::ScanKind::add, ones, 0), 1.0);
  Value values = b.take(rows, placesOf(b, first), 0);
  Value counts = b.combineRows(core::ScatterKind::add, 0, b.like(group, 1.0),
                               group, sumAsSize(b, ones));
  if (order)
    group = b.combineRows(core::ScatterKind::update, 0, group, order,
                          b.sizesOf(group));
  return {values, group, counts};
}

// The order of rows by their first elements that differ: sorted by each column
// and last by the first one, as equal elements keep their order.
static Value orderOfRows(CoreBuilder &b, Value rows) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  Sizes sizes = b.sizesOf(rows);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value columns = getValueOrCreateConstantIndexOp(builder, loc, sizes[1]);
  Value order = b.iota(i64(b), 0, {sizes[0]});
  auto loop = scf::ForOp::create(builder, loc, constant(0), columns,
                                 constant(1), order);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value last = arith::SubIOp::create(builder, loc, columns, constant(1));
  Value column =
      arith::SubIOp::create(builder, loc, last, loop.getInductionVar());
  OpFoldResult one = builder.getIndexAttr(1), zero = builder.getIndexAttr(0);
  Value keys = b.slice(rows, {zero, column}, {sizes[0], one}, {1, 1});
  Value before = loop.getRegionIterArg(0);
  keys = b.take(b.reshape(keys, {sizes[0]}), before, 0);
  Value next = b.take(before, b.sort(keys, 0, /*descending=*/false).second, 0);
  scf::YieldOp::create(builder, loc, b.as(next, order.getType()));
  return loop.getResult(0);
}

static SmallVector<Value> uniqueElements(CoreBuilder &b, Value x, bool sorts) {
  Value row = b.flatten(x), order;
  if (sorts)
    std::tie(row, order) = b.sort(row, 0, /*descending=*/false);
  SmallVector<Value> results = groups(b, row, order);
  results[1] = b.reshape(results[1], b.sizesOf(x));
  return results;
}

static SmallVector<Value> uniqueParts(CoreBuilder &b, Value x, int64_t dim,
                                      bool sorts) {
  SmallVector<int64_t> front = range(0, rankOf(x));
  std::rotate(front.begin(), front.begin() + dim, front.begin() + dim + 1);
  Value parts = b.transpose(x, front), order;
  Sizes sizes = b.sizesOf(parts);
  Value rows = b.flatten(parts, 1);
  if (sorts) {
    order = orderOfRows(b, rows);
    rows = b.take(rows, order, 0);
  }
  SmallVector<Value> results = groups(b, rows, order);
  sizes[0] = b.sizesOf(results[0])[0];
  SmallVector<int64_t> back = range(1, rankOf(x));
  back.insert(back.begin() + dim, 0);
  results[0] = b.transpose(b.reshape(results[0], sizes), back);
  return results;
}

template <typename Op, bool sorts>
static SmallVector<Value> unique(CoreBuilder &b, typename Op::Adaptor in) {
  if (!in.getDim())
    return uniqueElements(b, in.getX(), sorts);
  int64_t dim = normalDims(*in.getDim(), rankOf(in.getX())).front();
  return uniqueParts(b, in.getX(), dim, sorts);
}

//===----------------------------------------------------------------------===//
// Repetition
//===----------------------------------------------------------------------===//

static Value areSizes(CoreBuilder &b, Value numbers) {
  return b.binary<core::AndOp>(b.ge(numbers, 0.0),
                               b.le(numbers, double(kMostSize)));
}

// Part i starts where all before it end; the place in the result then belongs
// to the last part that has started. The first sum that is too great is no size
// either: it cannot have wrapped far enough.
static Value repeatInterleave(CoreBuilder &b,
                              graph::RepeatInterleaveOp::Adaptor in) {
  Value repeats = b.convert(in.getRepeats(), i64(b));
  Value ends = b.scan(core::ScanKind::add, repeats, 0);
  b.requireAll(b.binary<core::AndOp>(areSizes(b, repeats), areSizes(b, ends)),
               "graph.repeat_interleave: repeats and their sum must be sizes");
  Value starts = b.sub(ends, repeats);
  Value marks = b.combineRows(core::ScatterKind::add, 0, b.like(repeats, 1.0),
                              starts, sumAsSize(b, repeats));
  Value parts = b.sub(b.scan(core::ScanKind::add, marks, 0), 1.0);
  int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
  return b.take(in.getX(), parts, dim);
}

void addDynamicRules(RuleTable table) {
  table.rule<graph::NonzeroOp>(nonzero);
  table.rule<graph::MaskedSelectOp>(maskedSelect);
  table.rules<graph::UniqueOp>(unique<graph::UniqueOp, true>);
  table.rules<graph::UniqueConsecutiveOp>(
      unique<graph::UniqueConsecutiveOp, false>);
  table.rule<graph::RepeatInterleaveOp>(repeatInterleave);
}

} // namespace tcopt
