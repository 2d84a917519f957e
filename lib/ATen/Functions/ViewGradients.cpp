//===- ViewGradients.cpp - gradients of views and indexing ----------------===//

#include "ATenBodies.h"
#include "Formula.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using mlir::Value;

namespace tcopt::aten {

using capture::Builder;

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static Value zerosOf(Builder &b, const Tensor &like, const SizeList &sizes) {
  return b.full(b.number(0, like.dtype()), b.sizes(sizes));
}

Tensor ATenBodies::slice_backward(const Tensor &grad_output,
                                  const SizeList &input_sizes, int64_t dim,
                                  const Size &start, const Size &end,
                                  const Size &step, Place place) {
  int64_t distance = step;
  return capture::call(place, [&](Builder &b) {
    return b.sliceScatter(zerosOf(b, grad_output, input_sizes), b(grad_output),
                          dim, b.size(start), b.size(end), distance);
  });
}

// A dynamic index may be negative, which index_put allows.
Tensor ATenBodies::select_backward(const Tensor &grad_output,
                                   const SizeList &input_sizes, int64_t dim,
                                   const Size &index, Place place) {
  int64_t at = capture::wrapDim(dim, int64_t(input_sizes.size()),
                                "select_backward", place);
  return capture::call(place, [&](Builder &b) {
    Value zeros = zerosOf(b, grad_output, input_sizes), part = b(grad_output);
    if (index.isOpen())
      return b.make<graph::IndexPutOp>(
          zeros, part, mlir::ValueRange{b.number(Scalar(index), DType::I64)},
          llvm::ArrayRef<int64_t>{at}, /*accumulate=*/false);
    Size end = index.hint() == -1 ? INT64_MAX : index.hint() + 1;
    return b.sliceScatter(zeros, b.make<graph::UnsqueezeOp>(part, at), at,
                          b.size(index), b.size(end), 1);
  });
}

Tensor ATenBodies::diagonal_backward(const Tensor &grad_output,
                                     const SizeList &input_sizes,
                                     int64_t offset, int64_t dim1, int64_t dim2,
                                     Place place) {
  Tensor result = new_zeros(grad_output, input_sizes, std::nullopt, place);
  copy_(diagonal(result, offset, dim1, dim2, place), grad_output, place);
  return result;
}

// A tensor of rank 0 has at most one window, which is a vector.
Tensor ATenBodies::unfold_backward(const Tensor &grad_in,
                                   const SizeList &input_sizes, int64_t dim,
                                   int64_t size, int64_t step, Place place) {
  int64_t rank = int64_t(input_sizes.size());
  if (rank == 0)
    return sum(grad_in, {}, false, grad_in.dtype(), place);
  int64_t at = capture::wrapDim(dim, rank, "unfold_backward", place);
  DefaultDevice here(grad_in.device());
  Tensor starts = mul(arange(grad_in.size(at, place), place), step, place);
  Tensor positions =
      add(unsqueeze(starts, 1, place), arange(Size(size), place), 1, place);
  Tensor windows =
      flatten(movedim(grad_in, -1, at + 1, place), at, at + 1, place);
  return index_add(new_zeros(grad_in, input_sizes, std::nullopt, place), at,
                   flatten(positions, 0, -1, place), windows, 1, place);
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

// Adds each selected element to its element of the source, and the others to an
// additional last element, which is removed.
Tensor ATenBodies::masked_scatter_backward(const Tensor &grad_output,
                                           const Tensor &mask,
                                           const SizeList &sizes, Place place) {
  Size count = 1;
  for (const Size &size : sizes)
    count = count * size;
  Tensor isSelected =
      flatten(expand_as(mask, grad_output, place), 0, -1, place);
  Tensor number = sub(cumsum(isSelected, 0, DType::I64, place), 1, 1, place);
  Tensor places = tcopt::where(isSelected, number, count, place);
  Tensor room = new_zeros(grad_output, {count + 1}, std::nullopt, place);
  Tensor sums =
      scatter_add(room, 0, places, flatten(grad_output, 0, -1, place), place);
  return reshape(slice(sums, 0, 0, -1, 1, place), sizes, place);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

// An index of padding outside of the table concerns no row.
Tensor ATenBodies::embedding_dense_backward(
    const Tensor &grad_output, const Tensor &indices, const Size &num_weights,
    std::optional<int64_t> padding_idx, bool scale_grad_by_freq, Place place) {
  int64_t rows = num_weights;
  bool hasPadding = padding_idx && *padding_idx >= 0 && *padding_idx < rows;
  return capture::call(place, [&](Builder &b) {
    auto padding = hasPadding ? b.ops().getI64IntegerAttr(*padding_idx)
                              : mlir::IntegerAttr();
    return b.make<graph::EmbeddingBackwardOp>(b(grad_output), b(indices), rows,
                                              padding, scale_grad_by_freq);
  });
}

// PyTorch's own offset2bag may be empty.
static Tensor bagsOfIndices(const Tensor &indices, const Tensor &offsets,
                            Place place) {
  DefaultDevice here(indices.device());
  Tensor places = arange(indices.size(0, place), place);
  return sub(searchsorted(offsets, places, true, place), 1, 1, place);
}

/// Returns the rows of bags as rows of indices, in the wide dtype.
static Tensor rowsOfBags(const Tensor &grad, const Tensor &bags, Place place) {
  return to(index_select(grad, 0, bags, place),
            capture::wideDType(grad.dtype()), place);
}

// The maxima of empty bags have no index.
static Tensor maximaBackward(const Tensor &grad, const Tensor &bag_size,
                             const Tensor &maximum_indices,
                             const Size &num_weights, Place place) {
  Tensor isFilled = unsqueeze(gt(bag_size, 0, place), 1, place);
  Tensor rows = where(isFilled, maximum_indices, 0, place);
  SizeList sizes = {num_weights, grad.size(1, place)};
  return scatter_add(new_zeros(grad, sizes, std::nullopt, place), 0, rows,
                     where(isFilled, grad, 0, place), place);
}

Tensor ATenBodies::_embedding_bag_dense_backward(
    const Tensor &grad, const Tensor &indices, const Tensor &offset2bag,
    const Tensor &bag_size, const Tensor &maximum_indices,
    const Size &num_weights, bool scale_grad_by_freq, std::string_view mode,
    const Tensor &per_sample_weights, std::optional<int64_t> padding_idx,
    Place place) {
  if (mode == "max")
    return maximaBackward(grad, bag_size, maximum_indices, num_weights, place);
  Tensor rows = rowsOfBags(grad, offset2bag, place);
  if (mode == "mean") {
    Tensor counts = index_select(bag_size, 0, offset2bag, place);
    rows = div(rows, unsqueeze(counts, 1, place), "", place);
  }
  if (per_sample_weights.defined())
    rows = mul(rows, unsqueeze(per_sample_weights, 1, place), place);
  Tensor sums = embedding_dense_backward(
      rows, indices, num_weights, padding_idx, scale_grad_by_freq, place);
  return to(sums, grad.dtype(), place);
}

Tensor ATenBodies::_embedding_bag_backward(
    const Tensor &grad, const Tensor &indices, const Tensor &offsets,
    const Tensor &offset2bag, const Tensor &bag_size,
    const Tensor &maximum_indices, const Size &num_weights,
    bool scale_grad_by_freq, std::string_view mode,
    const Tensor &per_sample_weights, std::optional<int64_t> padding_idx,
    Place place) {
  return _embedding_bag_dense_backward(
      grad, indices, bagsOfIndices(indices, offsets, place), bag_size,
      maximum_indices, num_weights, scale_grad_by_freq, mode,
      per_sample_weights, padding_idx, place);
}

Tensor ATenBodies::_embedding_bag_per_sample_weights_backward(
    const Tensor &grad, const Tensor &weight, const Tensor &indices,
    const Tensor &offsets, const Tensor &offset2bag, std::string_view mode,
    std::optional<int64_t> padding_idx, Place place) {
  if (mode != "sum")
    capture::refuseWord("_embedding_bag_per_sample_weights_backward",
                        "mode \"sum\"", mode, place);
  Tensor bags = bagsOfIndices(indices, offsets, place);
  auto dot = [](Expr d, Expr row) {
    return (d * row).apply<graph::SumOp>(std::vector<int64_t>{1},
                                         /*keepdim=*/false);
  };
  Tensor result =
      formulaIn(grad.dtype(), place, dot, index_select(grad, 0, bags, place),
                index_select(weight, 0, indices, place));
  if (!padding_idx)
    return result;
  return masked_fill(result, eq(indices, *padding_idx, place), 0, place);
}

} // namespace tcopt::aten
