// transformers' LlamaForCausalLM: two layers, width 64, four heads of queries
// and two of keys and values.

#include "Models.h"

static constexpr int64_t kWidth = 64, kHidden = 128, kVocabulary = 256;
static constexpr int64_t kHeads = 4, kGroups = 2, kHead = kWidth / kHeads;

namespace {
nn::Linear linearOf(int64_t in, int64_t out) {
  return nn::Linear(in, out, {.bias = false});
}
nn::RMSNorm norm() { return nn::RMSNorm({kWidth}, {.eps = 1e-6}); }

/// Cosines and sines of the positions: [length, kHead].
std::pair<Tensor, Tensor> rotary(const Size &length) {
  Tensor exponents = arange(0, kHead, 2).to(DType::F32) / kHead;
  Tensor frequencies = 1.0 / pow(10000.0, exponents);
  Tensor angles = outer(arange(length).to(DType::F32), frequencies);
  angles = cat({angles, angles}, -1);
  return {cos(angles), sin(angles)};
}
Tensor rotate(const Tensor &x, const std::pair<Tensor, Tensor> &rotary) {
  std::vector<Tensor> halves = x.chunk(2, -1);
  return x * rotary.first + cat({-halves[1], halves[0]}, -1) * rotary.second;
}

struct Attention : nn::Module {
  nn::Linear q = registerModule("q_proj", linearOf(kWidth, kWidth));
  nn::Linear k = registerModule("k_proj", linearOf(kWidth, kGroups *kHead));
  nn::Linear v = registerModule("v_proj", linearOf(kWidth, kGroups *kHead));
  nn::Linear o = registerModule("o_proj", linearOf(kWidth, kWidth));

  Tensor forward(const Tensor &x,
                 const std::pair<Tensor, Tensor> &places) const {
    Tensor query = rotate(splitHeads(q(x), kHeads), places);
    Tensor key = rotate(splitHeads(k(x), kGroups), places);
    Tensor value = splitHeads(v(x), kGroups);
    return o(joinHeads(scaled_dot_product_attention(
        query, key.repeat_interleave(kHeads / kGroups, 1),
        value.repeat_interleave(kHeads / kGroups, 1), {}, 0.0,
        /*is_causal=*/true)));
  }
};

struct Mlp : nn::Module {
  nn::Linear gate = registerModule("gate_proj", linearOf(kWidth, kHidden));
  nn::Linear up = registerModule("up_proj", linearOf(kWidth, kHidden));
  nn::Linear down = registerModule("down_proj", linearOf(kHidden, kWidth));

  Tensor forward(const Tensor &x) const { return down(silu(gate(x)) * up(x)); }
};

struct Layer : nn::Module {
  Attention attention = registerModule("self_attn", Attention());
  Mlp mlp = registerModule("mlp", Mlp());
  nn::RMSNorm before = registerModule("input_layernorm", norm());
  nn::RMSNorm after = registerModule("post_attention_layernorm", norm());

  Tensor forward(const Tensor &input,
                 const std::pair<Tensor, Tensor> &places) const {
    Tensor x = input + attention.forward(before(input), places);
    return x + mlp.forward(after(x));
  }
};

struct Decoder : nn::Module {
  nn::Embedding tokens =
      registerModule("embed_tokens", nn::Embedding(kVocabulary, kWidth));
  nn::ModuleList<Layer> layers =
      registerModule("layers", nn::ModuleList<Layer>({Layer(), Layer()}));
  nn::RMSNorm last = registerModule("norm", norm());
};

struct Llama : nn::Module {
  Decoder model = registerModule("model", Decoder());
  nn::Linear lm_head = registerModule("lm_head", linearOf(kWidth, kVocabulary));

  Tensor forward(const Tensor &ids) const {
    std::pair<Tensor, Tensor> places = rotary(ids.size(1));
    Tensor x = model.tokens(ids);
    for (const Layer &layer : model.layers)
      x = layer.forward(x, places);
    return lm_head(model.last(x));
  }
};
} // namespace

Model makeLlama() { return modelOf(Llama()); }
