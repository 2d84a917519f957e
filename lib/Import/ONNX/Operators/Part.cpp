//===- Part.cpp - parts of tensors, and what surrounds them ---------------===//

#include "Families.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

Value part(Node &n, Value x, int64_t dim, Size start, Size size) {
  std::optional<int64_t> from = getConstantIntValue(start);
  std::optional<int64_t> count = getConstantIntValue(size);
  int64_t end;
  if (from && count && *from >= 0 && *count >= 0 &&
      !llvm::AddOverflow(*from, *count, end))
    return n.b.slice(x, dim, *from, end);
  return n.b.narrow(x, n.tensorOfSize(start), size, dim);
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

namespace {
/// What is taken of one dimension, as in Python.
struct Range {
  int64_t dim;
  Size start, end, step;
};
} // namespace

/// Arithmetic on a range whose step is a run-time value.
struct RangeMath {
  Node &n;

  Value number(int64_t value) { return n.index(n.b.ops().getIndexAttr(value)); }
  Value compare(arith::CmpIPredicate predicate, Value x, Value y) {
    return n.b.ops().createOrFold<arith::CmpIOp>(n.b.location(), predicate, x,
                                                 y);
  }
  Value choose(Value condition, Value x, Value y) {
    return n.b.ops().createOrFold<arith::SelectOp>(n.b.location(), condition, x,
                                                   y);
  }
  Value sum(Value x, Value y) { return n.index(n.add(x, y)); }
  Value limit(Value x, Value least, Value most) {
    return n.index(n.min(n.max(x, least), most));
  }
};

/// Gathers the elements at `start + i * step`, for steps of either sign.
static Value takeByStep(Node &n, Value x, const Range &range) {
  RangeMath m{n};
  Value size = n.index(n.sizeOf(x, range.dim)), zero = m.number(0);
  Value one = m.number(1), step = n.index(range.step);
  using Predicate = arith::CmpIPredicate;
  core::RequireOp::create(n.b.ops(), n.b.location(),
                          m.compare(Predicate::ne, step, zero),
                          n.b.ops().getStringAttr("a step must not be 0"));
  // Larger steps select one element too, so that the step can be limited.
  Value beyond = m.sum(size, one);
  step = m.limit(step, n.index(n.sub(zero, beyond)), beyond);
  step = m.choose(m.compare(Predicate::eq, step, zero), one, step);
  Value isBack = m.compare(Predicate::slt, step, zero);
  Value less = m.choose(isBack, m.number(-1), zero);
  auto placeOf = [&](Size place) {
    Value value = n.index(place);
    Value fromEnd = m.choose(m.compare(Predicate::slt, value, zero),
                             m.sum(value, size), value);
    return m.limit(fromEnd, less, m.sum(size, less));
  };
  Value start = placeOf(range.start), end = placeOf(range.end);
  Value rounding = m.choose(isBack, one, m.number(-1));
  Value span = m.sum(n.index(n.sub(end, start)), m.sum(step, rounding));
  Size count = n.max(n.div(span, step), zero);
  Value first = n.tensorOfSize(start), by = n.tensorOfSize(step);
  return n.b.make<IndexSelectOp>(x, n.b.arange(first, by, count), range.dim);
}

/// Place i is place -1 - i of what is in reverse order, if those below 0 count
/// from the end.
static Value take(Node &n, Value x, Range range) {
  if (n.hasFailed())
    return {};
  std::optional<int64_t> step = getConstantIntValue(range.step);
  if (!step)
    return takeByStep(n, x, range);
  if (*step > 0)
    return n.b.slice(x, range.dim, range.start, range.end, *step);
  Size last = n.b.ops().getIndexAttr(-1);
  range.start = n.sub(last, range.start);
  range.end = n.sub(last, range.end);
  Value reversed = n.b.make<FlipOp>(x, ArrayRef<int64_t>(range.dim));
  return n.b.slice(reversed, range.dim, range.start, range.end, -*step);
}

static Sizes stepsOf(Node &n, size_t count) {
  if (n.since() >= 10 && n.has(4))
    return n.sizes(4, "steps");
  return Sizes(count, n.b.ops().getIndexAttr(1));
}

/// Starts, ends, axes and steps have the same length: if one length is static,
/// it is set for the others.
static void alignLengths(Node &n) {
  std::optional<int64_t> length;
  for (size_t i = 1; i < std::min<size_t>(n.numInputs(), 5); ++i)
    if (n.has(i) && !length)
      length = n.knownLength(i);
  for (size_t i = 1; length && i < std::min<size_t>(n.numInputs(), 5); ++i)
    if (n.has(i))
      n.setLength(i, *length);
}

static void importSlice(Node &n) {
  Value x = n.in(0);
  bool hasInputs = n.since() >= 10;
  Sizes starts, ends;
  if (hasInputs) {
    if (!n.has(1) || !n.has(2))
      return n.error("expected starts and ends");
    alignLengths(n);
    starts = n.sizes(1, "starts");
    ends = n.sizes(2, "ends");
  } else {
    starts =
        constantSizes(n, n.integers("starts").value_or(SmallVector<int64_t>()));
    ends =
        constantSizes(n, n.integers("ends").value_or(SmallVector<int64_t>()));
  }
  SmallVector<int64_t> dims = upTo(int64_t(starts.size()));
  if (hasInputs && n.has(3))
    dims = n.integers(3, "axes");
  else if (auto axes = n.integers("axes"); axes && !hasInputs)
    dims = *axes;
  Sizes steps = stepsOf(n, starts.size());
  if (n.hasFailed())
    return;
  if (ends.size() != starts.size() || dims.size() != starts.size() ||
      steps.size() != starts.size())
    return n.error("expected as many starts, ends, axes and steps");
  dims = n.normalize(dims, rankOf(x));
  for (auto [dim, start, end, step] :
       llvm::zip_equal(dims, starts, ends, steps)) {
    std::optional<int64_t> known = getConstantIntValue(step);
    if (known == 0 || known == INT64_MIN)
      return n.error("expected a step that is not " + Twine(*known));
    x = take(n, x, {dim, start, end, step});
  }
  n.out(x);
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

namespace {
/// How many elements are added before and after those of each dimension.
struct Margins {
  Sizes low, high;
};
} // namespace

static Margins marginsOf(Node &n, Value x) {
  Sizes pads;
  if (n.since() < 11)
    pads = constantSizes(n, n.integers(n.since() < 2 ? "paddings" : "pads")
                                .value_or(SmallVector<int64_t>()));
  else if (n.has(1))
    pads = n.sizes(1, "pads");
  int64_t rank = rankOf(x);
  SmallVector<int64_t> dims = upTo(rank);
  if (n.has(3))
    dims = n.normalize(n.integers(3, "axes"), rank);
  Margins margins{Sizes(rank, n.b.ops().getIndexAttr(0)),
                  Sizes(rank, n.b.ops().getIndexAttr(0))};
  if (!n.hasFailed() && pads.size() != 2 * dims.size())
    n.error("expected " + Twine(2 * dims.size()) + " pads but found " +
            Twine(pads.size()));
  for (size_t i = 0; !n.hasFailed() && i < dims.size(); ++i) {
    margins.low[dims[i]] = pads[i];
    margins.high[dims[i]] = pads[dims.size() + i];
  }
  return margins;
}

static Value padValue(Node &n, Type type) {
  if (n.since() < 11)
    return n.b.scalar(n.number("value", 0), type);
  if (!n.has(2))
    return n.b.scalar(0, type);
  Value value = n.in(2);
  return rankOf(value) == 0 ? value : n.b.reshape(value, {});
}

/// Elements that negative margins take away go first: what surrounds the rest
/// is made of it.
static Value cut(Node &n, Value x, SmallVector<int64_t> &low,
                 SmallVector<int64_t> &high) {
  SmallVector<int64_t> lowCut(low.size(), 0), highCut(high.size(), 0);
  for (size_t i = 0; i < low.size(); ++i) {
    lowCut[i] = std::min<int64_t>(low[i], 0);
    highCut[i] = std::min<int64_t>(high[i], 0);
    low[i] -= lowCut[i];
    high[i] -= highCut[i];
  }
  auto isZero = [](int64_t margin) { return margin == 0; };
  if (llvm::all_of(lowCut, isZero) && llvm::all_of(highCut, isZero))
    return x;
  return n.b.make<PadOp>(x, n.b.scalar(0, elementType(x)),
                         ArrayRef<int64_t>(lowCut), ArrayRef<int64_t>(highCut));
}

template <typename OpT>
static void padWith(Node &n, Value x, SmallVector<int64_t> low,
                    SmallVector<int64_t> high) {
  x = cut(n, x, low, high);
  n.out(n.b.make<OpT>(x, ArrayRef<int64_t>(low), ArrayRef<int64_t>(high)));
}

static void importPad(Node &n) {
  Value x = n.in(0);
  std::string mode =
      n.choice("mode", "constant", {"constant", "reflect", "edge", "wrap"});
  Margins margins = marginsOf(n, x);
  auto low = getConstantIntValues(margins.low);
  auto high = getConstantIntValues(margins.high);
  if (n.hasFailed())
    return;
  if (mode == "constant")
    return n.out(
        n.b.pad(x, padValue(n, elementType(x)), margins.low, margins.high));
  if (!low || !high)
    return n.error("expected pads that are known when the model is imported");
  if (mode == "reflect")
    return padWith<ReflectionPadOp>(n, x, *low, *high);
  if (mode == "edge")
    return padWith<ReplicationPadOp>(n, x, *low, *high);
  padWith<CircularPadOp>(n, x, *low, *high);
}

//===----------------------------------------------------------------------===//
// Triangles and sequences
//===----------------------------------------------------------------------===//

/// Returns the triangle above or below a diagonal that is a run-time value.
static Value triangleAt(Node &n, Value x, Value diagonal, bool isUpper) {
  if (n.hasFailed() || rankOf(x) < 2) {
    n.error("expected an input of rank 2 or more");
    return {};
  }
  Value k = n.b.reshape(n.b.cast(diagonal, n.b.ops().getI64Type()), {});
  Value row = spread(n, places(n, n.sizeOf(x, rankOf(x) - 2)), {1});
  Value column = places(n, n.sizeOf(x, rankOf(x) - 1));
  Value place = sub(n, column, row);
  Value isKept = isUpper ? n.b.make<GeOp>(place, k) : n.b.make<LeOp>(place, k);
  return n.b.make<WhereOp>(isKept, x, n.b.scalar(0, elementType(x)));
}

static void importTrilu(Node &n) {
  Value x = n.in(0);
  bool isUpper = n.integer("upper", 1);
  auto known =
      n.has(1) ? n.knownIntegers(1) : std::optional(SmallVector<int64_t>{0});
  if (!known)
    return n.out(triangleAt(n, x, n.in(1), isUpper));
  if (known->size() != 1)
    return n.error("expected one number as k");
  if (isUpper)
    n.out(n.b.make<TriuOp>(x, known->front()));
  else
    n.out(n.b.make<TrilOp>(x, known->front()));
}

/// The places 0, 1, ... along `dim`, of the rank of `x` and of size 1 in other
/// dimensions.
static Value placesAlong(Node &n, Value x, int64_t dim) {
  Sizes sizes(rankOf(x), n.b.ops().getIndexAttr(1));
  sizes[dim] = n.sizeOf(x, dim);
  return n.b.reshape(places(n, sizes[dim]), sizes);
}

static void importReverseSequence(Node &n) {
  Value x = n.in(0), lengths = n.b.cast(n.in(1), n.b.ops().getI64Type());
  int64_t rank = rankOf(x);
  int64_t batch = n.normalize(n.integer("batch_axis", 1), rank);
  int64_t time = n.normalize(n.integer("time_axis", 0), rank);
  if (n.hasFailed())
    return;
  Sizes sizes(rank, n.b.ops().getIndexAttr(1));
  sizes[batch] = n.sizeOf(x, batch);
  Value length = n.b.reshape(lengths, sizes);
  Value place = placesAlong(n, x, time);
  Value one = n.b.integer(1, n.b.ops().getI64Type());
  Value reversed = n.b.make<SubOp>(n.b.make<SubOp>(length, one), place);
  Value isInside = n.b.make<LtOp>(place, length);
  Value from = n.b.make<WhereOp>(isInside, reversed, place);
  n.out(n.b.make<GatherOp>(x, n.b.expand(from, n.sizesOf(x)), time));
}

void addPartOperators(OperatorTable &t) {
  t.add("Slice", {1, 10, 11, 13}, {1, 5}, importSlice);
  t.add("Pad", {1, 2, 11, 13, 18, 19, 21, 23, 24, 25}, {1, 4}, importPad);
  t.add("Trilu", {14}, {1, 2}, importTrilu);
  t.add("ReverseSequence", {10, 28}, 2, importReverseSequence);
}

} // namespace tcopt::onnx_import
