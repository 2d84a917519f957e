//===- ResizeDerivatives.cpp - elements between places --------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// interpolate
//===----------------------------------------------------------------------===//

// As `op`, to the spatial sizes of `like`.
template <typename MadeOpT, typename OpT>
static Value resizedAs(RuleBuilder &b, OpT op, Value x, Value like) {
  SizeOperands sizes(b.lastSizes(like, rankOf(like) - 2));
  return b.make<MadeOpT>(x, sizes.values, sizes.constants, op.getMode(),
                         op.getAlignCorners(), op.getScalesAttr());
}

static void interpolateVjp(Vjp &v, InterpolateOp op) {
  v.give(op.getX(), resizedAs<InterpolateBackwardOp>(v, op, v.ct(), op.getX()));
}

static void interpolateBackwardVjp(Vjp &v, InterpolateBackwardOp op) {
  v.give(op.getGrad(), resizedAs<InterpolateOp>(v, op, v.ct(), op.getGrad()));
}

//===----------------------------------------------------------------------===//
// grid_sample
//===----------------------------------------------------------------------===//

namespace {
/// A place in x for each of the P points of the grid, along one dimension: (N,
/// P, 1).
struct GridPlace {
  Expr place;
  /// The derivative of the place by the grid's coordinate.
  Expr rate;
};

/// The elements along one dimension that a result is made of: (N, P, taps), or
/// beside those along other dimensions (N, P, taps...).
struct GridTaps {
  /// Whole numbers, 0 for those outside of x.
  Expr place;
  Expr inside;
  /// By which the element counts, and the derivative of that by the place.
  Expr weight, slope;
};

/// The gradients of grid_sample. A result is the sum, over taps in each
/// dimension, of the product of their weights and the element there.
class GridGradient {
public:
  GridGradient(Vjp &v, GridSampleOp op)
      : v(v), op(op), x(v.wide(op.getX())), grid(v.wide(op.getGrid())),
        sizes(v.sizesOf(x)), spatial(sizes.size() - 2) {
    points = v.productOf(ArrayRef(v.sizesOf(grid)).drop_front().drop_back());
    plane = v.productOf(ArrayRef(sizes).drop_front(2));
    for (int64_t i = 0; i < spatial; ++i)
      counts.push_back(v.sizeValue(sizes[2 + i], x.elementType()));
  }

  void give() {
    bool ofGrid = v.wants(op.getGrid()) && !isNearest();
    if (!v.wants(op.getX()) && !ofGrid)
      return;
    for (int64_t i = 0; i < spatial; ++i) {
      GridPlace at = placeAt(i);
      rates.push_back(at.rate);
      taps.push_back(alone(i, tapsAt(at.place, i)));
    }
    Expr indices = flatIndices();
    Expr d = v.expr(v.reshape(v.wide(v.ct()), perTap(sizes[1], 1)));
    if (v.wants(op.getX()))
      v.give(op.getX(), ofElements(d, indices));
    if (ofGrid)
      v.give(op.getGrid(), ofPoints(d, indices));
  }

private:
  bool isNearest() { return op.getMode() == InterpolateMode::nearest; }
  bool isCubic() { return op.getMode() == InterpolateMode::cubic; }
  Size one() { return v.ops().getIndexAttr(1); }
  /// The number of taps in each dimension.
  int64_t tapCount() { return isNearest() ? 1 : isCubic() ? 4 : 2; }
  /// (N, channels, P, taps...).
  Sizes perTap(Size channels, int64_t count) {
    Sizes all{sizes[0], channels, points};
    all.append(spatial, v.ops().getIndexAttr(count));
    return all;
  }
  /// A constant along the taps of a dimension.
  Expr alongTaps(ArrayRef<double> values) {
    Type element = x.elementType();
    auto type = RankedTensorType::get({int64_t(values.size())}, element);
    auto numbers = llvm::map_to_vector(values, [&](double value) -> Attribute {
      return v.ops().getFloatAttr(element, value);
    });
    return v.expr(v.constant(DenseElementsAttr::get(type, numbers)));
  }

  //===--------------------------------------------------------------------===//
  // Places
  //===--------------------------------------------------------------------===//

  /// The last spatial dimension is the first coordinate.
  GridPlace placeAt(int64_t i) {
    int64_t last = spatial - 1 - i;
    Value part = v.slice(grid, spatial + 1, last, last + 1);
    Expr c = v.expr(v.reshape(part, {sizes[0], points, one()})) + 1.0;
    Expr n = counts[i], span = n - 1.0;
    GridPlace at = op.getAlignCorners()
                       ? GridPlace{c / 2.0 * span, span / 2.0}
                       : GridPlace{(c * n - 1.0) / 2.0, n / 2.0};
    return isCubic() ? at : limited(at, i);
  }

  /// Moved into x as the padding asks for. At the edge it no longer changes
  /// with the grid.
  GridPlace limited(GridPlace at, int64_t i) {
    if (op.getPaddingMode() == GridPadding::zeros)
      return at;
    if (op.getPaddingMode() == GridPadding::reflection)
      at = reflected(at, i);
    Expr last = counts[i] - 1.0;
    Expr isInner = (at.place > 0.0) & (at.place < last);
    Expr number = where(isnan(at.place), 0.0, at.place);
    return {binary<MinimumOp>(maximum(number, 0.0), last),
            where(isInner, at.rate, 0.0)};
  }

  /// Mirrored at the middles of the outermost elements, or at their edges.
  GridPlace reflected(GridPlace at, int64_t i) {
    bool aligned = op.getAlignCorners();
    double low = aligned ? 0.0 : -0.5;
    Expr span = aligned ? counts[i] - 1.0 : counts[i];
    Expr distance = abs(at.place - low);
    Expr extra = binary<FmodOp>(distance, span);
    Expr times = divide(distance, span, RoundingMode::floor);
    Expr isEven = eq(binary<FmodOp>(times, 2.0), 0.0), isPoint = eq(span, 0.0);
    Expr place = where(isEven, extra, span - extra) + low;
    Expr rate = where(at.place < low, -at.rate, at.rate);
    return {where(isPoint, 0.0, place),
            where(isPoint, 0.0, where(isEven, rate, -rate))};
  }

  //===--------------------------------------------------------------------===//
  // Taps
  //===--------------------------------------------------------------------===//

  GridTaps tapsAt(Expr place, int64_t i) {
    if (isNearest())
      return elementAt(place.apply<RoundOp>(), i);
    Expr first = place.apply<FloorOp>(), t = place - first;
    if (isCubic())
      return cubicTaps(first, t, i);
    GridTaps both = elementAt(first + alongTaps({0, 1}), i);
    both.slope = alongTaps({-1, 1});
    both.weight = alongTaps({1, 0}) + both.slope * t;
    return both;
  }

  GridTaps elementAt(Expr place, int64_t i) {
    Expr inside = (place >= 0.0) & (place <= counts[i] - 1.0);
    Expr known = where(inside, place, 0.0).cast(v.ops().getI64Type());
    return {known, inside, {}, {}};
  }

  /// The cubic convolution of a = -0.75, as in the definition of the op.
  GridTaps cubicTaps(Expr first, Expr t, int64_t i) {
    const double a = -0.75;
    Expr offsets = alongTaps({-1, 0, 1, 2});
    Expr distance = t - offsets, r = abs(distance);
    GridTaps four = elementAt(limited({first + offsets, t}, i).place, i);
    Expr near = ((a + 2) * r - (a + 3)) * r * r + 1.0;
    Expr far = ((a * r - 5 * a) * r + 8 * a) * r - 4 * a;
    Expr nearSlope = (3 * (a + 2) * r - 2 * (a + 3)) * r;
    Expr farSlope = (3 * a * r - 10 * a) * r + 8 * a;
    four.weight = where(r <= 1.0, near, far);
    four.slope = where(r <= 1.0, nearSlope, farSlope) * sign(distance);
    return four;
  }

  /// (.., taps) beside the taps of the other dimensions: (.., 1.., taps, 1..).
  GridTaps alone(int64_t i, GridTaps of) {
    auto spread = [&](Expr x) {
      if (!x.value() || v.hasFailed())
        return x;
      Sizes all = v.sizesOf(x);
      Size count = all.pop_back_val();
      all.append(spatial, one());
      all[all.size() - spatial + i] = count;
      return v.expr(v.reshape(x, all));
    };
    return {spread(of.place), spread(of.inside), spread(of.weight),
            spread(of.slope)};
  }

  //===--------------------------------------------------------------------===//
  // All dimensions
  //===--------------------------------------------------------------------===//

  /// (N, P, taps...) as (N, 1, P, taps...).
  Expr besideChannels(Expr x) { return x.apply<UnsqueezeOp>(int64_t(1)); }
  Expr inside() {
    Expr all = taps.front().inside;
    for (const GridTaps &of : ArrayRef(taps).drop_front())
      all = all & of.inside;
    return besideChannels(all);
  }
  /// Row-major places in the spatial dimensions: (N, C, P * taps...).
  Expr flatIndices() {
    Expr flat = taps.front().place;
    for (int64_t i = 1; i < spatial; ++i)
      flat = flat * v.sizeValue(sizes[2 + i], v.ops().getI64Type()) +
             taps[i].place;
    Size count = v.productOf(ArrayRef(perTap(one(), tapCount())).drop_front());
    Value row = v.reshape(flat, {sizes[0], one(), count});
    return v.expr(v.expand(row, {sizes[0], sizes[1], count}));
  }
  /// The product of the weights, in dimension `sloped` of the slopes.
  Expr weights(int64_t sloped = -1) {
    Expr product;
    for (auto [i, of] : llvm::enumerate(taps)) {
      Expr factor = int64_t(i) == sloped ? of.slope : of.weight;
      product = product.value() ? product * factor : factor;
    }
    return besideChannels(product);
  }

  Expr ofElements(Expr d, Expr indices) {
    Expr terms = isNearest() ? d : d * weights();
    Value known =
        v.expand(where(inside(), terms, 0.0), perTap(sizes[1], tapCount()));
    Value zeros =
        v.full(v.scalar(0, x.elementType()), {sizes[0], sizes[1], plane});
    Value sum = v.make<ScatterAddOp>(zeros, indices,
                                     v.reshape(known, v.sizesOf(indices)), 2);
    return v.expr(v.reshape(sum, sizes));
  }

  Expr ofPoints(Expr d, Expr indices) {
    Value planes = v.reshape(x, {sizes[0], sizes[1], plane});
    Value taken = v.make<GatherOp>(planes, indices, 2);
    Expr elements = v.expr(v.reshape(taken, perTap(sizes[1], tapCount())));
    // Of all channels: (N, 1, P, taps...).
    Expr sum = where(inside(), v.sum(d * elements, 1, true), 0.0);
    auto dims = llvm::to_vector(llvm::seq<int64_t>(3, 3 + spatial));
    SmallVector<Value> coordinates;
    for (int64_t i = spatial; i-- > 0;) {
      Value along = v.sum(sum * weights(i), dims);
      Expr ofPlace = v.expr(v.reshape(along, {sizes[0], points, one()}));
      coordinates.push_back(ofPlace * rates[i]);
    }
    Value all = v.make<CatOp>(coordinates, 2);
    return v.expr(v.reshape(all, v.sizesOf(grid)));
  }

  Vjp &v;
  GridSampleOp op;
  Expr x, grid;
  /// Of x, and the products of the spatial ones of x and of the grid.
  Sizes sizes;
  Size plane, points;
  int64_t spatial;
  SmallVector<Expr> counts, rates;
  SmallVector<GridTaps> taps;
};
} // namespace

static void gridSampleVjp(Vjp &v, GridSampleOp op) {
  GridGradient(v, op).give();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addResizeDerivatives(DerivativeTable t) {
  t.linear<InterpolateOp, interpolateVjp>();
  t.linear<InterpolateBackwardOp, interpolateBackwardVjp>();
  t.rule<GridSampleOp, gridSampleVjp>();
}

} // namespace tcopt::graph
