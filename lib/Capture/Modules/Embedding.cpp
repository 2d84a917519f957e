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

namespace {
/// Rows that belong to bags.
struct Bags {
  Tensor rows;   ///< [rows, columns]
  Tensor bag;    ///< which bag each row belongs to
  Tensor counts; ///< 1 for each row that counts, else 0
  Size number;
};
} // namespace

// Of each row the last offset that is not behind it.
static Tensor bagsOf(const Tensor &offsets, const Size &count, Place place) {
  return sub(searchsorted(offsets, arange(count, place), true, place), 1, 1,
             place);
}

static Tensor sumOf(const Bags &bags, const Tensor &values, Place place) {
  Sizes sizes = {bags.number};
  if (values.dim() == 2)
    sizes.push_back(values.size(1));
  return index_add(zeros(sizes, values.dtype(), place), 0, bags.bag, values, 1,
                   place);
}

// Rows that do not count are below all others.
static Tensor maxOf(const Bags &bags, Place place) {
  Tensor isCounted = unsqueeze(gt(bags.counts, 0, place), 1, place);
  Tensor rows = where(isCounted, bags.rows, -INFINITY, place);
  Tensor start =
      full({bags.number, rows.size(1)}, -INFINITY, rows.dtype(), place);
  Tensor places = expand_as(unsqueeze(bags.bag, 1, place), rows, place);
  Tensor greatest = scatter_reduce(start, 0, places, rows, "amax", true, place);
  return masked_fill(greatest, eq(greatest, -INFINITY, place), 0, place);
}

static Tensor combine(const Bags &bags, const std::string &mode, Place place) {
  if (mode == "max")
    return maxOf(bags, place);
  Tensor total = sumOf(
      bags, mul(bags.rows, unsqueeze(bags.counts, 1, place), place), place);
  if (mode == "sum")
    return total;
  Tensor counts = maximum(sumOf(bags, bags.counts, place), 1, place);
  return div(total, unsqueeze(counts, 1, place), "", place);
}

Tensor EmbeddingBag::forward(const Tensor &input, const Tensor &offsets,
                             const Tensor &per_sample_weights,
                             Place place) const {
  checkInput(input, offsets, per_sample_weights, place);
  Tensor flat = reshape(input, {-1}, place);
  Bags bags;
  if (input.dim() == 2) {
    bags.number = input.size(0);
    bags.bag =
        reshape(expand_as(unsqueeze(arange(bags.number, place), 1, place),
                          input, place),
                {-1}, place);
  } else {
    bags.number = offsets.size(0) - (options.include_last_offset ? 1 : 0);
    bags.bag =
        bagsOf(narrow(offsets, 0, 0, bags.number, place), input.size(0), place);
  }
  bags.rows = embedding(weight, flat, place);
  bags.counts = ones_like(flat, weight->dtype(), place);
  if (options.padding_idx)
    bags.counts = tcopt::to(ne(flat, *options.padding_idx, place),
                            weight->dtype(), place);
  if (per_sample_weights.defined())
    bags.counts =
        mul(bags.counts, reshape(per_sample_weights, {-1}, place), place);
  return combine(bags, options.mode, place);
}

std::string EmbeddingBag::extraText() const {
  return OptionText()
      .add(numEmbeddings)
      .add(embeddingDim)
      .add("mode", "'" + options.mode + "'")
      .addUnless("padding_idx", options.padding_idx, {});
}

} // namespace tcopt::nn
