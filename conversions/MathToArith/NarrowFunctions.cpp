//===- NarrowFunctions.cpp - mark functions rounded to 16 bits ------------===//
//
// A pass because whether fewer bits of a function's result matter is a property
// of its users, which are gone when it becomes arithmetic. Runs on scalars,
// right before convert-math-to-arith.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "tcopt/Conversion/MathToArith.h"
#include "tcopt/Tcopt/IR/Precision.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_MATHNARROWFUNCTIONS
#include "tcopt/Conversion/MathToArith/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Precision that users of a result need
//===----------------------------------------------------------------------===//

// Chains of users are followed as far as this.
static constexpr unsigned maxUsers = 8;

static bool isPositiveConstant(Value value) {
  APFloat number(0.0);
  return matchPattern(value, m_ConstantFloat(&number)) && number.isNormal() &&
         !number.isNegative();
}

static bool isNeverNegative(Value value) {
  return isPositiveConstant(value) ||
         isa_and_present<math::ExpOp, math::ErfcOp>(value.getDefiningOp());
}

static Value otherOperand(arith::AddFOp sum, Value operand) {
  return sum.getLhs() == operand ? sum.getRhs() : sum.getLhs();
}

// A relative error of the operand is one of the result, at most as large.
static bool keepsRelativeError(OpOperand &use) {
  Operation *user = use.getOwner();
  if (isa<arith::SelectOp>(user))
    return use.getOperandNumber() > 0;
  if (auto sum = dyn_cast<arith::AddFOp>(user))
    return isNeverNegative(use.get()) &&
           isPositiveConstant(otherOperand(sum, use.get()));
  return isa<arith::MulFOp, arith::DivFOp, arith::NegFOp, math::AbsFOp>(user);
}

// The wider of the types of two users; null if one needs all bits.
static Type moreOf(Type a, Type b) {
  if (!a || !b)
    return nullptr;
  return a.isF16() ? a : b;
}

static Type roundedBy(Operation *user) {
  auto rounding = dyn_cast<arith::TruncFOp>(user);
  Type type = rounding ? rounding.getType() : nullptr;
  return type && (type.isF16() || type.isBF16()) ? type : nullptr;
}

/// The type that all users round a value to, after steps that keep its relative
/// error, or null.
static Type roundedTo(Value value, unsigned depth = 0) {
  if (value.use_empty() || depth > maxUsers)
    return nullptr;
  Type found;
  for (OpOperand &use : value.getUses()) {
    Type type = roundedBy(use.getOwner());
    if (!type && keepsRelativeError(use))
      type = roundedTo(use.getOwner()->getResult(0), depth + 1);
    found = found ? moreOf(found, type) : type;
    if (!found)
      return nullptr;
  }
  return found;
}

// Whether a result that is less than any normal number may as well be 0.
static bool isRoundedOrAdded(Value value) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    auto sum = dyn_cast<arith::AddFOp>(user);
    return roundedBy(user) ||
           (sum && isPositiveConstant(otherOperand(sum, value)));
  });
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

static bool mayBeApproximated(arith::ArithFastMathInterface op) {
  arith::FastMathFlagsAttr flags = op.getFastMathFlagsAttr();
  return flags &&
         bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::afn);
}

static bool mark(Operation *op) {
  Type type = roundedTo(op->getResult(0));
  if (type)
    op->setAttr(kRoundedTo, TypeAttr::get(type));
  return type != nullptr;
}

// A quotient is as inexact as its divisor.
static void markQuotients(Value sum) {
  for (Operation *user : sum.getUsers())
    if (auto quotient = dyn_cast<arith::DivFOp>(user);
        quotient && quotient.getRhs() == sum)
      mark(quotient);
}

static bool markExp(math::ExpOp op) {
  if (!isRoundedOrAdded(op.getResult()) || !mark(op))
    return false;
  for (Operation *user : op->getUsers())
    if (auto sum = dyn_cast<arith::AddFOp>(user))
      markQuotients(sum.getResult());
  return true;
}

//===----------------------------------------------------------------------===//
// Sums of functions that cancel
//===----------------------------------------------------------------------===//

// The sum of 1 and the result, if it is the result's only use and rounded.
static arith::AddFOp sumWithOne(Operation *op) {
  if (!op->hasOneUse())
    return nullptr;
  auto sum = dyn_cast<arith::AddFOp>(*op->user_begin());
  if (!sum || !roundedTo(sum.getResult()))
    return nullptr;
  Value other = otherOperand(sum, op->getResult(0));
  return matchPattern(other, m_OneFloat()) ? sum : nullptr;
}

// 1 + erf(x) = erfc(-x), which is as exact where the sum is near 0.
static bool replaceSum(math::ErfOp op, arith::AddFOp sum) {
  OpBuilder b(sum);
  Location loc = op.getLoc();
  Value negated = arith::NegFOp::create(b, loc, op.getOperand());
  auto erfc = math::ErfcOp::create(b, loc, negated, op.getFastmath());
  sum.replaceAllUsesWith(erfc.getResult());
  return mark(erfc);
}

// 1 + tanh(x) = 2 / (1 + exp(-2x)).
static bool replaceSum(math::TanhOp op, arith::AddFOp sum) {
  OpBuilder b(sum);
  Location loc = op.getLoc();
  auto constant = [&](double number) -> Value {
    return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(number));
  };
  arith::FastMathFlags flags = sum.getFastmath();
  Value scaled =
      arith::MulFOp::create(b, loc, op.getOperand(), constant(-2.0), flags);
  auto exp = math::ExpOp::create(b, loc, scaled, op.getFastmath());
  Value added = arith::AddFOp::create(b, loc, exp, constant(1.0), flags);
  Value quotient = arith::DivFOp::create(b, loc, constant(2.0), added, flags);
  sum.replaceAllUsesWith(quotient);
  return markExp(exp);
}

template <typename OpT> static bool narrowSum(OpT op) {
  arith::AddFOp sum = sumWithOne(op);
  if (!sum)
    return false;
  bool isMarked = replaceSum(op, sum);
  sum.erase();
  op.erase();
  return isMarked;
}

static bool narrow(Operation *op) {
  if (auto exp = dyn_cast<math::ExpOp>(op))
    return markExp(exp);
  if (auto erf = dyn_cast<math::ErfOp>(op))
    return narrowSum(erf);
  if (auto erfc = dyn_cast<math::ErfcOp>(op))
    return isRoundedOrAdded(erfc.getResult()) && mark(erfc);
  auto tanh = cast<math::TanhOp>(op);
  return narrowSum(tanh) || mark(tanh);
}

namespace {
struct MathNarrowFunctions
    : impl::MathNarrowFunctionsBase<MathNarrowFunctions> {
  void runOnOperation() override {
    SmallVector<Operation *> functions;
    getOperation()->walk([&](Operation *op) {
      if (isa<math::ExpOp, math::ErfOp, math::ErfcOp, math::TanhOp>(op) &&
          op->getResult(0).getType().isF32() &&
          mayBeApproximated(cast<arith::ArithFastMathInterface>(op)))
        functions.push_back(op);
    });
    numNarrowed += llvm::count_if(functions, narrow);
  }
};
} // namespace

} // namespace tcopt
