//===- Remainder.cpp - remainders of floats -------------------------------===//
//
// x = mx 2^ex and y = my 2^ey with integers mx and my. The remainder is 2^ey
// times that of mx 2^(ex - ey) by my, which long division finds, a few binary
// digits at a time. A quotient below 2^40 (f32) or 2^11 (f64) needs one or two
// rounds.
//
//===----------------------------------------------------------------------===//

#include "Remainder.h"
#include "Formula.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include <cmath>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;

namespace {
/// How many bits of a number are its fraction's, and how many more fit i64.
struct Layout {
  int64_t fraction, bias;
  int64_t step() const { return 63 - fraction; }
};

/// All of i64: an integer, and its exponent.
struct Parts {
  Bits integer, exponent;
};
} // namespace

static Layout layoutOf(Type type) {
  return type.isF32() ? Layout{23, 127} : Layout{52, 1023};
}

static Bits toI64(Bits a) {
  return a.elementType().isInteger(64) ? a : toI64Unsigned(a);
}

// Returns the exponent and significand of a positive number. Subnormal numbers
// have the exponent 1 and no leading bit.
static Parts partsOf(Real a, Layout layout) {
  Bits bits = toI64(bitsOf(a));
  Bits exponent = shiftRightLogical(bits, layout.fraction);
  Bits fraction = bits & ((int64_t(1) << layout.fraction) - 1);
  Bits leading = bits.like(int64_t(1) << layout.fraction);
  Bits integer = select(exponent != 0, fraction | leading, fraction);
  return {integer, atLeast(exponent, 1)};
}

static Bits remainderOf(Bits a, Bits b) {
  return {{a.builder, a.make<arith::RemUIOp>(a.value, b.value)}};
}

// r 2^distance modulo m.
static Bits divideLong(Bits r, Bits m, Bits distance, int64_t step) {
  FormulaBuilder &b = *r.builder;
  Value zero = arith::ConstantIntOp::create(b, 0, 64);
  Value width = arith::ConstantIntOp::create(b, step, 64);
  auto loop = scf::ForOp::create(
      b, zero, distance.value, width, ValueRange(remainderOf(r, m).value),
      [&](OpBuilder &inner, Location loc, Value done, ValueRange carried) {
        FormulaBuilder body(loc, inner);
        Bits rest = {
            {&body, arith::SubIOp::create(body, distance.value, done)}};
        Value shift = arith::MinSIOp::create(body, rest.value, width);
        Bits next = Bits{{&body, carried[0]}} << Bits{{&body, shift}};
        Bits left = remainderOf(next, Bits{{&body, m.value}});
        scf::YieldOp::create(body, left.value);
      });
  return {{&b, loop.getResult(0)}};
}

// The products are exact: the result is a number.
static Real numberOf(Bits integer, Bits exponent, Layout layout, Type type) {
  Bits e = exponent - (layout.bias + layout.fraction);
  Bits half = e >> 1;
  Real number = toF64(integer) * powerOfTwo(half) * powerOfTwo(e - half);
  return type.isF32() ? toF32(number) : number;
}

static Real remainderOf(Real x, Real y) {
  Layout layout = layoutOf(x.type());
  Real a = abs(x), b = abs(y);
  Parts px = partsOf(a, layout), py = partsOf(b, layout);
  Bits m = atLeast(py.integer, 1);
  Bits distance = atLeast(px.exponent - py.exponent, 0);
  Bits r = divideLong(px.integer, m, distance, layout.step());
  Real result = copySign(numberOf(r, py.exponent, layout, x.type()), x);
  constexpr double infinity = HUGE_VAL;
  Truth hasNone = (a == infinity) | (b == 0.0) | (a != a);
  Real known = select(a < b, x, result);
  return select(b != b, y, select(hasNone, x.like(std::nan("")), known));
}

static Value expandScalar(FormulaBuilder &b, Value x, Value y) {
  Type type = x.getType();
  if (!type.isF16() && !type.isBF16())
    return remainderOf(Real{{&b, x}}, Real{{&b, y}}).value;
  Type f32 = b.getF32Type();
  Value wide = remainderOf(Real{{&b, arith::ExtFOp::create(b, f32, x)}},
                           Real{{&b, arith::ExtFOp::create(b, f32, y)}})
                   .value;
  return arith::TruncFOp::create(b, type, wide);
}

void tcopt::expandRemainder(arith::RemFOp op) {
  FormulaBuilder builder(op.getLoc(), op);
  Value result;
  if (auto type = dyn_cast<VectorType>(op.getType())) {
    auto x = vector::ToElementsOp::create(builder, op.getLhs());
    auto y = vector::ToElementsOp::create(builder, op.getRhs());
    SmallVector<Value> elements;
    for (auto [a, b] : llvm::zip_equal(x.getResults(), y.getResults()))
      elements.push_back(expandScalar(builder, a, b));
    result = vector::FromElementsOp::create(builder, type, elements);
  } else {
    result = expandScalar(builder, op.getLhs(), op.getRhs());
  }
  op.replaceAllUsesWith(result);
  op.erase();
}
