// A transformer that reads characters, in the manner of GPT.

#ifndef TRANSFORMER_H
#define TRANSFORMER_H

#include "tcopt/Capture/Modules/All.h"
#include <array>

inline constexpr int64_t kWidth = 64, kHeads = 4, kLayers = 4, kContext = 64;

/// Keys and values of the characters so far, [1, heads, context, width of a
/// head] of each layer.
struct Cache {
  tcopt::Tensor keys = tcopt::zeros({1, kHeads, kContext, kWidth / kHeads});
  tcopt::Tensor values = tcopt::zeros({1, kHeads, kContext, kWidth / kHeads});
};

/// Causal attention and an MLP, each behind a layer norm.
struct Block : tcopt::nn::Module {
  using Tensor = tcopt::Tensor;
  using Linear = tcopt::nn::Linear;
  using LayerNorm = tcopt::nn::LayerNorm;

  LayerNorm norm1 = registerModule("norm1", LayerNorm({kWidth}));
  LayerNorm norm2 = registerModule("norm2", LayerNorm({kWidth}));
  Linear qkv = registerModule("qkv", Linear(kWidth, 3 * kWidth));
  Linear out = registerModule("out", Linear(kWidth, kWidth));
  Linear up = registerModule("up", Linear(kWidth, 4 * kWidth));
  Linear down = registerModule("down", Linear(4 * kWidth, kWidth));
  tcopt::nn::Dropout dropout;

  explicit Block(double dropout)
      : dropout(registerModule("dropout", tcopt::nn::Dropout(dropout))) {}

  Tensor forward(const Tensor &x) const {
    auto [q, k, v] = project(x);
    return finish(x, scaled_dot_product_attention(q, k, v, {}, 0.0,
                                                  /*is_causal=*/true));
  }
  /// The same of one character at a place, a tensor with one element.
  Tensor next(const Tensor &x, const Tensor &place, const Cache &cache) const {
    auto [q, k, v] = project(x);
    cache.keys.index_copy_(2, place, k);
    cache.values.index_copy_(2, place, v);
    Tensor isKnown = tcopt::arange(kContext) <= place;
    return finish(
        x, scaled_dot_product_attention(q, cache.keys, cache.values, isKnown));
  }

private:
  /// Queries, keys and values: [batch, heads, length, width of a head].
  std::array<Tensor, 3> project(const Tensor &x) const {
    Tensor all = qkv(norm1(x))
                     .reshape({x.size(0), x.size(1), 3, kHeads, -1})
                     .permute({2, 0, 3, 1, 4});
    return {all[0], all[1], all[2]};
  }
  Tensor finish(const Tensor &x, const Tensor &attended) const {
    Tensor y = attended.transpose(1, 2).reshape({x.size(0), x.size(1), kWidth});
    y = x + dropout(out(y));
    return y + dropout(down(gelu(up(norm2(y)))));
  }
};

/// Characters [batch, length] to the logits of the next ones.
struct Transformer : tcopt::nn::Module {
  using Tensor = tcopt::Tensor;
  using Embedding = tcopt::nn::Embedding;

  Embedding tokens, places;
  tcopt::nn::Dropout dropout;
  tcopt::nn::ModuleList<Block> blocks;
  tcopt::nn::LayerNorm norm;
  tcopt::nn::Linear head;

  Transformer(int64_t letters, double dropout)
      : tokens(registerModule("tokens", Embedding(letters, kWidth))),
        places(registerModule("places", Embedding(kContext, kWidth))),
        dropout(registerModule("dropout", tcopt::nn::Dropout(dropout))),
        blocks(registerModule("blocks", blocksOf(dropout))),
        norm(registerModule("norm", tcopt::nn::LayerNorm({kWidth}))),
        head(registerModule("head", tcopt::nn::Linear(kWidth, letters))) {}

  Tensor forward(const Tensor &ids) const {
    Tensor x = dropout(tokens(ids) + places(tcopt::arange(ids.size(1))));
    for (const Block &block : blocks)
      x = block.forward(x);
    return head(norm(x));
  }
  /// The logits after one character, [1, 1], at a place.
  Tensor next(const Tensor &id, const Tensor &place,
              const std::vector<Cache> &caches) const {
    Tensor x = tokens(id) + places(place);
    for (size_t i = 0; i < blocks.size(); ++i)
      x = blocks[int64_t(i)].next(x, place, caches[i]);
    return head(norm(x)).select(1, 0);
  }

private:
  static tcopt::nn::ModuleList<Block> blocksOf(double dropout) {
    tcopt::nn::ModuleList<Block> blocks;
    for (int64_t i = 0; i < kLayers; ++i)
      blocks.append(Block(dropout));
    return blocks;
  }
};

#endif // TRANSFORMER_H
