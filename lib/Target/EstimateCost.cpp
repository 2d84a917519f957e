//===- EstimateCost.cpp - what an op costs a fallback ---------------------===//
//
// A coarse model, the same for every backend: it decides whether a part is
// worth the trouble, not how it is compiled.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/Backend.h"

using namespace mlir;

namespace tcopt {

static constexpr double kUnknownSize = 64;
static constexpr double kBytesPerNanosecond = 8;
static constexpr double kProductsPerNanosecond = 16;

static double countElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return 0;
  double count = 1;
  for (int64_t size : tensor.getShape())
    count *= ShapedType::isDynamic(size) ? kUnknownSize : double(size);
  return count;
}

static double countBytes(TypeRange types) {
  double bytes = 0;
  for (Type type : types)
    if (double elements = countElements(type))
      bytes +=
          elements * getElementTypeOrSelf(type).getIntOrFloatBitWidth() / 8;
  return bytes;
}

// Each element of the left operand meets those of the right one that share its
// summed and batch dimensions: sqrt(left * right * result * batch) products in
// the whole. Batches, which the square root counts once too few, are left out.
static double countProducts(Operation *op) {
  if (!isa<core::ContractOp, core::ConvolutionOp>(op))
    return 0;
  return std::sqrt(countElements(op->getOperand(0).getType()) *
                   countElements(op->getOperand(1).getType()) *
                   countElements(op->getResult(0).getType()));
}

double estimateCost(Operation *op) {
  double bytes =
      countBytes(op->getOperandTypes()) + countBytes(op->getResultTypes());
  return bytes / kBytesPerNanosecond +
         countProducts(op) / kProductsPerNanosecond;
}

} // namespace tcopt
