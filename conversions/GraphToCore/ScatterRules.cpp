//===- ScatterRules.cpp - rules of updates at given places ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Core/IR/CoreScanOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace mlir;

namespace tcopt {

using core::IndexLayout;
using core::ScatterKind;

static bool isBool(Value x) { return elementTypeOf(x).isInteger(1); }
static ScatterKind addKind(Value x) {
  return isBool(x) ? ScatterKind::bitOr : ScatterKind::add;
}

// A tensor of rank 0 as one of rank 1.
static Value atLeast1D(CoreBuilder &b, Value x) {
  if (rankOf(x))
    return x;
  return b.reshape(x, OpFoldResult(b.getBuilder().getIndexAttr(1)));
}

// The result in the rank of x.
static Value inRankOf(CoreBuilder &b, Value result, Value x) {
  return rankOf(x) ? result : b.reshape(result, {});
}

namespace {

/// The operands of a scatter: elements r of `updates` for the places of
/// `layout`.
struct Updates {
  Value x, updates;
  SmallVector<Value> indices;
  IndexLayout layout;

  /// Negative indices count from the end.
  bool wrapNegative = false;

  Value apply(CoreBuilder &b, ScatterKind kind) const {
    return b.make<core::ScatterOp>(kind, x, updates, indices, layout,
                                   core::OutOfBounds::error, wrapNegative);
  }
  /// f16 and bf16 are added in f32.
  Value add(CoreBuilder &b) const {
    Updates wide = *this;
    wide.x = b.wide(x);
    wide.updates = b.wide(updates);
    return wide.apply(b, addKind(x));
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Along a dimension
//===----------------------------------------------------------------------===//

template <typename Adaptor>
static Updates updatesAlong(CoreBuilder &b, Adaptor in) {
  Updates result;
  result.x = atLeast1D(b, in.getX());
  Value index = atLeast1D(b, in.getIndex()), src = atLeast1D(b, in.getSrc());
  auto indexType = cast<RankedTensorType>(index.getType());
  bool isWhole =
      indexType.hasStaticShape() &&
      cast<ShapedType>(src.getType()).getShape() == indexType.getShape();
  result.updates = isWhole ? src : b.crop(src, b.sizesOf(index));
  result.indices = {index};
  int64_t rank = rankOf(result.x);
  result.layout = IndexLayout::along(rank, normalDims(in.getDim(), rank)[0]);
  return result;
}

static Value scatter(CoreBuilder &b, graph::ScatterOp::Adaptor in) {
  Value result = updatesAlong(b, in).apply(b, ScatterKind::update);
  return inRankOf(b, result, in.getX());
}

static Value scatterAdd(CoreBuilder &b, graph::ScatterAddOp::Adaptor in) {
  return inRankOf(b, updatesAlong(b, in).add(b), in.getX());
}

static ScatterKind kindOf(graph::ScatterReduction reduce, Value x) {
  using graph::ScatterReduction;
  bool conjunction =
      reduce == ScatterReduction::prod || reduce == ScatterReduction::amin;
  if (isBool(x))
    return conjunction ? ScatterKind::bitAnd : ScatterKind::bitOr;
  switch (reduce) {
  case ScatterReduction::prod:
    return ScatterKind::mul;
  case ScatterReduction::amax:
    return ScatterKind::maximum;
  case ScatterReduction::amin:
    return ScatterKind::minimum;
  default:
    return ScatterKind::add;
  }
}

// Whether an element that was combined twice with an update differs from one
// that was combined once.
static bool counts(ScatterKind kind) {
  return kind == ScatterKind::add || kind == ScatterKind::mul;
}

// x with something neutral to its updates where it has any: where updates may
// be counted twice, one of them.
static Value withoutSelf(CoreBuilder &b, const Updates &of, ScatterKind kind) {
  Updates neutral = of;
  if (counts(kind))
    neutral.updates = b.like(of.updates, kind == ScatterKind::mul ? 1 : 0);
  return neutral.apply(b, ScatterKind::update);
}

// The number of terms of each element, 1 where there are none.
static Value numTerms(CoreBuilder &b, const Updates &of, bool includeSelf) {
  Updates ones = of;
  Type i64 = b.getBuilder().getI64Type();
  ones.x = b.constant(includeSelf ? 1 : 0, i64, b.sizesOf(of.x));
  ones.updates = b.constant(1, i64, b.sizesOf(of.updates));
  return b.maximum(ones.apply(b, ScatterKind::add), 1.0);
}

// Integers are rounded down.
static Value divideByCount(CoreBuilder &b, Value sum, Value count) {
  if (isFloat(sum))
    return b.div(sum, b.convert(count, elementTypeOf(sum)));
  Value x = b.convert(sum, elementTypeOf(count)), quotient = b.div(x, count);
  Value isBelow = b.lt(b.rem(x, count), 0.0);
  Value floor = b.select(isBelow, b.sub(quotient, 1.0), quotient);
  return b.convert(floor, elementTypeOf(sum));
}

// The attributes of the op determine how updates are combined.
template <typename Adaptor>
static Value combined(CoreBuilder &b, Updates of, Adaptor in) {
  ScatterKind kind = kindOf(in.getReduce(), of.x);
  if (counts(kind)) {
    of.x = b.wide(of.x);
    of.updates = b.wide(of.updates);
  }
  bool isMean = in.getReduce() == graph::ScatterReduction::mean;
  Value count = isMean ? numTerms(b, of, in.getIncludeSelf()) : Value();
  if (!in.getIncludeSelf())
    of.x = withoutSelf(b, of, kind);
  Value result = of.apply(b, kind);
  if (isMean)
    result = divideByCount(b, result, count);
  return inRankOf(b, result, in.getX());
}

static Value scatterReduce(CoreBuilder &b, graph::ScatterReduceOp::Adaptor in) {
  return combined(b, updatesAlong(b, in), in);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

template <typename Adaptor>
static Updates updatesOfSlices(CoreBuilder &b, Adaptor in) {
  Updates result;
  result.x = atLeast1D(b, in.getX());
  result.updates = atLeast1D(b, in.getSource());
  result.indices = {atLeast1D(b, in.getIndex())};
  int64_t rank = rankOf(result.x);
  result.layout = IndexLayout::take(rank, /*indexRank=*/1,
                                    normalDims(in.getDim(), rank)[0]);
  return result;
}

static Value indexAdd(CoreBuilder &b, graph::IndexAddOp::Adaptor in) {
  return inRankOf(b, updatesOfSlices(b, in).add(b), in.getX());
}

static Value indexCopy(CoreBuilder &b, graph::IndexCopyOp::Adaptor in) {
  Value result = updatesOfSlices(b, in).apply(b, ScatterKind::update);
  return inRankOf(b, result, in.getX());
}

static Value indexReduce(CoreBuilder &b, graph::IndexReduceOp::Adaptor in) {
  return combined(b, updatesOfSlices(b, in), in);
}

//===----------------------------------------------------------------------===//
// index_put
//===----------------------------------------------------------------------===//

// The index tensors' dimensions at the first of `dims` if these follow each
// other, else in front.
static IndexLayout putLayout(ArrayRef<int64_t> dims, int64_t xRank,
                             int64_t indexRank) {
  bool adjacent = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  int64_t start = adjacent ? dims.front() : 0, end = start + indexRank;
  IndexLayout layout;
  layout.dims = SmallVector<int64_t>(dims);
  layout.indexDims = range(start, end);
  int64_t rank = xRank - int64_t(dims.size()) + indexRank;
  layout.xDims = range(0, start);
  llvm::append_range(layout.xDims, range(end, rank));
  return layout;
}

// The sizes of the updates.
static Sizes sizesOfPlaces(CoreBuilder &b, const IndexLayout &layout, Value x,
                           ArrayRef<OpFoldResult> indices) {
  Sizes xSizes = b.sizesOf(x), result(layout.rank());
  for (auto [dim, other] : llvm::zip(layout.xDims, layout.otherDims(rankOf(x))))
    result[dim] = xSizes[other];
  for (auto [dim, size] : llvm::zip(layout.indexDims, indices))
    result[dim] = size;
  return result;
}

static Value indexPut(CoreBuilder &b, graph::IndexPutOp::Adaptor in) {
  SmallVector<Sizes> each;
  for (Value index : in.getIndices())
    each.push_back(b.sizesOf(index));
  Sizes common = b.commonSizes(each);
  Updates of;
  of.x = in.getX();
  of.layout = putLayout(in.getDims(), rankOf(of.x), common.size());
  of.wrapNegative = true;
  for (Value index : in.getIndices())
    of.indices.push_back(b.expand(index, common));
  of.updates =
      b.expand(in.getValues(), sizesOfPlaces(b, of.layout, of.x, common));
  return in.getAccumulate() ? of.add(b) : of.apply(b, ScatterKind::update);
}

//===----------------------------------------------------------------------===//
// masked_scatter
//===----------------------------------------------------------------------===//

// Element n of the source belongs to the place before which the mask is true n
// times. One more element in front stands for the places where it is not.
static Value maskedScatter(CoreBuilder &b, graph::MaskedScatterOp::Adaptor in) {
  Type i64 = b.getBuilder().getI64Type();
  Sizes sizes = b.commonSizes({b.sizesOf(in.getX()), b.sizesOf(in.getMask())});
  Value mask = b.flatten(b.expand(in.getMask(), sizes));
  Value source = b.flatten(in.getSource());
  Value counts = b.scan(core::ScanKind::add, b.convert(mask, i64), 0);
  Value available = b.sizeValue(b.sizesOf(source)[0], i64);
  b.requireAll(b.le(counts, available),
               "graph.masked_scatter: source has too few elements");
  Value list = b.make<core::PadOp>(source, b.constant(0, elementTypeOf(source)),
                                   ArrayRef<int64_t>{1}, ArrayRef<int64_t>{0});
  Value taken = b.take(list, b.select(mask, counts, 0.0), 0);
  return b.select(b.reshape(mask, sizes), b.reshape(taken, sizes),
                  b.expand(in.getX(), sizes));
}

void addScatterRules(RuleTable table) {
  table.rule<graph::ScatterOp>(scatter);
  table.rule<graph::ScatterAddOp>(scatterAdd);
  table.rule<graph::ScatterReduceOp>(scatterReduce);
  table.rule<graph::IndexAddOp>(indexAdd);
  table.rule<graph::IndexCopyOp>(indexCopy);
  table.rule<graph::IndexReduceOp>(indexReduce);
  table.rule<graph::IndexPutOp>(indexPut);
  table.rule<graph::MaskedScatterOp>(maskedScatter);
}

} // namespace tcopt
