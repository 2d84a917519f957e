//===- ScalarBuilder.cpp - one element's computation ----------------------===//

#include "ScalarBuilder.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tcopt/Interfaces/Place.h"

using namespace mlir;

namespace tcopt {

ElementKind kindOf(Type element) {
  if (isa<FloatType>(element))
    return ElementKind::Float;
  if (element.isInteger(1))
    return ElementKind::Bool;
  return element.isUnsignedInteger() ? ElementKind::Unsigned
                                     : ElementKind::Signed;
}

Type storageType(Type element) {
  bool narrow = element.isInteger(1) || element.isUnsignedInteger(8);
  return narrow ? IntegerType::get(element.getContext(), 8) : element;
}

Type computeType(Type element) {
  if (element.isF16() || element.isBF16())
    return Float32Type::get(element.getContext());
  return element.isInteger(1) ? element : storageType(element);
}

Value ScalarBuilder::constant(TypedAttr value) {
  Value &made = constants[value];
  if (!made)
    made = make<arith::ConstantOp>(value);
  return made;
}

Value ScalarBuilder::constant(Type type, int64_t value) {
  if (isa<FloatType>(type))
    return floatConstant(type, double(value));
  return constant(TypedAttr(getIntegerAttr(type, value)));
}

Value ScalarBuilder::floatConstant(Type type, double value) {
  return constant(TypedAttr(getFloatAttr(type, value)));
}

Value ScalarBuilder::select(Value condition, Value yes, Value no) {
  return make<arith::SelectOp>(condition, yes, no);
}

Value ScalarBuilder::compare(arith::CmpIPredicate predicate, Value lhs,
                             Value rhs) {
  return make<arith::CmpIOp>(predicate, lhs, rhs);
}

Value ScalarBuilder::compare(arith::CmpIPredicate predicate, Value lhs,
                             int64_t rhs) {
  return compare(predicate, lhs, constant(lhs.getType(), rhs));
}

Value ScalarBuilder::compare(arith::CmpFPredicate predicate, Value lhs,
                             Value rhs) {
  return make<arith::CmpFOp>(predicate, lhs, rhs);
}

void ScalarBuilder::failIf(Value condition, rt::FailCode code,
                           StringRef message) {
  rt::FailOp::create(*this, condition, code, messageAt(getLoc(), message));
}

arith::FastMathFlags ScalarBuilder::flags() const {
  using arith::FastMathFlags;
  if (strict)
    return FastMathFlags::none;
  return accumulates ? FastMathFlags::reassoc | FastMathFlags::contract
                     : FastMathFlags::contract;
}

arith::FastMathFlags ScalarBuilder::functionFlags() const {
  return strict ? arith::FastMathFlags::none : arith::FastMathFlags::afn;
}

} // namespace tcopt
