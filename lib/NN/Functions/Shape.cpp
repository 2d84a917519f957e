//===- Shape.cpp - permutations, repetition, diagonals and padding --------===//

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
// Order
//===----------------------------------------------------------------------===//

Tensor Bodies::flip(const Tensor &self, const Dims &dims, Place place) {
  for (int64_t dim : dims.values())
    if (self.dim() == 0)
      (void)capture::wrapDim(dim, 1, "flip", place);
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

// Moves the elements at the end to the front.
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

// In eager calls, nonnegative shifts are inputs of the program.
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

Tensor Bodies::repeat(const Tensor &self, const SizeList &repeats,
                      Place place) {
  for (const Size &count : repeats)
    if (count.hint() < 0)
      throw Exception("repeat: expected repeats of at least 0 but found " +
                          std::to_string(count.hint()),
                      place);
  return call(place,
              [&](Builder &b) { return b.repeat(b(self), b.sizes(repeats)); });
}

// Expands along a new dimension, which is then merged into the one before it.
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
  return capture::copyIfShared(self, reshape(copied, joined, place), place);
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

// Sets the elements on one side of a symbolic diagonal to 0. CompareOp is true
// for columns that are kept, compared with the row plus the diagonal.
template <typename CompareOp>
static Tensor triangle(const Tensor &self, const Size &diagonal, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self);
    mlir::Type type = b.ops().getI64Type();
    auto positions = [&](int64_t dim) {
      return b.arange(b.integer(0, type), b.integer(1, type),
                      b.sizeOf(x, self.dim() + dim));
    };
    Value rows = b.make<UnsqueezeOp>(positions(-2), 1);
    Value last = b.make<AddOp>(rows, b.number(Scalar(diagonal), DType::I64));
    Value isKept = b.make<CompareOp>(positions(-1), last);
    return b.make<WhereOp>(isKept, x, capture::numberLike(b, 0, x));
  });
}

Tensor Bodies::tril(const Tensor &self, const Size &diagonal, Place place) {
  if (diagonal.isOpen() && self.dim() >= 2)
    return triangle<LeOp>(self, diagonal, place);
  return call(place, [&](Builder &b) {
    return b.make<TrilOp>(b(self), diagonal.hint());
  });
}

Tensor Bodies::triu(const Tensor &self, const Size &diagonal, Place place) {
  if (diagonal.isOpen() && self.dim() >= 2)
    return triangle<GeOp>(self, diagonal, place);
  return call(place, [&](Builder &b) {
    return b.make<TriuOp>(b(self), diagonal.hint());
  });
}

// The padded vector is as long as the matrix, and is broadcast along the rows
// or columns that the diagonal does not cover.
static Tensor matrixOf(const Tensor &self, const Size &diagonal, Place place) {
  bool isBelow = diagonal < 0;
  Size added = isBelow ? -diagonal : diagonal;
  DefaultDevice here(self.device());
  Tensor padded = self;
  if (added.isOpen() || added.hint())
    padded = cat({self, zeros({added}, self.dtype(), place)}, 0, place);
  return call(place, [&](Builder &b) {
    Value x = b(padded), zero = capture::numberLike(b, 0, x);
    mlir::Type type = b.ops().getI64Type();
    Value columns =
        b.arange(b.integer(0, type), b.integer(1, type), b.sizeOf(x, 0));
    Value rows = b.make<UnsqueezeOp>(columns, 1);
    Value isDiagonal = b.make<EqOp>(b.make<SubOp>(columns, rows),
                                    b.number(Scalar(diagonal), DType::I64));
    if (!isBelow)
      x = b.make<UnsqueezeOp>(x, 1);
    return b.make<WhereOp>(isDiagonal, x, zero);
  });
}

Tensor Bodies::diag(const Tensor &self, const Size &diagonal, Place place) {
  if (self.dim() == 1)
    return matrixOf(self, diagonal, place);
  capture::expectRank("diag", self, 2, place);
  return clone(tcopt::diagonal(self, diagonal, 0, 1, place), place);
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

namespace {
/// The amounts of padding at both ends of each dimension; negative amounts
/// crop.
struct Margins {
  std::vector<int64_t> low, high;

  /// Returns the amounts without cropping.
  Margins added() const {
    Margins result = *this;
    for (std::vector<int64_t> *side : {&result.low, &result.high})
      for (int64_t &amount : *side)
        amount = std::max<int64_t>(amount, 0);
    return result;
  }
  /// Returns `x` cropped by the negative amounts.
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

// In the mode "circular", the cropped tensor wraps around.
static Value padded(Builder &b, Value x, const Margins &margins,
                    llvm::StringRef mode) {
  if (mode == "circular")
    return surround<CircularPadOp>(b, margins.crop(b, x), margins);
  return margins.crop(b, mode == "reflect"
                             ? surround<ReflectionPadOp>(b, x, margins)
                             : surround<ReplicationPadOp>(b, x, margins));
}

// Builds graph.pad, of which symbolic amounts are operands.
static Tensor constantPad(const Tensor &self, const Sizes &list,
                          const Scalar &value, Place place) {
  return call(place, [&](Builder &b) {
    size_t rank = size_t(self.dim());
    graph::Sizes low(rank, b.size(0)), high = low;
    for (size_t i = 0; i < list.size() / 2; ++i) {
      low[rank - 1 - i] = b.size(list[2 * i]);
      high[rank - 1 - i] = b.size(list[2 * i + 1]);
    }
    Value outside = b.number(value, self.dtype());
    return b.pad(b(self), outside, low, high);
  });
}

// Checks that the dimension has enough elements for the padding.
static void checkMargin(const Size &size, const Size &amount,
                        std::string_view mode, Place place) {
  bool fits = mode == "reflect"    ? amount < size
              : mode == "circular" ? amount <= size
                                   : size > 0;
  if (!fits)
    throw Exception("pad: expected " +
                        std::string(mode == "reflect"    ? "less than the size"
                                    : mode == "circular" ? "at most the size"
                                                         : "a size above 0") +
                        " for mode \"" + std::string(mode) + "\" but found " +
                        std::to_string(amount.hint()) +
                        " for a dimension of size " +
                        std::to_string(size.hint()),
                    place);
}

// Returns the padding at one end of a dimension.
static Tensor marginOf(const Tensor &x, int64_t dim, bool isBefore,
                       const Size &amount, std::string_view mode, Place place) {
  Size size = x.size(dim, place);
  checkMargin(size, amount, mode, place);
  if (mode == "replicate") {
    SizeList sizes = x.sizes();
    sizes[size_t(dim)] = amount;
    return expand(narrow(x, dim, isBefore ? Size(0) : size - 1, 1, place),
                  sizes, place);
  }
  if (mode == "circular")
    return narrow(x, dim, isBefore ? size - amount : Size(0), amount, place);
  return flip(
      narrow(x, dim, isBefore ? Size(1) : size - 1 - amount, amount, place),
      dim, place);
}

// Crops by symbolic amounts, before padding in the mode "circular" and after it
// in other modes.
static Tensor cropped(const Tensor &self, const Sizes &list, Place place) {
  Tensor result = self;
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i] >= 0)
      continue;
    int64_t dim = self.dim() - 1 - int64_t(i / 2);
    Size rest = result.size(dim, place) + list[i];
    result = narrow(result, dim, i % 2 == 0 ? -list[i] : Size(0), rest, place);
  }
  return result;
}

// Pads by symbolic amounts in a mode other than "constant": concatenates
// tensors along one dimension after the other.
static Tensor surroundOpen(const Tensor &self, const Sizes &list,
                           std::string_view mode, Place place) {
  DefaultDevice here(self.device());
  bool isCircular = mode == "circular";
  // Autocast must convert the operand here, because no padding op does it.
  int64_t dims = int64_t(list.size()) / 2;
  AutocastClass autocast =
      mode == "reflect"     ? ReflectionPadOp::autocastClass(dims)
      : mode == "replicate" ? ReplicationPadOp::autocastClass(dims)
                            : AutocastClass::Keep;
  Tensor x = to(self, capture::autocastDType(autocast, self.dtype()), place);
  Tensor result = isCircular ? cropped(x, list, place) : x;
  for (size_t i = 0; i < list.size(); i += 2) {
    int64_t dim = self.dim() - 1 - int64_t(i / 2);
    std::vector<Tensor> parts{result};
    auto add = [&](const Size &amount, bool isBefore) {
      if (amount.isOpen() ? amount >= 0 : amount.hint() > 0)
        parts.insert(isBefore ? parts.begin() : parts.end(),
                     marginOf(result, dim, isBefore, amount, mode, place));
    };
    add(list[i], true);
    add(list[i + 1], false);
    if (parts.size() > 1)
      result = cat(parts, dim, place);
  }
  // The result must be neither a view nor the operand itself.
  return clone(isCircular ? result : cropped(result, list, place), place);
}

Tensor Bodies::pad(const Tensor &self, const SizeList &pad,
                   std::string_view mode, const Scalar &value, Place place) {
  if (!llvm::is_contained({"constant", "reflect", "replicate", "circular"},
                          mode))
    capture::refuseWord(
        "pad", "\"constant\", \"reflect\", \"replicate\" or \"circular\"", mode,
        place);
  checkMargins(pad, self.dim(), place);
  if (mode == "constant")
    return constantPad(self, pad, value, place);
  if (isAnyOpen(pad))
    return surroundOpen(self, pad, mode, place);
  Margins margins = marginsOf(numbersOf(pad), self.dim());
  return call(place, [&](Builder &b) {
    b.spatialDims = int64_t(pad.size()) / 2;
    return padded(b, b(self), margins, mode);
  });
}

} // namespace tcopt
