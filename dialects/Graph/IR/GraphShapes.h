//===- GraphShapes.h - what shape rules of graph share ----------*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSHAPES_H
#define TCOPT_GRAPH_IR_GRAPHSHAPES_H

#include "tcopt/Graph/IR/GraphDialect.h"

namespace tcopt::graph {

/// All but the last `n` sizes.
inline Shape leading(const Shape &shape, size_t n) {
  return Shape(llvm::ArrayRef<Dim>(shape).drop_back(std::min(n, shape.size())));
}

/// Checks that `bias`, if given, has rank 1 (constraint `rankNumber`) and this
/// size (constraint `sizeNumber`).
inline llvm::LogicalResult checkBias(ShapeContext &shapes, mlir::Value bias,
                                     Dim size, int rankNumber, int sizeNumber) {
  if (!bias)
    return llvm::success();
  if (failed(checkRank(shapes, "bias", bias, 1, 1, rankNumber)))
    return llvm::failure();
  return checkEqual(shapes, "bias", size, shapes.shapeOf(bias)[0], sizeNumber);
}

/// `dim` as a number in [0, rank) (C1); a scalar counts as having a dimension.
inline llvm::FailureOr<int64_t> normalDimOrScalar(ShapeContext &shapes,
                                                  int64_t dim, int64_t rank) {
  return shapes.normalize(dim, std::max<int64_t>(rank, 1), 1);
}

/// Elements of `x` and where they were, both of one shape or unranked.
inline InferredTensors valuesAndIndices(std::optional<Shape> shape,
                                        mlir::Value x) {
  mlir::Type i64 = mlir::IntegerType::get(x.getContext(), 64);
  return {{shape, elementTypeOf(x)}, {shape, i64}};
}

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_GRAPHSHAPES_H
