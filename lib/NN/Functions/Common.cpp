//===- Common.cpp - helpers of functions ----------------------------------===//

#include "Common.h"
#include "../../Capture/Session/CallFrame.h"
#include "../../Capture/Trace/Recorder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace tcopt::graph;
using llvm::ArrayRef;
using mlir::Value;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void refuseWord(std::string_view function, std::string_view expected,
                std::string_view word, Place place) {
  throw Exception((llvm::Twine(function) + ": expected " + expected +
                   " but found \"" + word + "\"")
                      .str(),
                  place);
}

void expectRank(std::string_view function, const Tensor &tensor, int64_t rank,
                Place place) {
  if (tensor.dim() == rank)
    return;
  throw Exception((llvm::Twine(function) + ": expected a tensor of rank " +
                   llvm::Twine(rank) + " but found rank " +
                   llvm::Twine(tensor.dim()))
                      .str(),
                  place);
}

DType commonDTypeOf(const std::vector<Tensor> &tensors) {
  std::vector<Operand> operands(tensors.begin(), tensors.end());
  auto pointers = llvm::map_to_vector(
      operands, [](const Operand &operand) { return &operand; });
  return commonDType(pointers);
}

std::string textOf(const Sizes &sizes) {
  std::string text;
  for (const Size &size : sizes)
    text += (text.empty() ? "" : ", ") + std::to_string(size.hint());
  return "[" + text + "]";
}

std::vector<int64_t> perDim(std::string_view what, const PerDim &numbers,
                            int64_t count, Place place) {
  const std::vector<int64_t> &list = numbers.values();
  if (list.size() == 1)
    return std::vector<int64_t>(count, list.front());
  if (int64_t(list.size()) == count)
    return list;
  throw Exception((llvm::Twine(what) + ": expected 1 or " + llvm::Twine(count) +
                   " numbers but found " + llvm::Twine(list.size()))
                      .str(),
                  place);
}

std::vector<int64_t> reducedDims(const Tensor &self, const Dims &dim) {
  if (self.dim() == 0)
    return {};
  if (!dim.values().empty())
    return dim.values();
  auto all = llvm::seq<int64_t>(0, self.dim());
  return std::vector<int64_t>(all.begin(), all.end());
}

void expectElements(const Tensor &self, const Dims &dim, Place place) {
  llvm::ArrayRef<int64_t> hints = self.getImpl()->sizes();
  int64_t rank = int64_t(hints.size());
  for (int64_t one : reducedDims(self, dim)) {
    int64_t at = one < 0 ? one + rank : one;
    bool isKnown =
        at >= 0 && at < rank && !mlir::ShapedType::isDynamic(hints[at]);
    if (isKnown && self.size(at) == 0)
      throw Exception(CallFrame::nameOfCalled() + ": expected dimension " +
                          std::to_string(at) +
                          " not to be empty (self: sizes " +
                          textOf(self.sizes()) + ")",
                      place);
  }
}

Tensor copyIfShared(const Tensor &self, const Tensor &result, Place place) {
  return sharesCell(self, result) ? clone(result, place) : result;
}

std::optional<Tensor> medianOfNone(const Tensor &self, Place place) {
  if (llvm::is_contained(self.getImpl()->sizes(), mlir::ShapedType::kDynamic) ||
      !isFloat(self.dtype()) || self.numel() != 0)
    return std::nullopt;
  return full({}, std::numeric_limits<double>::quiet_NaN(), self.dtype(),
              place);
}

// The maximum of the equal elements, because they share its derivative.
Tensor sharedByEqual(const Tensor &vector, const Tensor &element, Place place) {
  if (!isFloat(vector.dtype()))
    return element;
  Tensor isEqual = eq(vector, element, place);
  Tensor areNaN =
      logical_and(isnan(vector, place), isnan(element, place), place);
  Tensor same = where(logical_or(isEqual, areNaN, place), vector,
                      -std::numeric_limits<double>::infinity(), place);
  return amax(same, {}, false, place);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

// Computes the result from the greater operand, so that exp() does not
// overflow.
Value logOfSum(Builder &b, Value x, Value y, double unit) {
  auto scaled = [&](Value value, double factor) {
    return factor == 1 ? value
                       : b.make<MulOp>(value, numberLike(b, factor, value));
  };
  // The difference of equal infinities would be NaN.
  Value areInfinite =
      b.make<LogicalAndOp>(b.make<EqOp>(x, y), b.make<IsinfOp>(x));
  Value above =
      b.make<WhereOp>(areInfinite, numberLike(b, 0, x), b.make<SubOp>(y, x));
  auto from = [&](Value greater, Value distance) {
    Value rest = b.make<LogsigmoidOp>(scaled(distance, unit));
    return b.make<SubOp>(greater, scaled(rest, 1 / unit));
  };
  return b.make<WhereOp>(b.make<GeOp>(y, x), from(y, above),
                         from(x, b.make<NegOp>(above)));
}

Value asLike(Builder &b, const Operand &operand, Value like) {
  if (const Scalar *number = operand.number())
    return b.number(*number, elementType(like));
  return b.cast(b(operand.tensor()), elementType(like));
}

Value atLeastVector(Builder &b, Value x) { return withRank(b, x, 1); }

Value withRank(Builder &b, Value x, int64_t rank) {
  while (!b.hasFailed() && rankOf(x) < rank)
    x = b.make<UnsqueezeOp>(x, 0);
  return x;
}

Value tensorOf(Builder &b, graph::Size size) {
  if (b.hasFailed())
    return {};
  mlir::Type type = b.ops().getI64Type();
  if (auto constant = mlir::getConstantIntValue(size))
    return b.integer(*constant, type);
  Value number = mlir::arith::IndexCastOp::create(b.ops(), b.location(), type,
                                                  llvm::cast<Value>(size));
  return mlir::tensor::FromElementsOp::create(
      b.ops(), b.location(), mlir::RankedTensorType::get({}, type), number);
}

graph::Sizes broadcastSizes(Builder &b, ArrayRef<Value> values) {
  int64_t rank = 0;
  for (Value value : values)
    rank = std::max(rank, rankOf(value));
  graph::Sizes sizes(rank, b.ops().getIndexAttr(1));
  for (Value value : values)
    for (int64_t dim = 0; dim < rankOf(value); ++dim)
      if (graph::Size own = b.sizeOf(value, dim);
          mlir::getConstantIntValue(own) != 1)
        sizes[rank - rankOf(value) + dim] = own;
  return sizes;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Tensor callIn(DType dtype, Place place, std::initializer_list<Operand> operands,
              WideBody body) {
  return call(place, [&](Builder &b) {
    llvm::SmallVector<Value, 3> values;
    for (const Operand &operand : operands)
      values.push_back(b.as(operand, wideDType(dtype)));
    return b.cast(body(b, values), b.type(dtype));
  });
}

Tensor callWide(Place place, std::initializer_list<Operand> operands,
                WideBody body) {
  auto pointers = llvm::map_to_vector<3>(
      operands, [](const Operand &operand) { return &operand; });
  return callIn(floatDType(commonDType(pointers)), place, operands, body);
}

std::pair<Tensor, Tensor> callTwo(Place place, ManyBody body) {
  std::vector<Tensor> results = callMany(place, body);
  return {results[0], results[1]};
}

} // namespace tcopt::capture
