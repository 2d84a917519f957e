//===- TensorSizes.cpp - SSA values of the sizes of tensors ---------------===//

#include "tcopt/Interfaces/TensorSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;

namespace tcopt {

// What a view without computation of its own shows in the same order.
static Value viewedBy(Value tensor) {
  if (auto cast = tensor.getDefiningOp<tensor::CastOp>())
    return isa<RankedTensorType>(cast.getSource().getType()) ? cast.getSource()
                                                             : Value();
  return Value();
}

// Static sizes of a type are constants, whatever is known otherwise.
static void useStaticSizes(RankedTensorType type, TensorSizes::Sizes &sizes) {
  Builder builder(type.getContext());
  for (auto [size, known] : llvm::zip_equal(sizes, type.getShape()))
    if (!ShapedType::isDynamic(known))
      size = builder.getIndexAttr(known);
}

const TensorSizes::Sizes &TensorSizes::of(Value tensor) {
  // Chains of destinations may be long: no recursion along them.
  SmallVector<Value> chain;
  Value start = tensor;
  while (!known.contains(start)) {
    auto result = dyn_cast<OpResult>(start);
    Value before = result ? tied(result) : Value();
    if (!before)
      before = viewedBy(start);
    if (!before)
      break;
    chain.push_back(start);
    start = before;
  }
  if (!known.contains(start))
    known[start] = compute(start);
  Sizes sizes = known[start];
  for (Value value : llvm::reverse(chain)) {
    useStaticSizes(cast<RankedTensorType>(value.getType()), sizes);
    known[value] = sizes;
  }
  return known[tensor];
}

// Sizes of the tensor that there are already are the new value.
static void replaceDims(Value tensor, int64_t dim, Value size) {
  for (Operation *user : llvm::make_early_inc_range(tensor.getUsers())) {
    auto other = dyn_cast<tensor::DimOp>(user);
    if (other && other.getConstantIndex() == dim && other.getResult() != size)
      other.replaceAllUsesWith(size);
  }
}

TensorSizes::Sizes TensorSizes::createDims(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  builder.setInsertionPointAfterValue(tensor);
  Sizes sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim)) {
      sizes.push_back(builder.getIndexAttr(type.getDimSize(dim)));
      continue;
    }
    Value size = tensor::DimOp::create(builder, tensor.getLoc(), tensor, dim);
    replaceDims(tensor, dim, size);
    sizes.push_back(size);
  }
  return sizes;
}

void TensorSizes::share(tensor::DimOp dim) {
  auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
  std::optional<int64_t> index = dim.getConstantIndex();
  if (!type || !index || *index >= type.getRank())
    return;
  auto size = dyn_cast<Value>(of(dim.getSource())[*index]);
  if (size && size != dim.getResult())
    dim.replaceAllUsesWith(size);
}

// The product of some sizes, as a constant or a value.
static OpFoldResult productOf(OpBuilder &builder, Location loc,
                              ArrayRef<OpFoldResult> sizes,
                              ArrayRef<int64_t> dims) {
  int64_t constant = 1;
  Value product;
  for (int64_t dim : dims) {
    if (auto known = getConstantIntValue(sizes[dim])) {
      constant *= *known;
      continue;
    }
    Value size = cast<Value>(sizes[dim]);
    product = product ? builder.createOrFold<arith::MulIOp>(loc, product, size)
                      : size;
  }
  if (!product || constant == 0)
    return builder.getIndexAttr(constant);
  if (constant == 1)
    return product;
  Value factor = arith::ConstantIndexOp::create(builder, loc, constant);
  return builder.createOrFold<arith::MulIOp>(loc, product, factor);
}

TensorSizes::Sizes TensorSizes::compute(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Operation *op = tensor.getDefiningOp();
  if (!op || type.hasStaticShape())
    return createDims(tensor);
  Sizes sizes;
  if (auto empty = dyn_cast<tensor::EmptyOp>(op)) {
    sizes = empty.getMixedSizes();
  } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    sizes = expand.getMixedOutputShape();
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    Sizes from = of(collapse.getSrc());
    builder.setInsertionPointAfter(op);
    for (const ReassociationIndices &group : collapse.getReassociationIndices())
      sizes.push_back(productOf(builder, op->getLoc(), from, group));
  } else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes()))
      if (!dropped.test(dim))
        sizes.push_back(size);
  } else {
    return createDims(tensor);
  }
  useStaticSizes(type, sizes);
  return sizes;
}

} // namespace tcopt
