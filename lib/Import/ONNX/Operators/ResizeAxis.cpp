//===- ResizeAxis.cpp - one dimension of another size ---------------------===//
//
// The places of the result as places in the input, in f64, then the elements
// there: one that is nearest, or a few that are weighed. All of it is
// arithmetic on vectors, which are constants where sizes are known.
//
//===----------------------------------------------------------------------===//

#include "Resize.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

std::optional<int64_t> ResizedAxis::wholeScale() const {
  auto from = getConstantIntValue(in), to = getConstantIntValue(out);
  if (runtimeScale)
    return std::nullopt;
  if (!scale && from && to && *from > 0 && *to % *from == 0)
    return *to / *from;
  if (scale && *scale == std::trunc(*scale) && *scale < 1 << 20)
    return int64_t(*scale);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Arithmetic on f64
//===----------------------------------------------------------------------===//

namespace {
/// A vector or number of f64, so that formulas can be read.
struct Number {
  Node *n;
  Value value;
};
} // namespace

static Number number(Node &n, double value) {
  return {&n, n.b.scalar(value, n.b.ops().getF64Type())};
}
static Number number(Node &n, Size size) {
  return {&n, n.b.cast(n.tensorOfSize(size), n.b.ops().getF64Type())};
}
template <typename OpT> static Number combine(Number x, Number y) {
  return {x.n, x.n->b.make<OpT>(x.value, y.value)};
}
static Number operator+(Number x, Number y) { return combine<AddOp>(x, y); }
static Number operator-(Number x, Number y) { return combine<SubOp>(x, y); }
static Number operator*(Number x, Number y) { return combine<MulOp>(x, y); }
static Number operator/(Number x, Number y) {
  return {x.n, divide(*x.n, x.value, y.value)};
}
static Number operator+(Number x, double y) { return x + number(*x.n, y); }
static Number operator-(Number x, double y) { return x - number(*x.n, y); }
static Number operator*(Number x, double y) { return x * number(*x.n, y); }
static Number operator-(double x, Number y) { return number(*y.n, x) - y; }
static Number floor(Number x) { return {x.n, x.n->b.make<FloorOp>(x.value)}; }
static Number ceil(Number x) { return {x.n, x.n->b.make<CeilOp>(x.value)}; }
static Number abs(Number x) { return {x.n, x.n->b.make<AbsOp>(x.value)}; }

static Number select(Value condition, Number x, Number y) {
  return {x.n, x.n->b.make<WhereOp>(condition, x.value, y.value)};
}
template <typename OpT> static Value compare(Number x, double y) {
  return x.n->b.make<OpT>(x.value, number(*x.n, y).value);
}

static Number counts(Node &n, double start, Size count) {
  return {&n, n.b.arange(number(n, start).value, number(n, 1).value, count)};
}

/// The same with its value computed now, if that can be.
static Value folded(Node &n, Value x) {
  if (n.hasFailed())
    return {};
  ElementsAttr known = n.importer.constantOf(*Item::ofTensor(x));
  return known ? n.b.constant(known) : x;
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// One less, but 1 where there would be no distance.
static Number distances(Number width) {
  return select(compare<EqOp>(width, 1), number(*width.n, 1), width - 1);
}

static Number cropped(Number o, const ResizedAxis &axis, Number last,
                      Number width) {
  Number span = last * (axis.end - axis.start);
  Number several = o * span / distances(width);
  Number first = last * axis.start;
  return select(compare<EqOp>(width, 1), o + span * 0.5, several) + first;
}

static Number scaleOf(Node &n, const ResizedAxis &axis, Number in, Number out) {
  if (axis.runtimeScale)
    return {&n, axis.runtimeScale};
  return axis.scale ? number(n, *axis.scale) : out / in;
}

/// The places in the input, fractions, for each place of the result.
static Number placesOf(Node &n, const ResizeRules &rules,
                       const ResizedAxis &axis) {
  Number o = counts(n, 0, axis.out), in = number(n, axis.in);
  Number out = number(n, axis.out);
  Number scale = scaleOf(n, axis, in, out);
  bool isScaled = axis.scale || axis.runtimeScale;
  Number width = isScaled ? scale * in : out;
  if (rules.coordinates == "tf_half_pixel_for_nn")
    return (o + 0.5) / scale;
  Number middle = (o + 0.5) / scale - 0.5;
  if (rules.coordinates == "half_pixel")
    return middle;
  if (rules.coordinates == "pytorch_half_pixel")
    return select(compare<GtOp>(out, 1), middle, o);
  if (rules.coordinates == "half_pixel_symmetric")
    return in * 0.5 * (1 - out / width) + middle;
  if (rules.coordinates == "align_corners")
    return o * (in - 1) / distances(width);
  if (rules.crops())
    return cropped(o, axis, in - 1, width);
  return o / scale;
}

static Value clampPlaces(Node &n, Number places, Size in) {
  Value last = (number(n, in) - 1).value;
  Value clamped = n.b.make<MinimumOp>(places.value, last);
  clamped = n.b.make<MaximumOp>(clamped, number(n, 0).value);
  return n.b.cast(clamped, n.b.ops().getI64Type());
}

static Number roundPlaces(Node &n, const ResizeRules &rules,
                          const ResizedAxis &axis, Number places) {
  if (rules.ceilsSmaller) {
    Number scale = scaleOf(n, axis, number(n, axis.in), number(n, axis.out));
    return select(compare<LtOp>(scale, 1), ceil(places), floor(places));
  }
  if (rules.rounding == "floor")
    return floor(places);
  if (rules.rounding == "ceil")
    return ceil(places);
  if (rules.rounding == "round_prefer_ceil")
    return floor(places + 0.5);
  return ceil(places - 0.5);
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// The weight of an element at a distance.
static Number weigh(const ResizeRules &rules, Number distance) {
  Node &n = *distance.n;
  Number t = abs(distance), none = number(n, 0);
  if (rules.filter == ResizeRules::Filter::linear)
    return {&n, n.b.make<MaximumOp>((1 - t).value, none.value)};
  double a = rules.cubicA;
  Number near = ((t * (a + 2)) - (a + 3)) * t * t + 1;
  Number far = ((t * a - 5 * a) * t + 8 * a) * t - 4 * a;
  return select(compare<LeOp>(t, 1), near,
                select(compare<LtOp>(t, 2), far, none));
}

namespace {
/// For each place of the result, `count` elements in a row and their weights.
struct Taps {
  int64_t count;
  Value places, weights;
};
} // namespace

// Filters are stretched where the result is smaller.
static double stretchOf(Node &n, const ResizeRules &rules,
                        const ResizedAxis &axis) {
  if (!rules.antialias)
    return 1;
  auto in = getConstantIntValue(axis.in), out = getConstantIntValue(axis.out);
  if (!axis.scale && (!in || !out || *in < 1 || *out < 1)) {
    n.error("expected known sizes or scales for the attribute 'antialias'");
    return 1;
  }
  double scale = axis.scale ? *axis.scale : double(*out) / double(*in);
  return std::min(1.0, scale);
}

static Number normalized(Node &n, Number weights) {
  Number sum{&n, n.b.make<SumOp>(weights.value, ArrayRef<int64_t>{1}, true)};
  return weights / select(compare<EqOp>(sum, 0), number(n, 1), sum);
}

static std::optional<Taps> tapsOf(Node &n, const ResizeRules &rules,
                                  const ResizedAxis &axis, Number places) {
  double scale = stretchOf(n, rules, axis);
  bool isLinear = rules.filter == ResizeRules::Filter::linear;
  double first = std::floor((isLinear ? -1 : -2) / scale) + 1;
  if (!(first > -1e4))
    n.error("expected a scale that is not as small");
  if (n.hasFailed())
    return std::nullopt;
  int64_t count = 2 - 2 * int64_t(first);
  Number column{&n, n.b.make<UnsqueezeOp>(places.value, 1)};
  Number base = floor(column);
  Number offsets = counts(n, first, n.b.ops().getIndexAttr(count));
  Number weights = weigh(rules, (offsets - (column - base)) * scale);
  if (rules.antialias)
    weights = normalized(n, weights);
  Number taps = base + offsets;
  if (rules.excludeOutside) {
    Number in = number(n, axis.in);
    Value isOutside = n.b.make<LogicalOrOp>(
        compare<LtOp>(taps, 0), n.b.make<GeOp>(taps.value, in.value));
    weights = normalized(n, select(isOutside, number(n, 0), weights));
  }
  return Taps{count, folded(n, clampPlaces(n, taps, axis.in)),
              folded(n, weights.value)};
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// A vector along the dimension of `x`.
static Value along(Node &n, Value vector, Value x, int64_t dim) {
  Sizes sizes{n.sizeOf(vector, 0)};
  sizes.append(rankOf(x) - 1 - dim, n.b.ops().getIndexAttr(1));
  return n.b.reshape(vector, sizes);
}

static Value columnOf(Node &n, Value matrix, int64_t column) {
  Value part = n.b.slice(matrix, 1, column, column + 1);
  return folded(n, n.b.make<SqueezeOp>(part, ArrayRef<int64_t>{1}));
}

static Value sumTaps(Node &n, const Taps &taps, Value x, int64_t dim) {
  Value sum;
  for (int64_t k = 0; k < taps.count && !n.hasFailed(); ++k) {
    Value part = n.b.make<IndexSelectOp>(x, columnOf(n, taps.places, k), dim);
    Value weight = n.b.cast(columnOf(n, taps.weights, k), elementType(x));
    Value term = n.b.make<MulOp>(part, along(n, weight, x, dim));
    sum = sum ? n.b.make<AddOp>(sum, term) : term;
  }
  return sum;
}

// Many taps are a product with a matrix that has the weights in its rows.
static Value multiplyTaps(Node &n, const Taps &taps, Value x, int64_t dim) {
  Type i64 = n.b.ops().getI64Type();
  Value all =
      n.b.arange(n.b.integer(0, i64), n.b.integer(1, i64), n.sizeOf(x, dim));
  Value is = n.b.make<EqOp>(n.b.make<UnsqueezeOp>(taps.places, 2), all);
  Value rows = n.b.make<WhereOp>(is, n.b.make<UnsqueezeOp>(taps.weights, 2),
                                 number(n, 0).value);
  Value matrix = n.b.make<SumOp>(rows, ArrayRef<int64_t>{1}, false);
  matrix = n.b.cast(folded(n, matrix), elementType(x));
  SmallVector<int64_t> order = upTo(rankOf(x));
  std::swap(order[dim], order.back());
  Value product =
      n.b.make<MatmulOp>(n.b.permute(x, order), n.b.permute(matrix, {1, 0}));
  return n.b.permute(product, order);
}

static Value sample(Node &n, const ResizeRules &rules, const ResizedAxis &axis,
                    Number places, Value x) {
  if (rules.filter == ResizeRules::Filter::nearest) {
    Value nearest =
        clampPlaces(n, roundPlaces(n, rules, axis, places), axis.in);
    return n.b.make<IndexSelectOp>(x, folded(n, nearest), axis.dim);
  }
  auto taps = tapsOf(n, rules, axis, places);
  if (!taps)
    return {};
  return taps->count <= 4 ? sumTaps(n, *taps, x, axis.dim)
                          : multiplyTaps(n, *taps, x, axis.dim);
}

Value resizeAxis(Node &n, const ResizeRules &rules, const ResizedAxis &axis,
                 Value x) {
  Number places = placesOf(n, rules, axis);
  Value result = sample(n, rules, axis, places, x);
  if (!rules.crops())
    return result;
  Value isAfter = n.b.make<GtOp>(places.value, (number(n, axis.in) - 1).value);
  Value isOutside = n.b.make<LogicalOrOp>(compare<LtOp>(places, 0), isAfter);
  isOutside = folded(n, isOutside);
  if (n.hasFailed())
    return {};
  return n.b.make<WhereOp>(along(n, isOutside, x, axis.dim),
                           n.b.scalar(rules.extrapolation, elementType(x)),
                           result);
}

} // namespace tcopt::onnx_import
