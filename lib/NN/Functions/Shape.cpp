//===- Shape.cpp - the same elements at other places ----------------------===//

#include "../../Capture/Trace/Recorder.h"
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

static bool isAnyOpen(const Sizes &sizes) {
  return llvm::any_of(sizes, std::mem_fn(&Size::isOpen));
}

static std::vector<int64_t> numbersOf(const Sizes &sizes) {
  return std::vector<int64_t>(sizes.begin(), sizes.end());
}

// The elements at the end come to the front.
static Tensor rolledBy(const Tensor &self, const Size &shift, int64_t dim,
                       Place place) {
  Size size = self.size(dim, place);
  if (size == 0)
    return self;
  Size first = size - shift % size;
  return cat({slice(self, dim, first, std::nullopt, 1, place),
              slice(self, dim, 0, first, 1, place)},
             dim, place);
}

Tensor Bodies::_roll(const Tensor &self, const SizeList &shifts,
                     const Dims &dims, Place place) {
  if (self.dim() == 0)
    return clone(self, place);
  const std::vector<int64_t> &along = dims.values();
  if (!isAnyOpen(shifts) || shifts.size() != std::max<size_t>(along.size(), 1))
    return call(place, [&](Builder &b) {
      return b.make<RollOp>(b(self), numbersOf(shifts), along);
    });
  if (along.empty())
    return reshape(rolledBy(flatten(self, 0, -1, place), shifts[0], 0, place),
                   self.sizes(), place);
  Tensor result = self;
  for (auto [shift, dim] : llvm::zip_equal(shifts, along))
    result = rolledBy(result, shift, dim, place);
  return result;
}

// Where it computes at once, shifts are inputs if they are not negative.
Tensor roll(const Tensor &self, const SizeList &shifts, const Dims &dims,
            Place place) {
  SizeList forward = shifts;
  if (!capture::isTracing())
    for (auto [i, shift] : llvm::enumerate(forward)) {
      bool isAlong = i < dims.values().size();
      int64_t size = isAlong ? self.size(dims.values()[i], place).hint()
                             : self.numel().hint();
      if (shift.hint() < 0 && size)
        shift = (shift.hint() % size + size) % size;
    }
  return _roll(self, forward, dims, place);
}

//===----------------------------------------------------------------------===//
// Repetition
//===----------------------------------------------------------------------===//

// What is repeated once is a view of the same elements until it is copied.
static Tensor copyIfShared(const Tensor &self, const Tensor &result,
                           Place place) {
  return capture::sharesCell(self, result) ? clone(result, place) : result;
}

// Open numbers: each dimension is expanded along a new one before it.
static Tensor repeatOpen(const Tensor &self, const Sizes &repeats,
                         Place place) {
  SizeList apart, expanded, joined;
  int64_t added = int64_t(repeats.size()) - self.dim();
  for (auto [i, count] : llvm::enumerate(repeats)) {
    Size size =
        int64_t(i) < added ? Size(1) : self.size(int64_t(i) - added, place);
    apart.insert(apart.end(), {Size(1), size});
    expanded.insert(expanded.end(), {count, size});
    joined.push_back(count * size);
  }
  Tensor copies = expand(reshape(self, apart, place), expanded, place);
  return copyIfShared(self, reshape(copies, joined, place), place);
}

Tensor Bodies::repeat(const Tensor &self, const SizeList &repeats,
                      Place place) {
  if (isAnyOpen(repeats) && int64_t(repeats.size()) >= self.dim())
    return repeatOpen(self, repeats, place);
  return call(place, [&](Builder &b) {
    return b.make<RepeatOp>(b(self), numbersOf(repeats));
  });
}

// Along a new dimension, which then becomes one with that before it.
Tensor Bodies::repeat_interleave(const Tensor &self, const Size &repeats,
                                 std::optional<int64_t> dim, Place place) {
  if (!dim || self.dim() == 0)
    return self.dim() == 1 ? repeat_interleave(self, repeats, 0, place)
                           : repeat_interleave(flatten(self, 0, -1, place),
                                               repeats, 0, place);
  int64_t at = capture::wrapDim(*dim, self.dim(), "repeat_interleave", place);
  if (repeats < 0)
    throw Exception("repeat_interleave: expected a number of at least 0 but "
                    "found " +
                        std::to_string(repeats.hint()),
                    place);
  SizeList copies = self.sizes(), joined = copies;
  copies.insert(copies.begin() + at + 1, repeats);
  joined[size_t(at)] *= repeats;
  Tensor copied = expand(unsqueeze(self, at + 1, place), copies, place);
  return copyIfShared(self, reshape(copied, joined, place), place);
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
static void checkMargins(const Sizes &list, int64_t rank, Place place) {
  int64_t count = int64_t(list.size());
  if (count % 2 != 0 || count / 2 > rank)
    throw Exception("pad: expected two numbers for each of at most " +
                        std::to_string(rank) + " dimensions but found " +
                        std::to_string(count),
                    place);
}

static Margins marginsOf(const std::vector<int64_t> &list, int64_t rank) {
  int64_t count = int64_t(list.size());
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

// With open numbers: one tensor after the other.
static Tensor surroundOpen(const Tensor &self, const Sizes &list,
                           const Scalar &value, Place place) {
  DefaultDevice here(self.device());
  Tensor result = self;
  for (size_t i = 0; i < list.size(); ++i) {
    int64_t dim = self.dim() - 1 - int64_t(i / 2);
    bool isBefore = i % 2 == 0;
    const Size &amount = list[i];
    if (amount < 0) {
      Size size = result.size(dim, place);
      result = isBefore ? narrow(result, dim, -amount, size + amount, place)
                        : narrow(result, dim, 0, size + amount, place);
      continue;
    }
    if (!amount.isOpen() && amount.hint() == 0)
      continue;
    SizeList sizes = result.sizes();
    sizes[size_t(dim)] = amount;
    Tensor margin = full(sizes, value, self.dtype(), place);
    result = isBefore ? cat({margin, result}, dim, place)
                      : cat({result, margin}, dim, place);
  }
  return result;
}

Tensor Bodies::pad(const Tensor &self, const SizeList &pad,
                   std::string_view mode, const Scalar &value, Place place) {
  if (!llvm::is_contained({"constant", "reflect", "replicate", "circular"},
                          mode))
    capture::refuseWord(
        "pad", "\"constant\", \"reflect\", \"replicate\" or \"circular\"", mode,
        place);
  checkMargins(pad, self.dim(), place);
  if (mode == "constant" && isAnyOpen(pad))
    return surroundOpen(self, pad, value, place);
  Margins margins = marginsOf(numbersOf(pad), self.dim());
  return call(place, [&](Builder &b) {
    if (mode != "constant")
      return padded(b, b(self), margins, mode);
    Value outside = b.number(value, self.dtype());
    return b.make<PadOp>(b(self), outside, margins.low, margins.high);
  });
}

} // namespace tcopt
