//===- VectorBody.cpp - bodies of ops on vectors --------------------------===//

#include "VectorBody.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

Value VectorBody::broadcast(Value scalar) {
  return vector::BroadcastOp::create(builder, loc, typeOf(scalar.getType()),
                                     scalar);
}

Value VectorBody::vectorFor(Value value, IRMapping &values) {
  if (!values.contains(value))
    values.map(value, broadcast(value));
  return values.lookup(value);
}

void VectorBody::copy(Operation &inner, IRMapping &values) {
  if (isa<arith::ConstantOp>(inner)) {
    Value scalar = builder.clone(inner)->getResult(0);
    values.map(inner.getResult(0), broadcast(scalar));
    return;
  }
  for (Value operand : inner.getOperands())
    (void)vectorFor(operand, values);
  Operation *copy = builder.clone(inner, values);
  for (Value result : copy->getResults())
    result.setType(typeOf(result.getType()));
}

SmallVector<Value> VectorBody::run(Block *block, IRMapping &values,
                                   Special special) {
  for (Operation &inner : block->without_terminator())
    if (!special(inner))
      copy(inner, values);
  return llvm::map_to_vector(
      block->getTerminator()->getOperands(),
      [&](Value value) { return vectorFor(value, values); });
}
