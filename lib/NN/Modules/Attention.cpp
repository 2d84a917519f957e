//===- Attention.cpp - multi-head attention -------------------------------===//

#include "tcopt/Capture/Modules/Attention.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include "tcopt/Support/DType.h"
#include <cmath>

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

MultiheadAttention::MultiheadAttention(int64_t embed_dim, int64_t num_heads,
                                       const AttentionOptions &options,
                                       Place place)
    : out_proj(embed_dim, embed_dim,
               {.bias = options.bias, .dtype = options.dtype}, place),
      embedDim(embed_dim), numHeads(num_heads), headDim(0), options(options) {
  expect(num_heads > 0 && embed_dim > 0 && embed_dim % num_heads == 0,
         "MultiheadAttention", "embed_dim to be a multiple of num_heads",
         std::to_string(embed_dim) + " and " + std::to_string(num_heads),
         place);
  expect(options.dropout >= 0 && options.dropout <= 1, "MultiheadAttention",
         "dropout in [0, 1]", textOf(options.dropout), place);
  headDim = embed_dim / num_heads;
  auto make = [&](const char *name, int64_t rows, int64_t columns) {
    return registerParameter(name, init::xavier_uniform_(made(
                                       {rows, columns}, options.dtype, place)));
  };
  int64_t kdim = options.kdim.value_or(embed_dim);
  int64_t vdim = options.vdim.value_or(embed_dim);
  if (kdim == embed_dim && vdim == embed_dim) {
    in_proj_weight = make("in_proj_weight", 3 * embed_dim, embed_dim);
  } else {
    q_proj_weight = make("q_proj_weight", embed_dim, embed_dim);
    k_proj_weight = make("k_proj_weight", embed_dim, kdim);
    v_proj_weight = make("v_proj_weight", embed_dim, vdim);
  }
  if (options.bias) {
    in_proj_bias = registerParameter(
        "in_proj_bias", made({3 * embed_dim}, options.dtype, place));
    init::zeros_(out_proj.bias);
  }
  if (options.add_bias_kv) {
    auto own = [&] {
      return init::xavier_normal_(
          made({1, 1, embed_dim}, options.dtype, place));
    };
    bias_k = registerParameter("bias_k", own());
    bias_v = registerParameter("bias_v", own());
  }
  registerModule("out_proj", out_proj);
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

void MultiheadAttention::checkInputs(const Tensor &query, const Tensor &key,
                                     const Tensor &value, Place place) const {
  const char *name = "MultiheadAttention";
  expectRank(name, query, 2, 3, place);
  expectRank(name, key, query.dim(), query.dim(), place);
  expectRank(name, value, query.dim(), query.dim(), place);
  expectSize(name, query, -1, embedDim, place);
  expectSize(name, key, -1, options.kdim.value_or(embedDim), place);
  expectSize(name, value, -1, options.vdim.value_or(embedDim), place);
}

// Projects the input. `index` is 0 for the query, 1 for the key, 2 for the
// value.
Tensor MultiheadAttention::project(int64_t index, const Tensor &input,
                                   Place place) const {
  Tensor weight, bias;
  if (in_proj_weight.defined())
    weight = narrow(in_proj_weight, 0, index * embedDim, embedDim, place);
  else
    weight = index == 0   ? *q_proj_weight
             : index == 1 ? *k_proj_weight
                          : *v_proj_weight;
  if (in_proj_bias.defined())
    bias = narrow(in_proj_bias, 0, index * embedDim, embedDim, place);
  return linear(input, weight, bias, place);
}

// Returns keys or values [N, S, E], with the rows that the options add.
Tensor MultiheadAttention::withAdded(const Tensor &projected,
                                     const Parameter &own, Place place) const {
  Sizes one = {projected.size(0), 1, embedDim};
  std::vector<Tensor> parts = {projected};
  if (options.add_bias_kv)
    parts.push_back(expand(own, one, place));
  if (options.add_zero_attn)
    parts.push_back(zeros(one, projected.dtype(), place));
  return parts.size() == 1 ? projected : cat(parts, 1, place);
}

// Reshapes [N, L, E] to [N, heads, L, E / heads].
Tensor MultiheadAttention::heads(const Tensor &projected, Place place) const {
  return transpose(unflatten(projected, 2, {numHeads, headDim}, place), 1, 2,
                   place);
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

// Returns the mask as a summand of the scores.
static Tensor additive(const Tensor &mask, DType dtype, Place place) {
  if (isFloat(mask.dtype()))
    return to(mask, dtype, place);
  expect(isBool(mask.dtype()), "MultiheadAttention",
         "a mask of Booleans or floats", getName(mask.dtype()).str(), place);
  return masked_fill(zeros(mask.sizes(), dtype, place), mask, -INFINITY, place);
}

// Returns both masks as one that broadcasts to [N, heads, L, S]; undefined if
// neither is given.
static Tensor maskOf(const AttentionCall &call, const Tensor &query,
                     const Tensor &key, int64_t numHeads, Place place) {
  DType dtype = query.dtype();
  Size length = query.size(1), keys = key.size(1);
  Tensor mask;
  if (call.attn_mask.defined()) {
    mask = additive(call.attn_mask, dtype, place);
    if (mask.dim() == 3)
      mask = reshape(mask, {query.size(0), numHeads, length, keys}, place);
  } else if (call.is_causal) {
    Tensor later = gt(unsqueeze(arange(keys, place), 0, place),
                      unsqueeze(arange(length, place), 1, place), place);
    mask = additive(later, dtype, place);
  }
  if (!call.key_padding_mask.defined())
    return mask;
  Tensor padding = reshape(additive(call.key_padding_mask, dtype, place),
                           {query.size(0), 1, 1, keys}, place);
  return mask.defined() ? add(mask, padding, 1, place) : padding;
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

// Appends `count` columns of zeros, for added keys, to a mask.
static Tensor withColumns(const Tensor &mask, int64_t count, Place place) {
  return mask.defined() && count > 0
             ? pad(mask, {0, count}, "constant", 0, place)
             : mask;
}

// Attention of [N, heads, L, E / heads]. Returns a tensor of the same shape,
// and the weights if they are needed.
std::pair<Tensor, Tensor>
MultiheadAttention::attend(const Tensor &query, const Tensor &key,
                           const Tensor &value, const Tensor &mask,
                           const AttentionCall &call, Place place) const {
  double dropped = isTraining() ? options.dropout : 0;
  if (!call.need_weights)
    return {scaled_dot_product_attention(query, key, value, mask, dropped,
                                         false, std::nullopt, false, place),
            Tensor()};
  Tensor scaled = mul(query, 1 / std::sqrt(double(headDim)), place);
  Tensor scores = matmul(scaled, transpose(key, -2, -1, place), place);
  if (mask.defined())
    scores = add(scores, mask, 1, place);
  Tensor weights =
      dropout(softmax(scores, -1, std::nullopt, place), dropped, true, place);
  return {matmul(weights, value, place),
          call.average_attn_weights
              ? mean(weights, 1, false, std::nullopt, place)
              : weights};
}

std::pair<Tensor, Tensor> MultiheadAttention::forward(const Tensor &query,
                                                      const Tensor &key,
                                                      const Tensor &value,
                                                      const AttentionCall &call,
                                                      Place place) const {
  checkInputs(query, key, value, place);
  DefaultDevice here(query.device());
  bool isBatch = query.dim() == 3, turns = isBatch && !options.batch_first;
  auto batchFirst = [&](const Tensor &x) {
    return !isBatch ? unsqueeze(x, 0, place)
           : turns  ? transpose(x, 0, 1, place)
                    : x;
  };
  Tensor q = project(0, batchFirst(query), place);
  Tensor k = project(1, batchFirst(key), place);
  Tensor v = project(2, batchFirst(value), place);
  Tensor mask = withColumns(maskOf(call, q, k, numHeads, place),
                            options.add_bias_kv + options.add_zero_attn, place);
  k = withAdded(k, bias_k, place);
  v = withAdded(v, bias_v, place);
  auto [found, weights] = attend(heads(q, place), heads(k, place),
                                 heads(v, place), mask, call, place);
  Tensor output =
      out_proj(flatten(transpose(found, 1, 2, place), 2, -1, place), place);
  if (!isBatch)
    return {squeeze(output, 0, place),
            weights.defined() ? squeeze(weights, 0, place) : weights};
  return {turns ? transpose(output, 0, 1, place) : output, weights};
}

} // namespace tcopt::nn
