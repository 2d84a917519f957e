//===- CheckOps.cpp - expected values -------------------------------------===//

#include "tcopt/Check/IR/CheckOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace tcopt::check;

#define GET_OP_CLASSES
#include "tcopt/Check/IR/CheckOps.cpp.inc"

static LogicalResult verifyOperands(Operation *op) {
  auto a = cast<ShapedType>(op->getOperand(0).getType());
  auto b = cast<ShapedType>(op->getOperand(1).getType());
  if (isa<TensorType>(a) != isa<TensorType>(b))
    return op->emitOpError("expected two tensors or two buffers but found ")
           << a << " and " << b << " (C1)";
  if (a.getElementType() == b.getElementType() &&
      succeeded(verifyCompatibleShape(a, b)))
    return success();
  return op->emitOpError("expected operands of one type but found ")
         << a << " and " << b << " (C2)";
}

LogicalResult EqualOp::verify() { return verifyOperands(*this); }

LogicalResult CloseOp::verify() {
  for (const APFloat &tolerance : {getRtol(), getAtol()})
    if (!tolerance.isFinite() || tolerance.isNegative())
      return emitOpError("expected finite tolerances that are not negative "
                         "(C3)");
  return verifyOperands(*this);
}

// Checks read both operands and have no results.
template <typename Op>
static LogicalResult bufferizeOperands(Op op, RewriterBase &rewriter,
                                       const BufferizationOptions &options,
                                       BufferizationState &state) {
  SmallVector<Value> buffers;
  for (Value operand : op->getOperands()) {
    if (!isa<TensorType>(operand.getType()))
      return success();
    FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  rewriter.modifyOpInPlace(op, [&] { op->setOperands(buffers); });
  return success();
}

bool EqualOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}
bool EqualOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}
AliasingValueList EqualOp::getAliasingValues(OpOperand &,
                                             const AnalysisState &) {
  return {};
}
LogicalResult EqualOp::bufferize(RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state) {
  return bufferizeOperands(*this, rewriter, options, state);
}

bool CloseOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}
bool CloseOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}
AliasingValueList CloseOp::getAliasingValues(OpOperand &,
                                             const AnalysisState &) {
  return {};
}
LogicalResult CloseOp::bufferize(RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state) {
  return bufferizeOperands(*this, rewriter, options, state);
}
