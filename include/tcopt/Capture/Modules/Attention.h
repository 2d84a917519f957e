//===- Attention.h - attention of several heads -----------------*- C++ -*-===//
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
  /// In training, of the attention weights.
  double dropout = 0;
  bool bias = true;
  /// One more key and value, parameters of the module, for each sequence.
  bool add_bias_kv = false;
  /// One more key and value, of zeros.
  bool add_zero_attn = false;
  /// Features of keys and values; those of queries if left out.
  std::optional<int64_t> kdim, vdim;
  /// [N, L, E] in place of [L, N, E].
  bool batch_first = false;
  DType dtype = DType::F32;
};

/// What a call may take besides query, key and value. A Boolean mask is true
/// where there is no attention; another one is added to the scores.
struct AttentionCall {
  /// [N, S], or [S] without a batch: keys that do not count.
  Tensor key_padding_mask = {};
  /// [L, S] or [N num_heads, L, S].
  Tensor attn_mask = {};
  /// Whether the weights are given, too.
  bool need_weights = true;
  /// Their mean over the heads, [N, L, S], or each, [N, num_heads, L, S].
  bool average_attn_weights = true;
  /// No key after the query counts. Has no effect where there is an attn_mask,
  /// which it only describes.
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
/// embed_dim]. Module: out_proj. Weights have columns for keys that the options
/// add, after the others.
class MultiheadAttention : public Module {
public:
  /// Errors: an embed_dim that the heads do not divide, a probability outside
  /// of [0, 1].
  MultiheadAttention(int64_t embed_dim, int64_t num_heads,
                     const AttentionOptions &options = {},
                     Place place = Place::current());
  /// The output [L, N, embed_dim], and the weights, or an undefined tensor.
  /// Errors: other ranks and sizes, masks of integers.
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
