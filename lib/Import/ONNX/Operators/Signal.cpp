//===- Signal.cpp - Fourier transforms and windows ------------------------===//
//
// Transforms are products with tables of cosines and sines, which the program
// computes: lengths need not be known.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include <numbers>

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

static constexpr double kTwoPi = 2 * std::numbers::pi;

//===----------------------------------------------------------------------===//
// Transforms of the last dimension
//===----------------------------------------------------------------------===//

namespace {

/// Complex numbers; real ones have no second part.
struct Complex {
  Value re, im;
};

struct Transform {
  Node &n;
  Size length;
  bool isInverse, isOneSided;

  Complex run(Complex x);

private:
  Complex table(Size rows, Size columns, Type type);
  Value fit(Value x, Size size);
  Value toReal(Complex x);
  Value perLength(Value x);
  Size half() {
    return n.add(n.div(length, n.b.ops().getIndexAttr(2)),
                 n.b.ops().getIndexAttr(1));
  }
  Value mul(Value a, Value b) { return n.b.make<MatmulOp>(a, b); }
  Value add(Value a, Value b) { return n.b.make<AddOp>(a, b); }
  Value sub(Value a, Value b) { return n.b.make<SubOp>(a, b); }
};

} // namespace

// cos and sin of 2 pi j k / length. The product is taken modulo the length, so
// that angles stay small and exact.
Complex Transform::table(Size rows, Size columns, Type type) {
  Type f64 = n.b.ops().getF64Type();
  Value product =
      n.b.make<MulOp>(spread(n, places(n, rows), {1}), places(n, columns));
  Value count = n.tensorOfSize(length);
  Value turns = n.b.cast(n.b.make<RemainderOp>(product, count), f64);
  Value angle = scaled(n, divide(n, turns, n.b.cast(count, f64)), kTwoPi);
  return {n.b.cast(n.b.make<CosOp>(angle), type),
          n.b.cast(n.b.make<SinOp>(angle), type)};
}

/// The last dimension cut or filled up with zeros.
Value Transform::fit(Value x, Size size) {
  int64_t dim = rankOf(x) - 1;
  if (n.hasFailed() || n.sizeOf(x, dim) == size)
    return x;
  Sizes sizes = n.sizesOf(x);
  auto known = getConstantIntValue(sizes[dim]),
       wanted = getConstantIntValue(size);
  if (!known || !wanted || *known < *wanted) {
    sizes[dim] = known && wanted ? n.sub(size, sizes[dim]) : size;
    x = join(n, {x, filled(n, 0, elementType(x), sizes)}, dim);
  }
  Value start = n.b.integer(0, n.b.ops().getI64Type());
  return n.hasFailed() ? Value() : n.b.narrow(x, start, size, dim);
}

Value Transform::perLength(Value x) {
  return divide(n, x, n.b.cast(n.tensorOfSize(length), elementType(x)));
}

// Of the other half of the numbers, which are conjugate, only the sums count.
Value Transform::toReal(Complex x) {
  Size count = half();
  x = {fit(x.re, count), x.im ? fit(x.im, count) : Value()};
  Type type = elementType(x.re);
  Complex t = table(count, length, type);
  // Those of 0 and of half the length are there once, the others twice.
  Value k = places(n, count), all = n.tensorOfSize(length);
  Value twice = n.b.make<AddOp>(k, k);
  Value isOnce = n.b.make<EqOp>(n.b.make<RemainderOp>(twice, all),
                                n.b.integer(0, n.b.ops().getI64Type()));
  Value weights =
      n.b.make<WhereOp>(isOnce, n.b.scalar(1, type), n.b.scalar(2, type));
  auto weighed = [&](Value part) { return n.b.make<MulOp>(part, weights); };
  Value sum = mul(weighed(x.re), t.re);
  if (x.im)
    sum = sub(sum, mul(weighed(x.im), t.im));
  return perLength(sum);
}

Complex Transform::run(Complex x) {
  if (isInverse && isOneSided)
    return {toReal(x), {}};
  x = {fit(x.re, length), x.im ? fit(x.im, length) : Value()};
  Complex t = table(length, isOneSided ? half() : length, elementType(x.re));
  Complex y;
  Value minus = n.b.make<NegOp>(t.im);
  Value sine = isInverse ? minus : t.im;
  Value other = isInverse ? t.im : minus;
  // (re + i im) (cos - i sin), or with + for the inverse.
  y = {mul(x.re, t.re), mul(x.re, other)};
  if (x.im)
    y = {add(y.re, mul(x.im, sine)), add(y.im, mul(x.im, t.re))};
  if (isInverse)
    y = {perLength(y.re), perLength(y.im)};
  return y;
}

/// The parts of numbers that lie in the last dimension.
static Complex partsOf(Node &n, Value x) {
  int64_t last = rankOf(x) - 1;
  int64_t parts = last < 0 ? 0 : knownSize(n, x, last, "number of parts");
  if (!n.hasFailed() && parts != 1 && parts != 2)
    n.error("expected a last dimension of size 1 or 2 but found " +
            Twine(parts));
  Complex result{pick(n, x, last, 0), {}};
  if (parts == 2)
    result.im = pick(n, x, last, 1);
  return result;
}

static Value together(Node &n, Complex x) {
  int64_t rank = rankOf(x.re);
  Value re = spread(n, x.re, {rank});
  return x.im ? join(n, {re, spread(n, x.im, {rank})}, rank) : re;
}

//===----------------------------------------------------------------------===//
// DFT and STFT
//===----------------------------------------------------------------------===//

static int64_t axisOf(Node &n, int64_t rank) {
  int64_t axis = n.since() < 20 ? n.integer("axis", 1) : -2;
  if (n.since() >= 20 && n.has(2)) {
    auto given = n.integers(2, "an axis");
    axis = given.size() == 1 ? given[0] : INT64_MIN;
  }
  axis = n.normalize(axis, rank);
  if (!n.hasFailed() && axis == rank - 1)
    n.error("expected an axis before the last one");
  return axis;
}

/// The one element of an input as a size.
static Size sizeIn(Node &n, size_t i, StringRef what) {
  Sizes sizes = n.sizes(i, what);
  if (!n.hasFailed() && sizes.size() != 1)
    n.error("expected one number as the " + what);
  if (n.hasFailed())
    return n.b.ops().getIndexAttr(1);
  if (auto known = getConstantIntValue(sizes[0]); known && *known < 1)
    n.error("expected a positive " + what + " but found " + Twine(*known));
  return sizes[0];
}

static void importDft(Node &n) {
  Value x = n.in(0);
  int64_t rank = rankOf(x), axis = axisOf(n, rank);
  Complex parts = partsOf(n, x);
  if (n.hasFailed())
    return;
  bool isInverse = n.integer("inverse", 0),
       isOneSided = n.integer("onesided", 0);
  Size length = n.sizeOf(x, axis);
  if (n.has(1)) {
    length = sizeIn(n, 1, "length");
  } else if (isInverse && isOneSided) {
    Size less = n.sub(length, n.b.ops().getIndexAttr(1));
    length = n.mul(less, n.b.ops().getIndexAttr(2));
  }
  auto move = [&](Value part, int64_t from, int64_t to) {
    return part ? moveDim(n, part, from, to) : part;
  };
  Complex y = Transform{n, length, isInverse, isOneSided}.run(
      {move(parts.re, axis, rank - 2), move(parts.im, axis, rank - 2)});
  n.out(together(n, {move(y.re, rank - 2, axis), move(y.im, rank - 2, axis)}));
}

static int64_t knownNumber(Node &n, size_t i, StringRef what) {
  auto known = n.integers(i, what);
  if (!n.hasFailed() && (known.size() != 1 || known[0] < 1))
    n.error("expected a positive number as the " + what);
  return n.hasFailed() ? 1 : known[0];
}

static void importStft(Node &n) {
  Value x = n.in(0);
  if (!n.hasFailed() && rankOf(x) == 2)
    x = spread(n, x, {2});
  if (!expectRank(n, x, 3, "a signal"))
    return;
  Complex parts = partsOf(n, x);
  int64_t step = knownNumber(n, 1, "frame_step");
  Value window = n.optional(2);
  if (window && !expectRank(n, window, 1, "a window"))
    return;
  int64_t length = n.has(3) ? knownNumber(n, 3, "frame_length")
                   : window ? knownSize(n, window, 0, "size of the window")
                            : knownSize(n, x, 1, "length of the signal");
  auto frames = [&](Value part) {
    if (!part || n.hasFailed())
      return part;
    Value cut = n.b.make<UnfoldOp>(part, 1, length, step);
    return window ? n.b.make<MulOp>(cut, window) : cut;
  };
  Complex framed{frames(parts.re), frames(parts.im)};
  if (n.hasFailed())
    return;
  Size size = n.b.ops().getIndexAttr(length);
  n.out(together(
      n, Transform{n, size, false, n.integer("onesided", 1) != 0}.run(framed)));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

namespace {

/// a + b cos(angle) + c cos(2 angle)
struct Window {
  double a, b, c;
};

} // namespace

static void importWindow(Node &n, Window window) {
  Size size = sizeIn(n, 0, "size of a window");
  Type f64 = n.b.ops().getF64Type();
  Type type = n.elementType("output_datatype", n.b.ops().getF32Type());
  Size period = size;
  if (!n.integer("periodic", 1)) {
    Size one = n.b.ops().getIndexAttr(1);
    period = n.max(n.sub(size, one), one);
  }
  Value place = n.b.cast(places(n, size), f64);
  Value turns = divide(n, place, n.b.cast(n.tensorOfSize(period), f64));
  auto wave = [&](double factor, double times) {
    return scaled(n, n.b.make<CosOp>(scaled(n, turns, times * kTwoPi)), factor);
  };
  Value y = n.b.make<AddOp>(wave(window.b, 1), n.b.scalar(window.a, f64));
  if (window.c != 0)
    y = n.b.make<AddOp>(y, wave(window.c, 2));
  n.out(n.b.cast(y, type));
}

//===----------------------------------------------------------------------===//
// MelWeightMatrix
//===----------------------------------------------------------------------===//

/// Places in a spectrum that are equally far from each other on the mel scale.
static SmallVector<int64_t> melPlaces(int64_t bins, int64_t length,
                                      int64_t rate, double low, double high) {
  auto mel = [](double hertz) { return 2595 * std::log10(1 + hertz / 700); };
  double step = (mel(high) - mel(low)) / double(bins + 2);
  SmallVector<int64_t> places;
  for (int64_t i = 0; i < bins + 2; ++i) {
    double hertz =
        700 * (std::pow(10, (double(i) * step + mel(low)) / 2595) - 1);
    places.push_back(
        int64_t(std::floor(double(length + 1) * hertz / double(rate))));
  }
  return places;
}

/// The share of a place in a triangle over three places.
static double triangle(int64_t at, ArrayRef<int64_t> corners) {
  int64_t left = corners[0], top = corners[1], right = corners[2];
  if (at >= top && at < right)
    return double(right - at) / double(right - top);
  if (left == top)
    return at == top ? 1 : 0;
  return at >= left && at <= top ? double(at - left) / double(top - left) : 0;
}

static void importMelWeights(Node &n) {
  int64_t bins = knownNumber(n, 0, "num_mel_bins");
  int64_t length = knownNumber(n, 1, "dft_length");
  int64_t rate = knownNumber(n, 2, "sample_rate");
  auto low = n.numbers(3, "edges"), high = n.numbers(4, "edges");
  constexpr int64_t kMost = 1 << 26;
  if (!n.hasFailed() && (low.size() != 1 || high.size() != 1))
    n.error("expected one number as each edge");
  if (!n.hasFailed() &&
      (bins > kMost || length > kMost || (length / 2 + 1) > kMost / bins))
    n.error("expected a matrix of at most " + Twine(kMost) + " elements");
  if (n.hasFailed())
    return;
  int64_t rows = length / 2 + 1;
  auto places = melPlaces(bins, length, rate, low[0], high[0]);
  if (!llvm::is_sorted(places) || places.front() < 0 || places.back() > rows)
    return n.error("expected edges between 0 and half of the sample rate, the "
                   "lower one first");
  std::vector<double> table;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t bin = 0; bin < bins; ++bin)
      table.push_back(triangle(row, ArrayRef(places).slice(size_t(bin), 3)));
  auto type = RankedTensorType::get({rows, bins}, n.b.ops().getF64Type());
  Value all = n.b.constant(DenseElementsAttr::get(type, ArrayRef(table)));
  n.out(
      n.b.cast(all, n.elementType("output_datatype", n.b.ops().getF32Type())));
}

void addSignalOperators(OperatorTable &t) {
  auto window = [&](StringRef name, Window window) {
    t.add(name, {17}, 1, [=](Node &n) { importWindow(n, window); });
  };
  window("BlackmanWindow", {0.42, -0.5, 0.08});
  window("HammingWindow", {25.0 / 46, -21.0 / 46, 0});
  window("HannWindow", {0.5, -0.5, 0});
  t.add("DFT", {17, 20}, {1, 3}, importDft);
  t.add("MelWeightMatrix", {17}, 5, importMelWeights);
  t.add("STFT", {17}, {2, 4}, importStft);
}

} // namespace tcopt::onnx_import
