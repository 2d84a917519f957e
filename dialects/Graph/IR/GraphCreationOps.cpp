//===- GraphCreationOps.cpp - tensors from nothing ------------------------===//

#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantOp::verify() { return verifyConstant(*this, getValue()); }

void FullOp::build(OpBuilder &builder, OperationState &state, Value value,
                   ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> constants;
  SmallVector<Value> values;
  dispatchIndexOpFoldResults(sizes, values, constants);
  build(builder, state, value, values, builder.getDenseI64ArrayAttr(constants));
}

InferResult FullOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "value", a.getValue(), 0, 0, 1)))
    return failure();
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getValue()), 3);
}

LogicalResult FullOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult ArangeOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkRank(shapes, "start", a.getStart(), 0, 0, 1)) ||
      failed(checkRank(shapes, "step", a.getStep(), 0, 0, 1)))
    return failure();
  if (elementTypeOf(a.getStart()) != elementTypeOf(a.getStep()))
    return shapes.error("expected start and step of one element type (C1)");
  if (a.getStaticSizes().size() != 1)
    return shapes.error("expected one size but found " +
                        Twine(a.getStaticSizes().size()) + " (C2)");
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    elementTypeOf(a.getStart()), 3);
}

LogicalResult ArangeOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}
