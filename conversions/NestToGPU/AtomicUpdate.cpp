//===- AtomicUpdate.cpp - updates by index as atomics ---------------------===//

#include "AtomicUpdate.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using arith::AtomicRMWKind;

/// The atomic operation of a commutative op. Products, and extrema of floats,
/// which propagate NaN, have none.
static std::optional<AtomicRMWKind> atomicKindOf(Operation *op) {
  using Kind = std::optional<AtomicRMWKind>;
  return llvm::TypeSwitch<Operation *, Kind>(op)
      .Case([](arith::AddFOp) { return AtomicRMWKind::addf; })
      .Case([](arith::AddIOp) { return AtomicRMWKind::addi; })
      .Case([](arith::MaxSIOp) { return AtomicRMWKind::maxs; })
      .Case([](arith::MinSIOp) { return AtomicRMWKind::mins; })
      .Case([](arith::MaxUIOp) { return AtomicRMWKind::maxu; })
      .Case([](arith::MinUIOp) { return AtomicRMWKind::minu; })
      .Case([](arith::AndIOp) { return AtomicRMWKind::andi; })
      .Case([](arith::OrIOp) { return AtomicRMWKind::ori; })
      .Case([](arith::XOrIOp) { return AtomicRMWKind::xori; })
      .Default(std::nullopt);
}

AtomicUpdate::AtomicUpdate(nest::ScatterOp op) : op(op) {
  Block &body = op.getBody().front();
  Value old = body.getArgument(1);
  Operation *last = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!last || last->getBlock() != &body || !old.hasOneUse() ||
      *old.user_begin() != last)
    return;
  kind = atomicKindOf(last);
  if (kind)
    operand = last->getOperand(last->getOperand(0) == old ? 1 : 0);
}

bool AtomicUpdate::hasElements() {
  Type type = getElementTypeOrSelf(op.getInit().getType());
  if (auto integer = dyn_cast<IntegerType>(type))
    return llvm::is_contained({8, 16, 32, 64}, integer.getWidth());
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

bool AtomicUpdate::mayReorder() const {
  return kind != AtomicRMWKind::addf || !nest::isStrict(op);
}

StringRef AtomicUpdate::refusal() {
  if (!isKnown())
    return "the body does more than add to the element, or take an extremum or "
           "bits of integers";
  if (!hasElements())
    return "elements have no atomics";
  if (!mayReorder())
    return "sums of floats have one order in strict";
  return "";
}

void AtomicUpdate::emit(OpBuilder &builder, Value now, ValueRange place) {
  Block &body = op.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArgument(0), now);
  Operation *last = body.getTerminator()->getOperand(0).getDefiningOp();
  for (Operation &inner : body.without_terminator())
    if (&inner != last)
      builder.clone(inner, mapping);
  memref::AtomicRMWOp::create(builder, op.getLoc(), *kind,
                              mapping.lookupOrDefault(operand), op.getInit(),
                              place);
}
