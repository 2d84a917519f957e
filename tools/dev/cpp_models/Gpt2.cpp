// transformers' GPT2LMHeadModel: two layers, width 64; the head's weight is
// that of the embedding.

#include "Models.h"

static constexpr int64_t kWidth = 64, kHeads = 4, kVocabulary = 256;

namespace {
/// A linear module whose weight is transposed.
struct Conv1D : nn::Module {
  nn::Parameter weight, bias;

  Conv1D(int64_t out, int64_t in)
      : weight(registerParameter("weight", randn({in, out}))),
        bias(registerParameter("bias", zeros({out}))) {}
  Tensor operator()(const Tensor &x) const {
    Tensor y = addmm(bias, x.view({-1, x.size(-1)}), weight);
    return y.view({x.size(0), x.size(1), y.size(1)});
  }
};

struct Attention : nn::Module {
  Conv1D c_attn = registerModule("c_attn", Conv1D(3 * kWidth, kWidth));
  Conv1D c_proj = registerModule("c_proj", Conv1D(kWidth, kWidth));

  Tensor forward(const Tensor &x) const {
    std::vector<Tensor> qkv = c_attn(x).split(kWidth, 2);
    return c_proj(joinHeads(scaled_dot_product_attention(
        splitHeads(qkv[0], kHeads), splitHeads(qkv[1], kHeads),
        splitHeads(qkv[2], kHeads), {}, 0.0, /*is_causal=*/true)));
  }
};

struct Mlp : nn::Module {
  Conv1D c_fc = registerModule("c_fc", Conv1D(4 * kWidth, kWidth));
  Conv1D c_proj = registerModule("c_proj", Conv1D(kWidth, 4 * kWidth));

  Tensor forward(const Tensor &x) const {
    return c_proj(gelu(c_fc(x), "tanh"));
  }
};

struct Block : nn::Module {
  nn::LayerNorm ln_1 = registerModule("ln_1", nn::LayerNorm({kWidth}));
  Attention attn = registerModule("attn", Attention());
  nn::LayerNorm ln_2 = registerModule("ln_2", nn::LayerNorm({kWidth}));
  Mlp mlp = registerModule("mlp", Mlp());

  Tensor forward(const Tensor &input) const {
    Tensor x = input + attn.forward(ln_1(input));
    return x + mlp.forward(ln_2(x));
  }
};

struct Transformer : nn::Module {
  nn::Embedding wte = registerModule("wte", nn::Embedding(kVocabulary, kWidth));
  nn::Embedding wpe = registerModule("wpe", nn::Embedding(64, kWidth));
  nn::ModuleList<Block> h =
      registerModule("h", nn::ModuleList<Block>({Block(), Block()}));
  nn::LayerNorm ln_f = registerModule("ln_f", nn::LayerNorm({kWidth}));

  Tensor forward(const Tensor &ids) const {
    Tensor x = wte(ids) + wpe(arange(ids.size(1)));
    for (const Block &block : h)
      x = block.forward(x);
    return ln_f(x);
  }
};

struct Gpt2 : nn::Module {
  Transformer transformer = registerModule("transformer", Transformer());
  nn::Linear lm_head = registerModule(
      "lm_head", nn::Linear(kWidth, kVocabulary, {.bias = false}));

  Gpt2() { lm_head.weight = *transformer.wte.weight; }
  Tensor forward(const Tensor &ids) const {
    return lm_head(transformer.forward(ids));
  }
};
} // namespace

Model makeGpt2() { return modelOf(Gpt2()); }
