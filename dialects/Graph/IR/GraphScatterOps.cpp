//===- GraphScatterOps.cpp - updates at given places ----------------------===//

#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

static LogicalResult checkElementType(ShapeContext &shapes, Value x,
                                      Value updates, int number) {
  Type expected = elementTypeOf(x), found = elementTypeOf(updates);
  if (expected == found)
    return success();
  std::string text;
  llvm::raw_string_ostream(text) << expected << " but found " << found;
  return shapes.error("expected updates of element type " + text + " (C" +
                      Twine(number) + ")");
}

// Sizes in a dimension of which one may be smaller.
static LogicalResult checkAtMost(ShapeContext &shapes, StringRef other,
                                 size_t dim, Dim index, Dim most, int number) {
  if (index.isStatic() && most.isStatic() && *index.constant > *most.constant)
    return shapes.error("expected index of size " + Twine(*most.constant) +
                        " or less in dimension " + Twine(dim) + ", as " +
                        other + " has, but found " + Twine(*index.constant) +
                        " (C" + Twine(number) + ")");
  shapes.expectAtLeast(index, most,
                       "index must not be larger than " + other +
                           " in dimension " + Twine(dim) + " (C" +
                           Twine(number) + ")");
  return success();
}

// The shape of x, of which all that matters is known.
static InferResult sameAs(ShapeContext &shapes, Value x) {
  if (!allRanked(x))
    return unrankedTensor(elementTypeOf(x));
  return oneTensor(shapes.shapeOf(x), elementTypeOf(x));
}

//===----------------------------------------------------------------------===//
// Along a dimension
//===----------------------------------------------------------------------===//

static LogicalResult checkRanks(ShapeContext &shapes, size_t x, size_t index,
                                size_t src) {
  if (index == x && src == x)
    return success();
  return shapes.error("expected index and src of rank " + Twine(x) +
                      " but found ranks " + Twine(index) + " and " +
                      Twine(src) + " (C2)");
}

static InferResult inferAlong(ShapeContext &shapes, Value xValue,
                              Value indexValue, Value srcValue, int64_t dim) {
  if (failed(checkElementType(shapes, xValue, srcValue, 5)))
    return failure();
  if (!allRanked({xValue, indexValue, srcValue}))
    return sameAs(shapes, xValue);
  Shape x = shapes.shapeOf(xValue), index = shapes.shapeOf(indexValue);
  Shape src = shapes.shapeOf(srcValue);
  FailureOr<int64_t> along =
      shapes.normalize(dim, std::max<int64_t>(x.size(), 1), 1);
  if (failed(along) ||
      failed(checkRanks(shapes, x.size(), index.size(), src.size())))
    return failure();
  for (size_t i = 0; i < x.size(); ++i)
    if (failed(checkAtMost(shapes, "src", i, index[i], src[i], 3)) ||
        (int64_t(i) != *along &&
         failed(checkAtMost(shapes, "x", i, index[i], x[i], 4))))
      return failure();
  return sameAs(shapes, xValue);
}

InferResult ScatterOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferAlong(shapes, a.getX(), a.getIndex(), a.getSrc(), a.getDim());
}

InferResult ScatterAddOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferAlong(shapes, a.getX(), a.getIndex(), a.getSrc(), a.getDim());
}

InferResult ScatterReduceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferAlong(shapes, a.getX(), a.getIndex(), a.getSrc(), a.getDim());
}

template <typename OpT> static LogicalResult verifyReduction(OpT op) {
  bool isMean = op.getReduce() == ScatterReduction::mean;
  if (isMean && elementTypeOf(op.getX()).isInteger(1))
    return op.emitOpError("expected numbers for mean but found i1 (C6)");
  return success();
}

LogicalResult ScatterReduceOp::verify() { return verifyReduction(*this); }

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static LogicalResult checkSliceRanks(ShapeContext &shapes, size_t x,
                                     size_t index, size_t source) {
  if (source == x && index <= 1)
    return success();
  return shapes.error("expected source of rank " + Twine(x) +
                      " and index of rank 0 or 1 but found ranks " +
                      Twine(source) + " and " + Twine(index) + " (C2)");
}

static InferResult inferSlices(ShapeContext &shapes, Value xValue,
                               Value indexValue, Value sourceValue,
                               int64_t dim) {
  if (failed(checkElementType(shapes, xValue, sourceValue, 5)))
    return failure();
  if (!allRanked({xValue, indexValue, sourceValue}))
    return sameAs(shapes, xValue);
  Shape x = shapes.shapeOf(xValue), index = shapes.shapeOf(indexValue);
  Shape source = shapes.shapeOf(sourceValue);
  FailureOr<int64_t> along =
      shapes.normalize(dim, std::max<int64_t>(x.size(), 1), 1);
  if (failed(along) ||
      failed(checkSliceRanks(shapes, x.size(), index.size(), source.size())))
    return failure();
  Dim count = index.empty() ? Dim(1) : index.front();
  for (size_t i = 0; i < x.size(); ++i) {
    bool isDim = int64_t(i) == *along;
    if (failed(checkEqual(shapes, "source", isDim ? count : x[i], source[i],
                          isDim ? 4 : 3)))
      return failure();
  }
  if (x.empty() && failed(checkEqual(shapes, "index", Dim(1), count, 4)))
    return failure();
  return sameAs(shapes, xValue);
}

InferResult IndexAddOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferSlices(shapes, a.getX(), a.getIndex(), a.getSource(), a.getDim());
}

InferResult IndexCopyOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferSlices(shapes, a.getX(), a.getIndex(), a.getSource(), a.getDim());
}

InferResult IndexReduceOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferSlices(shapes, a.getX(), a.getIndex(), a.getSource(), a.getDim());
}

LogicalResult IndexReduceOp::verify() { return verifyReduction(*this); }

//===----------------------------------------------------------------------===//
// index_put
//===----------------------------------------------------------------------===//

static LogicalResult checkPutDims(ShapeContext &shapes, ArrayRef<int64_t> dims,
                                  size_t numIndices, size_t rank) {
  if (dims.empty() || dims.size() != numIndices)
    return shapes.error("expected one of dims for each of the index tensors, "
                        "at least one, but found " +
                        Twine(dims.size()) + " for " + Twine(numIndices) +
                        " (C1)");
  bool increases = dims.front() >= 0 && dims.back() < int64_t(rank);
  for (size_t i = 1; i < dims.size(); ++i)
    increases &= dims[i - 1] < dims[i];
  if (increases)
    return success();
  return shapes.error("expected increasing dims in [0, " + Twine(rank) +
                      ") (C1)");
}

// An unknown size of values is not taken for 1.
static LogicalResult checkValues(ShapeContext &shapes, const Shape &places,
                                 const Shape &values) {
  if (values.size() > places.size())
    return shapes.error("expected values of rank " + Twine(places.size()) +
                        " or less but found rank " + Twine(values.size()) +
                        " (C3)");
  ArrayRef<Dim> aligned = ArrayRef(places).take_back(values.size());
  for (auto [place, value] : llvm::zip(aligned, values))
    if (!value.is(1) && failed(checkEqual(shapes, "values", place, value, 3)))
      return failure();
  return success();
}

// The sizes of the places.
static Shape placesOf(const Shape &x, const Shape &indices,
                      ArrayRef<int64_t> dims) {
  Shape result;
  for (auto [dim, size] : llvm::enumerate(x))
    if (!llvm::is_contained(dims, dim))
      result.push_back(size);
  bool adjacent = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  result.insert(result.begin() + (adjacent ? dims.front() : 0), indices.begin(),
                indices.end());
  return result;
}

static LogicalResult checkIndexTypes(ShapeContext &shapes, ValueRange indices) {
  for (Value other : indices)
    if (elementTypeOf(other) != elementTypeOf(indices.front()))
      return shapes.error("expected index tensors of one element type (C5)");
  return success();
}

InferResult IndexPutOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkElementType(shapes, a.getX(), a.getValues(), 4)) ||
      failed(checkIndexTypes(shapes, a.getIndices())))
    return failure();
  if (!allRanked(a.getOperands()))
    return sameAs(shapes, a.getX());
  Shape x = shapes.shapeOf(a.getX());
  if (failed(
          checkPutDims(shapes, a.getDims(), a.getIndices().size(), x.size())))
    return failure();
  SmallVector<Shape> each;
  for (Value indices : a.getIndices())
    each.push_back(shapes.shapeOf(indices));
  FailureOr<Shape> common = shapes.broadcast(each);
  if (failed(common) ||
      failed(checkValues(shapes, placesOf(x, *common, a.getDims()),
                         shapes.shapeOf(a.getValues()))))
    return failure();
  return sameAs(shapes, a.getX());
}

//===----------------------------------------------------------------------===//
// masked_scatter
//===----------------------------------------------------------------------===//

InferResult MaskedScatterOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type type = elementTypeOf(a.getX());
  if (failed(checkElementType(shapes, a.getX(), a.getSource(), 1)))
    return failure();
  if (!allRanked({a.getX(), a.getMask()}))
    return unrankedTensor(type);
  FailureOr<Shape> shape =
      shapes.broadcast({shapes.shapeOf(a.getX()), shapes.shapeOf(a.getMask())});
  if (failed(shape))
    return failure();
  return oneTensor(std::move(*shape), type);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// The dimensions of x that are no index's stay in order.
static void alignValues(IndexPutOp op, int64_t rank, int64_t valuesRank,
                        int64_t indicesRank, SmallVector<AlignedDims> &all) {
  ArrayRef<int64_t> dims = op.getDims();
  bool isAdjacent = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  int64_t firstIndex = isAdjacent ? dims.front() : 0;
  int64_t placesRank = rank - dims.size() + indicesRank, next = 0;
  for (int64_t place = 0; place < placesRank; ++place) {
    int64_t ofIndex = place - firstIndex;
    bool isIndex = ofIndex >= 0 && ofIndex < indicesRank;
    while (!isIndex && llvm::is_contained(dims, next))
      ++next;
    int64_t ofX = isIndex ? 0 : next++;
    int64_t ofValues = place - placesRank + valuesRank;
    if (ofValues < 0)
      continue;
    AlignedDims aligned{{op.getValues(), ofValues}};
    if (!isIndex)
      aligned.push_back({op.getX(), ofX});
    for (Value index : op.getIndices())
      if (int64_t indexRank = cast<RankedTensorType>(index.getType()).getRank();
          isIndex && ofIndex - indicesRank + indexRank >= 0)
        aligned.push_back({index, ofIndex - indicesRank + indexRank});
    all.push_back(std::move(aligned));
  }
}

SmallVector<AlignedDims> IndexPutOp::alignedDims() {
  if (!allRanked(getOperands()))
    return {};
  auto rankOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getRank();
  };
  int64_t indicesRank = 0;
  for (Value index : getIndices())
    indicesRank = std::max(indicesRank, rankOf(index));
  SmallVector<AlignedDims> all = tcopt::alignedDims(getIndices());
  alignValues(*this, rankOf(getX()), rankOf(getValues()), indicesRank, all);
  return all;
}

// Elements of the common shape of these tensors.
static double commonElements(const CallSizes &sizes, ValueRange tensors) {
  SmallVector<int64_t> common;
  for (Value tensor : tensors) {
    std::optional<CallSizes::Sizes> own = sizes.of(tensor);
    if (!own)
      return kUnknownFlops;
    common.insert(common.begin(),
                  std::max(own->size(), common.size()) - common.size(), 1);
    for (auto [size, one] :
         llvm::zip(llvm::reverse(common), llvm::reverse(*own)))
      size = size == 1 ? one : size;
  }
  return productOf(common);
}

// The places: those of the index tensors, in each dimension of x without one.
std::optional<double> IndexPutOp::flops(const CallSizes &sizes) {
  if (!getAccumulate())
    return 0;
  std::optional<CallSizes::Sizes> x = sizes.of(getX());
  if (!x)
    return std::nullopt;
  double count = commonElements(sizes, getIndices());
  for (int64_t dim : llvm::seq<int64_t>(x->size()))
    if (!llvm::is_contained(getDims(), dim))
      count *= sizes.size(getX(), dim);
  return knownFlops(count);
}
