//===- GraphShapeOps.cpp - other shapes -----------------------------------===//

#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "GraphShapes.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

//===----------------------------------------------------------------------===//
// Ops with a list of sizes
//===----------------------------------------------------------------------===//

void ReshapeOp::build(OpBuilder &builder, OperationState &state, Value x,
                      ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, values, builder.getDenseI64ArrayAttr(constants));
}

InferResult ReshapeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (shapes.isRecording() && allRanked(a.getX()))
    shapes.expectEqual(
        shapes.product(shapes.shapeOf(a.getX())),
        shapes.boundedProduct(shapes.mixed(a.getStaticSizes(), a.getSizes())),
        "product of the sizes must equal the number of elements (C3)");
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 2);
}

LogicalResult ReshapeOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 1)))
    return failure();
  return verifySameElementCount(*this, getX().getType(), getType(), 3);
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  bool same = getX().getType() == getType() && type;
  if (same && type.hasStaticShape())
    return getX();
  return {};
}

void ExpandOp::build(OpBuilder &builder, OperationState &state, Value x,
                     ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, x, values, builder.getDenseI64ArrayAttr(constants));
}

// A dynamic size is not assumed to be 1: it must equal the requested size. The
// lowering compares the sizes of repeatable dimensions at run time.
static void expectExpandable(ShapeContext &shapes, const Shape &from,
                             ArrayRef<Dim> to, ArrayRef<int64_t> repeatable) {
  for (auto [dim, x, size] : llvm::enumerate(from, to.take_back(from.size()))) {
    bool isFree = !x.isStatic() && llvm::is_contained(repeatable, int64_t(dim));
    if (!x.is(1) && !isFree)
      shapes.expectEqual(size, x, "sizes must be those asked for (C3)");
  }
}

InferResult ExpandOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (shapes.isRecording() && allRanked(a.getX())) {
    Shape from = shapes.shapeOf(a.getX());
    Shape to = shapes.mixed(a.getStaticSizes(), a.getSizes());
    if (from.size() <= to.size())
      expectExpandable(shapes, from, to, a.getRepeatable());
  }
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getX()), 2);
}

static LogicalResult verifyRepeatable(ExpandOp op, RankedTensorType from) {
  int64_t least = 0;
  for (int64_t dim : op.getRepeatable()) {
    if (dim < least || dim >= from.getRank())
      return op.emitOpError("expected increasing dimensions in [0, ")
             << from.getRank() << ") as repeatable but found " << dim
             << " (C4)";
    least = dim + 1;
  }
  return success();
}

LogicalResult ExpandOp::verify() {
  if (failed(verifySizes(*this, getStaticSizes(), getSizes(), 1)))
    return failure();
  auto from = dyn_cast<RankedTensorType>(getX().getType());
  if (!from)
    return success();
  if (failed(verifyRepeatable(*this, from)))
    return failure();
  ArrayRef<int64_t> to = getStaticSizes();
  if (from.getRank() > int64_t(to.size()))
    return emitOpError("expected at least ")
           << from.getRank() << " sizes but found " << to.size() << " (C3)";
  for (auto [a, b] : llvm::zip(from.getShape(), to.take_back(from.getRank()))) {
    bool known = !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b);
    if (known && a != 1 && a != b)
      return emitOpError("expected size ")
             << a << " but found " << b << " (C3)";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Order of dimensions
//===----------------------------------------------------------------------===//

InferResult PermuteOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferPermutation(shapes, a.getX(), a.getDims());
}

OpFoldResult PermuteOp::fold(FoldAdaptor) {
  bool identity = llvm::all_of(llvm::enumerate(getDims()), [](auto dim) {
    return dim.value() == int64_t(dim.index());
  });
  return identity && getX().getType() == getType() ? getX() : OpFoldResult();
}

InferResult TransposeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> i = shapes.normalize(a.getDim0(), shape.size(), 1);
  if (failed(i))
    return failure();
  FailureOr<int64_t> j = shapes.normalize(a.getDim1(), shape.size(), 1);
  if (failed(j))
    return failure();
  std::swap(shape[*i], shape[*j]);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult UnsqueezeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> at = shapes.normalize(a.getDim(), shape.size() + 1, 1);
  if (failed(at))
    return failure();
  shape.insert(shape.begin() + *at, Dim(1));
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

InferResult SqueezeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape from = shapes.shapeOf(a.getX()), to;
  auto dims = normalizeDims(shapes, a.getDims(), from.size());
  if (failed(dims))
    return failure();
  for (auto [i, size] : llvm::enumerate(from)) {
    if (!llvm::is_contained(*dims, int64_t(i)))
      to.push_back(size);
    else if (!size.is(1))
      return shapes.error("expected size 1 of dimension " + Twine(i) +
                          " but found " +
                          (size.isStatic() ? std::to_string(*size.constant)
                                           : "an unknown size") +
                          " (C3)");
  }
  return oneTensor(std::move(to), elementTypeOf(a.getX()));
}

InferResult FlipOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (auto type = dyn_cast<RankedTensorType>(a.getX().getType()))
    if (failed(normalizeDims(shapes, a.getDims(), type.getRank())))
      return failure();
  return inferPointwise(shapes, a.getX());
}

//===----------------------------------------------------------------------===//
// Parts and sums of tensors
//===----------------------------------------------------------------------===//

// An error unless the tensor has the shape, or may have it (C3).
static LogicalResult checkShape(ShapeContext &shapes, StringRef name,
                                Value tensor, const Shape &expected) {
  if (!allRanked(tensor))
    return success();
  Shape found = shapes.shapeOf(tensor);
  if (failed(
          checkRank(shapes, name, tensor, expected.size(), expected.size(), 3)))
    return failure();
  for (auto [a, b] : llvm::zip(expected, found))
    if (failed(checkEqual(shapes, name, a, b, 3)))
      return failure();
  return success();
}

// The shape of a slice of a ranked x.
template <typename Adaptor>
static FailureOr<Shape> sliceShape(ShapeContext &shapes, Adaptor a) {
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim))
    return failure();
  Dim first = mixedIndex(shapes, a.getStaticStart(), a.getStart());
  Dim last = mixedIndex(shapes, a.getStaticEnd(), a.getEnd());
  Dim start = sliceBound(shapes, first, shape[*dim]);
  Dim end = sliceBound(shapes, last, shape[*dim]);
  bool ordered = first.is(0) || last.is(std::numeric_limits<int64_t>::max());
  Dim length = shapes.sub(end, start);
  if (!ordered)
    length = shapes.max(length, 0);
  shape[*dim] = shapes.ceilDiv(length, a.getStep());
  return shape;
}

static LogicalResult checkStep(ShapeContext &shapes, int64_t step) {
  if (step > 0)
    return success();
  return shapes.error("expected a positive step but found " + Twine(step) +
                      " (C2)");
}

template <typename OpT> static LogicalResult verifyEnds(OpT op, int number) {
  if (failed(
          verifyIndex(op, "start", op.getStaticStart(), op.getStart(), number)))
    return failure();
  return verifyIndex(op, "end", op.getStaticEnd(), op.getEnd(), number);
}

void SliceOp::build(OpBuilder &builder, OperationState &state, TypeRange types,
                    Value x, int64_t dim, OpFoldResult start, OpFoldResult end,
                    int64_t step) {
  auto [constantStart, startValue] = splitIndex(start);
  auto [constantEnd, endValue] = splitIndex(end);
  build(builder, state, types, x, startValue, endValue, dim, constantStart,
        constantEnd, step);
}

void SliceOp::build(OpBuilder &builder, OperationState &state, TypeRange types,
                    Value x, int64_t dim, int64_t start, int64_t end,
                    int64_t step) {
  build(builder, state, types, x, Value(), Value(), dim, start, end, step);
}

OpFoldResult SliceOp::getMixedStart() {
  return joinIndex(*this, getStaticStart(), getStart());
}

OpFoldResult SliceOp::getMixedEnd() {
  return joinIndex(*this, getStaticEnd(), getEnd());
}

LogicalResult SliceOp::verify() { return verifyEnds(*this, 3); }

InferResult SliceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkStep(shapes, a.getStep())))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  return oneTensor(sliceShape(shapes, a), elementTypeOf(a.getX()));
}

void SliceScatterOp::build(OpBuilder &builder, OperationState &state,
                           TypeRange types, Value x, Value src, int64_t dim,
                           OpFoldResult start, OpFoldResult end, int64_t step) {
  auto [constantStart, startValue] = splitIndex(start);
  auto [constantEnd, endValue] = splitIndex(end);
  build(builder, state, types, x, src, startValue, endValue, dim, constantStart,
        constantEnd, step);
}

void SliceScatterOp::build(OpBuilder &builder, OperationState &state,
                           TypeRange types, Value x, Value src, int64_t dim,
                           int64_t start, int64_t end, int64_t step) {
  build(builder, state, types, x, src, Value(), Value(), dim, start, end, step);
}

OpFoldResult SliceScatterOp::getMixedStart() {
  return joinIndex(*this, getStaticStart(), getStart());
}

OpFoldResult SliceScatterOp::getMixedEnd() {
  return joinIndex(*this, getStaticEnd(), getEnd());
}

LogicalResult SliceScatterOp::verify() { return verifyEnds(*this, 5); }

InferResult SliceScatterOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkStep(shapes, a.getStep())))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  FailureOr<Shape> slice = sliceShape(shapes, a);
  if (failed(slice) || failed(checkShape(shapes, "src", a.getSrc(), *slice)))
    return failure();
  return oneTensor(shapes.shapeOf(a.getX()), elementTypeOf(a.getX()));
}

// Whether there surely, or maybe, is a place `index` in the dimension.
static LogicalResult checkPlace(ShapeContext &shapes, int64_t index, Dim size) {
  int64_t least =
      index < 0 ? -std::max(index, -kMostSize) : std::min(index, kMostSize) + 1;
  shapes.expectAtLeast(least, size, "index must lie in the dimension (C2)");
  if (!size.isStatic() || *size.constant >= least)
    return success();
  return shapes.error("expected an index in [" + Twine(-*size.constant) + ", " +
                      Twine(*size.constant) + ") but found " + Twine(index) +
                      " (C2)");
}

InferResult SelectScatterOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX()), part = shape;
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim) || failed(checkPlace(shapes, a.getIndex(), shape[*dim])))
    return failure();
  part.erase(part.begin() + *dim);
  if (failed(checkShape(shapes, "src", a.getSrc(), part)))
    return failure();
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

static LogicalResult checkLength(ShapeContext &shapes, Dim length, Dim size) {
  shapes.expectAtLeast(0, length, "sizes must not be negative");
  shapes.expectAtLeast(length, size, "sizes must lie inside of x (C3)");
  if (!length.isStatic())
    return success();
  if (*length.constant < 0)
    return shapes.error("expected sizes that are not negative but found " +
                        Twine(*length.constant) + " (C3)");
  if (!size.isStatic() || *length.constant <= *size.constant)
    return success();
  return shapes.error("expected a size of at most " + Twine(*size.constant) +
                      " but found " + Twine(*length.constant) + " (C3)");
}

InferResult NarrowOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "start", a.getStart(), 0, 0, 2)))
    return failure();
  if (a.getStaticSizes().size() != 1)
    return shapes.error("expected one size but found " +
                        Twine(a.getStaticSizes().size()) + " (C3)");
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  Dim length = shapes.mixed(a.getStaticSizes(), a.getSizes()).front();
  if (failed(dim) || failed(checkLength(shapes, length, shape[*dim])))
    return failure();
  shape[*dim] = length;
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

LogicalResult NarrowOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 3);
}

InferResult CatOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferConcatenation(shapes, a.getInputs(), a.getDim());
}

static constexpr StringLiteral kCropMessage =
    "no more can be taken away than there is (C3)";

// Records that a dimension has the elements that dynamic amounts remove. A sum
// that overflows is negative, too.
static void expectCrop(ShapeContext &shapes, Dim low, Dim high, Dim size) {
  if (!shapes.isRecording() || (low.isStatic() && high.isStatic()))
    return;
  for (Dim amount : {low, high})
    if (!amount.isStatic())
      shapes.expectAtLeast(0, shapes.add(size, amount), kCropMessage);
  shapes.expectAtLeast(0, shapes.add(shapes.add(size, low), high),
                       kCropMessage);
}

// No more elements are taken away than there are.
static LogicalResult checkCrop(ShapeContext &shapes, Dim low, Dim high,
                               Dim size) {
  expectCrop(shapes, low, high, size);
  int64_t away = -std::min<int64_t>(low.constant.value_or(0), 0) -
                 std::min<int64_t>(high.constant.value_or(0), 0);
  if (away == 0)
    return success();
  shapes.expectAtLeast(away, size, kCropMessage);
  if (!size.isStatic() || *size.constant >= away)
    return success();
  return shapes.error("expected to take away at most " + Twine(*size.constant) +
                      " elements but found " + Twine(away) + " (C3)");
}

void PadOp::build(OpBuilder &builder, OperationState &state, TypeRange types,
                  Value x, Value value, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high) {
  SmallVector<int64_t> constantLow, constantHigh;
  SmallVector<Value> lowValues, highValues;
  dispatchIndexOpFoldResults(low, lowValues, constantLow);
  dispatchIndexOpFoldResults(high, highValues, constantHigh);
  build(builder, state, types, x, value, lowValues, highValues, constantLow,
        constantHigh);
}

void PadOp::build(OpBuilder &builder, OperationState &state, TypeRange types,
                  Value x, Value value, ArrayRef<int64_t> low,
                  ArrayRef<int64_t> high) {
  build(builder, state, types, x, value, ValueRange(), ValueRange(), low, high);
}

SmallVector<OpFoldResult> PadOp::getMixedLow() {
  Builder builder(getContext());
  return getMixedValues(getStaticLow(), getLow(), builder);
}

SmallVector<OpFoldResult> PadOp::getMixedHigh() {
  Builder builder(getContext());
  return getMixedValues(getStaticHigh(), getHigh(), builder);
}

LogicalResult PadOp::verify() {
  if (failed(verifySizes(*this, getStaticLow(), getLow(), 4)))
    return failure();
  return verifySizes(*this, getStaticHigh(), getHigh(), 4);
}

InferResult PadOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "value", a.getValue(), 0, 0, 2)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  size_t rank = shape.size();
  if (failed(checkMixedList(shapes, "low", a.getStaticLow(), rank,
                            -kMostPadding, 1)) ||
      failed(checkMixedList(shapes, "high", a.getStaticHigh(), rank,
                            -kMostPadding, 1)))
    return failure();
  Shape lows = shapes.mixed(a.getStaticLow(), a.getLow());
  Shape highs = shapes.mixed(a.getStaticHigh(), a.getHigh());
  for (auto [size, low, high] : llvm::zip(shape, lows, highs)) {
    if (failed(checkCrop(shapes, low, high, size)))
      return failure();
    size = shapes.add(size, shapes.add(low, high));
  }
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

//===----------------------------------------------------------------------===//
// Round and side by side
//===----------------------------------------------------------------------===//

InferResult RollOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  size_t numShifts = std::max<size_t>(a.getDims().size(), 1);
  if (a.getShifts().size() != numShifts)
    return shapes.error("expected " + Twine(numShifts) + " shifts but found " +
                        Twine(a.getShifts().size()) + " (C2)");
  if (auto type = dyn_cast<RankedTensorType>(a.getX().getType()))
    for (int64_t dim : a.getDims())
      if (failed(shapes.normalize(dim, type.getRank(), 1)))
        return failure();
  return inferPointwise(shapes, a.getX());
}

OpFoldResult RollOp::fold(FoldAdaptor) {
  bool stays = getX().getType() == getType() &&
               isa<RankedTensorType>(getType()) &&
               llvm::all_of(getShifts(), [](int64_t s) { return s == 0; });
  return stays ? getX() : OpFoldResult();
}

static InferResult inferMatrices(ShapeContext &shapes, Value x) {
  auto type = dyn_cast<RankedTensorType>(x.getType());
  if (type && type.getRank() < 2)
    return shapes.error("expected x of rank 2 or more but found rank " +
                        Twine(type.getRank()) + " (C1)");
  return inferPointwise(shapes, x);
}

InferResult TrilOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferMatrices(shapes, a.getX());
}

InferResult TriuOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferMatrices(shapes, a.getX());
}

void RepeatOp::build(OpBuilder &builder, OperationState &state, TypeRange types,
                     Value x, ArrayRef<OpFoldResult> repeats) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(repeats, values, constants);
  build(builder, state, types, x, values, constants);
}

SmallVector<OpFoldResult> RepeatOp::getMixedRepeats() {
  Builder builder(getContext());
  return getMixedValues(getStaticRepeats(), getRepeats(), builder);
}

LogicalResult RepeatOp::verify() {
  return verifySizes(*this, getStaticRepeats(), getRepeats(), 3);
}

// Returns a size times a count. A dynamic count must not be negative, and the
// product must be a size.
static Dim repeatedSize(ShapeContext &shapes, Dim size, Dim count) {
  if (count.is(0))
    return 0;
  if (!count.isStatic() && shapes.isRecording()) {
    expectNotNegative(shapes, "repeats", count, 2);
    if (Dim whole = shapes.boundedProduct({size, count}); whole.value)
      shapes.expectAtLeast(whole, std::numeric_limits<int64_t>::max() - 1,
                           "result sizes must be less than 2^63 - 1");
  }
  return shapes.mul(size, count);
}

InferResult RepeatOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Shape repeats = shapes.mixed(a.getStaticRepeats(), a.getRepeats());
  if (failed(checkMixedList(shapes, "repeats", a.getStaticRepeats(),
                            repeats.size(), 0, 2, kMostSize)))
    return failure();
  if (!allRanked(a.getX()))
    return unrankedTensor(elementTypeOf(a.getX()));
  Shape shape = shapes.shapeOf(a.getX());
  if (repeats.size() < shape.size())
    return shapes.error("expected at least " + Twine(shape.size()) +
                        " repeats but found " + Twine(repeats.size()) +
                        " (C1)");
  shape.insert(shape.begin(), repeats.size() - shape.size(), Dim(1));
  for (auto [size, count] : llvm::zip(shape, repeats))
    size = repeatedSize(shapes, size, count);
  return oneTensor(std::move(shape), elementTypeOf(a.getX()));
}

OpFoldResult RepeatOp::fold(FoldAdaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  bool once =
      type && getX().getType() == type &&
      llvm::all_of(getStaticRepeats(), [](int64_t n) { return n == 1; });
  return once ? getX() : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// BitcastOp
//===----------------------------------------------------------------------===//

InferResult BitcastOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type from = elementTypeOf(a.getX()), to = a.getDtype();
  if (!to.isIntOrFloat() || to.isInteger(1))
    return shapes.error("expected a dtype of numbers but found " +
                        llvm::formatv("{0}", to).str() + " (C1)");
  unsigned width = from.getIntOrFloatBitWidth();
  if (to.getIntOrFloatBitWidth() != width)
    return shapes.error("expected a dtype of " + Twine(width) +
                        " bits but found one of " +
                        Twine(to.getIntOrFloatBitWidth()) + " (C2)");
  InferResult result = inferPointwise(shapes, a.getX());
  if (succeeded(result))
    result->front().elementType = to;
  return result;
}

OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getX().getType() == getType() ? getX() : OpFoldResult();
}
