//===- Embedding.cpp - rows of a matrix -----------------------------------===//

#include "tcopt/Capture/Modules/Embedding.h"
#include "Common.h"
#include "State.h"
#include "tcopt/Capture/Modules/Init.h"
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

// Normally distributed, but for the row of the padding.
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

Embedding::Embedding(int64_t num_embeddings, int64_t embedding_dim,
                     const EmbeddingOptions &options, Place place)
    : numEmbeddings(num_embeddings), embeddingDim(embedding_dim),
      paddingIndex(
          rowOf("Embedding", options.padding_idx, num_embeddings, place)) {
  weight = registerParameter("weight",
                             firstRows(num_embeddings, embedding_dim,
                                       paddingIndex, options.dtype, place));
}

Tensor Embedding::forward(const Tensor &input, Place place) const {
  return embedding(weight, input, place);
}

std::string Embedding::extraText() const {
  return OptionText()
      .add(numEmbeddings)
      .add(embeddingDim)
      .addUnless("padding_idx", paddingIndex, {});
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
  return embedding_bag(input, weight, offsets, options.mode, per_sample_weights,
                       options.include_last_offset, options.padding_idx, place);
}

std::string EmbeddingBag::extraText() const {
  return OptionText()
      .add(numEmbeddings)
      .add(embeddingDim)
      .add("mode", "'" + options.mode + "'")
      .addUnless("padding_idx", options.padding_idx, {});
}

} // namespace tcopt::nn
