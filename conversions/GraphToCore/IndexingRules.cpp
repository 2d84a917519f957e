//===- IndexingRules.cpp - rules of places given by tensors ---------------===//

#include "Search.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

// Tensors of rank 0 are gathered as tensors of size 1.
static Value gather(CoreBuilder &b, graph::GatherOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  Sizes one(1, b.getBuilder().getIndexAttr(1));
  if (rank == 0)
    return b.reshape(
        b.along(b.reshape(in.getX(), one), b.reshape(in.getIndex(), one), 0),
        {});
  return b.along(in.getX(), in.getIndex(),
                 normalDims(in.getDim(), rank).front());
}

static Value indexSelect(CoreBuilder &b, graph::IndexSelectOp::Adaptor in) {
  Value index = in.getIndex();
  if (rankOf(index) == 0)
    index = b.reshape(index, Sizes(1, b.getBuilder().getIndexAttr(1)));
  return b.take(in.getX(), index,
                normalDims(in.getDim(), rankOf(in.getX())).front());
}

// As i64, of the common shape, counted from the start.
static Value wrappedPlaces(CoreBuilder &b, Value index, OpFoldResult size,
                           ArrayRef<OpFoldResult> shape) {
  Type i64 = b.getBuilder().getI64Type();
  Value place = b.expand(b.convert(index, i64), shape);
  Value fromEnd = b.add(place, b.sizeValue(size, i64));
  return b.select(b.lt(place, 0.0), fromEnd, place);
}

// Where the dimensions of `n`-dimensional indices lie in the result.
static core::IndexLayout indexLayout(ArrayRef<int64_t> dims, int64_t rank,
                                     int64_t n) {
  bool adjacent = dims.back() - dims.front() + 1 == int64_t(dims.size());
  int64_t at = adjacent ? dims.front() : 0;
  core::IndexLayout layout;
  layout.dims = llvm::to_vector(dims);
  layout.indexDims = range(at, at + n);
  layout.xDims = range(0, at);
  llvm::append_range(layout.xDims, range(at + n, rank - dims.size() + n));
  return layout;
}

static Value index(CoreBuilder &b, graph::IndexOp::Adaptor in) {
  SmallVector<Sizes> all;
  for (Value each : in.getIndices())
    all.push_back(b.sizesOf(each));
  Sizes shape = b.commonSizes(all), x = b.sizesOf(in.getX());
  SmallVector<Value> places;
  for (auto [each, dim] : llvm::zip(in.getIndices(), in.getDims()))
    places.push_back(wrappedPlaces(b, each, x[dim], shape));
  return b.gather(in.getX(), places,
                  indexLayout(in.getDims(), x.size(), shape.size()));
}

static Value maskedFill(CoreBuilder &b, graph::MaskedFillOp::Adaptor in) {
  return b.select(in.getMask(), in.getValue(), in.getX());
}

static Value searchsorted(CoreBuilder &b, graph::SearchsortedOp::Adaptor in) {
  return searchSorted(b, in.getSorted(), in.getValues(), in.getRight());
}

void addIndexingRules(RuleTable table) {
  table.rule<graph::GatherOp>(gather);
  table.rule<graph::IndexOp>(index);
  table.rule<graph::IndexSelectOp>(indexSelect);
  table.rule<graph::MaskedFillOp>(maskedFill);
  table.rule<graph::SearchsortedOp>(searchsorted);
}

} // namespace tcopt
