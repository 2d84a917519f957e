//===- Transformer.h - layers of attention ----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_TRANSFORMER_H
#define TCOPT_CAPTURE_MODULES_TRANSFORMER_H

#include "tcopt/Capture/Modules/Attention.h"
#include "tcopt/Capture/Modules/Containers.h"
#include "tcopt/Capture/Modules/Dropout.h"
#include "tcopt/Capture/Modules/Normalization.h"

namespace tcopt::nn {

struct TransformerLayerOptions {
  int64_t dim_feedforward = 2048;
  double dropout = 0.1;
  /// "relu" or "gelu".
  std::string activation = "relu";
  double layer_norm_eps = 1e-5;
  bool batch_first = false;
  /// Whether attention and linear modules get what was normalized, in place of
  /// normalizing what they give.
  bool norm_first = false;
  bool bias = true;
  DType dtype = DType::F32;
};

/// What a call may take besides the source. Masks are as in AttentionCall.
struct TransformerCall {
  Tensor mask = {};
  Tensor src_key_padding_mask = {};
  bool is_causal = false;

  template <typename V> void fields(V &&v) {
    v(mask, src_key_padding_mask, is_causal);
  }
};

/// Attention of the source to itself, and two linear modules: [L, N, d_model].
/// Modules: self_attn, linear1, dropout, linear2, norm1, norm2, dropout1,
/// dropout2.
class TransformerEncoderLayer : public Module {
public:
  /// Errors: those of MultiheadAttention, an unknown activation.
  TransformerEncoderLayer(int64_t d_model, int64_t nhead,
                          const TransformerLayerOptions &options = {},
                          Place place = Place::current());
  Tensor forward(const Tensor &src, const TransformerCall &call = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &src, const TransformerCall &call = {},
                    Place place = Place::current()) const {
    return forward(src, call, place);
  }
  /// Another layer with copies of the parameters.
  TransformerEncoderLayer clone(Place place = Place::current()) const;

private:
  Tensor attend(const Tensor &x, const TransformerCall &call,
                Place place) const;
  Tensor feedForward(const Tensor &x, Place place) const;

  int64_t width, numHeads;
  TransformerLayerOptions options;
  MultiheadAttention attention;
  Linear linear1, linear2;
  LayerNorm norm1, norm2;
  Dropout dropout, dropout1, dropout2;
};

/// Layers one after the other, each a copy of one. Modules: layers, norm.
class TransformerEncoder : public Module {
public:
  TransformerEncoder(const TransformerEncoderLayer &encoder_layer,
                     int64_t num_layers,
                     const std::optional<LayerNorm> &norm = std::nullopt,
                     Place place = Place::current());
  Tensor forward(const Tensor &src, const TransformerCall &call = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &src, const TransformerCall &call = {},
                    Place place = Place::current()) const {
    return forward(src, call, place);
  }

private:
  ModuleList<TransformerEncoderLayer> layers;
  std::optional<LayerNorm> norm;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_TRANSFORMER_H
