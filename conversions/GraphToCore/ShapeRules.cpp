//===- ShapeRules.cpp - rules of the same elements in other places --------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt {

// The same elements in row-major order, in the sizes of the op's result.
template <typename Op>
static Value reshape(CoreBuilder &b, typename Op::Adaptor in) {
  return b.reshape(in.getX(), b.resultSizes<Op>(in));
}

// Requires at run time that a dynamic size is 1 or `to`. Returns the stride
// with which elements are read along the dimension: 0 if the size is 1.
static Value repeatStep(CoreBuilder &b, Value size, OpFoldResult to) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  auto is = [&](Value expected) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, size,
                                 expected);
  };
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value isOne = is(one);
  Value fits = arith::OrIOp::create(
      builder, loc, isOne,
      is(getValueOrCreateConstantIndexOp(builder, loc, to)));
  core::RequireOp::create(builder, loc, fits,
                          "graph.expand: sizes must be 1 or those asked for");
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  return arith::SelectOp::create(builder, loc, isOne, zero, one);
}

// Repeats a dynamic dimension to the size `to` if it is 1 at run time. Static
// dimensions are repeated by the broadcast that follows.
static Value repeated(CoreBuilder &b, Value x, int64_t dim, OpFoldResult to) {
  OpFoldResult size = b.sizesOf(x)[dim];
  auto value = dyn_cast<Value>(size);
  if (!value || size == to)
    return x;
  Type i64 = b.getBuilder().getI64Type();
  Value step = b.sizeValue(repeatStep(b, value, to), i64);
  return b.take(x, b.mul(b.iota(i64, 0, {to}), step), dim);
}

static Value expand(CoreBuilder &b, graph::ExpandOp::Adaptor in) {
  Sizes sizes = b.resultSizes<graph::ExpandOp>(in);
  Value x = in.getX();
  int64_t added = int64_t(sizes.size()) - rankOf(x);
  for (int64_t dim : in.getRepeatable())
    x = repeated(b, x, dim, sizes[added + dim]);
  return b.expand(x, sizes);
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

// Returns the start of a slice in [0, size].
template <typename Adaptor>
static OpFoldResult sliceStart(CoreBuilder &b, Adaptor in, int64_t dim) {
  ShapeContext shapes(graph::SliceOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Dim start = mixedIndex(shapes, in.getStaticStart(), in.getStart());
  if (start.is(0))
    return b.getBuilder().getIndexAttr(0);
  return b.size(sliceBound(shapes, start, shapes.shapeOf(in.getX())[dim]));
}

static Value slice(CoreBuilder &b, graph::SliceOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  int64_t dim = normalDims(in.getDim(), rank).front();
  Sizes offsets(rank, b.getBuilder().getIndexAttr(0));
  offsets[dim] = sliceStart(b, in, dim);
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

// Removes as many elements as negative amounts count.
static Value cropped(CoreBuilder &b, Value x, ArrayRef<Dim> low,
                     ArrayRef<Dim> high) {
  ShapeContext shapes(graph::PadOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Sizes offsets, sizes;
  bool crops = false;
  for (auto [size, before, after] : llvm::zip(shapes.shapeOf(x), low, high)) {
    Dim first = shapes.min(before, 0), last = shapes.min(after, 0);
    crops |= !first.is(0) || !last.is(0);
    offsets.push_back(b.size(shapes.sub(0, first)));
    sizes.push_back(b.size(shapes.add(size, shapes.add(first, last))));
  }
  SmallVector<int64_t> strides(sizes.size(), 1);
  return crops ? b.slice(x, offsets, sizes, strides) : x;
}

// Concatenates `x` along `dim` with as many copies of `value` as positive
// amounts count.
static Value surrounded(CoreBuilder &b, Value x, Value value, int64_t dim,
                        Dim low, Dim high) {
  ShapeContext shapes(graph::PadOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Sizes sizes = b.sizesOf(x);
  SmallVector<Value> parts;
  auto addCopies = [&](Dim amount) {
    Dim count = shapes.max(amount, 0);
    sizes[dim] = b.size(count);
    if (!count.is(0))
      parts.push_back(b.broadcast(value, {}, sizes));
  };
  addCopies(low);
  parts.push_back(x);
  addCopies(high);
  return b.make<core::ConcatenateOp>(parts, dim);
}

// Builds one core.pad for all dimensions with constant amounts, and a
// concatenation for each dimension with a dynamic amount.
static Value pad(CoreBuilder &b, graph::PadOp::Adaptor in) {
  ShapeContext shapes(graph::PadOp::getOperationName(), b.getLoc(),
                      &b.getBuilder());
  Shape low = shapes.mixed(in.getStaticLow(), in.getLow());
  Shape high = shapes.mixed(in.getStaticHigh(), in.getHigh());
  Value x = cropped(b, in.getX(), low, high);
  SmallVector<int64_t> before, after, dynamicDims;
  for (auto [dim, least, most] : llvm::enumerate(low, high)) {
    bool isStatic = least.isStatic() && most.isStatic();
    if (!isStatic)
      dynamicDims.push_back(dim);
    before.push_back(isStatic ? std::max<int64_t>(*least.constant, 0) : 0);
    after.push_back(isStatic ? std::max<int64_t>(*most.constant, 0) : 0);
  }
  auto isZero = [](int64_t amount) { return amount == 0; };
  bool isPadded = !llvm::all_of(before, isZero) || !llvm::all_of(after, isZero);
  if (isPadded || dynamicDims.empty())
    x = b.make<core::PadOp>(x, in.getValue(), before, after);
  for (int64_t dim : dynamicDims)
    x = surrounded(b, x, in.getValue(), dim, low[dim], high[dim]);
  return x;
}

//===----------------------------------------------------------------------===//
// Parts replaced
//===----------------------------------------------------------------------===//

static Value replaced(CoreBuilder &b, Value x, Value src, int64_t dim,
                      OpFoldResult offset, int64_t step) {
  int64_t rank = rankOf(x);
  Sizes offsets(rank, b.getBuilder().getIndexAttr(0));
  offsets[dim] = offset;
  SmallVector<int64_t> strides(rank, 1);
  strides[dim] = std::min<int64_t>(step, kMostSize);
  return b.getBuilder().createOrFold<core::UpdateSliceOp>(b.getLoc(), x, src,
                                                          offsets, strides);
}

static Value sliceScatter(CoreBuilder &b, graph::SliceScatterOp::Adaptor in) {
  int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
  return replaced(b, in.getX(), in.getSrc(), dim, sliceStart(b, in, dim),
                  in.getStep());
}

static Value selectScatter(CoreBuilder &b, graph::SelectScatterOp::Adaptor in) {
  int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
  Sizes sizes = b.sizesOf(in.getX());
  OpFoldResult at = b.getBuilder().getIndexAttr(in.getIndex());
  if (in.getIndex() < 0)
    at = b.addSize(sizes[dim], in.getIndex());
  sizes[dim] = b.getBuilder().getIndexAttr(1);
  return replaced(b, in.getX(), b.reshape(in.getSrc(), sizes), dim, at, 1);
}

// Where the part begins, counted from the end if negative. A part that is not
// inside of x is refused at run time.
static Value narrowStart(CoreBuilder &b, graph::NarrowOp::Adaptor in,
                         OpFoldResult size, OpFoldResult length) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  Value whole = getValueOrCreateConstantIndexOp(builder, loc, size);
  Value part = getValueOrCreateConstantIndexOp(builder, loc, length);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value read = tensor::ExtractOp::create(builder, loc, in.getStart());
  Value start =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), read);
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, start, zero);
  Value fromEnd = arith::AddIOp::create(builder, loc, start, whole);
  start = arith::SelectOp::create(builder, loc, isNegative, fromEnd, start);
  // Without sign a negative number is greater than all.
  Value room = arith::SubIOp::create(builder, loc, whole, part);
  Value isInside = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ule, start, room);
  core::RequireOp::create(builder, loc, isInside,
                          "start of narrow must give a part inside of x");
  return start;
}

static Value narrow(CoreBuilder &b, graph::NarrowOp::Adaptor in) {
  int64_t rank = rankOf(in.getX());
  int64_t dim = normalDims(in.getDim(), rank).front();
  Sizes sizes = b.resultSizes<graph::NarrowOp>(in);
  Sizes offsets(rank, b.getBuilder().getIndexAttr(0));
  offsets[dim] = narrowStart(b, in, b.sizesOf(in.getX())[dim], sizes[dim]);
  return b.slice(in.getX(), offsets, sizes, SmallVector<int64_t>(rank, 1));
}

//===----------------------------------------------------------------------===//
// Round and side by side
//===----------------------------------------------------------------------===//

// How many elements at the end of a dimension come to its front.
static OpFoldResult rolledCount(CoreBuilder &b, OpFoldResult size,
                                int64_t shift) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  if (auto known = getConstantIntValue(size)) {
    int64_t n = std::max<int64_t>(*known, 1);
    return builder.getIndexAttr((shift % n + n) % n);
  }
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value by = arith::ConstantIndexOp::create(builder, loc, shift);
  Value n = arith::MaxSIOp::create(builder, loc, cast<Value>(size), one);
  Value rest = arith::RemSIOp::create(builder, loc, by, n);
  if (shift >= 0)
    return rest;
  Value isNegative = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::slt, rest, zero);
  Value wrapped = arith::AddIOp::create(builder, loc, rest, n);
  return Value(
      arith::SelectOp::create(builder, loc, isNegative, wrapped, rest));
}

static OpFoldResult difference(CoreBuilder &b, OpFoldResult x, OpFoldResult y) {
  auto constantX = getConstantIntValue(x), constantY = getConstantIntValue(y);
  if (constantX && constantY)
    return b.getBuilder().getIndexAttr(*constantX - *constantY);
  OpBuilder &builder = b.getBuilder();
  return Value(arith::SubIOp::create(
      builder, b.getLoc(),
      getValueOrCreateConstantIndexOp(builder, b.getLoc(), x),
      getValueOrCreateConstantIndexOp(builder, b.getLoc(), y)));
}

static Value rolled(CoreBuilder &b, Value x, int64_t shift, int64_t dim) {
  Sizes sizes = b.sizesOf(x);
  OpFoldResult count = rolledCount(b, sizes[dim], shift);
  if (isConstantIntValue(count, 0))
    return x;
  OpFoldResult rest = difference(b, sizes[dim], count);
  Sizes offsets(sizes.size(), b.getBuilder().getIndexAttr(0));
  SmallVector<int64_t> strides(sizes.size(), 1);
  sizes[dim] = rest;
  Value last = b.slice(x, offsets, sizes, strides);
  offsets[dim] = rest;
  sizes[dim] = count;
  Value first = b.slice(x, offsets, sizes, strides);
  return b.make<core::ConcatenateOp>(ValueRange{first, last}, dim);
}

static Value roll(CoreBuilder &b, graph::RollOp::Adaptor in) {
  Value x = in.getX();
  auto dims = normalDims(in.getDims(), rankOf(x));
  if (!dims.empty()) {
    for (auto [shift, dim] : llvm::zip(in.getShifts(), dims))
      x = rolled(b, x, shift, dim);
    return x;
  }
  Value row = rolled(b, b.flatten(x), in.getShifts().front(), 0);
  return b.reshape(row, b.sizesOf(x));
}

static Value repeat(CoreBuilder &b, graph::RepeatOp::Adaptor in) {
  Sizes repeats =
      getMixedValues(in.getStaticRepeats(), in.getRepeats(), b.getBuilder());
  Sizes from = b.sizesOf(in.getX()), sizes;
  int64_t added = repeats.size() - from.size();
  SmallVector<int64_t> dims;
  for (auto [i, count] : llvm::enumerate(repeats)) {
    if (!isConstantIntValue(count, 1))
      sizes.push_back(count);
    if (int64_t(i) < added)
      continue;
    dims.push_back(sizes.size());
    sizes.push_back(from[i - added]);
  }
  return b.reshape(b.broadcast(in.getX(), dims, sizes),
                   b.resultSizes<graph::RepeatOp>(in));
}

//===----------------------------------------------------------------------===//
// Triangles
//===----------------------------------------------------------------------===//

template <core::CompareDirection direction, typename Adaptor>
static Value triangle(CoreBuilder &b, Adaptor in) {
  Sizes matrix = b.sizesOf(in.getX());
  matrix.erase(matrix.begin(), matrix.end() - 2);
  Type i64 = b.getBuilder().getI64Type();
  double diagonal = std::clamp(in.getDiagonal(), -kMostSize, kMostSize);
  Value place = b.sub(b.iota(i64, 1, matrix), b.iota(i64, 0, matrix));
  return b.select(b.compare(direction, place, diagonal), in.getX(),
                  b.constant(0, elementTypeOf(in.getX())));
}

static Value tril(CoreBuilder &b, graph::TrilOp::Adaptor in) {
  return triangle<core::CompareDirection::le>(b, in);
}

static Value triu(CoreBuilder &b, graph::TriuOp::Adaptor in) {
  return triangle<core::CompareDirection::ge>(b, in);
}

static Value bitcast(CoreBuilder &b, graph::BitcastOp::Adaptor in) {
  return b.getBuilder().createOrFold<core::BitcastOp>(b.getLoc(), in.getX(),
                                                      in.getDtype());
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
  table.rule<graph::SliceScatterOp>(sliceScatter);
  table.rule<graph::SelectScatterOp>(selectScatter);
  table.rule<graph::NarrowOp>(narrow);
  table.rule<graph::RollOp>(roll);
  table.rule<graph::RepeatOp>(repeat);
  table.rule<graph::TrilOp>(tril);
  table.rule<graph::TriuOp>(triu);
  table.rule<graph::BitcastOp>(bitcast);
}

} // namespace tcopt
