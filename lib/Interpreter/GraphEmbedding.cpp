//===- GraphEmbedding.cpp - Rows of tables --------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

#pragma clang fp contract(off)

static Expected<HostTensor> runEmbedding(graph::EmbeddingOp, OpCall &call) {
  return taken(call, call.tensor(0), call.tensor(1), 0);
}

//===----------------------------------------------------------------------===//
// embedding_bag
//===----------------------------------------------------------------------===//

namespace {
/// The rows of one bag, one after the other, become one.
template <typename C> struct Bag {
  graph::BagMode mode;
  std::vector<C> row;
  int64_t count = 0;

  void add(ArrayRef<C> next, C scale) {
    for (auto [sum, x] : llvm::zip(row, next)) {
      if (mode == graph::BagMode::max)
        sum = count ? apply<C>(binaryRule("maximum"), sum, x) : x;
      else
        sum += x * scale;
    }
    ++count;
  }
  C result(size_t i) const {
    if (!count)
      return 0;
    return mode == graph::BagMode::mean ? row[i] / C(count) : row[i];
  }
};

/// Where a bag begins and ends in the indices.
struct BagRange {
  int64_t first, last;
};
} // namespace

static BagRange rangeOf(OpCall &call, int64_t bag) {
  const HostTensor &offsets = call.tensor(2);
  int64_t count = call.tensor(1).numElements();
  int64_t last =
      bag + 1 < offsets.numElements() ? offsets.getInt(bag + 1) : count;
  return {offsets.getInt(bag), last};
}

static Error checkOffsets(OpCall &call) {
  const HostTensor &offsets = call.tensor(2);
  int64_t least = 0, count = call.tensor(1).numElements();
  for (int64_t i = 0; i < offsets.numElements(); ++i) {
    int64_t offset = offsets.getInt(i);
    if (offset < least || offset > (i == 0 ? 0 : count))
      return call.error(
          "offsets must begin with 0, not decrease and be at most "
          "the number of indices");
    least = offset;
  }
  return Error::success();
}

template <typename C>
static void sumBags(graph::EmbeddingBagOp op, OpCall &call,
                    const HostTensor &weight, const HostTensor *scales,
                    HostTensor &out) {
  int64_t size = weight.shape()[1];
  const HostTensor &indices = call.tensor(1);
  for (int64_t b = 0; b < out.shape()[0]; ++b) {
    Bag<C> bag{op.getMode(), std::vector<C>(size_t(size), C(0))};
    BagRange range = rangeOf(call, b);
    for (int64_t i = range.first; i < range.last; ++i) {
      int64_t row = indices.getInt(i);
      if (op.getPaddingIdx() && row == int64_t(*op.getPaddingIdx()))
        continue;
      bag.add(weight.data<C>().slice(size_t(row * size), size_t(size)),
              scales ? scales->data<C>()[size_t(i)] : C(1));
    }
    for (int64_t j = 0; j < size; ++j)
      out.data<C>()[size_t(b * size + j)] = bag.result(size_t(j));
  }
}

static Expected<HostTensor> runEmbeddingBag(graph::EmbeddingBagOp op,
                                            OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  const HostTensor &weight = (*x)[0];
  if (Error error = checkIndices(call, call.tensor(1), weight.shape()[0]))
    return error;
  if (Error error = checkOffsets(call))
    return error;
  int64_t bags = call.tensor(2).numElements() - op.getIncludeLastOffset();
  if (bags < 0)
    return call.error("expected an offset");
  Expected<HostTensor> result =
      call.create(weight.dtype(), {bags, weight.shape()[1]});
  if (!result)
    return result;
  const HostTensor *scales = x->size() > 3 ? &(*x)[3] : nullptr;
  if (scales && scales->numElements() != call.tensor(1).numElements())
    return call.error("expected a weight for each index");
  dispatchFloat(weight.dtype(), [&](auto tag) {
    sumBags<typename decltype(tag)::type>(op, call, weight, scales, *result);
  });
  return call.convert(*result, call.resultDType());
}

//===----------------------------------------------------------------------===//
// embedding_backward
//===----------------------------------------------------------------------===//

/// How often each row is named.
static llvm::DenseMap<int64_t, int64_t> countRows(const HostTensor &indices) {
  llvm::DenseMap<int64_t, int64_t> counts;
  for (int64_t i = 0; i < indices.numElements(); ++i)
    ++counts[indices.getInt(i)];
  return counts;
}

template <typename C>
static void addRows(graph::EmbeddingBackwardOp op, const HostTensor &grad,
                    const HostTensor &indices, HostTensor &out) {
  int64_t size = out.shape()[1];
  llvm::DenseMap<int64_t, int64_t> counts = countRows(indices);
  for (int64_t i = 0; i < indices.numElements(); ++i) {
    int64_t row = indices.getInt(i);
    if (op.getPaddingIdx() && row == int64_t(*op.getPaddingIdx()))
      continue;
    C divisor = op.getScaleGradByFreq() ? C(counts[row]) : C(1);
    for (int64_t j = 0; j < size; ++j)
      out.data<C>()[size_t(row * size + j)] +=
          grad.data<C>()[size_t(i * size + j)] / divisor;
  }
}

static Expected<HostTensor> runEmbeddingBackward(graph::EmbeddingBackwardOp op,
                                                 OpCall &call) {
  auto x = widened(call);
  if (!x)
    return x.takeError();
  const HostTensor &grad = (*x)[0], &indices = call.tensor(1);
  int64_t rows = op.getNumWeights();
  if (grad.shape().drop_back() != indices.shape())
    return call.error("expected grad of the sizes of indices but found " +
                      toText(grad.shape()) + " and " + toText(indices.shape()));
  if (Error error = checkIndices(call, indices, rows))
    return error;
  Expected<HostTensor> result =
      call.create(grad.dtype(), {rows, grad.shape().back()});
  if (!result)
    return result;
  dispatchFloat(grad.dtype(), [&](auto tag) {
    addRows<typename decltype(tag)::type>(op, grad, indices, *result);
  });
  return call.convert(*result, call.resultDType());
}

void interp::populateGraphEmbedding(OpTable &table) {
  table.addTensorOp(runEmbeddingBag);
  table.addTensorOp(runEmbeddingBackward);
  table.addTensorOp(runEmbedding);
}
