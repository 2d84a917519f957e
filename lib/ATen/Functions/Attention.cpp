//===- Attention.cpp - attention and its scores ---------------------------===//

#include "Attention.h"
#include "ATenBodies.h"
#include "Reductions.h"
#include "tcopt/Capture/Device.h"
#include <cmath>
#include <limits>

namespace tcopt::aten {

static constexpr double kExcluded = -std::numeric_limits<double>::infinity();

void refuseDropout(const char *function, double dropout, Place place) {
  if (dropout != 0)
    throw Exception(ErrorCode::Unsupported,
                    std::string(function) + ": dropout is not supported",
                    place);
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

Tensor causalMask(const Tensor &query, const Tensor &key, Place place) {
  DefaultDevice here(query.device());
  Tensor rows = unsqueeze(arange(query.size(-2, place), place), 1, place);
  return le(arange(key.size(-2, place), place), rows, place);
}

Tensor withCausalMask(const Tensor &query, const Tensor &key,
                      const Tensor &mask, Place place) {
  Tensor causal = causalMask(query, key, place);
  return isBool(mask.dtype()) ? logical_and(mask, causal, place)
                              : where(causal, mask, kExcluded, place);
}

Operand AttentionScores::factor(const Tensor &query, Place place) const {
  if (scale)
    return Operand(*scale, place);
  Size size = query.size(-1, place);
  if (!size.isOpen())
    return Operand(1 / std::sqrt(double(size.hint())), place);
  DType dtype = capture::wideDType(query.dtype());
  return Operand(rsqrt(new_full(query, {}, size, dtype, place), place), place);
}

Tensor AttentionScores::of(const Tensor &query, const Tensor &key,
                           Place place) const {
  Tensor columns = transpose(wide(key, place), -2, -1, place);
  Tensor scores = mul(matmul(wide(query, place), columns, place),
                      factor(query, place), place);
  if (isCausal)
    scores = where(causalMask(query, key, place), scores, kExcluded, place);
  if (!mask.defined())
    return scores;
  return isBool(mask.dtype())
             ? where(mask, scores, kExcluded, place)
             : add(scores, to(mask, scores.dtype(), place), 1, place);
}

//===----------------------------------------------------------------------===//
// Heads
//===----------------------------------------------------------------------===//

static bool isKnown(const Size &size) { return !size.isOpen(); }

bool sharesHeads(const Tensor &query, const Tensor &x) {
  if (query.dim() < 3 || x.dim() != query.dim())
    return false;
  Size all = query.size(-3), own = x.size(-3);
  return isKnown(all) && isKnown(own) && own.hint() > 0 &&
         all.hint() > own.hint();
}

// Returns the sizes of x with heads as two dimensions: those of x, and those of
// the query that share each.
static Sizes groupedSizes(const Tensor &x, const Size &count) {
  Sizes sizes = x.sizes();
  size_t head = sizes.size() - 3;
  sizes.insert(sizes.begin() + head + 1, count / sizes[head]);
  return sizes;
}

Tensor repeatHeads(const Tensor &x, const Tensor &query, Place place) {
  if (!sharesHeads(query, x))
    return x;
  Sizes sizes = x.sizes();
  Size count = query.size(-3, place);
  Tensor each = expand(unsqueeze(x, -3, place), groupedSizes(x, count), place);
  sizes[sizes.size() - 3] = count;
  return reshape(each, sizes, place);
}

Tensor sumHeads(const Tensor &gradient, const Tensor &x, Place place) {
  if (!sharesHeads(gradient, x))
    return gradient;
  Sizes sizes = groupedSizes(x, gradient.size(-3, place));
  return sum(reshape(gradient, sizes, place), -3, false, std::nullopt, place);
}

//===----------------------------------------------------------------------===//
// Attention on CPUs
//===----------------------------------------------------------------------===//

// A mask of another dtype is not rounded to that of the query.
static Tensor attention(const Tensor &query, const Tensor &key,
                        const Tensor &value, const AttentionScores &scores,
                        Place place) {
  const Tensor &mask = scores.mask;
  bool isWide =
      mask.defined() && !isBool(mask.dtype()) && mask.dtype() != query.dtype();
  auto operand = [&](const Tensor &x) { return isWide ? wide(x, place) : x; };
  Tensor result = scaled_dot_product_attention(
      operand(query), operand(key), operand(value),
      isWide ? to(mask, capture::wideDType(query.dtype()), place) : mask, 0,
      scores.isCausal, scores.scale, sharesHeads(query, key), place);
  return to(result, query.dtype(), place);
}

// As in PyTorch, the second result is 0 for a query that uses no key.
std::vector<Tensor> ATenBodies::_scaled_dot_product_flash_attention_for_cpu(
    const Tensor &query, const Tensor &key, const Tensor &value,
    double dropout_p, bool is_causal, const Tensor &attn_mask,
    std::optional<double> scale, Place place) {
  refuseDropout("_scaled_dot_product_flash_attention_for_cpu", dropout_p,
                place);
  bool hasBoth = is_causal && attn_mask.defined();
  Tensor mask =
      hasBoth ? withCausalMask(query, key, attn_mask, place) : attn_mask;
  AttentionScores scores{mask, is_causal && !hasBoth, scale};
  Tensor all = scores.of(query, repeatHeads(key, query, place), place);
  Tensor sums = logsumexp(all, -1, false, place);
  sums = masked_fill(sums, eq(sums, kExcluded, place), 0, place);
  return {attention(query, key, value, scores, place), sums};
}

} // namespace tcopt::aten
