//===- AttentionGradients.cpp - gradients of attention --------------------===//

#include "ATenBodies.h"
#include "Attention.h"
#include "NN/Functions/Common.h"
#include "OpGradients.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"

using mlir::Value;

namespace tcopt::aten {

using capture::Builder;

// A mask of floats that has another dtype than the query is not rounded to it.
static DType attentionDType(const Tensor &query, const Tensor &mask) {
  bool isWide =
      mask.defined() && !isBool(mask.dtype()) && mask.dtype() != query.dtype();
  return isWide ? capture::wideDType(query.dtype()) : query.dtype();
}

// The rule of the op computes the probabilities again.
std::vector<Tensor>
ATenBodies::sdpa_backward(const Tensor &grad, const Tensor &q, const Tensor &k,
                          const Tensor &v, const Tensor &mask, double dropout_p,
                          bool is_causal, std::optional<double> scale, bool gqa,
                          Place place) {
  refuseDropout("sdpa_backward", dropout_p, place);
  bool hasBoth = is_causal && mask.defined();
  Tensor used = hasBoth ? withCausalMask(q, k, mask, place) : mask;
  DType dtype = attentionDType(q, used);
  int64_t rank = std::max({q.dim(), k.dim(), v.dim()});
  auto attention = [&](Builder &b, llvm::ArrayRef<Value> x) {
    auto operand = [&](Value value) {
      return b.cast(capture::withRank(b, value, rank), b.type(dtype));
    };
    Value given = b(used);
    if (given && !isBool(used.dtype()))
      given = b.cast(given, b.type(dtype));
    mlir::OpBuilder &ops = b.ops();
    return b.make<graph::ScaledDotProductAttentionOp>(
        operand(x[0]), operand(x[1]), operand(x[2]), given, Value(), Value(),
        is_causal && !hasBoth,
        scale ? ops.getF64FloatAttr(*scale) : mlir::FloatAttr(),
        gqa ? ops.getBoolAttr(true) : mlir::BoolAttr(), mlir::FloatAttr());
  };
  return gradientsOfOps({q, k, v}, {true, true, true}, grad, place, attention);
}

} // namespace tcopt::aten
