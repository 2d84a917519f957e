//===- GraphShapes.h - what shape rules of graph share ----------*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSHAPES_H
#define TCOPT_GRAPH_IR_GRAPHSHAPES_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
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

/// Checks that the list of this many entries, one a spatial dimension, has 1 to
/// 3.
inline llvm::LogicalResult checkSpatialRank(ShapeContext &shapes,
                                            llvm::StringRef name, size_t rank,
                                            int number) {
  if (rank >= 1 && rank <= 3)
    return llvm::success();
  return shapes.error("expected 1 to 3 entries in " + name + " but found " +
                      llvm::Twine(rank) + " (C" + llvm::Twine(number) + ")");
}

/// The shape of a convolution of `x` (N, C, spatial...) by `weight` (O, C /
/// groups, kernel...) with the lists of `a`. Kernels have known sizes and fit
/// (constraint `number`).
template <typename Adaptor>
llvm::FailureOr<Shape> convolvedShape(ShapeContext &shapes, Adaptor a,
                                      const Shape &x, const Shape &weight,
                                      int number) {
  Shape result{x[0], weight[0]};
  for (size_t i = 0; i + 2 < x.size(); ++i) {
    if (!weight[2 + i].isStatic())
      return shapes.error("expected a weight with known kernel sizes (C" +
                          llvm::Twine(number) + ")");
    Window window{*weight[2 + i].constant, a.getStride()[i], a.getPadding()[i],
                  a.getDilation()[i]};
    llvm::FailureOr<Dim> count =
        checkedWindows(shapes, x[2 + i], window, number);
    if (failed(count))
      return llvm::failure();
    result.push_back(*count);
  }
  return result;
}

/// Checks that the size of a spatial dimension is not 0.
inline llvm::LogicalResult checkNotEmpty(ShapeContext &shapes,
                                         llvm::StringRef name, Dim size,
                                         int number) {
  shapes.expectAtLeast(1, size,
                       "spatial dimensions of " + name +
                           " must not be empty (C" + llvm::Twine(number) + ")");
  if (!size.is(0))
    return llvm::success();
  return shapes.error("expected spatial dimensions of " + name +
                      " that are not empty (C" + llvm::Twine(number) + ")");
}

/// Returns an index as the constant and the operand of an op. The constant is
/// kDynamic if there is an operand.
inline std::pair<int64_t, mlir::Value> splitIndex(mlir::OpFoldResult index) {
  if (auto value = llvm::dyn_cast<mlir::Value>(index))
    return {mlir::ShapedType::kDynamic, value};
  return {*mlir::getConstantIntValue(index), mlir::Value()};
}
/// Returns the index that `splitIndex` split.
inline mlir::OpFoldResult joinIndex(mlir::Operation *op, int64_t constant,
                                    mlir::Value value) {
  if (value)
    return value;
  return mlir::Builder(op).getIndexAttr(constant);
}

/// Records that the entries of a mixed list are not negative (constraint
/// `number`).
inline void expectNotNegative(ShapeContext &shapes, llvm::StringRef name,
                              llvm::ArrayRef<Dim> entries, int number) {
  for (Dim entry : entries)
    shapes.expectAtLeast(0, entry,
                         "entries of " + name + " must not be negative (C" +
                             llvm::Twine(number) + ")");
}

/// `dim` as a number in [0, rank) (C1); a scalar counts as having a dimension.
inline llvm::FailureOr<int64_t> normalDimOrScalar(ShapeContext &shapes,
                                                  int64_t dim, int64_t rank) {
  return shapes.normalize(dim, std::max<int64_t>(rank, 1), 1);
}

/// Whether the integer type can represent the number.
inline bool isNumberOf(mlir::Type type, int64_t number) {
  unsigned bits = type.getIntOrFloatBitWidth();
  return type.isUnsignedInteger() ? number >= 0 && llvm::isUIntN(bits, number)
                                  : llvm::isIntN(bits, number);
}

/// Elements of `x` and where they were, both of one shape or unranked.
inline InferredTensors valuesAndIndices(std::optional<Shape> shape,
                                        mlir::Value x) {
  mlir::Type i64 = mlir::IntegerType::get(x.getContext(), 64);
  return {{shape, elementTypeOf(x)}, {shape, i64}};
}

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_GRAPHSHAPES_H
