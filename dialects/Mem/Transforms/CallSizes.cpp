//===- CallSizes.cpp - bytes that calls of a function pass ----------------===//

#include "tcopt/Mem/Transforms/CallSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tcopt::mem {

Value CallSizes::constant(int64_t value) {
  Value &known = constants[value];
  if (known)
    return known;
  OpBuilder builder = hoister.builder();
  known =
      arith::ConstantIndexOp::create(builder, builder.getUnknownLoc(), value);
  hoister.adopt(known.getDefiningOp());
  return known;
}

// Through views that host functions have, to what was allocated.
Value CallSizes::computeSize(Value buffer, int64_t dim, OpBuilder &at) {
  auto entry = [&](ArrayRef<OpFoldResult> all) {
    return getValueOrCreateConstantIndexOp(at, buffer.getLoc(), all[dim]);
  };
  Operation *op = buffer.getDefiningOp();
  if (auto cast = dyn_cast_if_present<memref::CastOp>(op))
    return sizeOf(cast.getSource(), dim, at);
  if (auto cast = dyn_cast_if_present<memref::ReinterpretCastOp>(op))
    return entry(cast.getMixedSizes());
  if (auto expand = dyn_cast_if_present<memref::ExpandShapeOp>(op))
    return entry(expand.getMixedOutputShape());
  if (auto collapse = dyn_cast_if_present<memref::CollapseShapeOp>(op)) {
    Value product = constant(1);
    ReassociationIndices sources = collapse.getReassociationIndices()[dim];
    for (int64_t source : sources)
      product = at.createOrFold<arith::MulIOp>(
          buffer.getLoc(), product, sizeOf(collapse.getSrc(), source, at));
    return product;
  }
  return at.createOrFold<memref::DimOp>(buffer.getLoc(), buffer, dim);
}

Value CallSizes::sizeOf(Value buffer, int64_t dim, OpBuilder &at) {
  auto type = cast<MemRefType>(buffer.getType());
  if (!type.isDynamicDim(dim))
    return constant(type.getDimSize(dim));
  if (Value known = sizes.lookup({buffer, dim}))
    return known;
  Value size = computeSize(buffer, dim, at);
  if (hoister.hoist(size))
    sizes[{buffer, dim}] = size;
  return size;
}

std::pair<Value, bool> CallSizes::bytesOf(func::CallOp call,
                                          const MemoryNeed &need) {
  OpBuilder at(call);
  SmallVector<Value> inputs;
  bool isKnown = true;
  SmallVector<const void *> key = {&need};
  for (const MemoryNeed::Input &input : need.getInputs()) {
    Value operand = call.getOperand(input.argument);
    inputs.push_back(input.dim ? sizeOf(operand, *input.dim, at) : operand);
    isKnown &= hoister.hoist(inputs.back());
    key.push_back(inputs.back().getAsOpaquePointer());
  }
  if (!isKnown)
    return {need.build(at, call.getLoc(), inputs, [](Operation *) {}), false};
  Value &bytes = known[key];
  if (!bytes) {
    OpBuilder start = hoister.builder();
    bytes = need.build(start, call.getLoc(), inputs,
                       [&](Operation *op) { hoister.adopt(op); });
  }
  return {bytes, true};
}

} // namespace tcopt::mem
