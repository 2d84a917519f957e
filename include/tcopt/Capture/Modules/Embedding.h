//===- Embedding.h - rows of a matrix ---------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_EMBEDDING_H
#define TCOPT_CAPTURE_MODULES_EMBEDDING_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

struct EmbeddingOptions {
  /// A row that is zero at first and has no gradient; negative ones count from
  /// the last.
  std::optional<int64_t> padding_idx;
  /// Rows that are used and longer than this are first made as long in the
  /// parameter itself.
  std::optional<double> max_norm;
  /// The p of the norm that is their length.
  double norm_type = 2;
  /// Divides the gradient of a row by how often the input has it.
  bool scale_grad_by_freq = false;
  DType dtype = DType::F32;
};

/// Indices of any sizes to [..., embedding_dim]. Parameter: weight
/// [num_embeddings, embedding_dim], normally distributed.
class Embedding : public UnaryModule {
public:
  /// Errors: padding_idx that is no row.
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
  /// The last offset is where the last bag ends.
  bool include_last_offset = false;
  /// A row that does not count.
  std::optional<int64_t> padding_idx;
  /// As an Embedding's.
  std::optional<double> max_norm;
  double norm_type = 2;
  DType dtype = DType::F32;
};

/// Combines the rows of each bag: [bags, embedding_dim]. A bag is a row of an
/// input of rank 2, or reaches from its offset to the next one of an input of
/// rank 1. A bag without rows gives zeros. Parameter: weight [num_embeddings,
/// embedding_dim], normally distributed.
class EmbeddingBag : public Module {
public:
  /// Errors: an unknown mode, padding_idx that is no row.
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
