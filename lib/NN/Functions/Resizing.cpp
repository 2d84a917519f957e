//===- Resizing.cpp - interpolation to given sizes ------------------------===//

#include "Resizing.h"
#include "Common.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::capture {

Tensor resize(const Tensor &self, const Resizing &how,
              std::optional<size_t> only, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self);
    graph::Sizes all = b.sizes(how.sizes);
    std::vector<double> scales = how.scales;
    for (size_t dim = 0; dim < all.size(); ++dim) {
      if (!only || dim == *only)
        continue;
      all[dim] = b.sizeOf(x, int64_t(dim) + 2);
      if (!scales.empty())
        scales[dim] = 1;
    }
    SizeOperands s(all);
    return b.make<InterpolateOp>(
        x, s.values, s.constants, how.mode, how.alignCorners,
        scales.empty() ? mlir::DenseF64ArrayAttr()
                       : b.ops().getDenseF64ArrayAttr(scales));
  });
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

namespace {
/// The `count` adjacent elements along a dimension that make each element of
/// the result. Their indices have different remainders modulo `count`: the
/// remainder identifies a tap.
struct Taps {
  int64_t count;
  /// The index (i64) and the weight (f64) of each tap, for each element of the
  /// result. A tap outside of the dimension has weight 0.
  std::vector<Tensor> indices, weights;
};

/// Weights as integers that have `log2(scale)` bits behind the point.
struct FixedPoint {
  std::vector<Tensor> weights;
  Tensor scale;
};
} // namespace

// Interpolates rows: (K, n) becomes (K, m).
static Tensor resizeRows(const Tensor &rows, Resizing how, InterpolateMode mode,
                         Place place) {
  how.mode = mode;
  Tensor result = resize(unsqueeze(rows, 0, place), how, std::nullopt, place);
  return select(result, 0, 0, place);
}

// For each tap, interpolates a signal that is 1 at the indices of the tap and 0
// elsewhere: its values are the weights of the tap.
static Tensor weightsOf(const Tensor &index, int64_t count, const Resizing &how,
                        Place place) {
  Tensor taps = unsqueeze(arange(Size(count), place), 1, place);
  Tensor signals = eq(remainder(index, count, place), taps, place);
  return resizeRows(to(signals, DType::F64, place), how, how.mode, place);
}

// `how` is of one dimension, of size `size`.
static Taps tapsOf(const Size &size, const Resizing &how, Place place) {
  Taps taps;
  taps.count = how.mode == InterpolateMode::linear ? 2 : 4;
  Tensor index = arange(size, place);
  Tensor weights = weightsOf(index, taps.count, how, place);
  Tensor positions =
      resizeRows(to(unsqueeze(index, 0, place), DType::F64, place), how,
                 InterpolateMode::linear, place);
  Tensor below =
      to(floor(select(positions, 0, 0, place), place), DType::I64, place);
  Tensor first = sub(below, taps.count / 2 - 1, 1, place);
  for (int64_t tap = 0; tap < taps.count; ++tap) {
    Tensor offset = remainder(rsub(first, tap, 1, place), taps.count, place);
    Tensor nearest = clamp(add(first, offset, 1, place), 0,
                           Operand(amax(index, {}, false, place)), place);
    taps.indices.push_back(nearest);
    taps.weights.push_back(select(weights, 0, tap, place));
  }
  return taps;
}

// The number of bits behind the point is the greatest that keeps all weights
// below 2^15. Halves are rounded away from 0.
static FixedPoint fixedPointOf(const Taps &taps, Place place) {
  constexpr double kLimit = (1 << 15) - 0.5;
  Tensor greatest = amax(stack(taps.weights, 0, place), {}, false, place);
  Tensor bits = sub(
      ceil(log2(mul(reciprocal(greatest, place), kLimit, place), place), place),
      1, 1, place);
  FixedPoint result;
  result.scale = exp2(bits, place);
  for (const Tensor &weight : taps.weights) {
    Tensor size =
        floor(add(mul(abs(weight, place), result.scale, place), 0.5, 1, place),
              place);
    result.weights.push_back(
        to(mul(sign(weight, place), size, place), DType::F32, place));
  }
  return result;
}

// Sums in f32 are exact: they are integers below 2^24.
static Tensor resizeBytesAlong(const Tensor &self, int64_t dim,
                               const Resizing &how, Place place) {
  Taps taps = tapsOf(self.size(dim, place), how, place);
  FixedPoint fixed = fixedPointOf(taps, place);
  Sizes line(size_t(self.dim()), 1);
  line[size_t(dim)] = how.sizes.front();
  Tensor total;
  for (auto [index, weight] : llvm::zip_equal(taps.indices, fixed.weights)) {
    Tensor term = mul(index_select(self, dim, index, place),
                      reshape(weight, line, place), place);
    total = total.defined() ? add(total, term, 1, place) : term;
  }
  Tensor mean =
      mul(total, to(reciprocal(fixed.scale, place), DType::F32, place), place);
  return clamp(floor(add(mean, 0.5, 1, place), place), 0, 255, place);
}

// Dynamic sizes are different: comparing them would add a guard.
static bool areEqual(const Size &a, const Size &b) {
  return !a.isOpen() && !b.isOpen() && a.hint() == b.hint();
}

Tensor resizeBytes(const Tensor &self, const Resizing &how, Place place) {
  Tensor x = to(self, DType::F32, place);
  for (size_t dim = how.sizes.size(); dim-- > 0;) {
    int64_t own = int64_t(dim) + 2;
    if (areEqual(x.size(own, place), how.sizes[dim]))
      continue;
    Resizing line = {{how.sizes[dim]}, {}, how.mode, how.alignCorners};
    if (!how.scales.empty())
      line.scales = {how.scales[dim]};
    x = resizeBytesAlong(x, own, line, place);
  }
  return to(x, self.dtype(), place);
}

} // namespace tcopt::capture
