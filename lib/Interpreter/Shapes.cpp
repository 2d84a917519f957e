//===- Shapes.cpp - Same elements, other places ---------------------------===//
//
// What the shape ops of graph and core share.
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "Scalars.h"
#include "tcopt/Interpreter/Interpreter.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

Expected<HostTensor> interp::reshaped(const HostTensor &x,
                                      ArrayRef<int64_t> shape) {
  return HostTensor(x).reshape(shape);
}

Expected<HostTensor> interp::filled(OpCall &call, const HostTensor &value,
                                    ArrayRef<int64_t> shape) {
  return moved(call, value, shape, [](ArrayRef<int64_t>) { return 0; });
}

Expected<HostTensor> interp::reversed(OpCall &call, const HostTensor &x,
                                      ArrayRef<int64_t> dims) {
  Sizes strides = x.strides();
  int64_t base = 0;
  for (int64_t dim : dims) {
    base += strides[dim] * (x.shape()[dim] - 1);
    strides[dim] = -strides[dim];
  }
  return strided(call, x, x.shape(), strides, base);
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

/// Copies `x` into `result`, moved by `shift` along `dim`.
static void insert(const HostTensor &x, HostTensor &result, int64_t dim,
                   int64_t shift) {
  Sizes strides = x.strides();
  moveElements(x, result, [&](ArrayRef<int64_t> at) -> int64_t {
    int64_t offset = -shift * strides[dim];
    if (at[dim] < shift || at[dim] >= shift + x.shape()[dim])
      return -1;
    for (auto [coordinate, stride] : llvm::zip(at, strides))
      offset += coordinate * stride;
    return offset;
  });
}

static Error checkJoin(OpCall &call, unsigned operand, int64_t dim) {
  Sizes first(call.tensor(0).shape()), other(call.tensor(operand).shape());
  first[dim] = other[dim] = 0;
  if (first == other)
    return Error::success();
  return call.error("expected operand #" + llvm::Twine(operand) +
                    " to have sizes " + toText(call.tensor(0).shape()) +
                    " but for dimension " + llvm::Twine(dim) + " but found " +
                    toText(call.tensor(operand).shape()));
}

Expected<HostTensor> interp::concatenated(OpCall &call, int64_t dim) {
  Sizes shape(call.tensor(0).shape());
  shape[dim] = 0;
  for (unsigned i = 0; i < call.operands.size(); ++i) {
    if (Error error = checkJoin(call, i, dim))
      return error;
    shape[dim] += call.tensor(i).shape()[dim];
  }
  Expected<HostTensor> result = call.create(call.tensor(0).dtype(), shape);
  if (!result)
    return result;
  int64_t shift = 0;
  for (unsigned i = 0; i < call.operands.size(); ++i) {
    insert(call.tensor(i), *result, dim, shift);
    shift += call.tensor(i).shape()[dim];
  }
  return result;
}

Expected<HostTensor> interp::padded(OpCall &call, ArrayRef<int64_t> low,
                                    ArrayRef<int64_t> high) {
  const HostTensor &x = call.tensor(0);
  Sizes shape, strides = x.strides();
  for (auto [size, before, after] : llvm::zip(x.shape(), low, high))
    shape.push_back(size + before + after);
  Expected<HostTensor> result = filled(call, call.tensor(1), shape);
  if (!result)
    return result;
  moveElements(x, *result, [&](ArrayRef<int64_t> at) -> int64_t {
    int64_t offset = 0;
    for (size_t d = 0; d < shape.size(); ++d) {
      int64_t coordinate = at[d] - low[d];
      if (coordinate < 0 || coordinate >= x.shape()[d])
        return -1;
      offset += coordinate * strides[d];
    }
    return offset;
  });
  return result;
}

//===----------------------------------------------------------------------===//
// Looking up
//===----------------------------------------------------------------------===//

Error interp::checkIndices(OpCall &call, const HostTensor &indices,
                           int64_t size) {
  for (int64_t i = 0; i < indices.numElements(); ++i)
    if (indices.getInt(i) < 0 || indices.getInt(i) >= size)
      return call.error("index out of bounds: expected indices in [0, " +
                        llvm::Twine(size) + ") but found " +
                        llvm::Twine(indices.getInt(i)) + " at " +
                        toText(unravelIndex(i, indices.shape())));
  return Error::success();
}

namespace {
/// Finds the place in x of an element by its coordinates.
struct Places {
  ArrayRef<const HostTensor *> indices;
  const core::IndexLayout &layout;
  Sizes strides, indexStrides;

  Places(const HostTensor &x, ArrayRef<const HostTensor *> indices,
         const core::IndexLayout &layout)
      : indices(indices), layout(layout), strides(x.strides()),
        indexStrides(indices.front()->strides()) {}

  /// Which element of the index tensors it is.
  int64_t indexAt(ArrayRef<int64_t> at) const {
    int64_t index = 0;
    for (auto [dim, stride] : llvm::zip(layout.indexDims, indexStrides))
      index += at[dim] * stride;
    return index;
  }

  int64_t operator()(ArrayRef<int64_t> at) const {
    int64_t index = indexAt(at), offset = 0;
    for (auto [dim, other] :
         llvm::zip(layout.xDims, layout.otherDims(strides.size())))
      offset += at[dim] * strides[other];
    for (auto [tensor, dim] : llvm::zip(indices, layout.dims))
      offset += tensor->getInt(index) * strides[dim];
    return offset;
  }
};
} // namespace

Expected<HostTensor> interp::gathered(OpCall &call, const HostTensor &x,
                                      ArrayRef<const HostTensor *> indices,
                                      const core::IndexLayout &layout) {
  Sizes shape(layout.rank());
  for (auto [dim, other] : llvm::zip(layout.xDims, layout.otherDims(x.rank())))
    shape[dim] = x.shape()[other];
  for (auto [dim, size] : llvm::zip(layout.indexDims, indices.front()->shape()))
    shape[dim] = size;
  // Where nothing is read, nothing is read outside.
  for (auto [tensor, dim] : llvm::zip(indices, layout.dims))
    if (product(shape) != 0)
      if (Error error = checkIndices(call, *tensor, x.shape()[dim]))
        return error;
  return moved(call, x, shape, Places(x, indices, layout));
}

Expected<HostTensor> interp::taken(OpCall &call, const HostTensor &x,
                                   const HostTensor &indices, int64_t dim) {
  return gathered(call, x, &indices,
                  core::IndexLayout::take(x.rank(), indices.rank(), dim));
}

template <typename T>
static void scatterElements(Scatter how, const HostTensor &updates,
                            const Places &places, ArrayRef<bool> isInside,
                            HostTensor &result) {
  auto from = updates.data<T>();
  auto to = result.data<T>();
  walkCoordinates(updates.shape(), [&](int64_t i, ArrayRef<int64_t> at) {
    if (!isInside[places.indexAt(at)])
      return;
    T &old = to[places(at)];
    old = how.combine.empty() ? from[i]
                              : apply<T>(binaryRule(how.combine), old, from[i]);
  });
}

static llvm::SmallVector<bool> insideOf(const HostTensor &x,
                                        ArrayRef<const HostTensor *> indices,
                                        const core::IndexLayout &layout) {
  llvm::SmallVector<bool> inside(indices.front()->numElements(), true);
  for (auto [tensor, dim] : llvm::zip(indices, layout.dims))
    for (size_t i = 0; i < inside.size(); ++i)
      inside[i] = inside[i] && tensor->getInt(i) >= 0 &&
                  tensor->getInt(i) < x.shape()[dim];
  return inside;
}

Expected<HostTensor> interp::scattered(OpCall &call, Scatter how,
                                       const HostTensor &x,
                                       const HostTensor &updates,
                                       ArrayRef<const HostTensor *> indices,
                                       const core::IndexLayout &layout) {
  for (auto [tensor, dim] : llvm::zip(indices, layout.dims))
    if (how.fails && updates.numElements() != 0)
      if (Error error = checkIndices(call, *tensor, x.shape()[dim]))
        return error;
  Expected<HostTensor> result = call.convert(x, x.dtype());
  if (!result)
    return result;
  auto inside = insideOf(x, indices, layout);
  Places places(x, indices, layout);
  dispatch(x.dtype(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    scatterElements<T>(how, updates, places, inside, *result);
  });
  return result;
}

Error interp::runConstant(OpCall &call, mlir::Attribute value) {
  auto tensor = call.interpreter.constant(value);
  if (!tensor)
    return tensor.takeError();
  call.results.push_back(*tensor);
  return Error::success();
}
