//===- ControlSizes.cpp - sizes of what control flow yields ---------------===//

#include "tcopt/Graph/IR/ControlSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace mlir;

namespace tcopt::graph {

std::optional<TensorDim> outsideOf(BlockArgument argument, int64_t dim) {
  Operation *op = argument.getOwner()->getParentOp();
  unsigned i = argument.getArgNumber();
  if (auto loop = dyn_cast_or_null<WhileOp>(op))
    return TensorDim(loop.getInits()[i], dim);
  auto scan = dyn_cast_or_null<ScanOp>(op);
  if (!scan)
    return std::nullopt;
  unsigned inits = scan.getInits().size();
  if (i < inits)
    return TensorDim(scan.getInits()[i], dim);
  Value x = scan.getXs()[i - inits];
  return TensorDim(x, dim < scan.dimOf(x) ? dim : dim + 1);
}

// A conversion of the ops around may have taken their arguments' block away.
bool SizesBefore::isBefore(Value value) const {
  Operation *owner = value.getParentBlock()->getParentOp();
  return value.getDefiningOp() != op && (!owner || !op->isAncestor(owner));
}

Dim SizesBefore::sizeOf(Value tensor, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return Dim();
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  auto found = known.find({tensor, dim});
  if (found != known.end())
    return found->second;
  Dim size = find(tensor, dim);
  known[{tensor, dim}] = size;
  return size;
}

Dim SizesBefore::find(Value tensor, int64_t dim) {
  if (isBefore(tensor)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(op);
    return source(tensor, dim);
  }
  if (auto result = dyn_cast<OpResult>(tensor))
    return ofResult(result, dim);
  auto outside = outsideOf(cast<BlockArgument>(tensor), dim);
  return outside ? sizeOf(outside->first, outside->second) : Dim();
}

Dim SizesBefore::ofResult(OpResult result, int64_t dim) {
  Operation *owner = result.getOwner();
  if (auto loop = dyn_cast<WhileOp>(owner))
    return sizeOf(loop.getInits()[result.getResultNumber()], dim);
  if (isa<ScanOp>(owner))
    return ofScan(result, dim);
  if (isa<CondOp>(owner))
    return ofCond(result, dim);
  if (isa<CastOp, tensor::CastOp>(owner))
    return sizeOf(owner->getOperand(0), dim);
  return isa<ShapeRuleOpInterface>(owner) ? ofRule(result, dim) : Dim();
}

// A size that both branches agree on.
Dim SizesBefore::ofCond(OpResult result, int64_t dim) {
  SmallVector<Dim> sizes;
  for (Region &region : result.getOwner()->getRegions())
    sizes.push_back(sizeOf(
        region.front().getTerminator()->getOperand(result.getResultNumber()),
        dim));
  bool same = sizes[0].value == sizes[1].value &&
              sizes[0].constant == sizes[1].constant;
  return same ? sizes[0] : Dim();
}

Dim SizesBefore::ofScan(OpResult result, int64_t dim) {
  auto scan = cast<ScanOp>(result.getOwner());
  unsigned i = result.getResultNumber();
  if (i < scan.getInits().size())
    return sizeOf(scan.getInits()[i], dim);
  if (dim == 0)
    return sizeOf(scan.getXs().front(), scan.dimOf(scan.getXs().front()));
  return sizeOf(scan.getBody().front().getTerminator()->getOperand(i), dim - 1);
}

// The rule builds where its op stands, as it may use operands of type index
// that are computed there.
Dim SizesBefore::ofRule(OpResult result, int64_t dim) {
  Operation *owner = result.getOwner();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(owner);
  ShapeContext shapes(owner->getName().getStringRef(), owner->getLoc(),
                      &builder);
  auto sizes = [&](Value tensor, int64_t i) { return sizeOf(tensor, i); };
  shapes.setSizeSource(sizes);
  FailureOr<InferredTensors> tensors =
      cast<ShapeRuleOpInterface>(owner).inferShapes(shapes);
  if (failed(tensors) || !(*tensors)[result.getResultNumber()].shape)
    return Dim();
  Dim size = (*(*tensors)[result.getResultNumber()].shape)[dim];
  if (!size.value)
    return size;
  builder.setInsertionPoint(op);
  Value before = hoisted(size.value);
  return before ? Dim::ofValue(before) : Dim();
}

Value SizesBefore::materialized(Dim dim) {
  if (dim.isStatic())
    return arith::ConstantIndexOp::create(builder, op->getLoc(), *dim.constant);
  return dim.value;
}

// Index arithmetic of a region in front of `op`; null if it is not arithmetic.
Value SizesBefore::hoisted(Value index) {
  if (isBefore(index))
    return index;
  Operation *owner = index.getDefiningOp();
  if (auto dim = dyn_cast_or_null<tensor::DimOp>(owner)) {
    std::optional<int64_t> place = dim.getConstantIndex();
    return place ? materialized(sizeOf(dim.getSource(), *place)) : Value();
  }
  if (!owner || !isa<arith::ArithDialect>(owner->getDialect()) ||
      owner->getNumRegions() || owner->getNumResults() != 1)
    return Value();
  IRMapping map;
  for (Value operand : owner->getOperands()) {
    Value before = hoisted(operand);
    if (!before)
      return Value();
    map.map(operand, before);
  }
  return builder.clone(*owner, map)->getResult(0);
}

} // namespace tcopt::graph
