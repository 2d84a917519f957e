//===- CoreScanOps.cpp - running sums and order ---------------------------===//

#include "tcopt/Core/IR/CoreScanOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;

//===----------------------------------------------------------------------===//
// ScanOp
//===----------------------------------------------------------------------===//

static StringRef operandsOf(ScanKind kind) {
  if (kind == ScanKind::logAddExp)
    return "floats";
  bool bits = kind == ScanKind::bitAnd || kind == ScanKind::bitOr;
  return bits ? "integers or Booleans" : "numbers";
}

static bool takes(ScanKind kind, Type element) {
  if (kind == ScanKind::logAddExp)
    return isa<FloatType>(element);
  bool bits = kind == ScanKind::bitAnd || kind == ScanKind::bitOr;
  return bits ? isa<IntegerType>(element) : !element.isInteger(1);
}

LogicalResult ScanOp::verify() {
  Type element = elementTypeOf(getX());
  if (takes(getKind(), element))
    return success();
  return emitOpError("expected ")
         << operandsOf(getKind()) << " for " << stringifyScanKind(getKind())
         << " but found " << element << " (C2)";
}

//===----------------------------------------------------------------------===//
// ArgScanOp and SortOp
//===----------------------------------------------------------------------===//

// Elements of x and as many indices.
static InferredTensors valuesAndIndices(Value x, std::optional<Shape> shape) {
  Type element = elementTypeOf(x);
  Type i64 = IntegerType::get(element.getContext(), 64);
  return {{shape, element}, {shape, i64}};
}

InferResult ArgScanOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return valuesAndIndices(a.getX(), std::nullopt);
  shapes.refuseNegativeDims();
  Shape shape = shapes.shapeOf(a.getX());
  if (failed(shapes.normalize(a.getDim(), shape.size(), 1)))
    return failure();
  return valuesAndIndices(a.getX(), shape);
}

static LogicalResult limitSize(ShapeContext &shapes, int64_t limit, Dim &size) {
  if (limit < 0 || (size.isStatic() && limit > *size.constant))
    return shapes.error("expected a limit in [0, " +
                        (size.isStatic() ? Twine(*size.constant) : Twine("?")) +
                        "] but found " + Twine(limit) + " (C2)");
  shapes.expectAtLeast(limit, size,
                       "the sorted dimension must not be smaller than the "
                       "limit (C2)");
  size = limit;
  return success();
}

InferResult SortOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (!allRanked(a.getX()))
    return valuesAndIndices(a.getX(), std::nullopt);
  shapes.refuseNegativeDims();
  Shape shape = shapes.shapeOf(a.getX());
  FailureOr<int64_t> dim = shapes.normalize(a.getDim(), shape.size(), 1);
  if (failed(dim))
    return failure();
  if (a.getLimit() && failed(limitSize(shapes, *a.getLimit(), shape[*dim])))
    return failure();
  return valuesAndIndices(a.getX(), shape);
}
