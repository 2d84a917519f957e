//===- CoreIndexingOps.cpp - places given by tensors ----------------------===//

#include "tcopt/Core/IR/CoreIndexingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

template <typename Op> static IndexLayout layoutOf(Op op) {
  return {llvm::to_vector(op.getDims()), llvm::to_vector(op.getXDims()),
          llvm::to_vector(op.getIndexDims())};
}

//===----------------------------------------------------------------------===//
// GatherOp
//===----------------------------------------------------------------------===//

IndexLayout GatherOp::getLayout() { return layoutOf(*this); }

void GatherOp::build(OpBuilder &builder, OperationState &state, Value x,
                     ValueRange indices, const IndexLayout &layout) {
  build(builder, state, x, indices, layout.dims, layout.xDims,
        layout.indexDims);
}

InferResult GatherOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getOperands()))
    return unrankedTensor(elementTypeOf(a.getX()));
  IndexLayout layout = layoutOf(a);
  if (failed(layout.check(shapes, a.getX(), a.getIndices())))
    return failure();
  Shape x = shapes.shapeOf(a.getX());
  Shape indices = shapes.shapeOf(a.getIndices().front());
  Shape result(layout.rank());
  for (auto [dim, other] : llvm::zip(layout.xDims, layout.otherDims(x.size())))
    result[dim] = x[other];
  for (auto [dim, size] : llvm::zip(layout.indexDims, indices))
    result[dim] = size;
  return oneTensor(std::move(result), elementTypeOf(a.getX()));
}
