//===- EmbeddingBag.cpp - bags of rows of a table -------------------------===//
//
// Besides the bags, the function returns the operands of the backward pass.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "NN/Functions/Common.h"
#include "tcopt/Capture/Device.h"

namespace tcopt::aten {

namespace {
/// The bags of the elements of `indices`. All tensors are i64.
struct Bags {
  Tensor indices;
  /// The bag of each element, which has the last offset up to its position.
  Tensor ofPlaces;
  /// Whether each element is counted, because it is no padding.
  Tensor counts;
  Size numBags;
};
} // namespace

static Tensor placesOf(const Tensor &indices, Place place) {
  DefaultDevice here(indices.device());
  return arange(indices.size(0, place), place);
}

static Tensor bagSizes(const Bags &bags, Place place) {
  Tensor zeros = new_zeros(bags.ofPlaces, {bags.numBags}, std::nullopt, place);
  return index_add(zeros, 0, bags.ofPlaces, to(bags.counts, DType::I64, place),
                   1, place);
}

// Returns the index of the row with the greatest element of each bag and
// column, the first of several; 0 for empty bags.
static Tensor greatestIndices(const Bags &bags, const Tensor &weight,
                              const Tensor &result, Place place) {
  Tensor rows = index_select(weight, 0, bags.indices, place);
  Tensor greatest = index_select(result, 0, bags.ofPlaces, place);
  Tensor isGreatest = logical_and(eq(rows, greatest, place),
                                  unsqueeze(bags.counts, 1, place), place);
  Size end = bags.indices.size(0, place);
  Tensor places = unsqueeze(placesOf(bags.indices, place), 1, place);
  Tensor candidates = tcopt::where(isGreatest, places, end, place);
  Tensor first = full_like(result, end, DType::I64, place);
  first = scatter_reduce(
      first, 0,
      expand(unsqueeze(bags.ofPlaces, 1, place), candidates.sizes(), place),
      candidates, "amin", true, place);
  Tensor none = new_zeros(bags.indices, {1}, std::nullopt, place);
  return ATenBodies::index(cat({bags.indices, none}, 0, place), {first}, place);
}

static Bags bagsOf(const Tensor &weight, const Tensor &indices,
                   const Tensor &offsets, std::optional<int64_t> padding,
                   const Size &numBags, Place place) {
  Tensor places = to(indices, DType::I64, place);
  Tensor begun = tcopt::searchsorted(to(offsets, DType::I64, place),
                                     placesOf(indices, place), true, place);
  Size first = padding && *padding < 0 ? Size(weight.size(0, place)) : Size(0);
  return {places, sub(begun, 1, 1, place),
          padding ? ne(places, first + *padding, place)
                  : ones_like(places, DType::Bool, place),
          numBags};
}

// PyTorch does not determine the bag of each index for plain sums of f32 and
// f16.
static bool readsBags(const Tensor &weight, std::string_view mode,
                      std::optional<int64_t> padding) {
  bool isPlain = weight.dtype() == DType::F32 || weight.dtype() == DType::F16;
  return mode != "sum" || padding || !isPlain;
}

std::vector<Tensor> ATenBodies::_embedding_bag(
    const Tensor &weight, const Tensor &indices, const Tensor &offsets,
    bool scale_grad_by_freq, std::string_view mode,
    const Tensor &per_sample_weights, bool include_last_offset,
    std::optional<int64_t> padding_idx, Place place) {
  Tensor result =
      embedding_bag(indices, weight, offsets, mode, per_sample_weights,
                    include_last_offset, padding_idx, place);
  Bags bags = bagsOf(weight, indices, offsets, padding_idx,
                     result.size(0, place), place);
  Tensor sizes = bagSizes(bags, place);
  Tensor ofPlaces = readsBags(weight, mode, padding_idx)
                        ? bags.ofPlaces
                        : new_empty(bags.ofPlaces, {0}, std::nullopt, place);
  Tensor greatest =
      mode == "max" ? greatestIndices(bags, weight, result, place) : sizes;
  DType dtype = capture::promoteDTypes(indices.dtype(), offsets.dtype());
  return {result, to(ofPlaces, dtype, place), to(sizes, dtype, place),
          to(greatest, dtype, place)};
}

} // namespace tcopt::aten
