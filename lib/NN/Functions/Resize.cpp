//===- Resize.cpp - images of other sizes ---------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

namespace {
/// A word of PyTorch's, and the number of spatial dimensions that it is for; 0
/// means any.
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
                        "\"bilinear\", \"trilinear\" or \"bicubic\"",
                        word, place);
  if (found->rank)
    capture::expectRank("interpolate: " + std::string(word), self,
                        found->rank + 2, place);
  return found->mode;
}

// Spatial dimensions before `first` keep their sizes.
static Tensor resize(const Tensor &self, llvm::ArrayRef<int64_t> sizes,
                     int64_t first, InterpolateMode mode, bool alignCorners,
                     Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self);
    graph::Sizes all;
    for (auto [dim, size] : llvm::enumerate(sizes))
      all.push_back(int64_t(dim) < first
                        ? b.sizeOf(x, int64_t(dim) + 2)
                        : graph::Size(b.ops().getIndexAttr(size)));
    SizeOperands s(all);
    return b.make<InterpolateOp>(x, s.values, s.constants, mode, alignCorners,
                                 mlir::DenseF64ArrayAttr());
  });
}

// PyTorch resizes one dimension of bytes after the other, the last one first,
// and rounds to bytes after each.
static Tensor resizeBytes(const Tensor &self, llvm::ArrayRef<int64_t> sizes,
                          InterpolateMode mode, bool alignCorners,
                          Place place) {
  Tensor x = to(self, DType::F32, place);
  for (int64_t dim = int64_t(sizes.size()) - 1; dim >= 0; --dim) {
    if (self.size(dim + 2, place) == sizes[dim])
      continue;
    x = resize(x, sizes, dim, mode, alignCorners, place);
    x = clamp(floor(add(x, 0.5, 1, place), place), 0, 255, place);
  }
  return to(x, self.dtype(), place);
}

Tensor Bodies::interpolate(const Tensor &self, const Dims &size,
                           std::string_view mode, bool align_corners,
                           Place place) {
  InterpolateMode how = modeOf(self, mode, place);
  auto sizes =
      capture::perDim("interpolate: size", size, self.dim() - 2, place);
  bool isNearest =
      how == InterpolateMode::nearest || how == InterpolateMode::nearest_exact;
  return isFloat(self.dtype()) || isNearest
             ? resize(self, sizes, 0, how, align_corners, place)
             : resizeBytes(self, sizes, how, align_corners, place);
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

static InterpolateMode gridMode(std::string_view word, Place place) {
  if (word == "bilinear")
    return InterpolateMode::linear;
  if (word == "nearest")
    return InterpolateMode::nearest;
  if (word == "bicubic")
    return InterpolateMode::cubic;
  capture::refuseWord("grid_sample",
                      "mode \"bilinear\", \"nearest\" or \"bicubic\"", word,
                      place);
}

Tensor Bodies::grid_sample(const Tensor &input, const Tensor &grid,
                           std::string_view mode, std::string_view padding_mode,
                           bool align_corners, Place place) {
  InterpolateMode how = gridMode(mode, place);
  auto padding = symbolizeGridPadding(padding_mode);
  if (!padding)
    capture::refuseWord("grid_sample",
                        "padding_mode \"zeros\", \"border\" or \"reflection\"",
                        padding_mode, place);
  return call(place, [&](Builder &b) {
    return b.make<GridSampleOp>(b(input), b(grid), how, *padding,
                                align_corners);
  });
}

} // namespace tcopt
