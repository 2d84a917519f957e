//===- ResizeRules.cpp - rules of elements between places -----------------===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"

using namespace mlir;

namespace tcopt {

using graph::GridPadding;
using graph::InterpolateMode;

namespace {
/// A place along one dimension and how much its element counts.
struct Tap {
  Value place, weight;
};
} // namespace

// The weights of the places -1, 0, 1 and 2 by cubic convolution, `t` being the
// distance from place 0.
static SmallVector<Value> cubicWeights(CoreBuilder &b, Value t) {
  constexpr double a = -0.75;
  auto near = [&](Value x) {
    Value y = b.sub(b.mul(x, a + 2), a + 3);
    return b.add(b.mul(b.mul(y, x), x), 1.0);
  };
  auto far = [&](Value x) {
    Value y = b.add(b.mul(b.sub(b.mul(x, a), 5 * a), x), 8 * a);
    return b.sub(b.mul(y, x), 4 * a);
  };
  Value rest = b.sub(1.0, t);
  return {far(b.add(t, 1.0)), near(t), near(rest), far(b.add(rest, 1.0))};
}

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

namespace {
/// One dimension of n elements that becomes one of m.
class ResizedDim {
public:
  template <typename Adaptor>
  ResizedDim(CoreBuilder &b, Adaptor in, size_t i, Type element, OpFoldResult n,
             OpFoldResult m)
      : b(b), mode(in.getMode()), alignCorners(in.getAlignCorners()), n(n),
        m(m), type(element.isF64() ? b.getBuilder().getF64Type()
                                   : b.getBuilder().getF32Type()) {
    if (auto scales = in.getScales())
      given = (*scales)[i];
  }

  bool isNearest() const {
    return mode == InterpolateMode::nearest ||
           mode == InterpolateMode::nearest_exact;
  }

  /// For each of the m places the nearest one.
  Value nearest() {
    bool isExact = mode == InterpolateMode::nearest_exact;
    Value from = isExact ? b.add(numbers(), 0.5) : numbers();
    Value place = b.convert(b.mul(from, scale()), b.getBuilder().getF32Type());
    return limited(index(b.floor(place)));
  }

  SmallVector<Tap> taps() {
    bool isCubic = mode == InterpolateMode::cubic;
    Value source = isCubic ? center() : b.maximum(center(), 0.0);
    Value first = b.floor(source);
    Value t = b.minimum(b.maximum(b.sub(source, first), 0.0), 1.0);
    Value place = index(first);
    if (!isCubic)
      return {{limited(place), b.sub(1.0, t)}, {limited(b.add(place, 1.0)), t}};
    SmallVector<Tap> result;
    for (auto [k, weight] : llvm::enumerate(cubicWeights(b, t))) {
      Value at = b.maximum(b.add(place, double(k) - 1), 0.0);
      result.push_back({limited(at), weight});
    }
    return result;
  }

private:
  Value numbers() { return b.convert(iota(), type); }
  Value iota() { return b.iota(b.getBuilder().getI64Type(), 0, {m}); }
  Value index(Value x) { return b.convert(x, b.getBuilder().getI64Type()); }
  /// At most n - 1.
  Value limited(Value place) {
    return b.minimum(place, b.sub(b.sizeValue(n, elementTypeOf(place)), 1.0));
  }
  Value scale() {
    if (alignCorners)
      return alignedScale();
    if (given)
      return b.constant(1.0 / *given, type);
    return b.div(b.sizeValue(n, type), b.sizeValue(m, type));
  }
  Value alignedScale() {
    Value steps = b.sub(b.sizeValue(m, type), 1.0);
    Value quotient = b.div(b.sub(b.sizeValue(n, type), 1.0), steps);
    return b.select(b.gt(steps, 0.0), quotient, 0.0);
  }
  Value center() {
    if (alignCorners)
      return b.mul(numbers(), scale());
    return b.sub(b.mul(b.add(numbers(), 0.5), scale()), 0.5);
  }

  CoreBuilder &b;
  InterpolateMode mode;
  bool alignCorners;
  std::optional<double> given;
  OpFoldResult n, m;
  Type type;
};
} // namespace

template <typename Adaptor>
static std::vector<ResizedDim>
resizedDims(CoreBuilder &b, Adaptor in, Type element,
            ArrayRef<OpFoldResult> from, ArrayRef<OpFoldResult> to) {
  std::vector<ResizedDim> dims;
  for (size_t i = 2; i < from.size(); ++i)
    dims.emplace_back(b, in, i - 2, element, from[i], to[i]);
  return dims;
}

static Value takeNearest(CoreBuilder &b, Value x,
                         MutableArrayRef<ResizedDim> dims,
                         ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> places;
  for (auto [i, dim] : llvm::enumerate(dims))
    places.push_back(b.broadcast(dim.nearest(), int64_t(i), sizes));
  int64_t rank = rankOf(x);
  return b.gather(x, places, {range(2, rank), range(0, 2), range(2, rank)});
}

// The elements at the taps along `dim`, weighed.
static Value takeWeighted(CoreBuilder &b, Value x, ArrayRef<Tap> taps,
                          int64_t dim) {
  Value sum;
  for (const Tap &tap : taps) {
    Value taken = b.take(x, tap.place, dim);
    Value weight = b.broadcast(b.convert(tap.weight, elementTypeOf(x)), dim,
                               b.sizesOf(taken));
    Value term = b.mul(taken, weight);
    sum = sum ? b.add(sum, term) : term;
  }
  return sum;
}

static Value interpolate(CoreBuilder &b, graph::InterpolateOp::Adaptor in) {
  Sizes to = b.resultSizes<graph::InterpolateOp>(in);
  auto dims =
      resizedDims(b, in, elementTypeOf(in.getX()), b.sizesOf(in.getX()), to);
  if (dims.front().isNearest())
    return takeNearest(b, in.getX(), dims, ArrayRef(to).drop_front(2));
  Value x = b.wide(in.getX());
  for (size_t i = dims.size(); i-- > 0;)
    x = takeWeighted(b, x, dims[i].taps(), 2 + i);
  return x;
}

// The elements along `dim` added where they came from, one of m places along it
// becoming one of `size`.
static Value spreadAlong(CoreBuilder &b, Value x, ResizedDim along,
                         OpFoldResult size, int64_t dim) {
  Sizes sizes = b.sizesOf(x);
  sizes[dim] = size;
  auto layout = core::IndexLayout::take(rankOf(x), 1, dim);
  Value sum = b.constant(0.0, elementTypeOf(x), sizes);
  if (along.isNearest())
    return b.scatter(core::ScatterKind::add, sum, x, along.nearest(), layout);
  for (const Tap &tap : along.taps()) {
    Value weight =
        b.broadcast(b.convert(tap.weight, elementTypeOf(x)), dim, b.sizesOf(x));
    sum = b.scatter(core::ScatterKind::add, sum, b.mul(x, weight), tap.place,
                    layout);
  }
  return sum;
}

static Value interpolateBackward(CoreBuilder &b,
                                 graph::InterpolateBackwardOp::Adaptor in) {
  Sizes to = b.resultSizes<graph::InterpolateBackwardOp>(in);
  auto dims = resizedDims(b, in, elementTypeOf(in.getGrad()), to,
                          b.sizesOf(in.getGrad()));
  Value x = b.wide(in.getGrad());
  for (size_t i = 0; i < dims.size(); ++i)
    x = spreadAlong(b, x, dims[i], to[2 + i], 2 + i);
  return x;
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

namespace {
/// Samples x at places that are tensors (N, out...) of floats, one for each
/// spatial dimension.
class GridSampler {
public:
  GridSampler(CoreBuilder &b, graph::GridSampleOp::Adaptor in)
      : b(b), in(in), x(b.wide(in.getX())), type(elementTypeOf(x)),
        spatial(rankOf(x) - 2) {
    Sizes sizes = b.sizesOf(x);
    for (int64_t i = 0; i < spatial; ++i)
      counts.push_back(b.sizeValue(sizes[2 + i], type));
  }

  Value build() {
    SmallVector<Value> at;
    for (int64_t i = 0; i < spatial; ++i)
      at.push_back(coordinate(i));
    SmallVector<Value> places;
    if (in.getMode() == InterpolateMode::cubic)
      return cubic(at, 0, places);
    for (int64_t i = 0; i < spatial; ++i)
      at[i] = limited(at[i], i);
    if (in.getMode() == InterpolateMode::nearest)
      return elements(llvm::map_to_vector(
          at, [&](Value place) { return b.roundEven(place); }));
    return linear(at);
  }

private:
  /// The coordinate along spatial dimension `i` in elements of x.
  Value coordinate(int64_t i) {
    Value grid = in.getGrid();
    Sizes sizes = b.sizesOf(grid);
    Sizes offsets(sizes.size(), b.getBuilder().getIndexAttr(0));
    offsets.back() = b.getBuilder().getIndexAttr(spatial - 1 - i);
    sizes.back() = b.getBuilder().getIndexAttr(1);
    Value part =
        b.slice(grid, offsets, sizes, SmallVector<int64_t>(sizes.size(), 1));
    sizes.pop_back();
    Value c = b.add(b.wide(b.reshape(part, sizes)), 1.0);
    if (in.getAlignCorners())
      return b.mul(b.div(c, 2.0), b.sub(counts[i], 1.0));
    return b.div(b.sub(b.mul(c, counts[i]), 1.0), 2.0);
  }

  /// Moved into x as the padding asks for.
  Value limited(Value place, int64_t i) {
    if (in.getPaddingMode() == GridPadding::zeros)
      return place;
    if (in.getPaddingMode() == GridPadding::reflection)
      place = reflected(place, i);
    place = b.select(b.ne(place, place), 0.0, place);
    return b.minimum(b.maximum(place, 0.0), b.sub(counts[i], 1.0));
  }

  /// Mirrored at the middles of the outermost elements, or at their edges.
  Value reflected(Value place, int64_t i) {
    bool aligned = in.getAlignCorners();
    double low = aligned ? 0.0 : -0.5;
    Value span = aligned ? b.sub(counts[i], 1.0) : counts[i];
    Value distance = b.abs(b.sub(place, low));
    Value extra = b.rem(distance, span);
    Value flips = b.rem(b.floor(b.div(distance, span)), 2.0);
    Value mirrored = b.select(b.eq(flips, 0.0), extra, b.sub(span, extra));
    return b.select(b.eq(span, 0.0), 0.0, b.add(mirrored, low));
  }

  /// The elements (N, C, out...) at whole places, 0 for those outside of x.
  Value elements(ArrayRef<Value> places) {
    Type i64 = b.getBuilder().getI64Type();
    Value inside;
    SmallVector<Value> indices;
    for (auto [i, place] : llvm::enumerate(places)) {
      Value here =
          b.bitAnd(b.ge(place, 0.0), b.le(place, b.sub(counts[i], 1.0)));
      indices.push_back(b.convert(b.select(here, place, 0.0), i64));
      inside = inside ? b.bitAnd(inside, here) : here;
    }
    int64_t rank = spatial + 2;
    Value taken =
        b.gather(x, indices, {range(2, rank), range(0, 2), outDims()});
    return b.select(spread(inside, taken), taken, 0.0);
  }

  /// Dimension 0 of the result and those behind the channels.
  SmallVector<int64_t> outDims() {
    SmallVector<int64_t> dims = range(1, spatial + 2);
    dims.front() = 0;
    return dims;
  }
  /// (N, out...) along the channels.
  Value spread(Value value, Value like) {
    return b.broadcast(value, outDims(), b.sizesOf(like));
  }
  Value weighted(Value value, Value weight) {
    return b.mul(value, spread(weight, value));
  }

  Value linear(ArrayRef<Value> at) {
    SmallVector<Value> first, rest;
    for (Value place : at) {
      first.push_back(b.floor(place));
      rest.push_back(b.sub(place, first.back()));
    }
    Value sum;
    for (int64_t corner = 0; corner < int64_t(1) << spatial; ++corner) {
      Value weight;
      SmallVector<Value> places(first);
      for (int64_t i = 0; i < spatial; ++i) {
        bool isNext = corner >> (spatial - 1 - i) & 1;
        if (isNext)
          places[i] = b.add(first[i], 1.0);
        Value w = isNext ? rest[i] : b.sub(1.0, rest[i]);
        weight = weight ? b.mul(weight, w) : w;
      }
      Value term = weighted(elements(places), weight);
      sum = sum ? b.add(sum, term) : term;
    }
    return sum;
  }

  /// The sum over the dimensions from `i` on, those before being at `places`.
  Value cubic(ArrayRef<Value> at, int64_t i, SmallVector<Value> &places) {
    if (i == spatial)
      return elements(places);
    Value first = b.floor(at[i]), sum;
    SmallVector<Value> weights = cubicWeights(b, b.sub(at[i], first));
    for (auto [k, weight] : llvm::enumerate(weights)) {
      places.push_back(limited(b.add(first, double(k) - 1), i));
      Value term = weighted(cubic(at, i + 1, places), weight);
      places.pop_back();
      sum = sum ? b.add(sum, term) : term;
    }
    return sum;
  }

  CoreBuilder &b;
  graph::GridSampleOp::Adaptor in;
  Value x;
  Type type;
  int64_t spatial;
  SmallVector<Value> counts;
};
} // namespace

static Value gridSample(CoreBuilder &b, graph::GridSampleOp::Adaptor in) {
  return GridSampler(b, in).build();
}

void addResizeRules(RuleTable table) {
  table.rule<graph::InterpolateOp>(interpolate);
  table.rule<graph::InterpolateBackwardOp>(interpolateBackward);
  table.rule<graph::GridSampleOp>(gridSample);
}

} // namespace tcopt
