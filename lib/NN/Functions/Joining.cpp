//===- Joining.cpp - stacks, blocks, grids and *_like functions -----------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

using capture::expectRank;

//===----------------------------------------------------------------------===//
// Indices of triangles
//===----------------------------------------------------------------------===//

static Tensor indicesWhere(Tensor (*keep)(const Tensor &, const Size &, Place),
                           int64_t row, int64_t col, int64_t offset,
                           Place place) {
  if (row < 0 || col < 0)
    throw Exception("expected numbers of rows and columns of at least 0",
                    place);
  Tensor kept = keep(ones({row, col}, DType::Bool, place), offset, place);
  return contiguous(t(nonzero(kept, place), place), place);
}
Tensor tril_indices(int64_t row, int64_t col, int64_t offset, Place place) {
  return indicesWhere(tril, row, col, offset, place);
}
Tensor triu_indices(int64_t row, int64_t col, int64_t offset, Place place) {
  return indicesWhere(triu, row, col, offset, place);
}

//===----------------------------------------------------------------------===//
// Sizes of other tensors
//===----------------------------------------------------------------------===//

Tensor view_as(const Tensor &self, const Tensor &other, Place place) {
  return view(self, other.sizes(), place);
}
Tensor reshape_as(const Tensor &self, const Tensor &other, Place place) {
  return reshape(self, other.sizes(), place);
}
Tensor swapaxes(const Tensor &self, int64_t axis0, int64_t axis1, Place place) {
  return transpose(self, axis0, axis1, place);
}
Tensor swapdims(const Tensor &self, int64_t dim0, int64_t dim1, Place place) {
  return transpose(self, dim0, dim1, place);
}

static Tensor withLeadingOnes(Tensor tensor, int64_t rank, Place place) {
  while (tensor.dim() < rank)
    tensor = unsqueeze(tensor, 0, place);
  return tensor;
}
Tensor atleast_1d(const Tensor &self, Place place) {
  return withLeadingOnes(self, 1, place);
}
Tensor atleast_2d(const Tensor &self, Place place) {
  return withLeadingOnes(self, 2, place);
}
Tensor atleast_3d(const Tensor &self, Place place) {
  Tensor matrix = withLeadingOnes(self, 2, place);
  return matrix.dim() < 3 ? unsqueeze(matrix, 2, place) : matrix;
}

// Returns the common size of a dimension, counted from the last, for
// broadcasting.
static Size commonSize(const std::vector<Tensor> &tensors, int64_t fromLast,
                       Place place) {
  Size common = 1;
  for (const Tensor &tensor : tensors) {
    if (tensor.dim() < fromLast)
      continue;
    Size own = tensor.size(-fromLast, place);
    if (own == 1)
      continue;
    if (common != 1 && common != own)
      throw Exception("broadcast_tensors: expected equal sizes, or 1, but "
                      "found " +
                          std::to_string(common.hint()) + " and " +
                          std::to_string(own.hint()),
                      place);
    common = own;
  }
  return common;
}

std::vector<Tensor> broadcast_tensors(const std::vector<Tensor> &tensors,
                                      Place place) {
  int64_t rank = 0;
  for (const Tensor &tensor : tensors)
    rank = std::max(rank, tensor.dim());
  SizeList sizes;
  for (int64_t fromLast = rank; fromLast > 0; --fromLast)
    sizes.push_back(commonSize(tensors, fromLast, place));
  std::vector<Tensor> expanded;
  for (const Tensor &tensor : tensors)
    expanded.push_back(expand(tensor, sizes, place));
  return expanded;
}

//===----------------------------------------------------------------------===//
// Dtypes and devices of other tensors
//===----------------------------------------------------------------------===//

Tensor new_full(const Tensor &self, const SizeList &sizes, const Operand &value,
                std::optional<DType> dtype, Place place) {
  DefaultDevice here(self.device());
  return full(sizes, value, dtype.value_or(self.dtype()), place);
}
Tensor new_zeros(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype, Place place) {
  return new_full(self, sizes, 0, dtype, place);
}
Tensor new_ones(const Tensor &self, const SizeList &sizes,
                std::optional<DType> dtype, Place place) {
  return new_full(self, sizes, 1, dtype, place);
}
Tensor new_empty(const Tensor &self, const SizeList &sizes,
                 std::optional<DType> dtype, Place place) {
  return new_zeros(self, sizes, dtype, place);
}
Tensor empty_like(const Tensor &self, std::optional<DType> dtype, Place place) {
  return zeros_like(self, dtype, place);
}

// Computes in f64, like the user's numbers.
Tensor logspace(const Scalar &start, const Scalar &end, const Size &steps,
                double base, DType dtype, Place place) {
  // As in PyTorch, the ends of a range of integers are truncated.
  auto endOf = [&](const Scalar &number) {
    return isFloat(dtype) ? number : Scalar(number.toInt());
  };
  Tensor exponents =
      linspace(endOf(start), endOf(end), steps, DType::F64, place);
  return to(pow(base, exponents, place), dtype, place);
}

Tensor randint(int64_t high, const SizeList &sizes, DType dtype, Place place) {
  return randint(0, high, sizes, dtype, place);
}

//===----------------------------------------------------------------------===//
// Rows, columns and blocks
//===----------------------------------------------------------------------===//

Tensor tile(const Tensor &self, const SizeList &dims, Place place) {
  Sizes repeats = dims;
  if (int64_t(repeats.size()) < self.dim())
    repeats.insert(repeats.begin(), self.dim() - repeats.size(), 1);
  return repeat(self, repeats, place);
}

// Prepends dimensions of size 1 up to `rank` dimensions.
static std::vector<Tensor>
atLeast(int64_t rank, const std::vector<Tensor> &tensors, Place place) {
  std::vector<Tensor> result = tensors;
  for (Tensor &tensor : result)
    while (tensor.dim() < rank)
      tensor = unsqueeze(tensor, 0, place);
  return result;
}

Tensor vstack(const std::vector<Tensor> &tensors, Place place) {
  return cat(atLeast(2, tensors, place), 0, place);
}

Tensor hstack(const std::vector<Tensor> &tensors, Place place) {
  std::vector<Tensor> parts = atLeast(1, tensors, place);
  bool areVectors = parts.empty() || parts.front().dim() == 1;
  return cat(parts, areVectors ? 0 : 1, place);
}

static std::vector<Tensor> gridOf(const std::vector<Tensor> &axes,
                                  Place place) {
  Sizes sizes;
  for (const Tensor &axis : axes)
    sizes.push_back(axis.size(0, place));
  std::vector<Tensor> grids;
  for (size_t i = 0; i < axes.size(); ++i) {
    Sizes line(axes.size(), 1);
    line[i] = sizes[i];
    grids.push_back(expand(reshape(axes[i], line, place), sizes, place));
  }
  return grids;
}

// "xy" is "ij" with the first two tensors exchanged.
std::vector<Tensor> meshgrid(const std::vector<Tensor> &tensors,
                             std::string_view indexing, Place place) {
  if (tensors.empty())
    throw Exception("meshgrid: expected at least one tensor but found none",
                    place);
  if (indexing != "ij" && indexing != "xy")
    capture::refuseWord("meshgrid", "\"ij\" or \"xy\"", indexing, place);
  std::vector<Tensor> axes = atLeast(1, tensors, place);
  for (const Tensor &axis : axes)
    expectRank("meshgrid", axis, 1, place);
  bool areExchanged = indexing == "xy" && axes.size() > 1;
  if (areExchanged)
    std::swap(axes[0], axes[1]);
  std::vector<Tensor> grids = gridOf(axes, place);
  if (areExchanged)
    std::swap(grids[0], grids[1]);
  return grids;
}

Tensor dstack(const std::vector<Tensor> &tensors, Place place) {
  std::vector<Tensor> parts;
  for (const Tensor &tensor : tensors)
    parts.push_back(atleast_3d(tensor, place));
  return cat(parts, 2, place);
}

Tensor cartesian_prod(const std::vector<Tensor> &tensors, Place place) {
  for (const Tensor &tensor : tensors)
    expectRank("cartesian_prod", tensor, 1, place);
  if (tensors.size() == 1)
    return tensors.front();
  std::vector<Tensor> columns;
  for (const Tensor &grid : meshgrid(tensors, "ij", place))
    columns.push_back(flatten(grid, 0, -1, place));
  return stack(columns, 1, place);
}

// Each row of blocks consists of zeros, a matrix and zeros.
Tensor block_diag(const std::vector<Tensor> &tensors, Place place) {
  if (tensors.empty())
    return zeros({1, 0}, DType::F32, place);
  std::vector<Tensor> blocks = atLeast(2, tensors, place);
  Size columns = 0, before = 0;
  for (const Tensor &block : blocks) {
    expectRank("block_diag", block, 2, place);
    columns += block.size(1, place);
  }
  DefaultDevice here(blocks.front().device());
  DType dtype = capture::commonDTypeOf(tensors);
  std::vector<Tensor> rows;
  for (const Tensor &block : blocks) {
    Size height = block.size(0, place), width = block.size(1, place);
    rows.push_back(
        cat({zeros({height, before}, dtype, place), block,
             zeros({height, columns - before - width}, dtype, place)},
            1, place));
    before += width;
  }
  return cat(rows, 0, place);
}

// Interleaves the dimensions of both tensors, and merges each pair.
Tensor Bodies::kron(const Tensor &self, const Tensor &other, Place place) {
  int64_t rank = std::max(self.dim(), other.dim());
  Tensor x = withLeadingOnes(self, rank, place),
         y = withLeadingOnes(other, rank, place);
  SizeList outer, inner, joined;
  for (int64_t dim = 0; dim < rank; ++dim) {
    Size left = x.size(dim, place), right = y.size(dim, place);
    outer.insert(outer.end(), {left, Size(1)});
    inner.insert(inner.end(), {Size(1), right});
    joined.push_back(left * right);
  }
  Tensor products =
      mul(reshape(x, outer, place), reshape(y, inner, place), place);
  return reshape(products, joined, place);
}

} // namespace tcopt
