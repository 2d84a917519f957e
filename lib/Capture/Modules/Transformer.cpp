//===- Transformer.cpp - layers of attention ------------------------------===//

#include "tcopt/Capture/Modules/Transformer.h"
#include "Common.h"

namespace tcopt::nn {

static LayerNormOptions normOptions(const TransformerLayerOptions &options) {
  return {.eps = options.layer_norm_eps,
          .bias = options.bias,
          .dtype = options.dtype};
}

static LinearOptions linearOptions(const TransformerLayerOptions &options) {
  return {.bias = options.bias, .dtype = options.dtype};
}

TransformerEncoderLayer::TransformerEncoderLayer(
    int64_t d_model, int64_t nhead, const TransformerLayerOptions &options,
    Place place)
    : width(d_model), numHeads(nhead), options(options),
      attention(registerModule(
          "self_attn", MultiheadAttention(d_model, nhead,
                                          {.dropout = options.dropout,
                                           .bias = options.bias,
                                           .batch_first = options.batch_first,
                                           .dtype = options.dtype},
                                          place))),
      linear1(d_model, options.dim_feedforward, linearOptions(options), place),
      linear2(options.dim_feedforward, d_model, linearOptions(options), place),
      norm1(d_model, normOptions(options), place),
      norm2(d_model, normOptions(options), place),
      dropout(options.dropout, place), dropout1(options.dropout, place),
      dropout2(options.dropout, place) {
  expect(options.activation == "relu" || options.activation == "gelu",
         "TransformerEncoderLayer", "activation \"relu\" or \"gelu\"",
         "\"" + options.activation + "\"", place);
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

Tensor TransformerEncoderLayer::feedForward(const Tensor &x,
                                            Place place) const {
  Tensor inner = linear1(x, place);
  inner = options.activation == "relu" ? relu(inner, place)
                                       : gelu(inner, "none", place);
  return dropout2(linear2(dropout(inner, place), place), place);
}

Tensor TransformerEncoderLayer::forward(const Tensor &src,
                                        const TransformerCall &call,
                                        Place place) const {
  if (options.norm_first) {
    Tensor x = add(src, attend(norm1(src, place), call, place), 1, place);
    return add(x, feedForward(norm2(x, place), place), 1, place);
  }
  Tensor x = norm1(add(src, attend(src, call, place), 1, place), place);
  return norm2(add(x, feedForward(x, place), 1, place), place);
}

TransformerEncoderLayer TransformerEncoderLayer::clone(Place place) const {
  TransformerEncoderLayer copy(width, numHeads, options, place);
  copy.loadStateDict(stateDict(), true, place);
  copy.train(isTraining());
  return copy;
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

} // namespace tcopt::nn
