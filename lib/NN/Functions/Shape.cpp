//===- Shape.cpp - the same elements at other places ----------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Joins
//===----------------------------------------------------------------------===//

// A vector without elements may stand among tensors of a higher rank, where
// only its dtype counts.
static std::vector<Tensor> joined(const std::vector<Tensor> &tensors,
                                  Place place) {
  int64_t rank = 0;
  for (const Tensor &tensor : tensors)
    rank = std::max(rank, tensor.dim());
  std::vector<Tensor> used;
  for (const Tensor &tensor : tensors)
    if (rank == 1 || tensor.dim() != 1 || tensor.size(0, place) != 0)
      used.push_back(tensor);
  return used;
}

Tensor Bodies::cat(const std::vector<Tensor> &tensors, int64_t dim,
                   Place place) {
  if (tensors.empty())
    throw Exception("cat: expected at least one tensor but found none", place);
  std::vector<Operand> operands(tensors.begin(), tensors.end());
  auto pointers = llvm::map_to_vector(
      operands, [](const Operand &operand) { return &operand; });
  DType dtype = capture::commonDType(pointers);
  std::vector<Tensor> used = joined(tensors, place);
  return call(place, [&](Builder &b) {
    auto inputs = llvm::map_to_vector(
        used, [&](const Tensor &tensor) { return b.as(tensor, dtype); });
    return b.make<CatOp>(inputs, dim);
  });
}

Tensor Bodies::stack(const std::vector<Tensor> &tensors, int64_t dim,
                     Place place) {
  std::vector<Tensor> places;
  for (const Tensor &tensor : tensors)
    places.push_back(unsqueeze(tensor, dim, place));
  return cat(places, dim, place);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

Tensor Bodies::flip(const Tensor &self, const Dims &dims, Place place) {
  return call(place, [&](Builder &b) {
    return self.dim() ? b.make<FlipOp>(b(self), dims.values()) : b(self);
  });
}

Tensor Bodies::roll(const Tensor &self, const Dims &shifts, const Dims &dims,
                    Place place) {
  if (self.dim() == 0)
    return clone(self, place);
  return call(place, [&](Builder &b) {
    return b.make<RollOp>(b(self), shifts.values(), dims.values());
  });
}

//===----------------------------------------------------------------------===//
// Repetition
//===----------------------------------------------------------------------===//

Tensor Bodies::repeat(const Tensor &self, const Dims &repeats, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<RepeatOp>(b(self), repeats.values());
  });
}

// Along a new dimension, which then becomes one with that before it.
Tensor Bodies::repeat_interleave(const Tensor &self, int64_t repeats,
                                 std::optional<int64_t> dim, Place place) {
  if (!dim || self.dim() == 0)
    return self.dim() == 1 ? repeat_interleave(self, repeats, 0, place)
                           : repeat_interleave(flatten(self, 0, -1, place),
                                               repeats, 0, place);
  int64_t at = capture::wrapDim(*dim, self.dim(), "repeat_interleave", place);
  return call(place, [&](Builder &b) {
    Value x = b(self);
    graph::Sizes sizes = b.sizesOf(x);
    sizes[at] = capture::product(b, {sizes[at], b.ops().getIndexAttr(repeats)});
    std::vector<int64_t> copies(self.dim() + 1, 1);
    copies[at + 1] = repeats;
    Value copied = b.make<RepeatOp>(b.make<UnsqueezeOp>(x, at + 1), copies);
    return b.reshape(copied, sizes);
  });
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

Tensor Bodies::tril(const Tensor &self, int64_t diagonal, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<TrilOp>(b(self), diagonal); });
}

Tensor Bodies::triu(const Tensor &self, int64_t diagonal, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<TriuOp>(b(self), diagonal); });
}

// The vector is as long as the matrix, and repeated along the rows or columns
// that its diagonal leaves out.
static Value matrixOf(Builder &b, Value vector, int64_t diagonal) {
  std::vector<int64_t> low = {0}, high = {std::abs(diagonal)};
  Value zero = capture::numberLike(b, 0, vector);
  Value x = b.make<PadOp>(vector, zero, low, high);
  mlir::Type type = b.ops().getI64Type();
  Value columns =
      b.arange(b.integer(0, type), b.integer(1, type), b.sizeOf(x, 0));
  Value rows = b.make<UnsqueezeOp>(columns, 1);
  Value isDiagonal =
      b.make<EqOp>(b.make<SubOp>(columns, rows), b.integer(diagonal, type));
  if (diagonal >= 0)
    x = b.make<UnsqueezeOp>(x, 1);
  return b.make<WhereOp>(isDiagonal, x, zero);
}

Tensor Bodies::diag(const Tensor &self, int64_t diagonal, Place place) {
  if (self.dim() != 1)
    capture::expectRank("diag", self, 2, place);
  return call(place, [&](Builder &b) {
    return self.dim() == 1 ? matrixOf(b, b(self), diagonal)
                           : b.make<DiagonalOp>(b(self), diagonal, 0, 1);
  });
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

namespace {
/// What is added before and after the places of each dimension; a negative
/// number is taken away.
struct Margins {
  std::vector<int64_t> low, high;

  /// Without what is taken away.
  Margins added() const {
    Margins result = *this;
    for (std::vector<int64_t> *side : {&result.low, &result.high})
      for (int64_t &amount : *side)
        amount = std::max<int64_t>(amount, 0);
    return result;
  }
  /// `x` without what is taken away.
  Value crop(Builder &b, Value x) const {
    for (size_t dim = 0; dim < low.size(); ++dim)
      if (low[dim] < 0 || high[dim] < 0)
        x = b.slice(x, int64_t(dim), std::max<int64_t>(-low[dim], 0),
                    high[dim] < 0 ? high[dim] : INT64_MAX);
    return x;
  }
};
} // namespace

// The list begins with the last dimension.
static Margins marginsOf(const std::vector<int64_t> &list, int64_t rank,
                         Place place) {
  int64_t count = int64_t(list.size());
  if (count % 2 != 0 || count / 2 > rank)
    throw Exception("pad: expected two numbers for each of at most " +
                        std::to_string(rank) + " dimensions but found " +
                        std::to_string(count),
                    place);
  Margins margins{std::vector<int64_t>(rank), std::vector<int64_t>(rank)};
  for (int64_t i = 0; i < count / 2; ++i) {
    margins.low[rank - 1 - i] = list[2 * i];
    margins.high[rank - 1 - i] = list[2 * i + 1];
  }
  return margins;
}

template <typename OpT>
static Value surround(Builder &b, Value x, const Margins &margins) {
  Margins added = margins.added();
  return b.make<OpT>(x, added.low, added.high);
}

// What goes round are the places that are left.
static Value padded(Builder &b, Value x, const Margins &margins,
                    llvm::StringRef mode) {
  if (mode == "circular")
    return surround<CircularPadOp>(b, margins.crop(b, x), margins);
  return margins.crop(b, mode == "reflect"
                             ? surround<ReflectionPadOp>(b, x, margins)
                             : surround<ReplicationPadOp>(b, x, margins));
}

Tensor Bodies::pad(const Tensor &self, const Dims &pad, std::string_view mode,
                   const Scalar &value, Place place) {
  if (!llvm::is_contained({"constant", "reflect", "replicate", "circular"},
                          mode))
    capture::refuseWord(
        "pad", "\"constant\", \"reflect\", \"replicate\" or \"circular\"", mode,
        place);
  Margins margins = marginsOf(pad.values(), self.dim(), place);
  return call(place, [&](Builder &b) {
    if (mode != "constant")
      return padded(b, b(self), margins, mode);
    Value outside = b.number(value, self.dtype());
    return b.make<PadOp>(b(self), outside, margins.low, margins.high);
  });
}

} // namespace tcopt
