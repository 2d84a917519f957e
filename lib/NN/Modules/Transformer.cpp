//===- Transformer.cpp - transformer modules ------------------------------===//

#include "tcopt/Capture/Modules/Transformer.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include <cmath>

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

AttentionOptions TransformerLayerOptions::ofAttention() const {
  return {.dropout = dropout,
          .bias = bias,
          .batch_first = batch_first,
          .dtype = dtype};
}

LinearOptions TransformerLayerOptions::ofLinear() const {
  return {.bias = bias, .dtype = dtype};
}

LayerNormOptions TransformerLayerOptions::ofNorm() const {
  return {.eps = layer_norm_eps, .bias = bias, .dtype = dtype};
}

static void checkActivation(const char *kind,
                            const TransformerLayerOptions &options,
                            Place place) {
  expect(options.activation == "relu" || options.activation == "gelu", kind,
         "activation \"relu\" or \"gelu\"", "\"" + options.activation + "\"",
         place);
}

static Tensor activate(const Tensor &x, const TransformerLayerOptions &options,
                       Place place) {
  return options.activation == "relu" ? relu(x, place) : gelu(x, "none", place);
}

// Adds the output of a sublayer to its input. Normalizes the input of the
// sublayer or the sum.
template <typename Part>
static Tensor residual(const Tensor &x, const LayerNorm &norm,
                       const TransformerLayerOptions &options, Place place,
                       Part part) {
  return options.norm_first ? add(x, part(norm(x, place)), 1, place)
                            : norm(add(x, part(x), 1, place), place);
}

// Returns a layer of the same options with copies of the parameters.
template <typename Layer>
static Layer withStateOf(const Layer &layer, Layer copy, Place place) {
  copy.loadStateDict(layer.stateDict(), true, place);
  copy.train(layer.isTraining());
  return copy;
}

//===----------------------------------------------------------------------===//
// Encoders
//===----------------------------------------------------------------------===//

TransformerEncoderLayer::TransformerEncoderLayer(
    int64_t d_model, int64_t nhead, const TransformerLayerOptions &options,
    Place place)
    : width(d_model), numHeads(nhead), options(options),
      attention(d_model, nhead, options.ofAttention(), place),
      linear1(d_model, options.dim_feedforward, options.ofLinear(), place),
      linear2(options.dim_feedforward, d_model, options.ofLinear(), place),
      norm1(d_model, options.ofNorm(), place),
      norm2(d_model, options.ofNorm(), place), dropout(options.dropout, place),
      dropout1(options.dropout, place), dropout2(options.dropout, place) {
  checkActivation("TransformerEncoderLayer", options, place);
  registerModule("self_attn", attention);
  registerModule("linear1", linear1);
  registerModule("dropout", dropout);
  registerModule("linear2", linear2);
  registerModule("norm1", norm1);
  registerModule("norm2", norm2);
  registerModule("dropout1", dropout1);
  registerModule("dropout2", dropout2);
}

Tensor TransformerEncoderLayer::attend(const Tensor &x,
                                       const TransformerCall &call,
                                       Place place) const {
  AttentionCall own{.key_padding_mask = call.src_key_padding_mask,
                    .attn_mask = call.mask,
                    .need_weights = false,
                    .is_causal = call.is_causal};
  return dropout1(attention(x, x, x, own, place).first, place);
}

Tensor TransformerEncoderLayer::forward(const Tensor &src,
                                        const TransformerCall &call,
                                        Place place) const {
  Tensor x =
      residual(src, norm1, options, place, [&](const Tensor &normalized) {
        return attend(normalized, call, place);
      });
  return residual(x, norm2, options, place, [&](const Tensor &normalized) {
    Tensor inner = activate(linear1(normalized, place), options, place);
    return dropout2(linear2(dropout(inner, place), place), place);
  });
}

TransformerEncoderLayer TransformerEncoderLayer::clone(Place place) const {
  return withStateOf(
      *this, TransformerEncoderLayer(width, numHeads, options, place), place);
}

TransformerEncoder::TransformerEncoder(const TransformerEncoderLayer &layer,
                                       int64_t num_layers,
                                       const std::optional<LayerNorm> &norm,
                                       Place place)
    : norm(norm) {
  for (int64_t i = 0; i < num_layers; ++i)
    layers.append(layer.clone(place), place);
  registerModule("layers", layers);
  if (norm)
    registerModule("norm", *norm);
}

Tensor TransformerEncoder::forward(const Tensor &src,
                                   const TransformerCall &call,
                                   Place place) const {
  Tensor x = src;
  for (const TransformerEncoderLayer &layer : layers)
    x = layer(x, call, place);
  return norm ? norm->forward(x, place) : x;
}

//===----------------------------------------------------------------------===//
// Decoders
//===----------------------------------------------------------------------===//

TransformerDecoderLayer::TransformerDecoderLayer(
    int64_t d_model, int64_t nhead, const TransformerLayerOptions &options,
    Place place)
    : width(d_model), numHeads(nhead), options(options),
      attention(d_model, nhead, options.ofAttention(), place),
      memoryAttention(d_model, nhead, options.ofAttention(), place),
      linear1(d_model, options.dim_feedforward, options.ofLinear(), place),
      linear2(options.dim_feedforward, d_model, options.ofLinear(), place),
      norm1(d_model, options.ofNorm(), place),
      norm2(d_model, options.ofNorm(), place),
      norm3(d_model, options.ofNorm(), place), dropout(options.dropout, place),
      dropout1(options.dropout, place), dropout2(options.dropout, place),
      dropout3(options.dropout, place) {
  checkActivation("TransformerDecoderLayer", options, place);
  registerModule("self_attn", attention);
  registerModule("multihead_attn", memoryAttention);
  registerModule("linear1", linear1);
  registerModule("dropout", dropout);
  registerModule("linear2", linear2);
  registerModule("norm1", norm1);
  registerModule("norm2", norm2);
  registerModule("norm3", norm3);
  registerModule("dropout1", dropout1);
  registerModule("dropout2", dropout2);
  registerModule("dropout3", dropout3);
}

Tensor TransformerDecoderLayer::attend(const Tensor &x,
                                       const TransformerDecoderCall &call,
                                       Place place) const {
  AttentionCall own{.key_padding_mask = call.tgt_key_padding_mask,
                    .attn_mask = call.tgt_mask,
                    .need_weights = false,
                    .is_causal = call.tgt_is_causal};
  return dropout1(attention(x, x, x, own, place).first, place);
}

Tensor TransformerDecoderLayer::attendTo(const Tensor &memory, const Tensor &x,
                                         const TransformerDecoderCall &call,
                                         Place place) const {
  AttentionCall own{.key_padding_mask = call.memory_key_padding_mask,
                    .attn_mask = call.memory_mask,
                    .need_weights = false,
                    .is_causal = call.memory_is_causal};
  return dropout2(memoryAttention(x, memory, memory, own, place).first, place);
}

Tensor TransformerDecoderLayer::forward(const Tensor &tgt, const Tensor &memory,
                                        const TransformerDecoderCall &call,
                                        Place place) const {
  Tensor x =
      residual(tgt, norm1, options, place, [&](const Tensor &normalized) {
        return attend(normalized, call, place);
      });
  Tensor y = residual(x, norm2, options, place, [&](const Tensor &normalized) {
    return attendTo(memory, normalized, call, place);
  });
  return residual(y, norm3, options, place, [&](const Tensor &normalized) {
    Tensor inner = activate(linear1(normalized, place), options, place);
    return dropout3(linear2(dropout(inner, place), place), place);
  });
}

TransformerDecoderLayer TransformerDecoderLayer::clone(Place place) const {
  return withStateOf(
      *this, TransformerDecoderLayer(width, numHeads, options, place), place);
}

TransformerDecoder::TransformerDecoder(const TransformerDecoderLayer &layer,
                                       int64_t num_layers,
                                       const std::optional<LayerNorm> &norm,
                                       Place place)
    : norm(norm) {
  for (int64_t i = 0; i < num_layers; ++i)
    layers.append(layer.clone(place), place);
  registerModule("layers", layers);
  if (norm)
    registerModule("norm", *norm);
}

Tensor TransformerDecoder::forward(const Tensor &tgt, const Tensor &memory,
                                   const TransformerDecoderCall &call,
                                   Place place) const {
  Tensor x = tgt;
  for (const TransformerDecoderLayer &layer : layers)
    x = layer(x, memory, call, place);
  return norm ? norm->forward(x, place) : x;
}

//===----------------------------------------------------------------------===//
// Encoder and decoder
//===----------------------------------------------------------------------===//

Transformer::Transformer(const TransformerOptions &options, Place place)
    : encoder(TransformerEncoderLayer(options.d_model, options.nhead,
                                      options.layer, place),
              options.num_encoder_layers,
              LayerNorm(options.d_model, options.layer.ofNorm(), place), place),
      decoder(TransformerDecoderLayer(options.d_model, options.nhead,
                                      options.layer, place),
              options.num_decoder_layers,
              LayerNorm(options.d_model, options.layer.ofNorm(), place),
              place) {
  registerModule("encoder", encoder);
  registerModule("decoder", decoder);
  for (const Tensor &parameter : parameters())
    if (parameter.dim() > 1)
      init::xavier_uniform_(parameter, 1, place);
}

Tensor Transformer::generate_square_subsequent_mask(int64_t size, DType dtype,
                                                    Place place) {
  return triu(full({size, size}, -INFINITY, dtype, place), 1, place);
}

Tensor Transformer::forward(const Tensor &src, const Tensor &tgt,
                            const TransformerCall &encoding,
                            const TransformerDecoderCall &decoding,
                            Place place) const {
  return decoder(tgt, encoder(src, encoding, place), decoding, place);
}

} // namespace tcopt::nn
