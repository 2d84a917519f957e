//===- Walk.cpp - Visiting the elements of tensors ------------------------===//
//
// Moving elements of any dtype, and the rule of implicit broadcasting.
//
//===----------------------------------------------------------------------===//

#include "Walk.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Moving
//===----------------------------------------------------------------------===//

void interp::moveElements(const HostTensor &x, HostTensor &result,
                          function_ref<int64_t(ArrayRef<int64_t>)> source) {
  size_t size = getSize(x.dtype());
  const uint8_t *from = x.bytes().data();
  uint8_t *to = result.bytes().data();
  walkCoordinates(result.shape(), [&](int64_t i, ArrayRef<int64_t> at) {
    int64_t offset = source(at);
    if (offset >= 0)
      std::memcpy(to + size_t(i) * size, from + size_t(offset) * size, size);
  });
}

Expected<HostTensor>
interp::moved(OpCall &call, const HostTensor &x, ArrayRef<int64_t> shape,
              function_ref<int64_t(ArrayRef<int64_t>)> source) {
  Expected<HostTensor> result = call.create(x.dtype(), shape);
  if (result)
    moveElements(x, *result, source);
  return result;
}

Expected<HostTensor> interp::strided(OpCall &call, const HostTensor &x,
                                     ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> strides, int64_t base) {
  return moved(call, x, shape, [&](ArrayRef<int64_t> at) {
    int64_t offset = base;
    for (auto [coordinate, stride] : llvm::zip(at, strides))
      offset += coordinate * stride;
    return offset;
  });
}

Expected<HostTensor> interp::permuted(OpCall &call, const HostTensor &x,
                                      ArrayRef<int64_t> dims) {
  Sizes shape, strides, from = x.strides();
  for (int64_t dim : dims) {
    shape.push_back(x.shape()[dim]);
    strides.push_back(from[dim]);
  }
  return strided(call, x, shape, strides);
}

int64_t interp::normalized(int64_t dim, int64_t rank) {
  return dim < 0 ? dim + rank : dim;
}

Sizes interp::normalized(ArrayRef<int64_t> dims, int64_t rank) {
  return llvm::map_to_vector(
      dims, [rank](int64_t dim) { return normalized(dim, rank); });
}

std::string interp::toText(ArrayRef<int64_t> sizes) {
  return "[" +
         llvm::join(
             llvm::map_range(sizes,
                             [](int64_t size) { return std::to_string(size); }),
             ", ") +
         "]";
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

Broadcastable::Broadcastable(const HostTensor &tensor, Type type)
    : sizes(tensor.shape()), strides(tensor.strides()) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  for (auto [i, size] : llvm::enumerate(sizes))
    repeats.push_back((ranked ? ranked.getDimSize(i) : size) == 1);
}

Broadcastable Broadcastable::dropBack(size_t n) const {
  Broadcastable result = *this;
  result.sizes.pop_back_n(n);
  result.strides.pop_back_n(n);
  result.repeats.pop_back_n(n);
  return result;
}

Sizes Broadcastable::stridesIn(ArrayRef<int64_t> shape) const {
  Sizes result(shape.size(), 0);
  size_t skip = shape.size() - sizes.size();
  for (size_t i = 0; i < sizes.size(); ++i)
    result[skip + i] = repeats[i] && shape[skip + i] != 1 ? 0 : strides[i];
  return result;
}

Error interp::checkBroadcast(OpCall &call, const Broadcastable &operand,
                             ArrayRef<int64_t> shape) {
  bool fits = operand.sizes.size() <= shape.size();
  ArrayRef<int64_t> last =
      shape.take_back(std::min(operand.sizes.size(), shape.size()));
  for (size_t i = 0; fits && i < last.size(); ++i)
    fits = operand.repeats[i] || operand.sizes[i] == last[i];
  if (fits)
    return Error::success();
  return call.error("expected sizes that broadcast to " + toText(shape) +
                    " but found " + toText(operand.sizes));
}

Expected<Sizes> interp::broadcastShape(OpCall &call,
                                       ArrayRef<Broadcastable> operands) {
  size_t rank = 0;
  for (const Broadcastable &operand : operands)
    rank = std::max(rank, operand.sizes.size());
  Sizes shape(rank, 1);
  for (const Broadcastable &operand : operands)
    for (size_t i = 0; i < operand.sizes.size(); ++i)
      if (!operand.repeats[i])
        shape[rank - operand.sizes.size() + i] = operand.sizes[i];
  for (const Broadcastable &operand : operands)
    if (Error error = checkBroadcast(call, operand, shape))
      return error;
  return shape;
}
