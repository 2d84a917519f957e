//===- GraphBuilder.cpp - graph ops, one after the other ------------------===//

#include "tcopt/Graph/IR/GraphBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace tcopt::graph {

void GraphBuilder::error(const Twine &message) {
  emitError(loc, message);
  failed = true;
}

// The functions `create` end the process where types cannot be inferred, and
// what they build may break constraints.
// Optional operands that are not there are left out before.
LogicalResult GraphBuilder::verifyOperands(const OperationState &state) {
  for (auto [i, operand] : llvm::enumerate(state.operands))
    if (!operand)
      return emitError(loc)
             << "'" << state.name.getStringRef()
             << "' op expected a tensor as operand #" << i << " but found none";
  return success();
}

Operation *GraphBuilder::finish(OperationState &state, Inference infer) {
  failed = mlir::failed(verifyOperands(state));
  if (!failed)
    prepare(state);
  if (failed)
    return nullptr;
  state.types.clear();
  SmallVector<Type, 3> types;
  MLIRContext *context = builder.getContext();
  failed = mlir::failed(infer(
      context, loc, state.operands, state.attributes.getDictionary(context),
      state.getRawProperties(), RegionRange(state.regions), types));
  if (failed)
    return nullptr;
  state.addTypes(types);
  Operation *op = builder.create(state);
  failed = mlir::failed(verify(op, /*verifyRecursively=*/false));
  if (!failed)
    return op;
  op->erase();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value GraphBuilder::constant(ElementsAttr value) {
  return failed
             ? Value()
             : ConstantOp::create(builder, loc, value.getShapedType(), value);
}

Value GraphBuilder::scalar(double value, Type elementType) {
  if (failed)
    return {};
  if (elementType.isInteger(1))
    return integer(value != 0, elementType);
  if (!isa<FloatType>(elementType))
    return integer(int64_t(value), elementType);
  auto type = RankedTensorType::get({}, elementType);
  return constant(
      DenseElementsAttr::get(type, builder.getFloatAttr(elementType, value)));
}

Value GraphBuilder::integer(int64_t value, Type elementType) {
  if (failed)
    return {};
  if (isa<FloatType>(elementType))
    return scalar(double(value), elementType);
  if (elementType.isInteger(1))
    value = value != 0;
  auto type = RankedTensorType::get({}, elementType);
  APInt bits(elementType.getIntOrFloatBitWidth(), uint64_t(value),
             /*isSigned=*/true, /*implicitTrunc=*/true);
  return constant(DenseElementsAttr::get(type, bits));
}

Value GraphBuilder::integers(ArrayRef<int64_t> values) {
  auto type =
      RankedTensorType::get({int64_t(values.size())}, builder.getI64Type());
  return failed ? Value() : constant(DenseElementsAttr::get(type, values));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

Value GraphBuilder::cast(Value x, Type type) {
  if (failed || elementType(x) == type)
    return failed ? Value() : x;
  return CastOp::create(builder, loc, x, type);
}

Value GraphBuilder::reshape(Value x, ArrayRef<Size> sizes) {
  SizeOperands s(sizes);
  return make<ReshapeOp>(x, s.values, s.constants);
}

Value GraphBuilder::expand(Value x, ArrayRef<Size> sizes,
                           ArrayRef<int64_t> repeatable) {
  SizeOperands s(sizes);
  return make<ExpandOp>(x, s.values, s.constants, repeatable);
}

Value GraphBuilder::full(Value value, ArrayRef<Size> sizes) {
  SizeOperands s(sizes);
  return make<FullOp>(value, s.values, s.constants);
}

Value GraphBuilder::arange(Value start, Value step, Size count) {
  SizeOperands s(count);
  return make<ArangeOp>(start, step, s.values, s.constants);
}

Value GraphBuilder::permute(Value x, ArrayRef<int64_t> dims) {
  return make<PermuteOp>(x, dims);
}

Value GraphBuilder::slice(Value x, int64_t dim, int64_t start, int64_t end,
                          int64_t step) {
  return make<SliceOp>(x, dim, start, end, step);
}

Value GraphBuilder::slice(Value x, int64_t dim, Size start, Size end,
                          int64_t step) {
  return make<SliceOp>(x, dim, start, end, step);
}

Value GraphBuilder::sliceScatter(Value x, Value src, int64_t dim, Size start,
                                 Size end, int64_t step) {
  return make<SliceScatterOp>(x, src, dim, start, end, step);
}

Value GraphBuilder::pad(Value x, Value value, ArrayRef<Size> low,
                        ArrayRef<Size> high) {
  return make<PadOp>(x, value, low, high);
}

Value GraphBuilder::repeat(Value x, ArrayRef<Size> repeats) {
  return make<RepeatOp>(x, repeats);
}

Value GraphBuilder::narrow(Value x, Value start, Size count, int64_t dim) {
  SizeOperands s(count);
  return make<NarrowOp>(x, start, s.values, s.constants, dim);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size GraphBuilder::sizeOf(Value x, int64_t dim) {
  if (failed)
    return builder.getIndexAttr(0);
  return tensor::getMixedSize(builder, loc, x, dim);
}

Sizes GraphBuilder::sizesOf(Value x) {
  Sizes sizes;
  for (int64_t dim = 0; !failed && dim < rankOf(x); ++dim)
    sizes.push_back(sizeOf(x, dim));
  return sizes;
}

} // namespace tcopt::graph
