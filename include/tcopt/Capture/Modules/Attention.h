//===- Attention.h - multi-head attention -----------------------*- C++ -*-===//
//
//   nn::MultiheadAttention attention(64, 8, {.batch_first = true});
//   auto [y, weights] = attention(x, x, x, {.attn_mask = mask});
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_ATTENTION_H
#define TCOPT_CAPTURE_MODULES_ATTENTION_H

#include "tcopt/Capture/Modules/Linear.h"

namespace tcopt::nn {

struct AttentionOptions {
  /// Dropout probability of the attention weights in training.
  double dropout = 0;
  bool bias = true;
  /// Appends a key and a value, which are parameters of the module, to each
  /// sequence.
  bool add_bias_kv = false;
  /// Appends a key and a value of zeros.
  bool add_zero_attn = false;
  /// Features of keys and values; the default is embed_dim.
  std::optional<int64_t> kdim, vdim;
  /// Inputs and outputs are [N, L, E] instead of [L, N, E].
  bool batch_first = false;
  DType dtype = DType::F32;
};

/// Optional arguments of a call. A Boolean mask is true for excluded keys; a
/// floating-point mask is added to the scores.
struct AttentionCall {
  /// Excluded keys: [N, S], or [S] without a batch.
  Tensor key_padding_mask = {};
  /// Mask of queries and keys: [L, S] or [N num_heads, L, S].
  Tensor attn_mask = {};
  /// Whether the call returns the attention weights.
  bool need_weights = true;
  /// Whether the weights are averaged over the heads: [N, L, S] instead of [N,
  /// num_heads, L, S].
  bool average_attn_weights = true;
  /// Excludes keys after the query. With an attn_mask it is only a hint,
  /// without effect.
  bool is_causal = false;

  template <typename V> void fields(V &&v) {
    v(key_padding_mask, attn_mask, need_weights, average_attn_weights,
      is_causal);
  }
};

/// Query [L, N, embed_dim], key [S, N, kdim], value [S, N, vdim], or all
/// without N. Parameters: in_proj_weight [3 embed_dim, embed_dim], or, where
/// kdim or vdim differ, q_proj_weight, k_proj_weight and v_proj_weight;
/// in_proj_bias [3 embed_dim]; with add_bias_kv, bias_k and bias_v [1, 1,
/// embed_dim]. Module: out_proj. Attention weights have additional columns for
/// keys that the options append.
class MultiheadAttention : public Module {
public:
  /// Errors: an embed_dim that is not divisible by the number of heads, a
  /// dropout probability outside of [0, 1].
  MultiheadAttention(int64_t embed_dim, int64_t num_heads,
                     const AttentionOptions &options = {},
                     Place place = Place::current());
  /// Returns the output [L, N, embed_dim], and the weights or an undefined
  /// tensor. Errors: other ranks and sizes, masks of integers.
  std::pair<Tensor, Tensor> forward(const Tensor &query, const Tensor &key,
                                    const Tensor &value,
                                    const AttentionCall &call = {},
                                    Place place = Place::current()) const;
  std::pair<Tensor, Tensor> operator()(const Tensor &query, const Tensor &key,
                                       const Tensor &value,
                                       const AttentionCall &call = {},
                                       Place place = Place::current()) const {
    return forward(query, key, value, call, place);
  }

  Parameter in_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight,
      in_proj_bias, bias_k, bias_v;
  Linear out_proj;

private:
  Tensor project(int64_t index, const Tensor &input, Place place) const;
  Tensor withAdded(const Tensor &projected, const Parameter &own,
                   Place place) const;
  Tensor heads(const Tensor &projected, Place place) const;
  std::pair<Tensor, Tensor> attend(const Tensor &query, const Tensor &key,
                                   const Tensor &value, const Tensor &mask,
                                   const AttentionCall &call,
                                   Place place) const;
  void checkInputs(const Tensor &query, const Tensor &key, const Tensor &value,
                   Place place) const;

  int64_t embedDim, numHeads, headDim;
  AttentionOptions options;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_ATTENTION_H
