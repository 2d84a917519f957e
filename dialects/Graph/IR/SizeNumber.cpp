//===- SizeNumber.cpp - sizes as tensors ----------------------------------===//

#include "tcopt/Graph/IR/SizeNumber.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::graph {

Value numberOf(GraphBuilder &b, Size size, Type elementType) {
  if (b.hasFailed())
    return Value();
  if (std::optional<int64_t> known = getConstantIntValue(size))
    return b.integer(*known, elementType);
  Type i64 = b.ops().getI64Type();
  Value number =
      arith::IndexCastOp::create(b.ops(), b.location(), i64, cast<Value>(size));
  Value element = tensor::FromElementsOp::create(
      b.ops(), b.location(), RankedTensorType::get({}, i64), number);
  return b.cast(element, elementType);
}

} // namespace tcopt::graph
