//===- Arguments.cpp - checks of arguments --------------------------------===//

#include "Arguments.h"
#include "Recorder.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::capture {

int64_t wrapDim(int64_t dim, int64_t rank, const char *function, Place place) {
  int64_t limit = std::max<int64_t>(rank, 1);
  if (dim < -limit || dim >= limit)
    throw Exception(std::string(function) + ": expected a dimension in [" +
                        std::to_string(-limit) + ", " + std::to_string(limit) +
                        ") but found " + std::to_string(dim),
                    place);
  return dim < 0 ? dim + limit : dim;
}

std::vector<int64_t> wrapDims(const Dims &dims, int64_t rank,
                              const char *function, Place place) {
  std::vector<int64_t> wrapped;
  for (int64_t dim : dims.values()) {
    wrapped.push_back(wrapDim(dim, rank, function, place));
    if (llvm::is_contained(llvm::ArrayRef(wrapped).drop_back(), wrapped.back()))
      throw Exception(std::string(function) + ": dimension " +
                          std::to_string(dim) + " is there twice",
                      place);
  }
  return wrapped;
}

graph::Size product(Builder &b, llvm::ArrayRef<graph::Size> sizes) {
  if (std::optional<llvm::SmallVector<int64_t>> numbers =
          getConstantIntValues(sizes))
    return b.ops().getIndexAttr(llvm::product_of(*numbers));
  Value value;
  for (graph::Size size : sizes) {
    Value one = getValueOrCreateConstantIndexOp(b.ops(), b.location(), size);
    value = value ? arith::MulIOp::create(b.ops(), b.location(), value, one)
                        .getResult()
                  : one;
  }
  return value;
}

bool isKnown(const Size &a, SizeRelation relation, const Size &b) {
  Recorder *recorder = currentRecorder();
  if (!recorder || recorder->canRun())
    return compareSizes(relation, a, b);
  return recorder->trace()
      .sizes()
      .prove(recorder->symbols.exprOf(a), relation, recorder->symbols.exprOf(b))
      .value_or(false);
}

Value indexOf(Builder &b, Value number) {
  Value element =
      mlir::tensor::ExtractOp::create(b.ops(), b.location(), number);
  return arith::IndexCastOp::create(b.ops(), b.location(),
                                    b.ops().getIndexType(), element);
}

Size sizeOfElement(const Tensor &tensor, Place place) {
  Recorder &recorder = *currentRecorder();
  auto toIndex = [&](Builder &b) {
    return std::vector<Value>{indexOf(b, b(tensor))};
  };
  Value index = buildOps(recorder.trace(), place, toIndex).front();
  return Size(
      ShapedType::kDynamic,
      std::make_shared<SizeNode>(SizeNode{
          recorder.weak_from_this(), recorder.currentGraph(), {}, index}));
}

graph::Size quotient(Builder &b, graph::Size a, graph::Size divisor) {
  std::optional<int64_t> dividend = getConstantIntValue(a),
                         number = getConstantIntValue(divisor);
  if (number == 1)
    return a;
  if (dividend && number && *number)
    return b.ops().getIndexAttr(*dividend / *number);
  Value x = getValueOrCreateConstantIndexOp(b.ops(), b.location(), a);
  Value y = getValueOrCreateConstantIndexOp(b.ops(), b.location(), divisor);
  return arith::DivUIOp::create(b.ops(), b.location(), x, y).getResult();
}

} // namespace tcopt::capture
