//===- PaddingGradients.cpp - gradients of padding ------------------------===//

#include "ATenBodies.h"
#include "NN/Functions/Common.h"
#include "OpGradients.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"

using mlir::Value;

namespace tcopt::aten {

using capture::Builder;

// Pads and then crops by negative amounts. The list begins with the last
// dimension.
template <typename OpT>
static Value padded(Builder &b, Value x, const std::vector<int64_t> &amounts) {
  int64_t rank = graph::rankOf(x), count = int64_t(amounts.size()) / 2;
  std::vector<int64_t> low(rank), high(rank);
  for (int64_t i = 0; i < count; ++i) {
    low[rank - 1 - i] = std::max<int64_t>(amounts[2 * i], 0);
    high[rank - 1 - i] = std::max<int64_t>(amounts[2 * i + 1], 0);
  }
  Value result = b.make<OpT>(x, low, high);
  for (int64_t i = 0; i < count; ++i) {
    int64_t first = amounts[2 * i], last = amounts[2 * i + 1];
    if (first < 0 || last < 0)
      result = b.slice(result, rank - 1 - i, std::max<int64_t>(-first, 0),
                       last < 0 ? last : std::numeric_limits<int64_t>::max());
  }
  return result;
}

template <typename OpT>
static Tensor padBackward(const Tensor &grad, const Tensor &self,
                          const Sizes &padding, Place place) {
  std::vector<int64_t> amounts(padding.begin(), padding.end());
  return gradientsOfOps({self}, {true}, grad, place,
                        [&](Builder &b, llvm::ArrayRef<Value> x) {
                          return padded<OpT>(b, x[0], amounts);
                        })
      .front();
}

Tensor ATenBodies::reflection_pad_backward(const Tensor &grad_output,
                                           const Tensor &self,
                                           const SizeList &padding,
                                           Place place) {
  return padBackward<graph::ReflectionPadOp>(grad_output, self, padding, place);
}

Tensor ATenBodies::replication_pad_backward(const Tensor &grad_output,
                                            const Tensor &self,
                                            const SizeList &padding,
                                            Place place) {
  return padBackward<graph::ReplicationPadOp>(grad_output, self, padding,
                                              place);
}

} // namespace tcopt::aten
