//===- GraphPadding.cpp - Padding by elements of x ------------------------===//

#include "GraphFamilies.h"
#include "Walk.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Expected;

/// An error unless each padded dimension has the elements that an amount of
/// padding needs.
template <typename Op>
static llvm::Error checkRoom(Op op, OpCall &call, int64_t (*room)(int64_t)) {
  for (auto [size, low, high] :
       llvm::zip(call.tensor(0).shape(), op.getLow(), op.getHigh())) {
    int64_t most = std::max(low, high);
    if (most > 0 && size < room(most))
      return call.error("expected at least " + llvm::Twine(room(most)) +
                        " elements but found " + llvm::Twine(size));
  }
  return llvm::Error::success();
}

/// `place(at, size)` says which element of a dimension stands at `at`, which
/// may lie before or behind it.
template <typename Op>
static Expected<HostTensor> extended(Op op, OpCall &call,
                                     int64_t (*place)(int64_t, int64_t),
                                     int64_t (*room)(int64_t)) {
  if (llvm::Error error = checkRoom(op, call, room))
    return error;
  const HostTensor &x = call.tensor(0);
  Sizes shape(x.shape()), strides = x.strides();
  for (auto [size, low, high] : llvm::zip(shape, op.getLow(), op.getHigh()))
    size += low + high;
  return moved(call, x, shape, [&](ArrayRef<int64_t> at) {
    int64_t offset = 0;
    for (int64_t d = 0; d < x.rank(); ++d)
      offset += place(at[d] - op.getLow()[d], x.shape()[d]) * strides[d];
    return offset;
  });
}

static int64_t reflect(int64_t at, int64_t size) {
  at = std::abs(at);
  return at < size ? at : 2 * (size - 1) - at;
}

static int64_t replicate(int64_t at, int64_t size) {
  return std::clamp<int64_t>(at, 0, size - 1);
}

static int64_t wrap(int64_t at, int64_t size) { return (at + size) % size; }

static Expected<HostTensor> runReflectionPad(graph::ReflectionPadOp op,
                                             OpCall &call) {
  return extended(op, call, reflect, [](int64_t n) { return n + 1; });
}

static Expected<HostTensor> runReplicationPad(graph::ReplicationPadOp op,
                                              OpCall &call) {
  return extended(op, call, replicate, [](int64_t) { return int64_t(1); });
}

static Expected<HostTensor> runCircularPad(graph::CircularPadOp op,
                                           OpCall &call) {
  return extended(op, call, wrap, [](int64_t n) { return n; });
}

void interp::populateGraphPadding(OpTable &table) {
  table.addTensorOp(runReflectionPad);
  table.addTensorOp(runReplicationPad);
  table.addTensorOp(runCircularPad);
}
