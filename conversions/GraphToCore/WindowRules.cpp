//===- WindowRules.cpp - rules of overlapping windows and strided views ---===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace mlir;

namespace tcopt {

namespace {
/// Places of elements as a sum of indices times strides, all i64.
struct Places {
  CoreBuilder &b;
  Sizes sizes;
  Value sum;

  void add(Term place) { sum = sum ? b.add(sum, place) : place.tensor; }
  // A stride counts only where there are two places to go to.
  void addIndex(int64_t dim, int64_t stride) {
    if (isConstantIntValue(sizes[dim], 1) || stride == 0)
      return;
    Value index = b.iota(b.getBuilder().getI64Type(), dim, sizes);
    add(stride == 1 ? index : b.mul(index, double(stride)));
  }
  void addIndex(int64_t dim, OpFoldResult stride) {
    if (auto constant = getConstantIntValue(stride))
      return addIndex(dim, *constant);
    Type i64 = b.getBuilder().getI64Type();
    add(b.mul(b.iota(i64, dim, sizes), b.sizeValue(stride, i64)));
  }
  Value from(int64_t offset) {
    if (!sum)
      return b.constant(offset, b.getBuilder().getI64Type(), sizes);
    return offset ? b.add(sum, double(offset)) : sum;
  }
  Value from(OpFoldResult offset) {
    if (auto constant = getConstantIntValue(offset))
      return from(*constant);
    return b.add(from(int64_t(0)),
                 b.sizeValue(offset, b.getBuilder().getI64Type()));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Strided views
//===----------------------------------------------------------------------===//

static Value diagonal(CoreBuilder &b, graph::DiagonalOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  int64_t offset = std::clamp(in.getOffset(), -kMostSize, kMostSize);
  Places places{b, {b.resultSizes<graph::DiagonalOp>(in).back()}, {}};
  places.add(b.iota(b.getBuilder().getI64Type(), 0, places.sizes));
  Value row = places.from(std::max<int64_t>(-offset, 0));
  Value column = places.from(std::max<int64_t>(offset, 0));
  core::IndexLayout layout;
  layout.dims = normalDims({in.getDim1(), in.getDim2()}, rank);
  layout.xDims = range(0, rank - 2);
  layout.indexDims = {rank - 2};
  return b.gatherInside(in.getX(), {row, column}, layout);
}

static Value asStrided(CoreBuilder &b, graph::AsStridedOp::Adaptor in) {
  Places places{b, b.resultSizes<graph::AsStridedOp>(in), {}};
  Sizes strides =
      getMixedValues(in.getStaticStrides(), in.getStrides(), b.getBuilder());
  for (auto [dim, stride] : llvm::enumerate(strides))
    places.addIndex(dim, stride);
  Value offset = in.getStorageOffset();
  return b.take(b.flatten(in.getX()),
                offset ? places.from(OpFoldResult(offset))
                       : places.from(in.getStaticStorageOffset()),
                0);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

static Value unfold(CoreBuilder &b, graph::UnfoldOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  int64_t dim = normalDims(in.getDim(), rank).front();
  Sizes result = b.resultSizes<graph::UnfoldOp>(in);
  Places places{b, {result[dim], result.back()}, {}};
  // A step beyond every size is between one window and none.
  places.addIndex(0, std::min<int64_t>(in.getStep(), kMostSize));
  places.addIndex(1, 1);
  core::IndexLayout layout;
  layout.dims = {dim};
  layout.xDims = range(0, rank);
  layout.xDims.erase(layout.xDims.begin() + dim);
  layout.indexDims = {dim, rank};
  return b.gatherInside(in.getX(), places.from(0), layout);
}

static Value padded(CoreBuilder &b, graph::Im2colOp::Adaptor in) {
  SmallVector<int64_t> amount(rankOf(in.getX()), 0);
  llvm::copy(in.getPadding(), amount.end() - 2);
  if (llvm::all_of(amount, [](int64_t n) { return n == 0; }))
    return in.getX();
  Value zero = b.constant(0, elementTypeOf(in.getX()));
  return b.make<core::PadOp>(in.getX(), zero, amount, amount);
}

// Windows over one spatial dimension.
static OpFoldResult countWindows(CoreBuilder &b, graph::Im2colOp::Adaptor in,
                                 int i) {
  ShapeContext shapes(graph::Im2colOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Shape x = shapes.shapeOf(in.getX());
  Window window{in.getKernelSize()[i], in.getStride()[i], in.getPadding()[i],
                in.getDilation()[i]};
  return b.size(windowCount(shapes, x[x.size() - 2 + i], window));
}

// The dimensions of places are those of kernels, then those of windows.
static Value im2col(CoreBuilder &b, graph::Im2colOp::Adaptor in) {
  int64_t first = rankOf(in.getX()) - 2;
  Sizes sizes =
      getAsIndexOpFoldResult(b.getBuilder().getContext(), in.getKernelSize());
  for (int i : {0, 1})
    sizes.push_back(countWindows(b, in, i));
  SmallVector<Value> indices;
  for (int i : {0, 1}) {
    Places places{b, sizes, {}};
    places.addIndex(i, in.getDilation()[i]);
    places.addIndex(i + 2, in.getStride()[i]);
    indices.push_back(places.from(0));
  }
  core::IndexLayout layout;
  layout.dims = {first, first + 1};
  layout.xDims = range(0, first);
  layout.indexDims = range(first, first + 4);
  return b.reshape(b.gatherInside(padded(b, in), indices, layout),
                   b.resultSizes<graph::Im2colOp>(in));
}

namespace {
/// Along one spatial dimension of an image: which window has a pixel at which
/// place of the kernel, if any has.
struct Cover {
  Value kernel, window, isCovered;
};
} // namespace

// The dimensions of places are those of the kernel, then those of the image.
static Cover coverOf(CoreBuilder &b, graph::Col2imOp::Adaptor in, int i,
                     int64_t count, ArrayRef<OpFoldResult> sizes) {
  Type i64 = b.getBuilder().getI64Type();
  double padding = in.getPadding()[i], dilation = in.getDilation()[i];
  double stride = in.getStride()[i];
  Value kernel = b.iota(i64, i, sizes);
  Value at =
      b.sub(b.add(b.iota(i64, i + 2, sizes), padding), b.mul(kernel, dilation));
  Value window = b.div(at, stride);
  Value isStart = b.bitAnd(b.ge(at, 0.0), b.eq(b.rem(at, stride), 0.0));
  Value isCovered = b.bitAnd(isStart, b.lt(window, double(count)));
  return {kernel, b.select(isCovered, window, b.like(window, 0)), isCovered};
}

// Each pixel gathers what belongs to it, in the order of the kernel's elements.
static Value col2im(CoreBuilder &b, graph::Col2imOp::Adaptor in) {
  Builder &attrs = b.getBuilder();
  Sizes result = b.resultSizes<graph::Col2imOp>(in);
  Sizes sizes = getAsIndexOpFoldResult(attrs.getContext(), in.getKernelSize());
  llvm::append_range(
      sizes, getAsIndexOpFoldResult(attrs.getContext(), in.getOutputSize()));
  Sizes split(ArrayRef(result).drop_back(2));
  int64_t first = split.size();
  llvm::append_range(split, ArrayRef(sizes).take_front(2));
  SmallVector<Cover> covers;
  for (int i : {0, 1}) {
    Window window{in.getKernelSize()[i], in.getStride()[i], in.getPadding()[i],
                  in.getDilation()[i]};
    ShapeContext shapes(graph::Col2imOp::getOperationName(), b.getLoc());
    int64_t count =
        *windowCount(shapes, in.getOutputSize()[i], window).constant;
    split.push_back(attrs.getIndexAttr(count));
    covers.push_back(coverOf(b, in, i, count, sizes));
  }
  core::IndexLayout layout;
  layout.dims = layout.indexDims = range(first, first + 4);
  layout.xDims = range(0, first);
  Value parts = b.gatherInside(
      b.reshape(in.getX(), split),
      {covers[0].kernel, covers[1].kernel, covers[0].window, covers[1].window},
      layout);
  Value isCovered = b.bitAnd(covers[0].isCovered, covers[1].isCovered);
  Value terms = b.wide(parts);
  return b.reduce(core::ReduceKind::add,
                  b.select(isCovered, terms, b.like(terms, 0)),
                  {first, first + 1});
}

void addWindowRules(RuleTable table) {
  table.rule<graph::DiagonalOp>(diagonal);
  table.rule<graph::AsStridedOp>(asStrided);
  table.rule<graph::UnfoldOp>(unfold);
  table.rule<graph::Im2colOp>(im2col);
  table.rule<graph::Col2imOp>(col2im);
}

} // namespace tcopt
