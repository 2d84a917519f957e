//===- ScalarIntegers.cpp - integer ops that need care --------------------===//
//
// Division, powers and shifts of integers have results for all operands in
// core, where arith's ops and the machine's instructions do not.
//
//===----------------------------------------------------------------------===//

#include "ScalarBuilder.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using arith::CmpIPredicate;

namespace tcopt::integer {

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

// Reports a zero divisor.
static Value checkDivisor(ScalarBuilder &b, Value divisor) {
  Value isZero = b.compare(CmpIPredicate::eq, divisor, 0);
  b.failIf(isZero, rt::FailCode::division_by_zero, "integer division by zero");
  return isZero;
}

// The divisor, or 1 in place of 0 and -1 (the least integer divided by -1
// traps).
static Value safeDivisor(ScalarBuilder &b, Value divisor, Value isMinusOne) {
  Value unsafe = b.make<arith::OrIOp>(checkDivisor(b, divisor), isMinusOne);
  return b.select(unsafe, b.constant(divisor.getType(), 1), divisor);
}

Value divideSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Value isMinusOne = b.compare(CmpIPredicate::eq, v[1], -1);
  Value quotient =
      b.make<arith::DivSIOp>(v[0], safeDivisor(b, v[1], isMinusOne));
  Value zero = b.constant(v[0].getType(), 0);
  return b.select(isMinusOne, b.make<arith::SubIOp>(zero, v[0]), quotient);
}

// The remainder of a division by -1 is that of a division by 1.
Value remainderSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Value isMinusOne = b.compare(CmpIPredicate::eq, v[1], -1);
  return b.make<arith::RemSIOp>(v[0], safeDivisor(b, v[1], isMinusOne));
}

static Value safeUnsignedDivisor(ScalarBuilder &b, Value divisor) {
  Value one = b.constant(divisor.getType(), 1);
  return b.select(checkDivisor(b, divisor), one, divisor);
}

Value divideUnsigned(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::DivUIOp>(v[0], safeUnsignedDivisor(b, v[1]));
}

Value remainderUnsigned(ScalarBuilder &b, ArrayRef<Value> v) {
  return b.make<arith::RemUIOp>(v[0], safeUnsignedDivisor(b, v[1]));
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

static Value oddBit(ScalarBuilder &b, Value x) {
  return b.make<arith::AndIOp>(x, b.constant(x.getType(), 1));
}

// One step of square and multiply: (result, base, exponent) -> the next three.
static SmallVector<Value> powerStep(ScalarBuilder &b, ValueRange v) {
  Value odd = b.compare(CmpIPredicate::ne, oddBit(b, v[2]), 0);
  Value product = b.make<arith::MulIOp>(v[0], v[1]);
  Value square = b.make<arith::MulIOp>(v[1], v[1]);
  Value one = b.constant(v[2].getType(), 1);
  return {b.select(odd, product, v[0]), square,
          b.make<arith::ShRUIOp>(v[2], one)};
}

// A loop over the bits of the exponent, until none is left.
Value powerUnsigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  SmallVector<Value> start{b.constant(type, 1), v[0], v[1]};
  auto goOn = [&](OpBuilder &inner, Location loc, ValueRange args) {
    ScalarBuilder body(loc, inner, b.isStrict());
    Value more = body.compare(CmpIPredicate::ne, args[2], 0);
    scf::ConditionOp::create(body, more, args);
  };
  auto step = [&](OpBuilder &inner, Location loc, ValueRange args) {
    ScalarBuilder body(loc, inner, b.isStrict());
    scf::YieldOp::create(body, powerStep(body, args));
  };
  SmallVector<Type> types(3, type);
  return scf::WhileOp::create(b, types, start, goOn, step).getResult(0);
}

// To a negative power, 1 and -1 are what they are to the power's last bit, and
// all other bases give 0.
Value powerSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  Value isNegative = b.compare(CmpIPredicate::slt, v[1], 0);
  Value exponent = b.select(isNegative, oddBit(b, v[1]), v[1]);
  Value power = powerUnsigned(b, {v[0], exponent});
  Value shifted = b.make<arith::AddIOp>(v[0], b.constant(type, 1));
  Value isUnit = b.make<arith::OrIOp>(b.compare(CmpIPredicate::eq, shifted, 0),
                                      b.compare(CmpIPredicate::eq, shifted, 2));
  Value vanishes = b.make<arith::AndIOp>(
      isNegative, b.make<arith::XOrIOp>(isUnit, b.constant(b.getI1Type(), 1)));
  return b.select(vanishes, b.constant(type, 0), power);
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

// Whether the shift is not negative and below the width.
static Value isInRange(ScalarBuilder &b, Value shift) {
  unsigned width = shift.getType().getIntOrFloatBitWidth();
  return b.compare(CmpIPredicate::ult, shift, width);
}

// Zero where the shift is out of range.
template <typename ShiftOp>
static Value shiftOrZero(ScalarBuilder &b, ArrayRef<Value> v) {
  Value zero = b.constant(v[0].getType(), 0), inRange = isInRange(b, v[1]);
  Value shifted = b.make<ShiftOp>(v[0], b.select(inRange, v[1], zero));
  return b.select(inRange, shifted, zero);
}

Value shiftLeft(ScalarBuilder &b, ArrayRef<Value> v) {
  return shiftOrZero<arith::ShLIOp>(b, v);
}

Value shiftRightUnsigned(ScalarBuilder &b, ArrayRef<Value> v) {
  return shiftOrZero<arith::ShRUIOp>(b, v);
}

Value shiftRightSigned(ScalarBuilder &b, ArrayRef<Value> v) {
  Type type = v[0].getType();
  Value most = b.constant(type, type.getIntOrFloatBitWidth() - 1);
  Value shift = b.select(isInRange(b, v[1]), v[1], most);
  return b.make<arith::ShRSIOp>(v[0], shift);
}

} // namespace tcopt::integer
