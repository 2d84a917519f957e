// transformers' BertModel: two layers, width 64.

#include "Models.h"
#include <cmath>

static constexpr int64_t kWidth = 64, kHeads = 4, kHidden = 128;

namespace {
nn::LayerNorm norm() { return nn::LayerNorm({kWidth}, {.eps = 1e-12}); }

struct Embeddings : nn::Module {
  nn::Embedding words = registerModule(
      "word_embeddings", nn::Embedding(256, kWidth, {.padding_idx = 0}));
  nn::Embedding positions =
      registerModule("position_embeddings", nn::Embedding(512, kWidth));
  nn::Embedding types =
      registerModule("token_type_embeddings", nn::Embedding(2, kWidth));
  nn::LayerNorm layerNorm = registerModule("LayerNorm", norm());

  Tensor forward(const Tensor &ids) const {
    return layerNorm(words(ids) + types(zeros_like(ids)) +
                     positions(arange(ids.size(1))));
  }
};

struct SelfAttention : nn::Module {
  nn::Linear query = registerModule("query", nn::Linear(kWidth, kWidth));
  nn::Linear key = registerModule("key", nn::Linear(kWidth, kWidth));
  nn::Linear value = registerModule("value", nn::Linear(kWidth, kWidth));

  Tensor forward(const Tensor &x) const {
    Tensor q = splitHeads(query(x), kHeads), k = splitHeads(key(x), kHeads);
    Tensor scores = matmul(q, k.transpose(-1, -2)) /
                    std::sqrt(double(kWidth) / double(kHeads));
    return joinHeads(matmul(softmax(scores, -1), splitHeads(value(x), kHeads)));
  }
};

/// A linear module, a residual, and a norm.
struct Output : nn::Module {
  nn::Linear dense;
  nn::LayerNorm layerNorm = registerModule("LayerNorm", norm());

  explicit Output(int64_t in)
      : dense(registerModule("dense", nn::Linear(in, kWidth))) {}
  Tensor forward(const Tensor &x, const Tensor &residual) const {
    return layerNorm(dense(x) + residual);
  }
};

struct Attention : nn::Module {
  SelfAttention self = registerModule("self", SelfAttention());
  Output output = registerModule("output", Output(kWidth));
};
struct Intermediate : nn::Module {
  nn::Linear dense = registerModule("dense", nn::Linear(kWidth, kHidden));
};

struct Layer : nn::Module {
  Attention attention = registerModule("attention", Attention());
  Intermediate intermediate = registerModule("intermediate", Intermediate());
  Output output = registerModule("output", Output(kHidden));

  Tensor forward(const Tensor &x) const {
    Tensor attended = attention.output.forward(attention.self.forward(x), x);
    return output.forward(gelu(intermediate.dense(attended)), attended);
  }
};

struct Encoder : nn::Module {
  nn::ModuleList<Layer> layers =
      registerModule("layer", nn::ModuleList<Layer>({Layer(), Layer()}));
};
struct Pooler : nn::Module {
  nn::Linear dense = registerModule("dense", nn::Linear(kWidth, kWidth));
};

struct Bert : nn::Module {
  Embeddings embeddings = registerModule("embeddings", Embeddings());
  Encoder encoder = registerModule("encoder", Encoder());
  Pooler pooler = registerModule("pooler", Pooler());

  Tensor forward(const Tensor &ids) const {
    Tensor x = embeddings.forward(ids);
    for (const Layer &layer : encoder.layers)
      x = layer.forward(x);
    return tanh(pooler.dense(x.select(1, 0))).unsqueeze(1) + x;
  }
};
} // namespace

Model makeBert() { return modelOf(Bert()); }
