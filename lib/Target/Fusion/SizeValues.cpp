//===- SizeValues.cpp - values of the sizes of results --------------------===//

#include "SizeValues.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt;

static RankedTensorType rankedType(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

/// Sets the sizes of a tensor, as constants where its type has them, and
/// replaces its `tensor.dim` ops.
void SizeValues::set(Value tensor, SmallVector<OpFoldResult> sizes) {
  for (auto [size, stated] :
       llvm::zip_equal(sizes, rankedType(tensor).getShape()))
    if (!ShapedType::isDynamic(stated))
      size = builder.getIndexAttr(stated);
  for (Operation *user : llvm::make_early_inc_range(tensor.getUsers())) {
    auto dim = dyn_cast<tensor::DimOp>(user);
    std::optional<int64_t> index = dim ? dim.getConstantIndex() : std::nullopt;
    if (!index || *index < 0 || *index >= int64_t(sizes.size()))
      continue;
    OpBuilder before(dim);
    dim.replaceAllUsesWith(
        getValueOrCreateConstantIndexOp(before, dim.getLoc(), sizes[*index]));
    dim.erase();
  }
  known[tensor] = std::move(sizes);
}

ArrayRef<OpFoldResult> SizeValues::of(Value tensor) {
  auto it = known.find(tensor);
  if (it != known.end())
    return it->second;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(tensor);
  return known[tensor] =
             tensor::getMixedSizes(builder, tensor.getLoc(), tensor);
}

void SizeValues::visitRule(ShapeRuleOpInterface op) {
  builder.setInsertionPoint(op);
  ShapeContext shapes(op->getName().getStringRef(), op->getLoc(), &builder);
  auto sizeOf = [&](Value tensor, int64_t dim) {
    OpFoldResult size = of(tensor)[dim];
    auto value = dyn_cast<Value>(size);
    return value ? Dim::ofValue(value) : Dim(*getConstantIntValue(size));
  };
  shapes.setSizeSource(sizeOf);
  FailureOr<InferredTensors> inferred = op.inferShapes(shapes);
  if (failed(inferred))
    return;
  for (auto [result, tensor] : llvm::zip(op->getResults(), *inferred)) {
    SmallVector<OpFoldResult> sizes;
    for (const Dim &dim : *tensor.shape)
      if (dim.constant)
        sizes.push_back(builder.getIndexAttr(*dim.constant));
      else if (dim.value)
        sizes.push_back(dim.value);
    if (sizes.size() == tensor.shape->size())
      set(result, std::move(sizes));
  }
}

void SizeValues::visit(Operation *op) {
  if (!isa_and_present<core::CoreDialect>(op->getDialect()) ||
      !llvm::all_of(op->getOperands(), [](Value operand) {
        return !isa<TensorType>(operand.getType()) || rankedType(operand);
      }))
    return;
  if (isa<core::ConvertOp, core::BitcastOp>(op))
    set(op->getResult(0), SmallVector<OpFoldResult>(of(op->getOperand(0))));
  else if (auto iota = dyn_cast<core::IotaOp>(op))
    set(iota.getResult(),
        getMixedValues(iota.getStaticSizes(), iota.getSizes(), builder));
  else if (auto rule = dyn_cast<ShapeRuleOpInterface>(op))
    visitRule(rule);
}
