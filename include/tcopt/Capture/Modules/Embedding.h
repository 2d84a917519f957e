//===- Embedding.h - Embedding and EmbeddingBag -----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_EMBEDDING_H
#define TCOPT_CAPTURE_MODULES_EMBEDDING_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

struct EmbeddingOptions {
  /// The index of a row that is initially zero and has no gradient; a negative
  /// index counts from the end.
  std::optional<int64_t> padding_idx;
  /// Rows whose norm exceeds this are scaled down to it, in the parameter, when
  /// they are used.
  std::optional<double> max_norm;
  /// The order p of the norm for max_norm.
  double norm_type = 2;
  /// Divides the gradient of a row by the number of its occurrences in the
  /// input.
  bool scale_grad_by_freq = false;
  DType dtype = DType::F32;
};

/// Maps indices [...] to rows [..., embedding_dim]. Parameter: weight
/// [num_embeddings, embedding_dim], normally distributed.
class Embedding : public UnaryModule {
public:
  /// Errors: padding_idx out of range.
  Embedding(int64_t num_embeddings, int64_t embedding_dim,
            const EmbeddingOptions &options = {},
            Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight;

private:
  int64_t numEmbeddings, embeddingDim;
  EmbeddingOptions options;
};

struct EmbeddingBagOptions {
  /// "sum", "mean" or "max".
  std::string mode = "mean";
  /// The last offset is the end of the last bag.
  bool include_last_offset = false;
  /// The index of a row that is ignored.
  std::optional<int64_t> padding_idx;
  /// As in EmbeddingOptions.
  std::optional<double> max_norm;
  double norm_type = 2;
  DType dtype = DType::F32;
};

/// Combines the rows of each bag: [bags, embedding_dim]. A bag is a row of an
/// input of rank 2, or the range from its offset to the next one of an input of
/// rank 1. The result of an empty bag is zero. Parameter: weight
/// [num_embeddings, embedding_dim], normally distributed.
class EmbeddingBag : public Module {
public:
  /// Errors: an unknown mode, padding_idx out of range.
  EmbeddingBag(int64_t num_embeddings, int64_t embedding_dim,
               const EmbeddingBagOptions &options = {},
               Place place = Place::current());
  /// Errors: rank 1 without offsets or rank 2 with them, weights for another
  /// mode than "sum".
  Tensor forward(const Tensor &input, const Tensor &offsets = {},
                 const Tensor &per_sample_weights = {},
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &input, const Tensor &offsets = {},
                    const Tensor &per_sample_weights = {},
                    Place place = Place::current()) const {
    return forward(input, offsets, per_sample_weights, place);
  }
  std::string extraText() const override;

  Parameter weight;

private:
  void checkInput(const Tensor &input, const Tensor &offsets,
                  const Tensor &weights, Place place) const;

  int64_t numEmbeddings, embeddingDim;
  EmbeddingBagOptions options;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_EMBEDDING_H
