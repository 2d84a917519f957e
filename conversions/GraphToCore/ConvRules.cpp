//===- ConvRules.cpp - rules of convolutions ------------------------------===//

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/IndexLayout.h"
#include "tcopt/Graph/IR/GraphConvOps.h"

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

static Value conv(CoreBuilder &b, graph::ConvOp::Adaptor in) {
  Value y = b.make<core::ConvolutionOp>(
      in.getX(), in.getWeight(), in.getStride(), in.getPadding(),
      in.getPadding(), in.getDilation(), in.getGroups());
  return b.addBias(y, in.getBias(), 1);
}

// Dimension `dim` as (groups, size / groups).
static Value splitGroups(CoreBuilder &b, Value x, int64_t dim, int64_t groups) {
  ShapeContext shapes("graph.conv", b.getLoc(), &b.getBuilder());
  Dim size = shapes.floorDiv(shapes.shapeOf(x)[dim], groups);
  Sizes sizes = b.sizesOf(x);
  sizes[dim] = b.size(size);
  sizes.insert(sizes.begin() + dim, b.getBuilder().getIndexAttr(groups));
  return b.reshape(x, sizes);
}

//===----------------------------------------------------------------------===//
// Transposed convolutions
//===----------------------------------------------------------------------===//

namespace {
/// Sums, at each place of the result, what taps of the kernel bring there. All
/// products are computed first, as one contraction over the channels.
class TransposedConv {
public:
  TransposedConv(CoreBuilder &b, Value x, Value weight,
                 ArrayRef<int64_t> stride, ArrayRef<int64_t> padding,
                 ArrayRef<int64_t> dilation, int64_t groups)
      : b(b), x(x), weight(weight), stride(stride), padding(padding),
        dilation(dilation), groups(groups), spatial(stride.size()) {}

  /// (N, O, sizes...).
  Value build(Sizes result) {
    ArrayRef<OpFoldResult> out = ArrayRef(result).drop_front(2);
    Value terms = products();
    SmallVector<Value> taps, places;
    Value inside;
    Sizes window(out);
    for (int64_t i = 0; i < spatial; ++i)
      window.push_back(b.getBuilder().getIndexAttr(candidates(i)));
    for (int64_t i = 0; i < spatial; ++i)
      findTaps(i, window, taps, places, inside);
    taps.append(places);
    // (groups, O / groups, kernel..., N, spatial...) becomes (groups, O /
    // groups, N, out..., candidates...).
    core::IndexLayout layout{range(2, 2 + spatial), range(0, 3),
                             range(3, 3 + 2 * spatial)};
    llvm::append_range(layout.dims, range(3 + spatial, 3 + 2 * spatial));
    Value taken = b.gatherInside(terms, taps, layout);
    inside = b.broadcast(inside, layout.indexDims, b.sizesOf(taken));
    Value sum = b.reduce(ReduceKind::add, b.select(inside, taken, 0.0),
                         range(3 + spatial, 3 + 2 * spatial));
    SmallVector<int64_t> order = range(0, 3 + spatial);
    std::rotate(order.begin(), order.begin() + 2, order.begin() + 3);
    return b.reshape(b.transpose(sum, order), result);
  }

private:
  /// (groups, O / groups, kernel..., N, spatial...).
  Value products() {
    Value lhs = splitGroups(b, weight, 0, groups);
    Value rhs = splitGroups(b, x, 1, groups);
    return b.contract(lhs, rhs, {{0}, {1}, {1}, {2}});
  }

  int64_t kernel(int64_t i) const {
    return cast<RankedTensorType>(weight.getType()).getDimSize(2 + i);
  }
  /// How many taps may meet a place: with a dilation of 1 each stride-th one.
  bool isDense(int64_t i) const { return dilation[i] == 1; }
  int64_t candidates(int64_t i) const {
    return isDense(i) ? llvm::divideCeil(kernel(i), stride[i]) : kernel(i);
  }

  /// Which taps of dimension `i` meet a place, and the places of x that they
  /// come from: place * stride + tap * dilation = out + padding.
  void findTaps(int64_t i, ArrayRef<OpFoldResult> window,
                SmallVector<Value> &taps, SmallVector<Value> &places,
                Value &inside) {
    Type i64 = b.getBuilder().getI64Type();
    Sizes sizes{window[i], window[spatial + i]};
    Value out = b.add(b.iota(i64, 0, sizes), double(padding[i]));
    Value number = b.iota(i64, 1, sizes);
    Value tap = number, from;
    if (isDense(i)) {
      tap = b.add(b.rem(out, double(stride[i])),
                  b.mul(number, double(stride[i])));
      from = b.sub(out, tap);
    } else {
      from = b.sub(out, b.mul(number, double(dilation[i])));
    }
    Value place = b.div(from, double(stride[i]));
    Value count = b.sizeValue(b.sizesOf(x)[2 + i], i64);
    Value here = b.bitAnd(b.ge(from, 0.0), b.lt(place, count));
    if (isDense(i))
      here = b.bitAnd(here, b.lt(tap, double(kernel(i))));
    else
      here = b.bitAnd(here, b.eq(b.rem(from, double(stride[i])), 0.0));
    auto spread = [&](Value value) {
      return b.broadcast(value, {i, spatial + i}, window);
    };
    taps.push_back(spread(b.select(here, tap, 0.0)));
    places.push_back(spread(b.select(here, place, 0.0)));
    inside = inside ? b.bitAnd(inside, spread(here)) : spread(here);
  }

  CoreBuilder &b;
  Value x, weight;
  ArrayRef<int64_t> stride, padding, dilation;
  int64_t groups, spatial;
};
} // namespace

// Returns whether the result is a convolution with the reversed kernel.
static bool isConvolution(ArrayRef<int64_t> stride, ArrayRef<int64_t> padding,
                          ArrayRef<int64_t> dilation, Value weight,
                          ArrayRef<OpFoldResult> result) {
  auto type = cast<RankedTensorType>(weight.getType());
  for (auto [i, step] : llvm::enumerate(stride))
    if (step != 1 || padding[i] > dilation[i] * (type.getDimSize(2 + i) - 1) ||
        isConstantIntValue(result[2 + i], 0))
      return false;
  return true;
}

// Returns a convolution with the reversed kernel. The weight is [channels of x,
// result channels / groups, kernel...].
static Value reversedConv(CoreBuilder &b, Value x, Value weight,
                          ArrayRef<int64_t> padding,
                          ArrayRef<int64_t> outputPadding,
                          ArrayRef<int64_t> dilation, int64_t groups,
                          ArrayRef<OpFoldResult> result) {
  auto type = cast<RankedTensorType>(weight.getType());
  int64_t spatial = padding.size();
  Value reversed = b.make<core::ReverseOp>(weight, range(2, 2 + spatial));
  Value split = splitGroups(b, reversed, 0, groups);
  Sizes sizes = b.sizesOf(split);
  sizes.erase(sizes.begin(), sizes.begin() + 1);
  sizes[1] = std::exchange(sizes[0], result[1]);
  SmallVector<int64_t> order = range(0, 3 + spatial), low, high;
  std::swap(order[1], order[2]);
  Value swapped = b.reshape(b.transpose(split, order), sizes);
  for (int64_t i = 0; i < spatial; ++i) {
    low.push_back(dilation[i] * (type.getDimSize(2 + i) - 1) - padding[i]);
    high.push_back(low.back() + outputPadding[i]);
  }
  return b.make<core::ConvolutionOp>(x, swapped,
                                     SmallVector<int64_t>(spatial, 1), low,
                                     high, dilation, groups);
}

static Value transposedConv(CoreBuilder &b, Value x, Value weight,
                            ArrayRef<int64_t> stride, ArrayRef<int64_t> padding,
                            ArrayRef<int64_t> outputPadding,
                            ArrayRef<int64_t> dilation, int64_t groups,
                            Sizes result) {
  if (isConvolution(stride, padding, dilation, weight, result))
    return reversedConv(b, x, weight, padding, outputPadding, dilation, groups,
                        result);
  return TransposedConv(b, x, weight, stride, padding, dilation, groups)
      .build(result);
}

static Value convTranspose(CoreBuilder &b, graph::ConvTransposeOp::Adaptor in) {
  Value sum =
      transposedConv(b, in.getX(), in.getWeight(), in.getStride(),
                     in.getPadding(), in.getOutputPadding(), in.getDilation(),
                     in.getGroups(), b.resultSizes<graph::ConvTransposeOp>(in));
  return b.addBias(sum, in.getBias(), 1);
}

static Value convInputGrad(CoreBuilder &b, graph::ConvInputGradOp::Adaptor in) {
  SmallVector<int64_t> none(in.getStride().size(), 0);
  return transposedConv(b, in.getGrad(), in.getWeight(), in.getStride(),
                        in.getPadding(), none, in.getDilation(), in.getGroups(),
                        b.resultSizes<graph::ConvInputGradOp>(in));
}

//===----------------------------------------------------------------------===//
// conv_weight_grad
//===----------------------------------------------------------------------===//

// The windows of the padded x (N, C, spatial...) as (N, C, kernel...,
// windows...).
static Value windowsOf(CoreBuilder &b, graph::ConvWeightGradOp::Adaptor in) {
  int64_t spatial = in.getStride().size();
  SmallVector<int64_t> padding(2, 0);
  llvm::append_range(padding, in.getPadding());
  Value x = in.getX();
  Value zero = b.constant(0.0, elementTypeOf(x));
  x = b.make<core::PadOp>(x, zero, padding, padding);
  Sizes sizes;
  for (int64_t size : in.getKernelSize())
    sizes.push_back(b.getBuilder().getIndexAttr(size));
  llvm::append_range(sizes, ArrayRef(b.sizesOf(in.getGrad())).drop_front(2));
  SmallVector<Value> places;
  Type i64 = b.getBuilder().getI64Type();
  for (int64_t i = 0; i < spatial; ++i) {
    Sizes own{sizes[i], sizes[spatial + i]};
    Value tap = b.mul(b.iota(i64, 0, own), double(in.getDilation()[i]));
    Value start = b.mul(b.iota(i64, 1, own), double(in.getStride()[i]));
    places.push_back(b.broadcast(b.add(start, tap), {i, spatial + i}, sizes));
  }
  core::IndexLayout layout{range(2, 2 + spatial), range(0, 2),
                           range(2, 2 + 2 * spatial)};
  return b.gatherInside(x, places, layout);
}

static bool isDepthwise(graph::ConvWeightGradOp::Adaptor in) {
  auto x = cast<RankedTensorType>(in.getX().getType());
  auto grad = cast<RankedTensorType>(in.getGrad().getType());
  int64_t groups = in.getGroups();
  ArrayRef<int64_t> windows = grad.getShape().drop_front(2);
  return x.getDimSize(1) == groups && grad.getDimSize(1) == groups &&
         llvm::all_of(windows, [](int64_t size) { return size > 0; }) &&
         llvm::all_of(in.getStride(), [](int64_t step) { return step == 1; });
}

// Returns a convolution of x [1, C N, spatial...] with the kernel grad [C, N,
// windows...]. A tensor of windows would repeat the elements of x.
static Value depthwiseWeightGrad(CoreBuilder &b,
                                 graph::ConvWeightGradOp::Adaptor in) {
  SmallVector<int64_t> order = range(0, rankOf(in.getX()));
  std::swap(order[0], order[1]);
  Value x = b.transpose(in.getX(), order);
  Sizes sizes = b.sizesOf(x);
  ShapeContext shapes("graph.conv", b.getLoc(), &b.getBuilder());
  Shape dims = shapes.shapeOf(x);
  sizes[0] = b.getBuilder().getIndexAttr(1);
  sizes[1] = b.size(shapes.mul(dims[0], dims[1]));
  Value sum = b.make<core::ConvolutionOp>(
      b.reshape(x, sizes), b.transpose(in.getGrad(), order), in.getDilation(),
      in.getPadding(), in.getPadding(), in.getStride(), in.getGroups());
  return b.reshape(sum, b.resultSizes<graph::ConvWeightGradOp>(in));
}

static Value convWeightGrad(CoreBuilder &b,
                            graph::ConvWeightGradOp::Adaptor in) {
  if (isDepthwise(in))
    return depthwiseWeightGrad(b, in);
  int64_t spatial = in.getStride().size(), groups = in.getGroups();
  // (N, groups, O / groups, windows...) and (N, groups, C / groups, kernel...,
  // windows...).
  Value lhs = splitGroups(b, in.getGrad(), 1, groups);
  Value rhs = splitGroups(b, windowsOf(b, in), 1, groups);
  ContractDims dims{{1}, {1}, {0}, {0}};
  llvm::append_range(dims.lhsContract, range(3, 3 + spatial));
  llvm::append_range(dims.rhsContract, range(3 + spatial, 3 + 2 * spatial));
  Value sum = b.contract(lhs, rhs, dims);
  return b.reshape(sum, b.resultSizes<graph::ConvWeightGradOp>(in));
}

void addConvRules(RuleTable table) {
  table.rule<graph::ConvOp>(conv);
  table.rule<graph::ConvTransposeOp>(convTranspose);
  table.rule<graph::ConvInputGradOp>(convInputGrad);
  table.rule<graph::ConvWeightGradOp>(convWeightGrad);
}

} // namespace tcopt
