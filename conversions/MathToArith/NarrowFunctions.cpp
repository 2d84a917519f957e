//===- NarrowFunctions.cpp - mark functions rounded to 16 bits ------------===//
//
// A pass because whether fewer bits of a function's result matter is a property
// of its users, which are gone when it becomes arithmetic. Runs on scalars,
// right before convert-math-to-arith.
//
//===----------------------------------------------------------------------===//

#include "RoundedUses.h"
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
// Marks
//===----------------------------------------------------------------------===//

// Whether erfc's results of less than 7.4e-15 may have any relative error.
static bool isRoundedOrAdded(Value value) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    auto sum = dyn_cast<arith::AddFOp>(user);
    return roundedBy(user) ||
           (sum && isPositiveConstant(otherOperand(sum, value)));
  });
}

static bool mayBeApproximated(arith::ArithFastMathInterface op) {
  arith::FastMathFlagsAttr flags = op.getFastMathFlagsAttr();
  return flags &&
         bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::afn);
}

static void setMark(Operation *op, Type type) {
  op->setAttr(kRoundedTo, TypeAttr::get(type));
}

// A quotient is as inexact as its divisor.
static bool mark(Operation *op) {
  RoundedUses uses;
  Type type = uses.find(op->getResult(0));
  if (!type)
    return false;
  setMark(op, type);
  for (arith::DivFOp quotient : uses.getQuotients())
    if (Type ofQuotient = RoundedUses().find(quotient.getResult()))
      setMark(quotient, ofQuotient);
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
  if (!sum || !RoundedUses().find(sum.getResult()))
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
  return mark(exp);
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
  if (isa<math::ExpOp>(op))
    return mark(op);
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
