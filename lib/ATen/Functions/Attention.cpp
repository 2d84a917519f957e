//===- Attention.cpp - attention and its gradients ------------------------===//

#include "Attention.h"
#include "ATenBodies.h"
#include "OpGradients.h"
#include "tcopt/Capture/Device.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include <limits>

using mlir::BoolAttr;
using mlir::FloatAttr;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using AttentionOp = graph::ScaledDotProductAttentionOp;
using BackwardOp = graph::ScaledDotProductAttentionBackwardOp;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void refuseDropout(const char *function, double dropout, Place place) {
  if (dropout != 0)
    throw Exception(ErrorCode::Unsupported,
                    std::string(function) + ": dropout is not supported",
                    place);
}

// Returns a mask that excludes what `mask` excludes, and keys j > i.
static Tensor withCausalMask(const Tensor &query, const Tensor &key,
                             const Tensor &mask, Place place) {
  constexpr double excluded = -std::numeric_limits<double>::infinity();
  DefaultDevice here(query.device());
  Tensor rows = unsqueeze(arange(query.size(-2, place), place), 1, place);
  Tensor causal = le(arange(key.size(-2, place), place), rows, place);
  return isBool(mask.dtype()) ? logical_and(mask, causal, place)
                              : where(causal, mask, excluded, place);
}

AttentionArguments::AttentionArguments(const Tensor &query, const Tensor &key,
                                       const Tensor &value, const Tensor &mask,
                                       bool isCausal,
                                       std::optional<double> scale,
                                       bool sharesHeads, Place place)
    : queryDType(query.dtype()),
      rank(std::max({query.dim(), key.dim(), value.dim()})), mask(mask),
      isCausal(isCausal && !mask.defined()), sharesHeads(sharesHeads),
      scale(scale) {
  if (isCausal && mask.defined())
    this->mask = withCausalMask(query, key, mask, place);
}

bool AttentionArguments::haveSharedHeads(const Tensor &query,
                                         const Tensor &key) {
  if (query.dim() < 3 || key.dim() != query.dim())
    return false;
  Size all = query.size(-3), own = key.size(-3);
  return !all.isOpen() && !own.isOpen() && own.hint() > 0 &&
         all.hint() > own.hint();
}

DType AttentionArguments::dtype() const {
  bool isWide =
      mask.defined() && !isBool(mask.dtype()) && mask.dtype() != queryDType;
  return isWide ? capture::wideDType(queryDType) : queryDType;
}

Value AttentionArguments::operand(Builder &b, Value value) const {
  return b.cast(capture::withRank(b, value, rank), b.type(dtype()));
}

Value AttentionArguments::maskOperand(Builder &b) const {
  Value given = b(mask);
  return given && !isBool(mask.dtype()) ? b.cast(given, b.type(dtype()))
                                        : given;
}

BoolAttr AttentionArguments::isCausalAttr(Builder &b) const {
  return b.ops().getBoolAttr(isCausal);
}
FloatAttr AttentionArguments::scaleAttr(Builder &b) const {
  return scale ? b.ops().getF64FloatAttr(*scale) : FloatAttr();
}
BoolAttr AttentionArguments::enableGqaAttr(Builder &b) const {
  return sharesHeads ? b.ops().getBoolAttr(true) : BoolAttr();
}

//===----------------------------------------------------------------------===//
// Attention on CPUs
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::_scaled_dot_product_flash_attention_for_cpu(
    const Tensor &query, const Tensor &key, const Tensor &value,
    double dropout_p, bool is_causal, const Tensor &attn_mask,
    std::optional<double> scale, Place place) {
  refuseDropout("_scaled_dot_product_flash_attention_for_cpu", dropout_p,
                place);
  AttentionArguments a(query, key, value, attn_mask, is_causal, scale,
                       AttentionArguments::haveSharedHeads(query, key), place);
  return capture::callMany(place, [&](Builder &b) {
    auto op = b.op<AttentionOp>(
        a.operand(b, query), a.operand(b, key), a.operand(b, value),
        a.maskOperand(b), Value(), Value(), a.isCausalAttr(b), a.scaleAttr(b),
        a.enableGqaAttr(b), FloatAttr(), b.ops().getBoolAttr(true));
    if (!op)
      return std::vector<Value>(2);
    return std::vector<Value>{b.cast(op.getResult(), b.type(query.dtype())),
                              op.getLogsumexp()};
  });
}

std::vector<Tensor>
ATenBodies::_scaled_dot_product_flash_attention_for_cpu_backward(
    const Tensor &grad_out, const Tensor &query, const Tensor &key,
    const Tensor &value, const Tensor &out, const Tensor &logsumexp,
    double dropout_p, bool is_causal, const Tensor &attn_mask,
    std::optional<double> scale, Place place) {
  refuseDropout("_scaled_dot_product_flash_attention_for_cpu_backward",
                dropout_p, place);
  AttentionArguments a(query, key, value, attn_mask, is_causal, scale,
                       AttentionArguments::haveSharedHeads(query, key), place);
  return capture::callMany(place, [&](Builder &b) {
    auto op = b.op<BackwardOp>(
        a.operand(b, grad_out), a.operand(b, query), a.operand(b, key),
        a.operand(b, value), a.operand(b, out), b(logsumexp), a.maskOperand(b),
        Value(), Value(), a.isCausalAttr(b), a.scaleAttr(b), a.enableGqaAttr(b),
        FloatAttr(), BoolAttr());
    if (!op)
      return std::vector<Value>(3);
    std::vector<Value> gradients;
    for (Value gradient : op.getResults())
      gradients.push_back(b.cast(gradient, b.type(query.dtype())));
    return gradients;
  });
}

// PyTorch saves no logsumexp for this overload. The rule of the op computes it.
std::vector<Tensor>
ATenBodies::sdpa_backward(const Tensor &grad, const Tensor &q, const Tensor &k,
                          const Tensor &v, const Tensor &mask, double dropout_p,
                          bool is_causal, std::optional<double> scale, bool gqa,
                          Place place) {
  refuseDropout("sdpa_backward", dropout_p, place);
  AttentionArguments a(q, k, v, mask, is_causal, scale, gqa, place);
  auto attention = [&](Builder &b, llvm::ArrayRef<Value> x) {
    return b.make<AttentionOp>(a.operand(b, x[0]), a.operand(b, x[1]),
                               a.operand(b, x[2]), a.maskOperand(b), Value(),
                               Value(), a.isCausalAttr(b), a.scaleAttr(b),
                               a.enableGqaAttr(b), FloatAttr(), BoolAttr());
  };
  return gradientsOfOps({q, k, v}, {true, true, true}, grad, place, attention);
}

} // namespace tcopt::aten
