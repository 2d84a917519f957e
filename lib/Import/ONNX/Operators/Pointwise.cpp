//===- Pointwise.cpp - element by element ---------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

static void importIsInf(Node &n) {
  Value x = n.in(0);
  Value is = n.b.make<IsinfOp>(x);
  Value zero = n.b.scalar(0, elementType(x));
  if (!n.integer("detect_negative", 1))
    is = n.b.make<LogicalAndOp>(is, n.b.make<GtOp>(x, zero));
  if (!n.integer("detect_positive", 1))
    is = n.b.make<LogicalAndOp>(is, n.b.make<LtOp>(x, zero));
  n.out(is);
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

/// The second operand. Before version 7 it only broadcasts if the node says so,
/// and may be aligned with dimensions of the first one from `axis` on.
static Value second(Node &n, Value first) {
  Value y = n.in(1);
  if (n.since() >= 7 || !n.hasAttribute("axis") || n.hasFailed())
    return y;
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(first));
  Sizes sizes = n.sizesOf(y);
  if (axis + rankOf(y) > rankOf(first))
    n.error("expected an axis from which the second input fits into the first");
  else
    sizes.append(rankOf(first) - axis - rankOf(y), n.b.ops().getIndexAttr(1));
  return n.b.reshape(y, sizes);
}

template <typename OpT> static void importBinary(Node &n) {
  Value x = n.in(0);
  n.out(n.b.make<OpT>(x, second(n, x)));
}

static void importDiv(Node &n) {
  Value x = n.in(0);
  n.out(divide(n, x, second(n, x)));
}

// A power has the type of its base; with a float exponent an integer base is
// computed as such a float.
static void importPow(Node &n) {
  Value base = n.in(0), exponent = second(n, base);
  Type type = elementType(base), other = elementType(exponent);
  if (n.hasFailed())
    return;
  if (!isa<FloatType>(type) && isa<FloatType>(other))
    return n.out(
        n.b.cast(n.b.make<PowOp>(n.b.cast(base, other), exponent), type));
  if (!isa<FloatType>(type) && !isa<FloatType>(other) &&
      other.getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
    return n.out(
        n.b.cast(n.b.make<PowOp>(n.b.cast(base, other), exponent), type));
  n.out(n.b.make<PowOp>(base, n.b.cast(exponent, type)));
}

// A remainder of zero has the sign of the divisor, graph's that of the
// dividend.
static void importRemainder(Node &n) {
  Value x = n.in(0), y = second(n, x);
  Value rest = n.b.make<RemainderOp>(x, y);
  Type type = elementType(rest);
  if (n.hasFailed() || !isa<FloatType>(type))
    return n.out(rest);
  Value sign = n.b.make<WhereOp>(n.b.make<LtOp>(y, n.b.scalar(0, type)),
                                 n.b.scalar(-1, type), n.b.scalar(1, type));
  n.out(n.b.make<MulOp>(n.b.make<AbsOp>(rest), sign));
}

static void importMod(Node &n) {
  if (n.integer("fmod", 0))
    importBinary<FmodOp>(n);
  else
    importRemainder(n);
}

static void importBitShift(Node &n) {
  if (n.choice("direction", "", {"LEFT", "RIGHT"}) == "LEFT")
    importBinary<BitwiseLeftShiftOp>(n);
  else
    importBinary<BitwiseRightShiftOp>(n);
}

/// Before version 7 there is one slope, or one for each channel.
static Value slopeOf(Node &n, Value x) {
  Value slope = n.in(1);
  if (n.since() >= 7 || n.hasFailed() || rankOf(slope) != 1 || rankOf(x) < 2 ||
      rankedType(slope).getDimSize(0) == 1)
    return slope;
  Sizes sizes(rankOf(x) - 1, n.b.ops().getIndexAttr(1));
  sizes[0] = n.sizeOf(slope, 0);
  return n.b.reshape(slope, sizes);
}

// The derivative at 0 is the slope, as PyTorch's.
static void importPRelu(Node &n) {
  Value x = n.in(0);
  Value isAbove = n.b.make<GtOp>(x, n.b.scalar(0, elementType(x)));
  n.out(n.b.make<WhereOp>(isAbove, x, n.b.make<MulOp>(x, slopeOf(n, x))));
}

//===----------------------------------------------------------------------===//
// Any number of operands
//===----------------------------------------------------------------------===//

template <typename OpT> static Value combine(Node &n) {
  Value result = n.in(0);
  for (size_t i = 1; i < n.numInputs(); ++i)
    result = n.b.make<OpT>(result, n.in(i));
  return result;
}

template <typename OpT> static void importVariadic(Node &n) {
  n.out(combine<OpT>(n));
}

static void importMean(Node &n) {
  Value sum = combine<AddOp>(n);
  n.out(divide(n, sum, n.b.scalar(double(n.numInputs()), elementType(sum))));
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static void importWhere(Node &n) {
  n.out(n.b.make<WhereOp>(n.in(0), n.in(1), n.in(2)));
}

// Bounds that are constants are numbers of PyTorch's clamp, others its tensors:
// the derivatives at the bounds differ.
static void importClip(Node &n) {
  Value x = n.in(0);
  Value low = n.optional(1), high = n.optional(2);
  bool areNumbers =
      (!low || n.constant(1) != nullptr) && (!high || n.constant(2) != nullptr);
  if (n.hasFailed())
    return;
  Type type = elementType(x);
  if (n.since() < 11) {
    if (n.hasAttribute("min"))
      low = n.b.scalar(n.number("min", 0), type);
    if (n.hasAttribute("max"))
      high = n.b.scalar(n.number("max", 0), type);
  }
  bool canBeInfinite = areNumbers && isa<FloatType>(type);
  if (!low && high && canBeInfinite)
    low = n.b.scalar(-INFINITY, type);
  if (low && !high && canBeInfinite)
    high = n.b.scalar(INFINITY, type);
  if (low && high)
    return n.out(n.b.make<ClampOp>(x, low, high, areNumbers));
  if (low)
    x = n.b.make<MaximumOp>(x, low);
  if (high)
    x = n.b.make<MinimumOp>(x, high);
  n.out(x);
}

static void importCast(Node &n) {
  Value x = n.in(0);
  if (n.since() < 6)
    return n.out(n.b.cast(x, n.namedType("to", elementType(x))));
  n.out(n.b.cast(x, n.elementType("to", elementType(x))));
}

static void importCastLike(Node &n) {
  Value x = n.in(0), like = n.in(1);
  n.out(n.b.cast(x, elementType(like)));
}

static void importBitCast(Node &n) {
  Value x = n.in(0);
  Type to = n.elementType("to", elementType(x));
  if (!n.hasFailed() && to == elementType(x))
    return n.out(x);
  // A Boolean's byte is 0 or 1.
  if (!n.hasFailed() && elementType(x).isInteger(1) && to.isInteger(8))
    return n.out(n.b.cast(x, to));
  n.out(n.b.make<BitcastOp>(x, to));
}

void addPointwiseOperators(OperatorTable &t) {
#include "GraphMathImport.inc"
#include "GraphPointwiseImport.inc"
  t.add("IsInf", {10, 20}, 1, importIsInf);

  t.add("BitShift", {11, 28}, 2, importBitShift);
  t.add("Div", {1, 6, 7, 13, 14}, 2, importDiv);
  t.add("Mod", {10, 13, 28}, 2, importMod);
  t.add("Pow", {1, 7, 12, 13, 15}, 2, importPow);
  t.add("PRelu", {1, 6, 7, 9, 16}, 2, importPRelu);
  t.add("Max", {1, 6, 8, 12, 13}, InputCount::any(1),
        importVariadic<MaximumOp>);
  t.add("Min", {1, 6, 8, 12, 13}, InputCount::any(1),
        importVariadic<MinimumOp>);
  t.add("Sum", {1, 6, 8, 13}, InputCount::any(1), importVariadic<AddOp>);
  t.add("Mean", {1, 6, 8, 13}, InputCount::any(1), importMean);

  t.add("Where", {9, 16}, 3, importWhere);
  t.add("Clip", {1, 6, 11, 12, 13}, {1, 3}, importClip);
  t.add("Cast", {1, 6, 9, 13, 19, 21, 23, 24, 25, 28}, 1, importCast);
  t.add("CastLike", {15, 19, 21, 23, 24, 25}, 2, importCastLike);
  t.add("BitCast", {26}, 1, importBitCast);
}

} // namespace tcopt::onnx_import
