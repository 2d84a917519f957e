//===- Pointwise.cpp - element by element ---------------------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

static bool isFloat(Export &x) { return isa<FloatType>(x.elementType()); }

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// Any other scales are those of Elu's operand and result: scale / input_scale
/// times Elu(input_scale * x) with alpha * input_scale.
static void exportElu(EluOp op, Export &x) {
  double alpha = op.getAlpha().convertToDouble();
  double scale = op.getScale().convertToDouble();
  double input = op.getInputScale().convertToDouble();
  if (input == 1 && scale == 1)
    return x.node("Elu", {x.in(0u)}, {{"alpha", alpha}});
  if (input == 1)
    return x.node("Selu", {x.in(0u)}, {{"alpha", alpha}, {"gamma", scale}});
  if (alpha * input == 1 && scale == 1 && x.elementType().isF32())
    return x.node("Celu", {x.in(0u)}, {{"alpha", 1 / input}});
  if (input <= 0)
    return x.refuse("an input_scale that is not positive has no counterpart");
  Name scaled = x.e.op("Mul", {x.in(0u), x.number(input)});
  Name elu = x.e.op("Elu", {scaled}, {{"alpha", alpha * input}});
  x.node("Mul", {elu, x.number(scale / input)});
}
static void exportPrelu(PreluOp, Export &x) {
  Name slope = x.in(1u);
  if (x.rank() > 2) {
    SmallVector<int64_t> sizes(x.rank() - 1, 1);
    sizes[0] = -1;
    slope = x.e.op("Reshape", {slope, x.e.ints(sizes)});
  }
  x.node("PRelu", {x.in(0u), slope});
}
static void exportGlu(GluOp op, Export &x) {
  Names halves = x.e.ops("Split", {x.in(0u)}, 2,
                         {{"axis", op.getDim()}, {"num_outputs", int64_t(2)}});
  x.node("Mul", {halves[0], x.e.op("Sigmoid", {halves[1]})});
}
static void exportCast(CastOp op, Export &x) {
  x.out(x.e.cast(x.in(0u), op.getType().getElementType()));
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

/// Bounds of Clip are numbers, at which derivatives of imported models are 0.
static void exportClamp(ClampOp op, Export &x) {
  bool haveRankZero = op.getMin().getType().getRank() == 0 &&
                      op.getMax().getType().getRank() == 0;
  if (op.getExclusive() && haveRankZero)
    return x.node("Clip",
                  {x.in(op.getX()), x.in(op.getMin()), x.in(op.getMax())});
  Name above = x.e.op("Max", {x.in(op.getX()), x.in(op.getMin())});
  x.node("Min", {above, x.in(op.getMax())});
}

/// Of floats there is only the remainder with the dividend's sign.
static void exportRemainder(RemainderOp, Export &x) {
  if (!isFloat(x))
    return x.node("Mod", x.all());
  Name rest = x.e.op("Mod", x.all(), {{"fmod", int64_t(1)}});
  Name zero = x.number(0);
  Name signsDiffer = x.e.op(
      "Xor", {x.e.op("Less", {rest, zero}), x.e.op("Less", {x.in(1u), zero})});
  Name isZero = x.e.op("Equal", {rest, zero});
  Name differs = x.e.op("And", {signsDiffer, x.e.op("Not", {isZero})});
  x.node("Where", {differs, x.e.op("Add", {rest, x.in(1u)}), rest});
}
/// The arc of the quotient, half a turn further where x is negative.
static void exportAtan2(Atan2Op, Export &x) {
  Name zero = x.number(0), pi = x.number(M_PI);
  Name arc = x.e.op("Atan", {x.e.op("Div", x.all())});
  Name turn = x.e.op(
      "Where", {x.e.op("Less", {x.in(0u), zero}), x.e.op("Neg", {pi}), pi});
  Name turned = x.e.op("Where", {x.e.op("Less", {x.in(1u), zero}),
                                 x.e.op("Add", {arc, turn}), arc});
  Name isOrigin = x.e.op("And", {x.e.op("Equal", {x.in(0u), zero}),
                                 x.e.op("Equal", {x.in(1u), zero})});
  x.node("Where", {isOrigin, x.in(0u), turned});
}

static void exportDiv(DivOp op, Export &x) {
  Name quotient = x.e.op("Div", x.all());
  if (op.getRoundingMode() == RoundingMode::none ||
      (!isFloat(x) && op.getRoundingMode() == RoundingMode::trunc))
    return x.out(quotient);
  if (isFloat(x) && op.getRoundingMode() == RoundingMode::floor)
    return x.node("Floor", {quotient});
  if (isFloat(x)) {
    Name magnitude = x.e.op("Floor", {x.e.op("Abs", {quotient})});
    return x.node("Mul", {x.e.op("Sign", {quotient}), magnitude});
  }
  // x - (x mod y) is a multiple of y.
  Name rest = x.e.op("Mod", x.all());
  x.node("Div", {x.e.op("Sub", {x.in(0u), rest}), x.in(1u)});
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

namespace {
/// Only unsigned integers have shifts, by less than their bits. Others are
/// multiplied, or divided and rounded down, in 64 bits.
struct Shift {
  explicit Shift(Export &x)
      : e(x.e), bits(x.elementType().getIntOrFloatBitWidth()),
        wide(IntegerType::get(e.context, 64)), value(e.cast(x.in(0u), wide)),
        amount(e.cast(x.in(1u), wide)) {}

  /// Whether the amount is none of 0 to `end` - 1.
  Name isOutside(int64_t end) {
    return e.op("Or", {e.op("Less", {amount, e.number(0, wide)}),
                       e.op("GreaterOrEqual", {amount, e.number(end, wide)})});
  }
  Name within(int64_t last) {
    return e.op("Clip", {amount, e.number(0, wide), e.number(last, wide)});
  }
  /// At most 2 to the power of 62, as a greater one is not positive.
  Name powerOfTwo(const Name &exponent) {
    Type real = Float64Type::get(e.context);
    return e.cast(e.op("Pow", {e.number(2, real), e.cast(exponent, real)}),
                  wide);
  }

  Emitter &e;
  int64_t bits;
  Type wide;
  Name value, amount;
};
} // namespace

static void exportUnsignedShift(Export &x, const char *direction) {
  Shift s(x);
  Name shifted =
      x.e.op("BitShift", x.all(), {{"direction", std::string(direction)}});
  x.node("Where", {s.isOutside(s.bits), x.number(0), shifted});
}

/// In two steps: 2 to the power of 63 is not positive.
static void exportLeftShift(BitwiseLeftShiftOp, Export &x) {
  if (x.elementType().isUnsignedInteger())
    return exportUnsignedShift(x, "LEFT");
  Shift s(x);
  Name amount = s.within(s.bits - 1);
  Name first = x.e.op("Div", {amount, x.e.number(2, s.wide)});
  Name second = x.e.op("Sub", {amount, first});
  Name shifted = x.e.op("Mul", {x.e.op("Mul", {s.value, s.powerOfTwo(first)}),
                                s.powerOfTwo(second)});
  Name result =
      x.e.op("Where", {s.isOutside(s.bits), x.e.number(0, s.wide), shifted});
  x.out(x.e.cast(result, x.elementType()));
}

static void exportRightShift(BitwiseRightShiftOp, Export &x) {
  if (x.elementType().isUnsignedInteger())
    return exportUnsignedShift(x, "RIGHT");
  Shift s(x);
  // By 63 places, only the sign is left.
  int64_t end = std::min<int64_t>(s.bits, 63);
  Name power = s.powerOfTwo(s.within(end - 1));
  Name rest = x.e.op("Mod", {s.value, power});
  Name shifted = x.e.op("Div", {x.e.op("Sub", {s.value, rest}), power});
  Name zero = x.e.number(0, s.wide);
  Name sign = x.e.op(
      "Where", {x.e.op("Less", {s.value, zero}), x.e.number(-1, s.wide), zero});
  Name result = x.e.op("Where", {s.isOutside(end), sign, shifted});
  x.out(x.e.cast(result, x.elementType()));
}

void addPointwiseExports(ExportTable &t) {
#include "GraphActivationExport.inc"
#include "GraphMathExport.inc"
#include "GraphPointwiseExport.inc"
  t.add<EluOp>(exportElu);
  t.add<PreluOp>(exportPrelu);
  t.add<GluOp>(exportGlu);
  t.add<CastOp>(exportCast);
  t.add<WhereOp>("Where");
  t.add<ClampOp>(exportClamp);
  t.add<RemainderOp>(exportRemainder);
  t.add<Atan2Op>(exportAtan2);
  t.add<DivOp>(exportDiv);
  t.add<BitwiseLeftShiftOp>(exportLeftShift);
  t.add<BitwiseRightShiftOp>(exportRightShift);
}

} // namespace tcopt::onnx_export
