//===- GraphIndexing.cpp - Places given by tensors ------------------------===//

#include "GraphFamilies.h"
#include "Pointwise.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Along one dimension
//===----------------------------------------------------------------------===//

static Expected<HostTensor> runGather(graph::GatherOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0), &index = call.tensor(1);
  Sizes strides = x.strides(), indexStrides = index.strides();
  int64_t dim = x.rank() ? normalized(op.getDim(), x.rank()) : 0;
  int64_t size = x.rank() ? x.shape()[dim] : 1;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (d != dim && index.shape()[d] > x.shape()[d])
      return call.error("expected an index of size " +
                        llvm::Twine(x.shape()[d]) + " or less in dimension " +
                        llvm::Twine(d) + " but found " +
                        llvm::Twine(index.shape()[d]));
  if (llvm::Error error = checkIndices(call, index, size))
    return error;
  return moved(call, x, index.shape(), [&](ArrayRef<int64_t> at) {
    int64_t place = 0, offset = 0;
    for (auto [i, coordinate] : llvm::enumerate(at)) {
      place += coordinate * indexStrides[i];
      offset += int64_t(i) == dim ? 0 : coordinate * strides[i];
    }
    return x.rank() ? offset + index.getInt(place) * strides[dim] : 0;
  });
}

static Expected<HostTensor> runIndexSelect(graph::IndexSelectOp op,
                                           OpCall &call) {
  const HostTensor &x = call.tensor(0), &index = call.tensor(1);
  int64_t dim = normalized(op.getDim(), x.rank());
  Expected<HostTensor> list = reshaped(index, {index.numElements()});
  return list ? taken(call, x, *list, dim) : std::move(list);
}

//===----------------------------------------------------------------------===//
// Along several dimensions
//===----------------------------------------------------------------------===//

/// An index tensor in the common shape, negative indices counted from the end.
/// Indices out of bounds are not changed, because errors report them.
static Expected<HostTensor> wrapped(OpCall &call, unsigned operand,
                                    ArrayRef<int64_t> shape, int64_t size) {
  Expected<HostTensor> wide = call.convert(call.tensor(operand), DType::I64);
  if (!wide)
    return wide;
  Broadcastable index(*wide, call.op->getOperand(operand).getType());
  Expected<HostTensor> result =
      strided(call, *wide, shape, index.stridesIn(shape));
  if (result)
    for (int64_t &place : result->data<int64_t>())
      place += place < 0 && place >= -size ? size : 0;
  return result;
}

static Expected<HostTensor> runIndex(graph::IndexOp op, OpCall &call) {
  const HostTensor &x = call.tensor(0);
  ArrayRef<int64_t> dims = op.getDims();
  llvm::SmallVector<Broadcastable> operands;
  for (unsigned i = 1; i <= dims.size(); ++i)
    operands.emplace_back(call.tensor(i), call.op->getOperand(i).getType());
  Expected<Sizes> shape = broadcastShape(call, operands);
  if (!shape)
    return shape.takeError();
  std::vector<HostTensor> indices;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    Expected<HostTensor> index = wrapped(call, i + 1, *shape, x.shape()[dim]);
    if (!index)
      return index;
    indices.push_back(std::move(*index));
  }
  core::IndexLayout layout{llvm::to_vector(dims), {}, {}};
  int64_t n = shape->size(), rank = x.rank() - dims.size() + n;
  bool together = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  int64_t first = together ? dims.front() : 0;
  for (int64_t i = 0; i < rank; ++i)
    (i >= first && i < first + n ? layout.indexDims : layout.xDims)
        .push_back(i);
  return gathered(
      call, x,
      llvm::map_to_vector(indices, [](const HostTensor &t) { return &t; }),
      layout);
}

static Expected<HostTensor> runMaskedFill(graph::MaskedFillOp, OpCall &call) {
  const HostTensor &x = call.tensor(0), &mask = call.tensor(1);
  Expected<Pointwise<2>> both = broadcastAll<2>(call);
  if (!both)
    return both.takeError();
  Expected<HostTensor> result = strided(call, x, both->shape, both->strides[0]);
  if (result)
    moveElements(call.tensor(2), *result, [&](ArrayRef<int64_t> at) {
      int64_t place = 0;
      for (auto [coordinate, stride] : llvm::zip(at, both->strides[1]))
        place += coordinate * stride;
      return mask.getInt(place) ? 0 : -1;
    });
  return result;
}

//===----------------------------------------------------------------------===//
// Sorted sequences
//===----------------------------------------------------------------------===//

/// The first place of [0, size) before which `v` belongs, by bisection.
template <typename T, typename Read>
static int64_t bisected(T v, int64_t size, bool right, Read read) {
  int64_t low = 0, high = size;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    T found = read(middle);
    if (right ? found > v : found >= v)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

static Expected<HostTensor> runSearchsorted(graph::SearchsortedOp op,
                                            OpCall &call) {
  const HostTensor &sorted = call.tensor(0), &values = call.tensor(1);
  Expected<HostTensor> result = call.create(DType::I64, values.shape());
  if (!result)
    return result;
  if (sorted.rank() > 1 &&
      sorted.shape().drop_back() != values.shape().drop_back())
    return call.error("expected as many sequences as rows of values");
  int64_t size = sorted.shape().back();
  int64_t columns = values.rank() ? values.shape().back() : 1;
  for (int64_t i = 0; i < values.numElements(); ++i) {
    int64_t row = sorted.rank() > 1 ? i / columns * size : 0;
    int64_t place =
        isFloat(sorted.dtype())
            ? bisected(values.getFloat(i), size, op.getRight(),
                       [&](int64_t j) { return sorted.getFloat(row + j); })
            : bisected(values.getInt(i), size, op.getRight(),
                       [&](int64_t j) { return sorted.getInt(row + j); });
    result->setInt(i, place);
  }
  return result;
}

void interp::populateGraphIndexing(OpTable &table) {
  table.addTensorOp(runGather);
  table.addTensorOp(runIndex);
  table.addTensorOp(runIndexSelect);
  table.addTensorOp(runMaskedFill);
  table.addTensorOp(runSearchsorted);
}
