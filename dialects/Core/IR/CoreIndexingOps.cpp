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
                     ValueRange indices, const IndexLayout &layout,
                     bool inBounds) {
  build(builder, state, x, indices, layout.dims, layout.xDims, layout.indexDims,
        inBounds);
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

//===----------------------------------------------------------------------===//
// ScatterOp
//===----------------------------------------------------------------------===//

IndexLayout ScatterOp::getLayout() { return layoutOf(*this); }

void ScatterOp::build(OpBuilder &builder, OperationState &state,
                      ScatterKind kind, Value x, Value updates,
                      ValueRange indices, const IndexLayout &layout,
                      OutOfBounds outOfBounds, bool wrapNegative) {
  build(builder, state, kind, x, updates, indices, layout.dims, layout.xDims,
        layout.indexDims, outOfBounds, wrapNegative);
}

InferResult ScatterOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  Type element = elementTypeOf(a.getX());
  if (elementTypeOf(a.getUpdates()) != element) {
    std::string found;
    llvm::raw_string_ostream(found) << elementTypeOf(a.getUpdates());
    return shapes.error("expected updates of the element type of x but found " +
                        found + " (C7)");
  }
  if (!allRanked(a.getOperands()))
    return unrankedTensor(element);
  IndexLayout layout = layoutOf(a);
  if (failed(layout.check(shapes, a.getX(), a.getIndices())) ||
      failed(layout.checkUpdates(shapes, a.getX(), a.getIndices(),
                                 a.getUpdates())))
    return failure();
  return oneTensor(shapes.shapeOf(a.getX()), element);
}

LogicalResult ScatterOp::verify() {
  Type element = elementTypeOf(getX());
  bool bits =
      getKind() == ScatterKind::bitAnd || getKind() == ScatterKind::bitOr;
  bool fits = getKind() == ScatterKind::update ||
              (bits ? isa<IntegerType>(element) : !element.isInteger(1));
  if (fits)
    return success();
  return emitOpError("expected ") << (bits ? "integers or Booleans" : "numbers")
                                  << " for " << stringifyScatterKind(getKind())
                                  << " but found " << element << " (C6)";
}
