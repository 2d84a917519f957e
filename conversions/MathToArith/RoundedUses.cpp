//===- RoundedUses.cpp - the precision that users need --------------------===//

#include "RoundedUses.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tcopt;

// Chains of users are followed as far as this.
static constexpr unsigned maxUsers = 16;

//===----------------------------------------------------------------------===//
// Numbers that are not negative
//===----------------------------------------------------------------------===//

bool tcopt::isPositiveConstant(Value value) {
  APFloat number(0.0);
  return matchPattern(value, m_ConstantFloat(&number)) && number.isNormal() &&
         !number.isNegative();
}

/// The operand of an op of linalg of which the value is an element, or null.
static OpOperand *operandOf(Value value) {
  auto element = dyn_cast<BlockArgument>(value);
  auto op = element ? dyn_cast_or_null<linalg::LinalgOp>(
                          element.getOwner()->getParentOp())
                    : nullptr;
  return op ? op.getMatchingOpOperand(element) : nullptr;
}

/// The value that an op of linalg yields as an element of the tensor, or null.
static Value yieldedAs(Value tensor) {
  auto op = tensor.getDefiningOp<linalg::LinalgOp>();
  return op ? op.getBlock()->getTerminator()->getOperand(
                  cast<OpResult>(tensor).getResultNumber())
            : Value();
}

static bool isNeverNegative(Value value) {
  if (OpOperand *read = operandOf(value)) {
    bool isInput = cast<linalg::LinalgOp>(read->getOwner()).isDpsInput(read);
    value = isInput ? yieldedAs(read->get()) : Value();
  }
  return value &&
         (isPositiveConstant(value) ||
          isa_and_present<math::ExpOp, math::ErfcOp>(value.getDefiningOp()));
}

//===----------------------------------------------------------------------===//
// Steps that keep a relative error
//===----------------------------------------------------------------------===//

Value tcopt::otherOperand(arith::AddFOp sum, Value operand) {
  return sum.getLhs() == operand ? sum.getRhs() : sum.getLhs();
}

/// Whether the value is the accumulator of a reduction that begins with a
/// number that is not negative.
static bool isSumSoFar(Value value) {
  OpOperand *init = operandOf(value);
  if (!init || !cast<linalg::LinalgOp>(init->getOwner()).isDpsInit(init))
    return false;
  auto fill = init->get().getDefiningOp<linalg::FillOp>();
  return fill && (matchPattern(fill.value(), m_PosZeroFloat()) ||
                  isPositiveConstant(fill.value()));
}

static bool keepsRelativeError(OpOperand &use) {
  Operation *user = use.getOwner();
  if (isa<arith::SelectOp>(user))
    return use.getOperandNumber() > 0;
  if (auto sum = dyn_cast<arith::AddFOp>(user)) {
    Value other = otherOperand(sum, use.get());
    return isNeverNegative(use.get()) &&
           (isPositiveConstant(other) || isSumSoFar(other));
  }
  return isa<arith::MulFOp, arith::DivFOp, arith::NegFOp, math::AbsFOp>(user);
}

Type tcopt::roundedBy(Operation *user) {
  auto rounding = dyn_cast<arith::TruncFOp>(user);
  Type type = rounding ? rounding.getType() : nullptr;
  return type && (type.isF16() || type.isBF16()) ? type : nullptr;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

// The wider of the types of two users; null if one needs all bits.
static Type moreOf(Type a, Type b) {
  if (!a || !b)
    return nullptr;
  return a.isF16() ? a : b;
}

template <typename RangeT, typename FnT>
static Type findOfAll(RangeT &&uses, FnT find) {
  Type found;
  for (OpOperand &use : uses) {
    Type type = find(use);
    found = found ? moreOf(found, type) : type;
    if (!found)
      return nullptr;
  }
  return found;
}

Type RoundedUses::find(Value value, unsigned depth) {
  if (depth > maxUsers)
    return nullptr;
  if (auto known = found.find(value); known != found.end())
    return known->second;
  Type type = findOfAll(value.getUses(), [&](OpOperand &use) {
    return findOfUse(use, depth + 1);
  });
  return found[value] = type;
}

Type RoundedUses::findOfUse(OpOperand &use, unsigned depth) {
  Operation *user = use.getOwner();
  if (Type type = roundedBy(user))
    return type;
  auto op = dyn_cast<linalg::LinalgOp>(user->getParentOp());
  if (op && user == op.getBlock()->getTerminator())
    return findOfResult(op->getOpResult(use.getOperandNumber()), depth);
  if (!keepsRelativeError(use))
    return nullptr;
  if (auto quotient = dyn_cast<arith::DivFOp>(user);
      quotient && use.getOperandNumber() == 1)
    quotients.insert(quotient);
  return find(user->getResult(0), depth);
}

Type RoundedUses::findOfResult(OpResult result, unsigned depth) {
  return findOfAll(result.getUses(), [&](OpOperand &use) -> Type {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!op || !op.isDpsInput(&use))
      return nullptr;
    return find(op.getMatchingBlockArgument(&use), depth);
  });
}
