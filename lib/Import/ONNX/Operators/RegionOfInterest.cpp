//===- RegionOfInterest.cpp - samples between the elements of images ------===//

#include "Families.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

static Value number(Node &n, double value, Value like) {
  return n.b.scalar(value, elementType(like));
}
static Value integer(Node &n, Value x) {
  return n.b.cast(x, n.b.ops().getI64Type());
}

//===----------------------------------------------------------------------===//
// RoiAlign
//===----------------------------------------------------------------------===//

namespace {

/// Samples along one axis of an image: where they lie between two elements.
struct Samples {
  /// Of each box: (boxes, bins * samples).
  Value low, high, share;
  /// Whether a sample lies in the image, and whether the box has it at all.
  Value isInside, isUsed;
  /// How many samples a bin of each box has: (boxes).
  Value perBin;
  Size most;
};

struct RoiAlign {
  Node &n;
  Value x, boxes;
  int64_t ratio = 0;
  double scale = 1;
  bool isHalfPixel = false;

  Size mostOf(Value perBin);
  Samples samples(int64_t axis, int64_t bins);
  Samples between(Value places, Value isUsed, Size size, Samples s);
  Value values(const Samples &rows, const Samples &columns, bool isMax);
  void run();
};

} // namespace

/// The largest number of samples, which is a size.
Size RoiAlign::mostOf(Value perBin) {
  if (ratio > 0 || n.hasFailed())
    return n.b.ops().getIndexAttr(ratio);
  Type i64 = n.b.ops().getI64Type();
  Value one = spread(n, n.b.integer(1, i64), {0});
  Value all = join(n, {one, integer(n, perBin)}, 0);
  Value most = n.b.make<AmaxOp>(all, ArrayRef<int64_t>(0LL), false);
  if (n.hasFailed())
    return n.b.ops().getIndexAttr(0);
  Value element =
      tensor::ExtractOp::create(n.b.ops(), n.b.location(), most, ValueRange());
  return Value(arith::IndexCastOp::create(n.b.ops(), n.b.location(),
                                          n.b.ops().getIndexType(), element));
}

// Samples that are a bit outside of the image count as its edge.
Samples RoiAlign::between(Value places, Value isUsed, Size size, Samples s) {
  Type type = elementType(places);
  Value zero = n.b.scalar(0, type), last = lastOf(n, size, type);
  Value isIn = both(n, n.b.make<GeOp>(places, n.b.scalar(-1, type)),
                    n.b.make<LeOp>(places, sizeAs(n, size, type)));
  places = n.b.make<ClampOp>(places, zero, last);
  Value low = n.b.make<FloorOp>(places);
  s.share = sub(n, places, low);
  s.high =
      integer(n, n.b.make<MinimumOp>(add(n, low, n.b.scalar(1, type)), last));
  s.low = integer(n, low);
  s.isUsed = n.b.make<LogicalAndOp>(isUsed, n.b.make<EqOp>(places, places));
  s.isInside = isIn;
  return s;
}

Samples RoiAlign::samples(int64_t axis, int64_t bins) {
  Type type = elementType(boxes);
  double offset = isHalfPixel ? -0.5 : 0;
  auto edge = [&](int64_t column) {
    Value place = scaled(n, pick(n, boxes, 1, column), scale);
    return add(n, place, n.b.scalar(offset, type));
  };
  // Columns of boxes are x0, y0, x1 and y1.
  Value start = edge(axis == 2 ? 1 : 0);
  Value length = sub(n, edge(axis == 2 ? 3 : 2), start);
  if (!isHalfPixel)
    length = n.b.make<MaximumOp>(length, n.b.scalar(1, type));
  Value step = divide(n, length, n.b.scalar(double(bins), type));
  Samples s;
  s.perBin = ratio > 0
                 ? add(n, scaled(n, step, 0), n.b.scalar(double(ratio), type))
                 : n.b.make<CeilOp>(step);
  s.most = mostOf(s.perBin);
  Value count = n.b.make<MaximumOp>(s.perBin, n.b.scalar(1, type));
  auto ofBox = [&](Value value) { return spread(n, value, {1, 2}); };
  Value bin =
      spread(n, n.b.cast(places(n, n.b.ops().getIndexAttr(bins)), type), {1});
  Value place = n.b.cast(places(n, s.most), type);
  Value isUsed = n.b.make<LtOp>(place, ofBox(s.perBin));
  Value part = divide(n, add(n, place, n.b.scalar(0.5, type)), ofBox(count));
  Value places = add(n, ofBox(start), mul(n, add(n, bin, part), ofBox(step)));
  if (n.hasFailed())
    return s;
  Sizes all = n.sizesOf(places);
  Sizes flat{all[0], n.mul(all[1], all[2])};
  isUsed = n.b.expand(isUsed, all);
  return between(n.b.reshape(places, flat), n.b.reshape(isUsed, flat),
                 n.sizeOf(x, axis), s);
}

/// What each sample is: (boxes, rows, columns, channels).
Value RoiAlign::values(const Samples &rows, const Samples &columns,
                       bool isMax) {
  Value batch = spread(n, n.in(2), {1, 2});
  const int64_t dims[] = {0, 2, 3};
  auto down = [&](Value value) { return spread(n, value, {2, 3}); };
  auto across = [&](Value value) { return spread(n, value, {1, 3}); };
  Value one = number(n, 1, rows.share), sum;
  for (bool isHigh : {false, true}) {
    for (bool isRight : {false, true}) {
      Value y = spread(n, isHigh ? rows.high : rows.low, {2});
      Value at = spread(n, isRight ? columns.high : columns.low, {1});
      Value corner = n.b.make<IndexOp>(x, ValueRange({batch, y, at}),
                                       ArrayRef<int64_t>(dims));
      Value weight =
          mul(n, down(isHigh ? rows.share : sub(n, one, rows.share)),
              across(isRight ? columns.share : sub(n, one, columns.share)));
      Value part = mul(n, corner, weight);
      if (sum)
        part = isMax ? n.b.make<MaximumOp>(sum, part) : add(n, sum, part);
      sum = part;
    }
  }
  Value isInside = both(n, down(rows.isInside), across(columns.isInside));
  Value isUsed = both(n, down(rows.isUsed), across(columns.isUsed));
  double none = isMax ? -std::numeric_limits<double>::infinity() : 0;
  sum = n.b.make<WhereOp>(isInside, sum, number(n, 0, x));
  return n.b.make<WhereOp>(isUsed, sum, number(n, none, x));
}

void RoiAlign::run() {
  x = n.in(0);
  boxes = n.in(1);
  if (!expectRank(n, x, 4, "an input") || !expectRank(n, boxes, 2, "boxes") ||
      !expectRank(n, n.in(2), 1, "numbers of images"))
    return;
  ratio = n.integer("sampling_ratio", 0);
  scale = n.number("spatial_scale", 1);
  isHalfPixel = n.since() >= 16 && n.text("coordinate_transformation_mode",
                                          "half_pixel") == "half_pixel";
  int64_t height = n.integer("output_height", 1);
  int64_t width = n.integer("output_width", 1);
  if (height < 1 || width < 1 || ratio < 0)
    return n.error("expected positive sizes of the output, and a "
                   "sampling_ratio from 0 on");
  bool isMax = n.choice("mode", "avg", {"avg", "max"}) == "max";
  boxes = n.b.cast(boxes, elementType(x));
  Samples rows = samples(2, height), columns = samples(3, width);
  Value all = values(rows, columns, isMax);
  if (n.hasFailed())
    return;
  OpBuilder &ops = n.b.ops();
  all =
      n.b.reshape(all, {n.sizeOf(boxes, 0), ops.getIndexAttr(height), rows.most,
                        ops.getIndexAttr(width), columns.most, n.sizeOf(x, 1)});
  const int64_t dims[] = {2, 4};
  Value y;
  Value count = spread(n, mul(n, rows.perBin, columns.perBin), {1, 2, 3});
  if (isMax) {
    y = n.b.make<AmaxOp>(all, ArrayRef<int64_t>(dims), false);
    Value isEmpty = n.b.make<LeOp>(count, number(n, 0, x));
    y = n.b.make<WhereOp>(isEmpty, number(n, 0, x), y);
  } else {
    y = n.b.make<SumOp>(all, ArrayRef<int64_t>(dims), false);
    y = divide(n, y, n.b.make<MaximumOp>(count, number(n, 1, x)));
  }
  n.out(n.b.permute(y, {0, 3, 1, 2}));
}

static void importRoiAlign(Node &n) { RoiAlign{n, {}, {}}.run(); }

//===----------------------------------------------------------------------===//
// MaxRoiPool
//===----------------------------------------------------------------------===//

/// Whether a place of an axis lies in each bin of a box that is (5): (bins,
/// places).
static Value binsOf(Node &n, Value box, int64_t column, int64_t bins,
                    Size size) {
  Type type = elementType(box);
  double scale = n.number("spatial_scale", 1);
  auto edge = [&](int64_t at) {
    // Halves are rounded up.
    Value place = scaled(n, pick(n, box, 0, at), scale);
    return n.b.make<FloorOp>(add(n, place, n.b.scalar(0.5, type)));
  };
  Value start = edge(column), one = n.b.scalar(1, type);
  Value length =
      n.b.make<MaximumOp>(add(n, sub(n, edge(column + 2), start), one), one);
  Value step = divide(n, length, n.b.scalar(double(bins), type));
  Value bin =
      spread(n, n.b.cast(places(n, n.b.ops().getIndexAttr(bins)), type), {1});
  Value first = add(n, n.b.make<FloorOp>(mul(n, bin, step)), start);
  Value end = add(n, n.b.make<CeilOp>(mul(n, add(n, bin, one), step)), start);
  Value place = n.b.cast(places(n, size), type);
  return both(n, n.b.make<GeOp>(place, first), n.b.make<LtOp>(place, end));
}

/// The largest elements of (channels, rows, columns) in the bins of a box.
static Value poolBox(Node &n, Value image, Value isRow, Value isColumn) {
  Type type = elementType(image);
  Value none = n.b.scalar(-std::numeric_limits<double>::infinity(), type);
  // (channels, rows, bins, columns), then (channels, bins, rows, bins)
  Value wide = n.b.make<WhereOp>(isColumn, spread(n, image, {2}), none);
  Value columns = n.b.make<AmaxOp>(wide, ArrayRef<int64_t>(3), false);
  Value tall =
      n.b.make<WhereOp>(spread(n, isRow, {2}), spread(n, columns, {1}), none);
  Value most = n.b.make<AmaxOp>(tall, ArrayRef<int64_t>(2), false);
  Value isEmpty = n.b.make<EqOp>(most, none);
  return n.b.make<WhereOp>(isEmpty, n.b.scalar(0, type), most);
}

static void importMaxRoiPool(Node &n) {
  Value x = n.in(0), boxes = n.in(1);
  auto shape = n.integers("pooled_shape").value_or(SmallVector<int64_t>());
  if (!expectRank(n, x, 4, "an input") || !expectRank(n, boxes, 2, "boxes"))
    return;
  if (shape.size() != 2 || shape[0] < 1 || shape[1] < 1)
    return n.error("expected two positive numbers as pooled_shape");
  if (rankedType(boxes).getDimSize(1) != 5)
    return n.error("expected boxes of five numbers");
  auto body = [&](ArrayRef<BlockArgument> arguments) {
    Value box = arguments[0];
    Value image = integer(n, pick(n, box, 0, 0));
    image = n.b.make<IndexOp>(x, ValueRange(image), ArrayRef<int64_t>(0LL));
    return Values{poolBox(n, image, binsOf(n, box, 2, shape[0], n.sizeOf(x, 2)),
                          binsOf(n, box, 1, shape[1], n.sizeOf(x, 3)))};
  };
  Values results = buildScan(n.b, {}, boxes, body);
  if (!n.hasFailed())
    n.out(results[0]);
}

void addRegionOfInterestOperators(OperatorTable &t) {
  t.add("MaxRoiPool", {1, 22}, 2, importMaxRoiPool);
  t.add("RoiAlign", {10, 16, 22}, 3, importRoiAlign);
}

} // namespace tcopt::onnx_import
