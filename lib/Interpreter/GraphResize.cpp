//===- GraphResize.cpp - Elements between places --------------------------===//
//
// An element of the result is a weighted sum of elements of x, one set of
// places and weights for each spatial dimension.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "GraphFamilies.h"
#include "mlir/IR/TypeUtilities.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;
using graph::GridPadding;
using graph::InterpolateMode;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

// Places are computed as they are defined, each operation rounded.
#pragma clang fp contract(off)

namespace {
/// A place along one dimension and how much its element counts.
template <typename C> struct Tap {
  int64_t place;
  C weight;
};
template <typename C> using Taps = llvm::SmallVector<Tap<C>, 4>;
} // namespace

/// Cubic convolution of a = -0.75 at distance x.
template <typename C> static C cubicWeight(C x) {
  const C a = -0.75;
  x = std::abs(x);
  return x <= 1 ? ((a + 2) * x - (a + 3)) * x * x + 1
                : ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
}

/// Calls `visit(places, weight)` for each choice of a tap of each dimension.
template <typename C, typename Visit>
static void forEachTap(ArrayRef<Taps<C>> taps, Visit visit) {
  Sizes counts;
  for (const Taps<C> &along : taps)
    counts.push_back(along.size());
  walkCoordinates(counts, [&](int64_t, ArrayRef<int64_t> at) {
    Sizes places;
    C weight = 1;
    for (size_t d = 0; d < taps.size(); ++d) {
      places.push_back(taps[d][at[d]].place);
      weight *= taps[d][at[d]].weight;
    }
    visit(ArrayRef<int64_t>(places), weight);
  });
}

static bool isNearest(InterpolateMode mode) {
  return mode == InterpolateMode::nearest ||
         mode == InterpolateMode::nearest_exact;
}

static Error checkNotEmpty(OpCall &call, const HostTensor &x) {
  if (!llvm::is_contained(x.shape().drop_front(2), 0))
    return Error::success();
  return call.error("spatial dimensions of x must not be empty (C4)");
}

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

/// How many elements of x one of the result's stands for.
template <typename C, typename OpT>
static C scaleOf(OpT op, size_t i, int64_t n, int64_t m) {
  if (op.getAlignCorners())
    return m > 1 ? C(n - 1) / C(m - 1) : C(0);
  if (auto scales = op.getScales())
    return C(1.0 / (*scales)[i]);
  return C(n) / C(m);
}

/// The taps of place `o`.
template <typename C, typename OpT>
static Taps<C> resizeTaps(OpT op, C scale, int64_t o, int64_t n) {
  InterpolateMode mode = op.getMode();
  if (isNearest(mode)) {
    C offset = mode == InterpolateMode::nearest_exact ? C(0.5) : C(0);
    float place = std::floor(float((C(o) + offset) * scale));
    return {{std::min(convertElement<int64_t>(place), n - 1), C(1)}};
  }
  C source =
      op.getAlignCorners() ? C(o) * scale : (C(o) + C(0.5)) * scale - C(0.5);
  if (mode == InterpolateMode::linear)
    source = std::max(source, C(0));
  C first = std::floor(source), t = source - first;
  int64_t place = convertElement<int64_t>(first);
  auto limited = [&](int64_t at) { return std::clamp<int64_t>(at, 0, n - 1); };
  if (mode == InterpolateMode::linear)
    return {{limited(place), 1 - t}, {limited(place + 1), t}};
  Taps<C> taps;
  for (int64_t k = -1; k <= 2; ++k)
    taps.push_back({limited(place + k), cubicWeight<C>(t - C(k))});
  return taps;
}

/// The taps of all places of a dimension, computed in P.
template <typename P, typename C, typename OpT>
static std::vector<Taps<C>> allTaps(OpT op, size_t i, int64_t n, int64_t m) {
  std::vector<Taps<C>> all;
  P scale = scaleOf<P>(op, i, n, m);
  for (int64_t o = 0; o < m; ++o) {
    Taps<C> taps;
    for (auto [place, weight] : resizeTaps<P>(op, scale, o, n))
      taps.push_back({place, C(weight)});
    all.push_back(std::move(taps));
  }
  return all;
}

/// Calls `visit(large, small, weight)` for each element of the resized tensor
/// and those of the tensor of shape `from` that it is made of.
template <typename C, typename Visit>
static void forEachTerm(ArrayRef<std::vector<Taps<C>>> dims,
                        ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                        Visit visit) {
  walkCoordinates(to, [&](int64_t o, ArrayRef<int64_t> at) {
    llvm::SmallVector<Taps<C>> taps;
    for (auto [along, place] : llvm::zip(dims, at.drop_front(2)))
      taps.push_back(along[place]);
    int64_t plane = at[0] * from[1] + at[1];
    forEachTap<C>(taps, [&](ArrayRef<int64_t> places, C weight) {
      int64_t i = plane;
      for (auto [size, place] : llvm::zip(from.drop_front(2), places))
        i = i * size + place;
      visit(o, i, weight);
    });
  });
}

/// Taps along all dimensions, places in P.
template <typename P, typename C, typename OpT>
static std::vector<std::vector<Taps<C>>>
tapsOfDims(OpT op, ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  std::vector<std::vector<Taps<C>>> dims;
  for (size_t d = 2; d < from.size(); ++d)
    dims.push_back(allTaps<P, C>(op, d - 2, from[d], to[d]));
  return dims;
}

/// The place of each element in x; nothing is computed with elements.
template <typename P>
static Expected<HostTensor> resizeNearest(graph::InterpolateOp op, OpCall &call,
                                          ArrayRef<int64_t> shape) {
  const HostTensor &x = call.tensor(0);
  auto dims = tapsOfDims<P, P>(op, x.shape(), shape);
  return moved(call, x, shape, [&](ArrayRef<int64_t> at) {
    int64_t i = at[0] * x.shape()[1] + at[1];
    for (auto [d, along] : llvm::enumerate(dims))
      i = i * x.shape()[2 + d] + along[at[2 + d]].front().place;
    return i;
  });
}

static Expected<HostTensor> resizeSmooth(graph::InterpolateOp op, OpCall &call,
                                         ArrayRef<int64_t> shape) {
  auto wide = call.convert(call.tensor(0), sumDType(call.tensor(0).dtype()));
  if (!wide)
    return wide;
  Expected<HostTensor> result = call.create(wide->dtype(), shape);
  if (!result)
    return result;
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto dims = tapsOfDims<C, C>(op, wide->shape(), shape);
    auto in = wide->template data<C>();
    auto out = result->template data<C>();
    forEachTerm<C>(
        dims, wide->shape(), shape,
        [&](int64_t o, int64_t i, C weight) { out[o] += in[i] * weight; });
  });
  return call.convert(*result, call.resultDType());
}

static Expected<HostTensor> runInterpolate(graph::InterpolateOp op,
                                           OpCall &call) {
  const HostTensor &x = call.tensor(0);
  if (Error error = checkNotEmpty(call, x))
    return error;
  Sizes shape(x.shape().take_front(2));
  llvm::append_range(shape, call.mixed(op.getStaticSizes(), op.getSizes()));
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return call.error("expected sizes that are not negative (C3)");
  if (!isNearest(op.getMode()))
    return resizeSmooth(op, call, shape);
  bool isF64 = mlir::getElementTypeOrSelf(op.getX().getType()).isF64();
  return isF64 ? resizeNearest<double>(op, call, shape)
               : resizeNearest<float>(op, call, shape);
}

/// Places that are rounded are computed as compiled code does, also where all
/// else is f64.
template <typename C>
static std::vector<std::vector<Taps<C>>>
tapsOfBackward(graph::InterpolateBackwardOp op, ArrayRef<int64_t> from,
               ArrayRef<int64_t> to) {
  bool isF64 = mlir::getElementTypeOrSelf(op.getGrad().getType()).isF64();
  if (isNearest(op.getMode()) && !isF64)
    return tapsOfDims<float, C>(op, from, to);
  return tapsOfDims<C, C>(op, from, to);
}

static Expected<HostTensor>
runInterpolateBackward(graph::InterpolateBackwardOp op, OpCall &call) {
  auto grad = call.convert(call.tensor(0), sumDType(call.tensor(0).dtype()));
  if (!grad)
    return grad;
  Sizes shape(grad->shape().take_front(2));
  llvm::append_range(shape, call.mixed(op.getStaticSizes(), op.getSizes()));
  if (llvm::any_of(ArrayRef<int64_t>(shape).drop_front(2),
                   [](int64_t size) { return size < 1; }))
    return call.error("expected sizes that are not negative or 0 (C3)");
  Expected<HostTensor> result = call.create(grad->dtype(), shape);
  if (!result)
    return result;
  dispatchFloat(result->dtype(), [&](auto tag) {
    using C = typename decltype(tag)::type;
    auto dims = tapsOfBackward<C>(op, shape, grad->shape());
    auto in = grad->template data<C>();
    auto out = result->template data<C>();
    forEachTerm<C>(
        dims, shape, grad->shape(),
        [&](int64_t o, int64_t i, C weight) { out[i] += in[o] * weight; });
  });
  return call.convert(*result, call.resultDType());
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

namespace {
/// What grid_sample does along one dimension of n elements.
template <typename C> class GridDim {
public:
  GridDim(graph::GridSampleOp op, int64_t n) : op(op), n(n) {}

  Taps<C> taps(C grid) {
    C place = op.getAlignCorners() ? (grid + 1) / 2 * C(n - 1)
                                   : ((grid + 1) * C(n) - 1) / 2;
    if (op.getMode() == InterpolateMode::cubic)
      return cubicTaps(place);
    place = limited(place);
    if (op.getMode() == InterpolateMode::nearest)
      return {{index(std::nearbyint(place)), C(1)}};
    C first = std::floor(place), t = place - first;
    return {{index(first), 1 - t}, {index(first + 1), t}};
  }

private:
  Taps<C> cubicTaps(C place) {
    C first = std::floor(place), t = place - first;
    Taps<C> taps;
    for (int k = -1; k <= 2; ++k)
      taps.push_back({index(limited(first + C(k))), cubicWeight<C>(t - C(k))});
    return taps;
  }
  /// -1 outside of x.
  int64_t index(C place) {
    return place >= 0 && place <= C(n - 1) ? int64_t(place) : -1;
  }
  C limited(C place) {
    if (op.getPaddingMode() == GridPadding::zeros)
      return place;
    if (op.getPaddingMode() == GridPadding::reflection)
      place = reflected(place);
    return std::isnan(place) ? C(0) : std::clamp(place, C(0), C(n - 1));
  }
  C reflected(C place) {
    C low = op.getAlignCorners() ? C(0) : C(-0.5);
    C span = op.getAlignCorners() ? C(n - 1) : C(n);
    if (span == 0)
      return 0;
    C distance = std::abs(place - low), extra = std::fmod(distance, span);
    bool isOdd = std::fmod(std::floor(distance / span), C(2)) != 0;
    return (isOdd ? span - extra : extra) + low;
  }

  graph::GridSampleOp op;
  int64_t n;
};
} // namespace

/// The sum for one channel; places outside of x count as 0, by their weight.
template <typename C>
static C sample(ArrayRef<C> plane, ArrayRef<int64_t> sizes,
                ArrayRef<Taps<C>> taps) {
  C sum = 0;
  forEachTap<C>(taps, [&](ArrayRef<int64_t> places, C weight) {
    int64_t i = 0;
    for (auto [size, place] : llvm::zip(sizes, places))
      i = i * size + place;
    bool isOutside = llvm::is_contained(places, -1);
    sum += (isOutside ? C(0) : plane[i]) * weight;
  });
  return sum;
}

template <typename C>
static void sampleAll(graph::GridSampleOp op, const HostTensor &x,
                      const HostTensor &grid, HostTensor &result) {
  ArrayRef<int64_t> sizes = x.shape().drop_front(2);
  int64_t spatial = sizes.size(), size = product(sizes);
  int64_t points = product(grid.shape().drop_front().drop_back());
  llvm::SmallVector<GridDim<C>> dims;
  for (int64_t n : sizes)
    dims.push_back(GridDim<C>(op, n));
  int64_t channels = x.shape()[1];
  for (int64_t p = 0; p < grid.shape()[0] * points; ++p) {
    llvm::SmallVector<Taps<C>> taps;
    for (int64_t d = 0; d < spatial; ++d)
      taps.push_back(
          dims[d].taps(grid.data<C>()[p * spatial + (spatial - 1 - d)]));
    for (int64_t c = 0; c < channels; ++c) {
      int64_t plane = p / points * channels + c;
      result.data<C>()[plane * points + p % points] =
          sample<C>(x.data<C>().slice(plane * size, size), sizes, taps);
    }
  }
}

static Error checkGrid(OpCall &call, const HostTensor &x,
                       const HostTensor &grid) {
  if (Error error = checkNotEmpty(call, x))
    return error;
  if (grid.shape().back() != x.rank() - 2)
    return call.error("the last size of grid must be the number of spatial "
                      "dimensions of x (C2)");
  if (grid.shape().front() != x.shape().front())
    return call.error("the first sizes of x and grid must be equal (C3)");
  return Error::success();
}

static Expected<HostTensor> runGridSample(graph::GridSampleOp op,
                                          OpCall &call) {
  auto wide = widened(call);
  if (!wide)
    return wide.takeError();
  const HostTensor &x = (*wide)[0], &grid = (*wide)[1];
  if (Error error = checkGrid(call, x, grid))
    return error;
  Sizes shape(x.shape().take_front(2));
  llvm::append_range(shape, grid.shape().drop_front().drop_back());
  Expected<HostTensor> result = call.create(x.dtype(), shape);
  if (!result)
    return result;
  dispatchFloat(x.dtype(), [&](auto tag) {
    sampleAll<typename decltype(tag)::type>(op, x, grid, *result);
  });
  return call.convert(*result, call.resultDType());
}

void interp::populateGraphResize(OpTable &table) {
  table.addTensorOp(runInterpolate);
  table.addTensorOp(runInterpolateBackward);
  table.addTensorOp(runGridSample);
}
