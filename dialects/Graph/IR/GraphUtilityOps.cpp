//===- GraphUtilityOps.cpp - foreign operators and printing ---------------===//

#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Interfaces/CustomCall.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace tcopt;
using namespace tcopt::graph;

LogicalResult OpaqueOp::verify() {
  if (getName().empty())
    return emitOpError("expected a name that is not empty (C1)");
  return success();
}

LogicalResult CustomCallOp::verify() {
  return verifyCustomCall(*this, getName(), getKernelAttributesAttr(),
                          getSizes());
}

FailureOr<InferredTensors> CustomCallOp::inferShapes(ShapeContext &shapes) {
  return inferCustomCall(shapes, getResultTypes(), getSizes());
}

LogicalResult
CustomCallOp::reifyResultShapes(OpBuilder &builder,
                                ReifiedRankedShapedTypeDims &dims) {
  ShapeContext shapes(getOperationName(), getLoc(), &builder);
  return reifiedDims(inferShapes(shapes), dims);
}

static bool isDevice(StringRef text) {
  auto [name, number] = text.split(':');
  unsigned index;
  return !name.empty() &&
         (!text.contains(':') || !number.getAsInteger(10, index));
}

LogicalResult ToDeviceOp::verify() {
  for (StringRef device : {getDevice(), getFrom().value_or("cpu")})
    if (!isDevice(device))
      return emitOpError("expected a device, NAME or NAME:NUMBER, but found '")
             << device << "' (C1)";
  return success();
}

bool PrintOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}
bool PrintOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}
AliasingValueList PrintOp::getAliasingValues(OpOperand &,
                                             const AnalysisState &) {
  return {};
}

LogicalResult PrintOp::bufferize(RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state) {
  if (!isa<TensorType>(getX().getType()))
    return success();
  FailureOr<Value> buffer = getBuffer(rewriter, getX(), options, state);
  if (failed(buffer))
    return failure();
  rewriter.modifyOpInPlace(*this, [&] { getXMutable().assign(*buffer); });
  return success();
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

SmallVector<AlignedDims> OpaqueOp::alignedDims() { return {}; }
