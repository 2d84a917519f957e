//===- SizeResolver.cpp - unknown sizes as arithmetic on arguments --------===//

#include "tcopt/Graph/Transforms/SizeResolver.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::graph {

Dim SizeResolver::leader(Dim size) const {
  while (size.value) {
    auto next = leaders.find(size.value);
    if (next == leaders.end())
      break;
    size = next->second;
  }
  return size;
}

void SizeResolver::merge(Dim a, Dim b) {
  a = leader(a), b = leader(b);
  bool same = a.value == b.value && a.constant == b.constant;
  if (same || (a.isStatic() && b.isStatic()))
    return;
  if (b.isStatic())
    std::swap(a, b);
  leaders[b.value] = a;
}

// Right where the tensor is defined, so that all its uses can use the size.
Dim SizeResolver::dimOp(Value tensor, int64_t dim) {
  builder.setInsertionPointAfterValue(tensor);
  return Dim::ofValue(
      tensor::DimOp::create(builder, tensor.getLoc(), tensor, dim));
}

Dim SizeResolver::sizeOf(Value tensor, int64_t dim) {
  int64_t size = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return size;
  auto [known, isNew] = sizes.try_emplace({tensor, dim});
  if (isNew)
    known->second = dimOp(tensor, dim);
  return leader(known->second);
}

SmallVector<SizeObligation> SizeResolver::visit(Operation *op) {
  SmallVector<SizeObligation> obligations;
  if (auto cast = dyn_cast<CastOp>(op)) {
    auto type = dyn_cast<RankedTensorType>(cast.getX().getType());
    for (int64_t i = 0, rank = type ? type.getRank() : 0; i < rank; ++i)
      assign(cast.getResult(), i, sizeOf(cast.getX(), i));
  }
  auto rule = dyn_cast<ShapeRuleOpInterface>(op);
  if (!rule)
    return obligations;
  builder.setInsertionPoint(op);
  ShapeContext shapes(op->getName().getStringRef(), op->getLoc(), &builder);
  auto source = [&](Value tensor, int64_t dim) {
    OpBuilder::InsertionGuard guard(builder);
    return sizeOf(tensor, dim);
  };
  shapes.setSizeSource(source);
  shapes.recordObligations(obligations);
  FailureOr<InferredTensors> tensors = rule.inferShapes(shapes);
  if (failed(tensors))
    return obligations;
  for (auto [result, tensor] : llvm::zip(op->getResults(), *tensors))
    for (auto [i, size] : llvm::enumerate(tensor.shape.value_or(Shape())))
      if (size.isStatic() || size.value)
        assign(result, i, size);
  return obligations;
}

} // namespace tcopt::graph
