//===- Embedding.cpp - embedding modules ----------------------------------===//

#include "tcopt/Capture/Modules/Embedding.h"
#include "Common.h"
#include "State.h"
#include "tcopt/Capture/Modules/Init.h"
#include "tcopt/Capture/Settings.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static std::optional<int64_t> rowOf(const std::string &kind,
                                    std::optional<int64_t> given, int64_t rows,
                                    Place place) {
  if (!given)
    return given;
  expect(*given >= -rows && *given < rows, kind,
         "padding_idx in [" + std::to_string(-rows) + ", " +
             std::to_string(rows) + ")",
         std::to_string(*given), place);
  return *given < 0 ? *given + rows : *given;
}

// Returns a matrix of normal random numbers, with zeros in the padding row.
static Tensor firstRows(int64_t rows, int64_t columns,
                        std::optional<int64_t> padding, DType dtype,
                        Place place) {
  Tensor weight = made({rows, columns}, dtype, place);
  init::normal_(weight);
  if (!padding)
    return weight;
  HostTensor host = hostCopy(weight, place);
  for (int64_t i = 0; i < columns; ++i)
    host.setFloat(*padding * columns + i, 0);
  writeHost(weight, host, place);
  return weight;
}

// Rescales, in place, the rows at the indices to a norm of at most `limit`. A
// repeated index writes the same values again.
static void limitRows(const Tensor &weight, const Tensor &indices,
                      std::optional<double> limit, double p, Place place) {
  if (!limit)
    return;
  NoGrad constant;
  Tensor used = flatten(indices, 0, -1, place);
  Tensor rows = index_select(weight, 0, used, place);
  Tensor length = norm(rows, p, {1}, true, place);
  // PyTorch's epsilon, by which rows end slightly below the limit.
  Tensor factor = div(full_like(length, *limit, std::nullopt, place),
                      add(length, 1e-7, 1, place), "", place);
  Tensor shorter =
      where(gt(length, *limit, place), mul(rows, factor, place), rows, place);
  Tensor(weight).index_copy_(0, used, shorter, place);
}

Embedding::Embedding(int64_t num_embeddings, int64_t embedding_dim,
                     const EmbeddingOptions &given, Place place)
    : numEmbeddings(num_embeddings), embeddingDim(embedding_dim),
      options(given) {
  options.padding_idx =
      rowOf("Embedding", options.padding_idx, num_embeddings, place);
  weight = registerParameter("weight", firstRows(num_embeddings, embedding_dim,
                                                 options.padding_idx,
                                                 options.dtype, place));
}

Tensor Embedding::forward(const Tensor &input, Place place) const {
  limitRows(weight, input, options.max_norm, options.norm_type, place);
  return embedding(weight, input, options.padding_idx,
                   options.scale_grad_by_freq, place);
}

std::string Embedding::extraText() const {
  return OptionText()
      .add(numEmbeddings)
      .add(embeddingDim)
      .addUnless("padding_idx", options.padding_idx, {})
      .addUnless("max_norm", options.max_norm, {})
      .addUnless("norm_type", options.norm_type, 2.0)
      .addUnless("scale_grad_by_freq", options.scale_grad_by_freq, false);
}

//===----------------------------------------------------------------------===//
// Bags
//===----------------------------------------------------------------------===//

EmbeddingBag::EmbeddingBag(int64_t num_embeddings, int64_t embedding_dim,
                           const EmbeddingBagOptions &given, Place place)
    : numEmbeddings(num_embeddings), embeddingDim(embedding_dim),
      options(given) {
  expect(llvm::is_contained({"sum", "mean", "max"}, options.mode),
         "EmbeddingBag", "mode \"sum\", \"mean\" or \"max\"",
         "\"" + options.mode + "\"", place);
  options.padding_idx =
      rowOf("EmbeddingBag", options.padding_idx, num_embeddings, place);
  weight = registerParameter("weight", firstRows(num_embeddings, embedding_dim,
                                                 options.padding_idx,
                                                 options.dtype, place));
}

void EmbeddingBag::checkInput(const Tensor &input, const Tensor &offsets,
                              const Tensor &weights, Place place) const {
  expectRank("EmbeddingBag", input, 1, 2, place);
  expect(offsets.defined() == (input.dim() == 1), "EmbeddingBag",
         "offsets for an input of rank 1 and none for one of rank 2",
         "rank " + std::to_string(input.dim()), place);
  expect(!weights.defined() || options.mode == "sum", "EmbeddingBag",
         "per_sample_weights with mode \"sum\"", "\"" + options.mode + "\"",
         place);
}

Tensor EmbeddingBag::forward(const Tensor &input, const Tensor &offsets,
                             const Tensor &per_sample_weights,
                             Place place) const {
  checkInput(input, offsets, per_sample_weights, place);
  limitRows(weight, input, options.max_norm, options.norm_type, place);
  return embedding_bag(input, weight, offsets, options.mode, per_sample_weights,
                       options.include_last_offset, options.padding_idx, place);
}

std::string EmbeddingBag::extraText() const {
  return OptionText()
      .add(numEmbeddings)
      .add(embeddingDim)
      .addUnless("max_norm", options.max_norm, {})
      .addUnless("norm_type", options.norm_type, 2.0)
      .add("mode", "'" + options.mode + "'")
      .addUnless("padding_idx", options.padding_idx, {});
}

} // namespace tcopt::nn
