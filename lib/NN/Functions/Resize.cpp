//===- Resize.cpp - interpolate and grid_sample ---------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "GridModes.h"
#include "Resizing.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <numeric>

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

namespace {
/// A mode of PyTorch's interpolate, and the number of spatial dimensions for
/// which it is valid; 0 for any.
struct ResizeMode {
  std::string_view word;
  InterpolateMode mode;
  int64_t rank;
};
} // namespace

static constexpr ResizeMode resizeModes[] = {
    {"nearest", InterpolateMode::nearest, 0},
    {"nearest-exact", InterpolateMode::nearest_exact, 0},
    {"linear", InterpolateMode::linear, 1},
    {"bilinear", InterpolateMode::linear, 2},
    {"trilinear", InterpolateMode::linear, 3},
    {"bicubic", InterpolateMode::cubic, 2},
};

static InterpolateMode modeOf(const Tensor &self, std::string_view word,
                              Place place) {
  const auto *found = llvm::find_if(
      resizeModes, [&](const ResizeMode &each) { return each.word == word; });
  if (found == std::end(resizeModes))
    capture::refuseWord("interpolate",
                        "mode \"nearest\", \"nearest-exact\", \"linear\", "
                        "\"bilinear\", \"trilinear\", \"bicubic\" or \"area\"",
                        word, place);
  if (found->rank)
    capture::expectRank("interpolate: " + std::string(word), self,
                        found->rank + 2, place);
  return found->mode;
}

static Tensor resizeIn(const Tensor &self, const capture::Resizing &how,
                       Place place) {
  bool isNearest = how.mode == InterpolateMode::nearest ||
                   how.mode == InterpolateMode::nearest_exact;
  return isFloat(self.dtype()) || isNearest
             ? capture::resize(self, how, std::nullopt, place)
             : capture::resizeBytes(self, how, place);
}

// Computes means of windows.
static Tensor resizeByArea(const Tensor &self, const Sizes &sizes,
                           Place place) {
  Dims numbers(std::vector<int64_t>(sizes.begin(), sizes.end()));
  switch (sizes.size()) {
  case 1:
    return adaptive_avg_pool1d(self, numbers, place);
  case 2:
    return adaptive_avg_pool2d(self, numbers, place);
  default:
    return adaptive_avg_pool3d(self, numbers, place);
  }
}

static size_t spatialRank(const Tensor &self, std::string_view mode,
                          Place place) {
  if (mode != "area")
    modeOf(self, mode, place);
  if (self.dim() >= 3 && self.dim() <= 5)
    return size_t(self.dim() - 2);
  throw Exception("interpolate: expected a tensor of rank 3 to 5 but found "
                  "rank " +
                      std::to_string(self.dim()),
                  place);
}

/// Returns a value for each dimension from a list of one value or of all.
template <typename List>
static List forEachDim(const char *what, const List &list, size_t rank,
                       Place place) {
  if (list.size() == rank)
    return list;
  if (list.size() == 1)
    return List(std::vector<typename List::value_type>(rank, list.front()));
  throw Exception(std::string("interpolate: expected 1 or ") +
                      std::to_string(rank) + " " + what + " but found " +
                      std::to_string(list.size()),
                  place);
}

Tensor Bodies::interpolate(const Tensor &self, const SizeList &size,
                           std::string_view mode, bool align_corners,
                           Place place) {
  SizeList sizes =
      forEachDim("sizes", size, spatialRank(self, mode, place), place);
  if (mode == "area")
    return resizeByArea(self, sizes, place);
  return resizeIn(self, {sizes, {}, modeOf(self, mode, place), align_corners},
                  place);
}

// Returns `size * scale`. A scale with few bits, like 1.5, becomes a fraction,
// so that the product is exact and a symbolic size remains symbolic.
static Size scaledSize(const Size &size, double scale) {
  int exponent = 0;
  double fraction = std::frexp(scale, &exponent);
  constexpr int kBits = 20;
  double numerator = std::ldexp(fraction, kBits);
  if (!size.isOpen() || numerator != std::floor(numerator) ||
      std::abs(exponent) > kBits)
    return Size(int64_t(double(int64_t(size)) * scale));
  int64_t above = int64_t(numerator), below = int64_t(1) << kBits;
  for (; exponent > 0; --exponent)
    below > 1 ? below /= 2 : above *= 2;
  for (; exponent < 0; ++exponent)
    below *= 2;
  int64_t divisor = std::gcd(above, below);
  return size * Size(above / divisor) / Size(below / divisor);
}

// Like PyTorch, replaces a scale factor by 1 if the size of a dimension does
// not change (linear and 2-D nearest modes), and by 2 if it doubles (2-D
// nearest mode).
static double positionScale(const Size &before, const Size &after, double scale,
                            InterpolateMode mode, size_t rank) {
  bool isNearest2D = mode == InterpolateMode::nearest && rank == 2;
  if (!isNearest2D && mode != InterpolateMode::linear)
    return scale;
  // Sizes are compared only for factors for which the result is not obvious,
  // because each comparison may add a guard.
  if (scale > 1 && scale < 2 && after == before)
    return 1;
  if (isNearest2D && scale > 2 && scale < 3 && after == before * 2)
    return 2;
  return scale;
}

Tensor Bodies::interpolate(const Tensor &self, std::nullopt_t size,
                           const FloatList &scale_factor, std::string_view mode,
                           bool align_corners, bool recompute_scale_factor,
                           Place place) {
  size_t rank = spatialRank(self, mode, place);
  FloatList scales = forEachDim("scale factors", scale_factor, rank, place);
  SizeList sizes;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (!(scales[dim] > 0))
      throw Exception(
          "interpolate: expected positive scale factors but found " +
              std::to_string(scales[dim]),
          place);
    sizes.push_back(
        scaledSize(self.size(int64_t(dim) + 2, place), scales[dim]));
  }
  if (recompute_scale_factor || mode == "area")
    return interpolate(self, sizes, mode, align_corners, place);
  InterpolateMode how = modeOf(self, mode, place);
  for (size_t dim = 0; dim < rank; ++dim)
    scales[dim] = positionScale(self.size(int64_t(dim) + 2, place), sizes[dim],
                                scales[dim], how, rank);
  return resizeIn(self, {sizes, scales, how, align_corners}, place);
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

static InterpolateMode gridMode(std::string_view function,
                                std::string_view word, Place place) {
  if (word == "bilinear")
    return InterpolateMode::linear;
  if (word == "nearest")
    return InterpolateMode::nearest;
  if (word == "bicubic")
    return InterpolateMode::cubic;
  capture::refuseWord(function, "mode \"bilinear\", \"nearest\" or \"bicubic\"",
                      word, place);
}

capture::GridModes capture::gridModes(std::string_view function,
                                      std::string_view mode,
                                      std::string_view paddingMode,
                                      Place place) {
  auto padding = symbolizeGridPadding(paddingMode);
  if (!padding)
    capture::refuseWord(function,
                        "padding_mode \"zeros\", \"border\" or \"reflection\"",
                        paddingMode, place);
  return {gridMode(function, mode, place), *padding};
}

Tensor Bodies::grid_sample(const Tensor &input, const Tensor &grid,
                           std::string_view mode, std::string_view padding_mode,
                           bool align_corners, Place place) {
  capture::GridModes modes =
      capture::gridModes("grid_sample", mode, padding_mode, place);
  return call(place, [&](Builder &b) {
    return b.make<GridSampleOp>(b(input), b(grid), modes.interpolation,
                                modes.padding, align_corners);
  });
}

} // namespace tcopt
