//===- NestBufferize.cpp - library calls and scatters on buffers ----------===//
//
// All ops write their results over their inits. A scatter reads what it
// changes.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace tcopt::nest;

static FailureOr<SmallVector<Value>>
buffersOf(ValueRange values, RewriterBase &rewriter,
          const BufferizationOptions &options, BufferizationState &state) {
  SmallVector<Value> buffers;
  for (Value value : values) {
    FailureOr<Value> buffer = getBuffer(rewriter, value, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  return buffers;
}

//===----------------------------------------------------------------------===//
// ExternOp
//===----------------------------------------------------------------------===//

static bool isInit(ExternOp op, OpOperand &operand) {
  return operand.getOperandNumber() >= op.getInputs().size();
}

bool ExternOp::bufferizesToMemoryRead(OpOperand &operand,
                                      const AnalysisState &) {
  return !isInit(*this, operand);
}

bool ExternOp::bufferizesToMemoryWrite(OpOperand &operand,
                                       const AnalysisState &) {
  return isInit(*this, operand);
}

AliasingValueList ExternOp::getAliasingValues(OpOperand &operand,
                                              const AnalysisState &) {
  if (!isInit(*this, operand))
    return {};
  unsigned number = operand.getOperandNumber() - getInputs().size();
  return {{getResult(number), BufferRelation::Equivalent}};
}

static bool isRowMajor(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
}

// A buffer of the same sizes in row-major order.
static FailureOr<Value> rowMajorLike(Value buffer, RewriterBase &rewriter,
                                     const BufferizationOptions &options) {
  auto from = cast<MemRefType>(buffer.getType());
  auto type =
      MemRefType::get(from.getShape(), from.getElementType(),
                      MemRefLayoutAttrInterface(), from.getMemorySpace());
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < from.getRank(); ++i)
    if (from.isDynamicDim(i))
      sizes.push_back(
          memref::DimOp::create(rewriter, buffer.getLoc(), buffer, i));
  return options.createAlloc(rewriter, buffer.getLoc(), type, sizes);
}

// Kernels of user-defined ops know no strides: what has others is copied, and
// `copied` are the results that are to be copied back.
static LogicalResult makeRowMajor(SmallVector<Value> &inputs,
                                  SmallVector<Value> &inits,
                                  SmallVector<std::pair<Value, Value>> &copied,
                                  RewriterBase &rewriter,
                                  const BufferizationOptions &options) {
  auto renew = [&](Value &buffer, bool isRead) -> LogicalResult {
    FailureOr<Value> fresh = rowMajorLike(buffer, rewriter, options);
    if (failed(fresh))
      return failure();
    Value old = std::exchange(buffer, *fresh);
    if (!isRead)
      copied.push_back({buffer, old});
    return isRead ? options.createMemCpy(rewriter, old.getLoc(), old, buffer)
                  : success();
  };
  for (Value &input : inputs)
    if (!isRowMajor(input) && failed(renew(input, true)))
      return failure();
  for (Value &init : inits)
    if (!isRowMajor(init) && failed(renew(init, false)))
      return failure();
  return success();
}

LogicalResult ExternOp::bufferize(RewriterBase &rewriter,
                                  const BufferizationOptions &options,
                                  BufferizationState &state) {
  if (getNumResults() == 0)
    return success();
  FailureOr<SmallVector<Value>> inputs =
      buffersOf(getInputs(), rewriter, options, state);
  FailureOr<SmallVector<Value>> inits =
      buffersOf(getInits(), rewriter, options, state);
  if (failed(inputs) || failed(inits))
    return failure();
  SmallVector<Value> results = *inits;
  SmallVector<std::pair<Value, Value>> copied;
  if (callsKernel() &&
      failed(makeRowMajor(*inputs, *inits, copied, rewriter, options)))
    return failure();
  ExternOp::create(rewriter, getLoc(), TypeRange(), getCalleeAttr(), *inputs,
                   *inits, getKernelAttributesAttr(), getDtypesAttr());
  for (auto [from, to] : copied)
    if (failed(options.createMemCpy(rewriter, getLoc(), from, to)))
      return failure();
  replaceOpWithBufferizedValues(rewriter, *this, results);
  return success();
}

//===----------------------------------------------------------------------===//
// ScatterOp
//===----------------------------------------------------------------------===//

bool ScatterOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}

bool ScatterOp::bufferizesToMemoryWrite(OpOperand &operand,
                                        const AnalysisState &) {
  return isDpsInit(&operand);
}

AliasingValueList ScatterOp::getAliasingValues(OpOperand &operand,
                                               const AnalysisState &) {
  if (!isDpsInit(&operand))
    return {};
  return {{getResult(), BufferRelation::Equivalent}};
}

LogicalResult ScatterOp::bufferize(RewriterBase &rewriter,
                                   const BufferizationOptions &options,
                                   BufferizationState &state) {
  if (getNumResults() == 0)
    return success();
  FailureOr<SmallVector<Value>> operands =
      buffersOf(getOperands(), rewriter, options, state);
  if (failed(operands))
    return failure();
  OperationState call(getLoc(), getOperationName(), *operands, TypeRange());
  call.attributes = (*this)->getDiscardableAttrDictionary();
  call.propertiesAttr = (*this)->getPropertiesAsAttribute();
  call.addRegion()->takeBody(getBody());
  rewriter.create(call);
  replaceOpWithBufferizedValues(rewriter, *this, operands->back());
  return success();
}
