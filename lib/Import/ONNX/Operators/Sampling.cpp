//===- Sampling.cpp - elements at given places ----------------------------===//

#include "Families.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// GridSample
//===----------------------------------------------------------------------===//

static InterpolateMode gridMode(Node &n) {
  std::string name = n.choice(
      "mode", "linear", {"nearest", "linear", "bilinear", "cubic", "bicubic"});
  return llvm::StringSwitch<InterpolateMode>(name)
      .Case("nearest", InterpolateMode::nearest)
      .Cases({"cubic", "bicubic"}, InterpolateMode::cubic)
      .Default(InterpolateMode::linear);
}

static GridPadding gridPadding(Node &n) {
  std::string name =
      n.choice("padding_mode", "zeros", {"zeros", "border", "reflection"});
  return llvm::StringSwitch<GridPadding>(name)
      .Case("border", GridPadding::border)
      .Case("reflection", GridPadding::reflection)
      .Default(GridPadding::zeros);
}

/// The float that elements and places are computed in.
static Type commonFloat(Node &n, Value x, Value grid) {
  Type type = elementType(x), other = elementType(grid);
  if (type == other)
    return type;
  bool isDouble = type.isF64() || other.isF64();
  return isDouble ? Type(n.b.ops().getF64Type()) : Type(n.b.ops().getF32Type());
}

static void importGridSample(Node &n) {
  Value x = n.in(0), grid = n.in(1);
  InterpolateMode mode = gridMode(n);
  GridPadding padding = gridPadding(n);
  if (n.hasFailed())
    return;
  Type type = elementType(x), common = commonFloat(n, x, grid);
  Value result =
      n.b.make<GridSampleOp>(n.b.cast(x, common), n.b.cast(grid, common), mode,
                             padding, n.integer("align_corners", 0) != 0);
  if (!isa<FloatType>(type))
    result = n.b.make<RoundOp>(result);
  n.out(n.b.cast(result, type));
}

//===----------------------------------------------------------------------===//
// AffineGrid
//===----------------------------------------------------------------------===//

/// The places from -1 to 1 along a dimension: middles of elements, or with
/// `align_corners` the first and the last one at the ends.
static Value coordinates(Node &n, Size size, Type type) {
  Value index = n.b.arange(n.b.scalar(0, type), n.b.scalar(1, type), size);
  Value count = n.b.cast(n.tensorOfSize(size), type);
  Value one = n.b.scalar(1, type), two = n.b.scalar(2, type);
  bool alignsCorners = n.integer("align_corners", 0);
  Value steps = count;
  if (alignsCorners)
    steps = n.b.make<MaximumOp>(n.b.make<SubOp>(count, one), one);
  else
    index = n.b.make<AddOp>(index, n.b.scalar(0.5, type));
  Value scaled = divide(n, n.b.make<MulOp>(index, two), steps);
  return n.b.make<SubOp>(scaled, one);
}

/// All places of a grid as rows (x, y, [z,] 1).
static Value homogeneousPlaces(Node &n, ArrayRef<Size> sizes, Type type) {
  Size one = n.b.ops().getIndexAttr(1);
  Sizes expanded(sizes);
  expanded.push_back(one);
  SmallVector<Value> columns;
  for (size_t i = sizes.size(); i-- > 0;) {
    Sizes shape(sizes.size() + 1, one);
    shape[i] = sizes[i];
    Value along = n.b.reshape(coordinates(n, sizes[i], type), shape);
    columns.push_back(n.b.expand(along, expanded));
  }
  columns.push_back(n.b.full(n.b.scalar(1, type), expanded));
  Value places = n.b.make<CatOp>(columns, -1);
  Size width = n.b.ops().getIndexAttr(int64_t(sizes.size()) + 1);
  return n.b.reshape(places, {n.product(sizes), width});
}

static void importAffineGrid(Node &n) {
  Value theta = n.in(0);
  Sizes size = n.sizes(1, "sizes");
  if (n.hasFailed())
    return;
  if ((size.size() != 4 && size.size() != 5) || rankOf(theta) != 3)
    return n.error("expected 4 or 5 sizes and matrices of rank 3");
  ArrayRef<Size> spatial = ArrayRef<Size>(size).drop_front(2);
  Value places = homogeneousPlaces(n, spatial, elementType(theta));
  Value grid = n.b.make<MatmulOp>(places, n.b.permute(theta, {0, 2, 1}));
  Sizes shape{size[0]};
  shape.append(spatial.begin(), spatial.end());
  shape.push_back(n.b.ops().getIndexAttr(int64_t(spatial.size())));
  n.out(n.b.reshape(grid, shape));
}

//===----------------------------------------------------------------------===//
// CenterCropPad
//===----------------------------------------------------------------------===//

static Value padCentre(Node &n, Value x, int64_t dim, int64_t more) {
  SmallVector<int64_t> low(rankOf(x), 0), high(rankOf(x), 0);
  low[dim] = more / 2;
  high[dim] = more - more / 2;
  return n.b.make<PadOp>(x, n.b.scalar(0, elementType(x)), low, high);
}

// Of sizes that are not known, places outside are replaced.
static Value gatherCentre(Node &n, Value x, int64_t dim, Size size) {
  Type i64 = n.b.ops().getI64Type();
  Size own = n.sizeOf(x, dim);
  Size first = n.div(n.sub(own, size), n.b.ops().getIndexAttr(2));
  Value zero = n.b.integer(0, i64), one = n.b.integer(1, i64);
  Value places = n.b.arange(n.tensorOfSize(first), one, size);
  Value count = n.tensorOfSize(own);
  Value isInside = n.b.make<LogicalAndOp>(n.b.make<GeOp>(places, zero),
                                          n.b.make<LtOp>(places, count));
  Value inside = n.b.make<WhereOp>(isInside, places, zero);
  Value elements = n.b.make<IndexSelectOp>(x, inside, dim);
  Sizes shape{size};
  shape.append(rankOf(x) - 1 - dim, n.b.ops().getIndexAttr(1));
  return n.b.make<WhereOp>(n.b.reshape(isInside, shape), elements,
                           n.b.scalar(0, elementType(x)));
}

static void importCenterCropPad(Node &n) {
  Value x = n.in(0);
  Sizes sizes = n.sizes(1, "sizes");
  SmallVector<int64_t> axes = n.integers("axes").value_or(upTo(rankOf(x)));
  axes = n.normalize(axes, rankOf(x));
  if (n.hasFailed())
    return;
  if (axes.size() != sizes.size())
    return n.error("expected " + Twine(axes.size()) + " sizes but found " +
                   Twine(sizes.size()));
  for (auto [dim, size] : llvm::zip(axes, sizes)) {
    Size own = n.sizeOf(x, dim);
    auto known = getConstantIntValue(size), from = getConstantIntValue(own);
    if (n.hasFailed() || size == own)
      continue;
    if (known && *known < 0)
      return n.error("expected sizes that are not negative");
    x = known && from ? padCentre(n, x, dim, *known - *from)
                      : gatherCentre(n, x, dim, size);
  }
  n.out(x);
}

void addSamplingOperators(OperatorTable &t) {
  t.add("AffineGrid", {20}, 2, importAffineGrid);
  t.add("CenterCropPad", {18}, 2, importCenterCropPad);
  t.add("GridSample", {16, 20, 22}, 2, importGridSample);
}

} // namespace tcopt::onnx_import
