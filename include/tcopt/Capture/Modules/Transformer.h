//===- Transformer.h - transformer encoders and decoders --------*- C++ -*-===//

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
  /// Whether normalization precedes attention and feed-forward modules instead
  /// of following them.
  bool norm_first = false;
  bool bias = true;
  DType dtype = DType::F32;

  AttentionOptions ofAttention() const;
  LinearOptions ofLinear() const;
  LayerNormOptions ofNorm() const;
};

/// Optional arguments of a call of an encoder. Masks are as in AttentionCall.
struct TransformerCall {
  Tensor mask = {};
  Tensor src_key_padding_mask = {};
  bool is_causal = false;

  template <typename V> void fields(V &&v) {
    v(mask, src_key_padding_mask, is_causal);
  }
};

//===----------------------------------------------------------------------===//
// Encoders
//===----------------------------------------------------------------------===//

/// Self-attention of the source [L, N, d_model] and a feed-forward network of
/// two linear modules. Modules: self_attn, linear1, dropout, linear2, norm1,
/// norm2, dropout1, dropout2.
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
  /// Returns a layer with copies of the parameters.
  TransformerEncoderLayer clone(Place place = Place::current()) const;

private:
  Tensor attend(const Tensor &x, const TransformerCall &call,
                Place place) const;

  int64_t width, numHeads;
  TransformerLayerOptions options;
  MultiheadAttention attention;
  Linear linear1, linear2;
  LayerNorm norm1, norm2;
  Dropout dropout, dropout1, dropout2;
};

/// A sequence of layers, each a copy of one layer. Modules: layers, norm.
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

//===----------------------------------------------------------------------===//
// Decoders
//===----------------------------------------------------------------------===//

/// Optional arguments of a call of a decoder.
struct TransformerDecoderCall {
  Tensor tgt_mask = {}, memory_mask = {};
  Tensor tgt_key_padding_mask = {}, memory_key_padding_mask = {};
  bool tgt_is_causal = false, memory_is_causal = false;

  template <typename V> void fields(V &&v) {
    v(tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask,
      tgt_is_causal, memory_is_causal);
  }
};

/// Self-attention of the target [T, N, d_model], attention to the memory [S, N,
/// d_model], and a feed-forward network of two linear modules. Modules:
/// self_attn, multihead_attn, linear1, dropout, linear2, norm1 to norm3,
/// dropout1 to dropout3.
class TransformerDecoderLayer : public Module {
public:
  /// Errors: those of MultiheadAttention, an unknown activation.
  TransformerDecoderLayer(int64_t d_model, int64_t nhead,
                          const TransformerLayerOptions &options = {},
                          Place place = Place::current());
  Tensor forward(const Tensor &tgt, const Tensor &memory,
                 const TransformerDecoderCall &call = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &tgt, const Tensor &memory,
                    const TransformerDecoderCall &call = {},
                    Place place = Place::current()) const {
    return forward(tgt, memory, call, place);
  }
  /// Returns a layer with copies of the parameters.
  TransformerDecoderLayer clone(Place place = Place::current()) const;

private:
  Tensor attend(const Tensor &x, const TransformerDecoderCall &call,
                Place place) const;
  Tensor attendTo(const Tensor &memory, const Tensor &x,
                  const TransformerDecoderCall &call, Place place) const;

  int64_t width, numHeads;
  TransformerLayerOptions options;
  MultiheadAttention attention, memoryAttention;
  Linear linear1, linear2;
  LayerNorm norm1, norm2, norm3;
  Dropout dropout, dropout1, dropout2, dropout3;
};

/// A sequence of layers, each a copy of one layer. Modules: layers, norm.
class TransformerDecoder : public Module {
public:
  TransformerDecoder(const TransformerDecoderLayer &decoder_layer,
                     int64_t num_layers,
                     const std::optional<LayerNorm> &norm = std::nullopt,
                     Place place = Place::current());
  Tensor forward(const Tensor &tgt, const Tensor &memory,
                 const TransformerDecoderCall &call = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &tgt, const Tensor &memory,
                    const TransformerDecoderCall &call = {},
                    Place place = Place::current()) const {
    return forward(tgt, memory, call, place);
  }

private:
  ModuleList<TransformerDecoderLayer> layers;
  std::optional<LayerNorm> norm;
};

//===----------------------------------------------------------------------===//
// Encoder and decoder
//===----------------------------------------------------------------------===//

struct TransformerOptions {
  int64_t d_model = 512, nhead = 8;
  int64_t num_encoder_layers = 6, num_decoder_layers = 6;
  TransformerLayerOptions layer = {};
};

/// An encoder and a decoder, whose memory is the encoder's result, both with a
/// final normalization: source [S, N, d_model], target [T, N, d_model].
/// Modules: encoder, decoder.
class Transformer : public Module {
public:
  explicit Transformer(const TransformerOptions &options = {},
                       Place place = Place::current());
  /// Returns a causal mask [size, size]: zeros, and -Inf above the diagonal.
  static Tensor generate_square_subsequent_mask(int64_t size,
                                                DType dtype = DType::F32,
                                                Place place = Place::current());
  Tensor forward(const Tensor &src, const Tensor &tgt,
                 const TransformerCall &encoding = {},
                 const TransformerDecoderCall &decoding = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &src, const Tensor &tgt,
                    const TransformerCall &encoding = {},
                    const TransformerDecoderCall &decoding = {},
                    Place place = Place::current()) const {
    return forward(src, tgt, encoding, decoding, place);
  }

private:
  TransformerEncoder encoder;
  TransformerDecoder decoder;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_TRANSFORMER_H
