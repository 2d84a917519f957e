//===- NestSort.cpp - elements in order -----------------------------------===//

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static ShapedType shapedType(Value value) {
  return cast<ShapedType>(value.getType());
}

static bool mayEqual(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

static LogicalResult verifySizes(SortOp op) {
  ArrayRef<int64_t> x = shapedType(op.getX()).getShape(),
                    values = shapedType(op.getValues()).getShape(),
                    indices = shapedType(op.getIndices()).getShape();
  if (x.empty() || values.size() != x.size() || indices.size() != x.size())
    return op.emitOpError("expected operands of one rank, at least 1 (C1)");
  for (auto [a, b, c] : llvm::zip(x.drop_back(), values, indices))
    if (!mayEqual(a, b) || !mayEqual(a, c) || !mayEqual(b, c))
      return op.emitOpError("expected sizes that agree but for the last (C1)");
  bool fits = ShapedType::isDynamic(x.back()) || values.back() <= x.back();
  if (!mayEqual(values.back(), indices.back()) || !fits)
    return op.emitOpError("expected results with at most ")
           << x.back() << " elements a row (C1)";
  return success();
}

static LogicalResult verifyElements(SortOp op) {
  Type element = shapedType(op.getX()).getElementType();
  if (shapedType(op.getValues()).getElementType() != element)
    return op.emitOpError("expected values of ") << element << " (C2)";
  if (!shapedType(op.getIndices()).getElementType().isInteger(64))
    return op.emitOpError("expected indices of i64 (C2)");
  return success();
}

LogicalResult SortOp::verify() {
  bool buffers = isa<MemRefType>(getX().getType());
  for (Type type : getOperandTypes())
    if (isa<MemRefType>(type) != buffers)
      return emitOpError("expected only tensors or only buffers (C4)");
  SmallVector<Type> expected;
  if (!buffers)
    expected = {getValues().getType(), getIndices().getType()};
  if (!llvm::equal(getResultTypes(), expected))
    return emitOpError("expected ")
           << expected.size() << " results, of the types of the outs (C3)";
  if (failed(verifySizes(*this)))
    return failure();
  return verifyElements(*this);
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

// Results have the sizes of the outs.
LogicalResult SortOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &dims) {
  if (getNumResults() == 0)
    return success();
  for (Value out : {getValues(), getIndices()})
    dims.push_back(tensor::getMixedSizes(builder, getLoc(), out));
  return success();
}

void SortOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (getNumResults() != 0)
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getXMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getValuesMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getIndicesMutable());
}

bool SortOp::bufferizesToMemoryRead(OpOperand &operand, const AnalysisState &) {
  return operand.getOperandNumber() == 0;
}

bool SortOp::bufferizesToMemoryWrite(OpOperand &operand,
                                     const AnalysisState &) {
  return operand.getOperandNumber() != 0;
}

AliasingValueList SortOp::getAliasingValues(OpOperand &operand,
                                            const AnalysisState &) {
  unsigned number = operand.getOperandNumber();
  if (number == 0)
    return {};
  return {{getResult(number - 1), BufferRelation::Equivalent}};
}

LogicalResult SortOp::bufferize(RewriterBase &rewriter,
                                const BufferizationOptions &options,
                                BufferizationState &state) {
  if (getNumResults() == 0)
    return success();
  SmallVector<Value> buffers;
  for (Value operand : getOperands()) {
    FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  auto sort = SortOp::create(rewriter, getLoc(), TypeRange(), buffers[0],
                             buffers[1], buffers[2], getDescending());
  sort->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
  replaceOpWithBufferizedValues(rewriter, *this,
                                ArrayRef(buffers).drop_front());
  return success();
}
