//===- OpFacts.cpp - facts that an op states of itself --------------------===//

#include "tcopt/Interfaces/OpFacts.h"
#include "mlir/IR/BuiltinTypes.h"
#include <cmath>

using namespace mlir;

#include "tcopt/Interfaces/OpFacts.cpp.inc"

namespace tcopt {

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

static int64_t rankOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getRank() : 0;
}

SmallVector<AlignedDims> alignedDims(ValueRange tensors, unsigned keptDims) {
  int64_t rank = 0;
  for (Value tensor : tensors)
    rank = std::max(rank, rankOf(tensor));
  SmallVector<AlignedDims> all;
  for (int64_t fromLast = keptDims + 1; fromLast <= rank; ++fromLast) {
    AlignedDims aligned;
    for (Value tensor : tensors)
      if (int64_t dim = rankOf(tensor) - fromLast; dim >= 0)
        aligned.push_back({tensor, dim});
    if (aligned.size() > 1)
      all.push_back(std::move(aligned));
  }
  return all;
}

SmallVector<AlignedDims> alignedDims(Operation *op, const Broadcasting &how) {
  unsigned first = std::min(how.first, op->getNumOperands());
  unsigned count = std::min(how.count, op->getNumOperands() - first);
  switch (how.kind) {
  case Broadcasting::Kind::Operands:
    return alignedDims(op->getOperands().slice(first, count), how.keptDims);
  case Broadcasting::Kind::ToResult:
    return alignedDims({op->getOperand(first), op->getResult(0)});
  case Broadcasting::Kind::None:
  case Broadcasting::Kind::Own:
    break;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

std::optional<double> knownFlops(double count) {
  return std::isnan(count) ? std::nullopt : std::optional(count);
}

static double asDouble(int64_t size) {
  return size < 0 ? kUnknownFlops : double(size);
}

double productOf(ArrayRef<int64_t> sizes) {
  double product = 1;
  for (int64_t size : sizes)
    product *= asDouble(size);
  return product;
}

static double log2Up(double size) {
  return size > 1 ? std::ceil(std::log2(size)) : size * 0;
}

std::optional<CallSizes::Sizes> CallSizes::ofType(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type)
    return std::nullopt;
  Sizes sizes(type.getShape());
  for (int64_t &size : sizes)
    size = ShapedType::isDynamic(size) ? -1 : size;
  return sizes;
}

double CallSizes::results() const {
  return op->getNumResults() ? elements(op->getResult(0)) : 0;
}

double CallSizes::product(Value tensor, unsigned firstDim) const {
  std::optional<Sizes> sizes = of(tensor);
  if (!sizes || sizes->size() < firstDim)
    return kUnknownFlops;
  return productOf(ArrayRef(*sizes).drop_front(firstDim));
}

double CallSizes::size(Value tensor, int64_t dim) const {
  std::optional<Sizes> sizes = of(tensor);
  if (!sizes)
    return kUnknownFlops;
  int64_t rank = sizes->size();
  if (rank == 0)
    return 1;
  int64_t place = dim < 0 ? dim + rank : dim;
  return place >= 0 && place < rank ? asDouble((*sizes)[place]) : kUnknownFlops;
}

double CallSizes::log2(Value tensor, int64_t dim) const {
  return log2Up(size(tensor, dim));
}

double CallSizes::sort(Value tensor, int64_t dim) const {
  return elements(tensor) * log2(tensor, dim);
}

double CallSizes::sort(Value tensor) const {
  return elements(tensor) * log2Up(elements(tensor));
}

double CallSizes::region(Region &region, ArrayRef<Sizes> arguments) const {
  return regions ? regions(region, arguments) : kUnknownFlops;
}

double CallSizes::greatest(Region &a, Region &b) const {
  double ofA = region(a), ofB = region(b);
  return std::isnan(ofA + ofB) ? kUnknownFlops : std::max(ofA, ofB);
}

} // namespace tcopt
