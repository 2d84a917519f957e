// transformers' T5ForConditionalGeneration: two layers each, width 64; one
// embedding for both stacks and the head.

#include "Models.h"
#include <cmath>

static constexpr int64_t kWidth = 64, kHeads = 4, kHidden = 128,
                         kVocabulary = 256, kBuckets = 32, kDistance = 128;

namespace {
nn::Linear linearOf(int64_t in, int64_t out) {
  return nn::Linear(in, out, {.bias = false});
}
nn::RMSNorm norm() { return nn::RMSNorm({kWidth}, {.eps = 1e-6}); }

/// The bucket of each distance from a query to a key.
Tensor bucketsOf(Tensor distance, bool isDecoder) {
  int64_t count = isDecoder ? kBuckets : kBuckets / 2, exact = count / 2;
  Tensor first = zeros_like(distance);
  if (isDecoder) {
    distance = -minimum(distance, 0);
  } else {
    first = (distance > 0).to(DType::I64) * count;
    distance = abs(distance);
  }
  Tensor far = log(distance.to(DType::F32) / exact) /
               std::log(double(kDistance) / double(exact)) * (count - exact);
  // The logarithm of 0 belongs to a distance that is not far.
  Tensor isNear = distance < exact;
  far = exact + where(isNear, 0.0, far).to(DType::I64);
  return first + where(isNear, distance, minimum(far, count - 1));
}

struct Attention : nn::Module {
  nn::Linear q = registerModule("q", linearOf(kWidth, kWidth));
  nn::Linear k = registerModule("k", linearOf(kWidth, kWidth));
  nn::Linear v = registerModule("v", linearOf(kWidth, kWidth));
  nn::Linear o = registerModule("o", linearOf(kWidth, kWidth));
  std::optional<nn::Embedding> distances;

  explicit Attention(bool hasBias) {
    if (hasBias)
      distances = registerModule("relative_attention_bias",
                                 nn::Embedding(kBuckets, kHeads));
  }
  Tensor biasOf(const Size &queries, const Size &keys, bool isDecoder) const {
    Tensor distance = arange(keys) - arange(queries).unsqueeze(1);
    Tensor bias = (*distances)(bucketsOf(distance, isDecoder));
    if (isDecoder)
      bias = bias.masked_fill((distance > 0).unsqueeze(-1), -INFINITY);
    return bias.permute({2, 0, 1}).unsqueeze(0);
  }
  Tensor forward(const Tensor &x, const Tensor &memory,
                 const Tensor &bias) const {
    Tensor scores = matmul(splitHeads(q(x), kHeads),
                           splitHeads(k(memory), kHeads).transpose(2, 3));
    if (bias.defined())
      scores += bias;
    return o(
        joinHeads(matmul(softmax(scores, -1), splitHeads(v(memory), kHeads))));
  }
};

struct AttentionLayer : nn::Module {
  Attention attention;
  nn::RMSNorm layer_norm = registerModule("layer_norm", norm());

  AttentionLayer(const std::string &name, bool hasBias)
      : attention(registerModule(name, Attention(hasBias))) {}
};

struct DenseReluDense : nn::Module {
  nn::Linear wi = registerModule("wi", linearOf(kWidth, kHidden));
  nn::Linear wo = registerModule("wo", linearOf(kHidden, kWidth));
};
struct FeedForward : nn::Module {
  DenseReluDense dense = registerModule("DenseReluDense", DenseReluDense());
  nn::RMSNorm layer_norm = registerModule("layer_norm", norm());
};

struct Block : nn::Module {
  AttentionLayer self;
  std::optional<AttentionLayer> cross;
  FeedForward last;

  Block(bool isDecoder, bool isFirst) : self("SelfAttention", isFirst) {
    nn::ModuleList<nn::Module> layer;
    layer.append(self);
    if (isDecoder)
      layer.append(cross.emplace("EncDecAttention", false));
    layer.append(last);
    registerModule("layer", layer);
  }
  Tensor forward(Tensor x, const Tensor &bias, const Tensor &memory) const {
    Tensor y = self.layer_norm(x);
    x = x + self.attention.forward(y, y, bias);
    if (cross)
      x = x + cross->attention.forward(cross->layer_norm(x), memory, {});
    return x + last.dense.wo(relu(last.dense.wi(last.layer_norm(x))));
  }
};

struct Stack : nn::Module {
  nn::Embedding tokens;
  nn::ModuleList<Block> block;
  nn::RMSNorm last = registerModule("final_layer_norm", norm());
  bool isDecoder;

  Stack(const nn::Embedding &shared, bool isDecoder)
      : tokens(registerModule("embed_tokens", shared)),
        block(registerModule("block",
                             nn::ModuleList<Block>({Block(isDecoder, true),
                                                    Block(isDecoder, false)}))),
        isDecoder(isDecoder) {}
  Tensor forward(const Tensor &ids, const Tensor &memory) const {
    Size length = ids.size(1);
    Tensor bias = block[0].self.attention.biasOf(length, length, isDecoder);
    Tensor x = tokens(ids);
    for (const Block &one : block)
      x = one.forward(x, bias, memory);
    return last(x);
  }
};

struct T5 : nn::Module {
  nn::Embedding shared =
      registerModule("shared", nn::Embedding(kVocabulary, kWidth));
  Stack encoder = registerModule("encoder", Stack(shared, false));
  Stack decoder = registerModule("decoder", Stack(shared, true));
  nn::Linear lm_head = registerModule("lm_head", linearOf(kWidth, kVocabulary));

  T5() { lm_head.weight = *shared.weight; }
  Tensor forward(const Tensor &ids, const Tensor &decoderIds) const {
    Tensor memory = encoder.forward(ids, {});
    Tensor y = decoder.forward(decoderIds, memory);
    return lm_head(y * std::pow(double(kWidth), -0.5));
  }
};
} // namespace

Model makeT5() { return modelOf(T5()); }
