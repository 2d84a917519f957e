//===- Arrange.cpp - splits, rotations and diagonals ----------------------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

using capture::expectRank;
using capture::wrapDim;

static void expectAtLeast(const char *function, const Tensor &self,
                          int64_t rank, Place place) {
  if (self.dim() < rank)
    throw Exception(std::string(function) + ": expected a tensor of rank " +
                        std::to_string(rank) + " or more but found rank " +
                        std::to_string(self.dim()),
                    place);
}

//===----------------------------------------------------------------------===//
// Splits
//===----------------------------------------------------------------------===//

std::vector<Tensor> tensor_split(const Tensor &self, int64_t sections,
                                 int64_t dim, Place place) {
  expectAtLeast("tensor_split", self, 1, place);
  if (sections <= 0)
    throw Exception("tensor_split: expected at least one section but found " +
                        std::to_string(sections),
                    place);
  Size size = self.size(dim, place), length = size / Size(sections),
       longer = size % Size(sections), start = 0;
  std::vector<Tensor> parts;
  for (int64_t i = 0; i < sections; ++i) {
    Size end = start + (i < longer ? length + 1 : length);
    parts.push_back(slice(self, dim, start, end, 1, place));
    start = end;
  }
  return parts;
}

std::vector<Tensor> tensor_split(const Tensor &self, const Dims &indices,
                                 int64_t dim, Place place) {
  expectAtLeast("tensor_split", self, 1, place);
  std::vector<Tensor> parts;
  int64_t start = 0;
  for (int64_t index : indices.values()) {
    parts.push_back(slice(self, dim, start, index, 1, place));
    start = index;
  }
  parts.push_back(slice(self, dim, start, std::nullopt, 1, place));
  return parts;
}

static std::vector<Tensor> equalParts(const char *function, const Tensor &self,
                                      int64_t sections, int64_t rank,
                                      int64_t dim, Place place) {
  expectAtLeast(function, self, rank, place);
  Size size = self.size(dim, place);
  if (sections <= 0 || size % Size(sections) != Size(0))
    throw Exception(std::string(function) + ": expected a size that " +
                        std::to_string(sections) + " divides but found " +
                        std::to_string(size.hint()),
                    place);
  return tensor_split(self, sections, dim, place);
}

static int64_t columnsOf(const Tensor &self) { return self.dim() == 1 ? 0 : 1; }

std::vector<Tensor> hsplit(const Tensor &self, int64_t sections, Place place) {
  return equalParts("hsplit", self, sections, 1, columnsOf(self), place);
}
std::vector<Tensor> hsplit(const Tensor &self, const Dims &indices,
                           Place place) {
  expectAtLeast("hsplit", self, 1, place);
  return tensor_split(self, indices, columnsOf(self), place);
}

std::vector<Tensor> vsplit(const Tensor &self, int64_t sections, Place place) {
  return equalParts("vsplit", self, sections, 2, 0, place);
}
std::vector<Tensor> vsplit(const Tensor &self, const Dims &indices,
                           Place place) {
  expectAtLeast("vsplit", self, 2, place);
  return tensor_split(self, indices, 0, place);
}

std::vector<Tensor> dsplit(const Tensor &self, int64_t sections, Place place) {
  return equalParts("dsplit", self, sections, 3, 2, place);
}
std::vector<Tensor> dsplit(const Tensor &self, const Dims &indices,
                           Place place) {
  expectAtLeast("dsplit", self, 3, place);
  return tensor_split(self, indices, 2, place);
}

//===----------------------------------------------------------------------===//
// Rotations
//===----------------------------------------------------------------------===//

Tensor Bodies::fliplr(const Tensor &self, Place place) {
  expectAtLeast("fliplr", self, 2, place);
  return flip(self, 1, place);
}

Tensor Bodies::flipud(const Tensor &self, Place place) {
  expectAtLeast("flipud", self, 1, place);
  return flip(self, 0, place);
}

Tensor Bodies::rot90(const Tensor &self, int64_t k, const Dims &dims,
                     Place place) {
  expectAtLeast("rot90", self, 2, place);
  if (dims.values().size() != 2)
    throw Exception("rot90: expected two dims but found " +
                        std::to_string(dims.values().size()),
                    place);
  int64_t from = wrapDim(dims.values()[0], self.dim(), "rot90", place);
  int64_t to = wrapDim(dims.values()[1], self.dim(), "rot90", place);
  if (from == to)
    throw Exception("rot90: expected two different dims but found " +
                        std::to_string(dims.values()[0]) + " and " +
                        std::to_string(dims.values()[1]),
                    place);
  switch ((k % 4 + 4) % 4) {
  case 1:
    return clone(transpose(flip(self, to, place), from, to, place), place);
  case 2:
    return flip(self, {from, to}, place);
  case 3:
    return clone(transpose(flip(self, from, place), from, to, place), place);
  default:
    return clone(self, place);
  }
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

Tensor Bodies::diag_embed(const Tensor &self, const Size &offset, int64_t dim1,
                          int64_t dim2, Place place) {
  expectAtLeast("diag_embed", self, 1, place);
  int64_t rank = self.dim() + 1;
  int64_t row = wrapDim(dim1, rank, "diag_embed", place);
  int64_t column = wrapDim(dim2, rank, "diag_embed", place);
  if (row == column)
    throw Exception("diag_embed: expected two different dimensions but found " +
                        std::to_string(dim1) + " and " + std::to_string(dim2),
                    place);
  Sizes sizes = self.sizes();
  Size length = sizes.back() + (offset < 0 ? -offset : offset);
  sizes.pop_back();
  sizes.insert(sizes.begin() + std::min(row, column), length);
  sizes.insert(sizes.begin() + std::max(row, column), length);
  DefaultDevice here(self.device());
  return diagonal_scatter(zeros(sizes, self.dtype(), place), self, offset, row,
                          column, place);
}

Tensor Bodies::diagflat(const Tensor &self, const Size &offset, Place place) {
  return diag(reshape(self, {-1}, place), offset, place);
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

Tensor column_stack(const std::vector<Tensor> &tensors, Place place) {
  std::vector<Tensor> columns;
  for (const Tensor &tensor : tensors)
    columns.push_back(tensor.dim() > 1 ? tensor
                                       : reshape(tensor, {-1, 1}, place));
  return hstack(columns, place);
}

// Selects the index tuples in ascending order from a grid of all index tuples.
Tensor combinations(const Tensor &self, int64_t r, bool with_replacement,
                    Place place) {
  expectRank("combinations", self, 1, place);
  if (r < 0)
    throw Exception("combinations: expected r of at least 0 but found " +
                        std::to_string(r),
                    place);
  if (r == 0)
    return new_zeros(self, {0}, std::nullopt, place);
  if (r == 1)
    return clone(unsqueeze(self, 1, place), place);
  DefaultDevice here(self.device());
  Tensor line = arange(self.size(0, place), place);
  std::vector<Tensor> indices =
      meshgrid(std::vector<Tensor>(size_t(r), line), "ij", place);
  Tensor mask;
  for (size_t i = 1; i < indices.size(); ++i) {
    Tensor ascends = with_replacement ? le(indices[i - 1], indices[i], place)
                                      : lt(indices[i - 1], indices[i], place);
    mask = mask.defined() ? logical_and(mask, ascends, place) : ascends;
  }
  // Each row contains the indices of a combination.
  Tensor places = nonzero(mask, place);
  return self.index({Index(places, place)}, place);
}

} // namespace tcopt
