//===- ShapeRules.cpp - rules of the same elements in other places --------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt {

// The same elements in row-major order, in the sizes of the op's result.
template <typename Op>
static Value reshape(CoreBuilder &b, typename Op::Adaptor in) {
  return b.reshape(in.getX(), b.resultSizes<Op>(in));
}

static Value expand(CoreBuilder &b, graph::ExpandOp::Adaptor in) {
  return b.expand(in.getX(), b.resultSizes<graph::ExpandOp>(in));
}

static Value permute(CoreBuilder &b, graph::PermuteOp::Adaptor in) {
  return b.transpose(in.getX(), normalDims(in.getDims(), rankOf(in.getX())));
}

static Value transpose(CoreBuilder &b, graph::TransposeOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  SmallVector<int64_t> dims = range(0, rank);
  auto pair = normalDims({in.getDim0(), in.getDim1()}, rank);
  std::swap(dims[pair[0]], dims[pair[1]]);
  return b.transpose(in.getX(), dims);
}

static OpFoldResult asSize(CoreBuilder &b, Dim dim) {
  if (dim.isStatic())
    return b.getBuilder().getIndexAttr(*dim.constant);
  return dim.value;
}

// The start, counted from the end if negative, limited to [0, size].
static OpFoldResult sliceStart(CoreBuilder &b, Value x, int64_t dim,
                               int64_t start) {
  if (start == 0)
    return b.getBuilder().getIndexAttr(0);
  ShapeContext shapes(graph::SliceOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Dim size = shapes.shapeOf(x)[dim];
  if (start < 0)
    return asSize(b, shapes.max(shapes.add(size, start), 0));
  return asSize(b, shapes.min(start, size));
}

static Value slice(CoreBuilder &b, graph::SliceOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  int64_t dim = normalDims(in.getDim(), rank).front();
  Sizes offsets(rank, b.getBuilder().getIndexAttr(0));
  offsets[dim] = sliceStart(b, in.getX(), dim, in.getStart());
  SmallVector<int64_t> strides(rank, 1);
  // A step beyond every size takes one element, whatever it is.
  strides[dim] = std::min<int64_t>(in.getStep(), kMostSize);
  return b.slice(in.getX(), offsets, b.resultSizes<graph::SliceOp>(in),
                 strides);
}

static Value cat(CoreBuilder &b, graph::CatOp::Adaptor in) {
  int64_t rank = rankOf(in.getInputs().front());
  int64_t dim = normalDims(in.getDim(), rank).front();
  return b.make<core::ConcatenateOp>(in.getInputs(), dim);
}

static Value flip(CoreBuilder &b, graph::FlipOp::Adaptor in) {
  auto dims = normalDims(in.getDims(), rankOf(in.getX()));
  return b.make<core::ReverseOp>(in.getX(), dims);
}

static Value pad(CoreBuilder &b, graph::PadOp::Adaptor in) {
  return b.make<core::PadOp>(in.getX(), in.getValue(), in.getLow(),
                             in.getHigh());
}

void addShapeRules(RuleTable table) {
  table.rule<graph::ReshapeOp>(reshape<graph::ReshapeOp>);
  table.rule<graph::SqueezeOp>(reshape<graph::SqueezeOp>);
  table.rule<graph::UnsqueezeOp>(reshape<graph::UnsqueezeOp>);
  table.rule<graph::ExpandOp>(expand);
  table.rule<graph::PermuteOp>(permute);
  table.rule<graph::TransposeOp>(transpose);
  table.rule<graph::SliceOp>(slice);
  table.rule<graph::CatOp>(cat);
  table.rule<graph::FlipOp>(flip);
  table.rule<graph::PadOp>(pad);
}

} // namespace tcopt
