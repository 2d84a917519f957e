//===- Convolution.cpp - convolutions and what undoes them ----------------===//

#include "Integers.h"
#include "Windows.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// Pads before, so that windows have no padding any more.
static Value padAll(Node &n, Windows &w, Value x, Value padding) {
  x = padSpatial(n, x, padding, w.low, w.high);
  w.low.assign(w.rank(), 0);
  w.high = w.low;
  return x;
}

/// What differs at the ends of a dimension is padded before.
static Value padUnequal(Node &n, Windows &w, Value x, Value padding) {
  return w.isSymmetric() ? x : padAll(n, w, x, padding);
}

/// Casts weights to the element type of the input, with a warning. PyTorch
/// exports f32 weights for bf16 inputs, which ONNX forbids, if it folds a batch
/// norm into a convolution.
static Value asElementsOf(Node &n, Value x, Value weight, StringRef what) {
  if (n.hasFailed() || !weight || elementType(weight) == elementType(x))
    return weight;
  std::string found, expected;
  llvm::raw_string_ostream(found) << elementType(weight);
  llvm::raw_string_ostream(expected) << elementType(x);
  bool areFloats =
      isa<FloatType>(elementType(x)) && isa<FloatType>(elementType(weight));
  std::string message = "the file is not valid ONNX: " + what.str() +
                        " of type " + found + " with an input of type " +
                        expected;
  if (!areFloats) {
    n.error(message);
    return weight;
  }
  emitWarning(n.b.location(), message + "; they are rounded to that");
  return n.b.cast(weight, elementType(x));
}

static void importConv(Node &n) {
  Value x = n.in(0);
  Value weight = asElementsOf(n, x, n.in(1), "weights");
  Value bias = asElementsOf(n, x, n.optional(2), "a bias");
  Value zero = n.b.scalar(0, elementType(x));
  auto w = readWindows(n, x, kernelOf(n, weight), zero);
  if (!w)
    return;
  x = padUnequal(n, *w, x, zero);
  n.out(n.b.make<ConvOp>(x, weight, bias, w->stride, w->low, w->dilation,
                         n.integer("group", 1)));
}

/// A convolution of onnxruntime, followed by an optional sum and an activation.
static void importFusedConv(Node &n) {
  importConv(n);
  if (n.hasFailed())
    return;
  Value result = n.results()[0]->tensor;
  if (n.has(3))
    result = n.b.make<AddOp>(result, n.in(3));
  n.out(activated(
      n, result,
      n.numbers("activation_params").value_or(SmallVector<double>())));
}

//===----------------------------------------------------------------------===//
// Convolutions of integers
//===----------------------------------------------------------------------===//

/// A number for each channel as (channels, 1, ...); a scalar as it is.
static Value perChannel(Node &n, Value x, size_t spatialRank) {
  if (n.hasFailed() || rankOf(x) == 0)
    return x;
  if (rankOf(x) != 1) {
    n.error("expected a number or one for each channel but found rank " +
            Twine(rankOf(x)));
    return {};
  }
  Sizes sizes = n.sizesOf(x);
  sizes.append(spatialRank, n.b.ops().getIndexAttr(1));
  return n.b.reshape(x, sizes);
}

// sum (x - a) w = sum x w - a sum w.
static Value convolve(Node &n, const Windows &w, Quantized x,
                      Quantized weight) {
  Type i32 = n.b.ops().getI32Type();
  int64_t groups = n.integer("group", 1);
  if (weight.zero) {
    Value shape = perChannel(n, weight.zero, w.rank() + 1);
    return n.b.make<ConvOp>(subtractZero(n, x.value, x.zero),
                            subtractZero(n, weight.value, shape), Value(),
                            w.stride, w.low, w.dilation, groups);
  }
  Value product = n.b.make<IntConvOp>(x.value, weight.value, w.stride, w.low,
                                      w.dilation, groups);
  if (!x.zero)
    return product;
  SmallVector<int64_t> dims = upTo(int64_t(w.rank()) + 2);
  Value sums = n.b.make<SumOp>(n.b.cast(weight.value, i32),
                               ArrayRef<int64_t>(dims).drop_front(), false);
  Value correction = n.b.make<MulOp>(perChannel(n, sums, w.rank()), x.zero);
  return n.b.make<SubOp>(product, correction);
}

/// The convolution in i32 of inputs with zero points; the padding has the zero
/// point of `x`.
static Value convolveIntegers(Node &n, size_t weightAt, size_t xZeroAt,
                              size_t weightZeroAt, size_t &spatialRank) {
  Value value = n.in(0), weight = n.in(weightAt);
  Value padding = n.has(xZeroAt)
                      ? scalarParameter(n, n.in(xZeroAt), "zero point")
                      : n.b.scalar(0, elementType(value));
  auto w = readWindows(n, value, kernelOf(n, weight), padding);
  if (!w)
    return {};
  spatialRank = w->rank();
  Quantized x = readQuantized(n, value, xZeroAt);
  Quantized y = readQuantized(n, weight, weightZeroAt);
  // graph pads with 0, which stands for another number where there is a zero
  // point, or will be one.
  bool isOther = x.zero || elementType(value) != elementType(weight);
  x.value = isOther ? padAll(n, *w, value, padding)
                    : padUnequal(n, *w, value, padding);
  alignTypes(n, x, y);
  return convolve(n, *w, x, y);
}

static void importConvInteger(Node &n) {
  size_t spatialRank = 0;
  n.out(convolveIntegers(n, 1, 2, 3, spatialRank));
}

static void importQLinearConv(Node &n) {
  size_t spatialRank = 0;
  Value sum = convolveIntegers(n, 3, 2, 5, spatialRank);
  if (n.has(8))
    sum = n.b.make<AddOp>(sum, perChannel(n, n.in(8), spatialRank));
  Value weightScale = perChannel(n, oneAsScalar(n, n.in(4)), spatialRank);
  n.out(requantize(n, sum, n.in(1), weightScale, 6));
}

//===----------------------------------------------------------------------===//
// Transposed convolutions
//===----------------------------------------------------------------------===//

namespace {
struct Transposed {
  Value x, weight, bias;
  SmallVector<int64_t> kernel, stride, dilation, outputPadding;
  /// What is cut off at both ends of the result; added where negative.
  SmallVector<int64_t> low, high;
  int64_t groups;

  int64_t extent(size_t i) const { return (kernel[i] - 1) * dilation[i] + 1; }
};
} // namespace

// The padding that makes the result as large as asked for. What a result has
// more than there is comes at its end.
static void padToOutput(Node &n, Transposed &t,
                        std::optional<ArrayRef<int64_t>> output) {
  bool longerAtEnd = n.text("auto_pad", "NOTSET") == "SAME_UPPER";
  for (size_t i = 0; i < t.kernel.size(); ++i) {
    if (output)
      t.x = n.withStatedSize(t.x, int64_t(i) + 2);
    int64_t total = t.outputPadding[i] + t.extent(i) - t.stride[i];
    int64_t size = rankedType(t.x).getDimSize(int64_t(i) + 2);
    if (output && ShapedType::isDynamic(size))
      return n.error("expected known spatial sizes for the attribute "
                     "'output_shape'");
    if (output)
      total += size * t.stride[i] - (*output)[i];
    int64_t less = std::max<int64_t>(0, total) / 2;
    t.low[i] = longerAtEnd ? less : std::max<int64_t>(0, total) - less;
    t.high[i] = total - t.low[i];
  }
}

static void readTransposedPadding(Node &n, Transposed &t) {
  size_t rank = t.kernel.size();
  SmallVector<int64_t> pads = readList(n, "pads", 2 * rank, 0, 0);
  std::string mode = n.text("auto_pad", "NOTSET");
  t.low.assign(pads.begin(), pads.begin() + rank);
  t.high.assign(pads.begin() + rank, pads.end());
  if (n.hasAttribute("output_shape"))
    padToOutput(n, t,
                ArrayRef<int64_t>(readList(n, "output_shape", rank, 1, 1)));
  else if (mode == "SAME_UPPER" || mode == "SAME_LOWER")
    padToOutput(n, t, std::nullopt);
}

/// The output padding that makes of equal padding the one asked for, if there
/// is one that graph takes.
static std::optional<SmallVector<int64_t>>
directOutputPadding(const Transposed &t) {
  SmallVector<int64_t> padding;
  for (size_t i = 0; i < t.kernel.size(); ++i) {
    int64_t more = t.outputPadding[i] + t.low[i] - t.high[i];
    if (t.low[i] < 0 || more < 0 ||
        more >= std::max(t.stride[i], t.dilation[i]))
      return std::nullopt;
    padding.push_back(more);
  }
  return padding;
}

static Value transposeConvolve(Node &n, Transposed &t) {
  if (auto padding = directOutputPadding(t))
    return n.b.make<ConvTransposeOp>(t.x, t.weight, t.bias, t.stride, t.low,
                                     *padding, t.dilation, t.groups);
  SmallVector<int64_t> none(t.kernel.size(), 0), low, high;
  Value whole = n.b.make<ConvTransposeOp>(t.x, t.weight, Value(), t.stride,
                                          none, none, t.dilation, t.groups);
  for (size_t i = 0; i < t.kernel.size(); ++i) {
    low.push_back(-t.low[i]);
    high.push_back(t.outputPadding[i] - t.high[i]);
  }
  Value cut = padSpatial(n, whole, n.b.scalar(0, elementType(t.x)), low, high);
  if (!t.bias)
    return cut;
  return n.b.make<AddOp>(cut, perChannel(n, t.bias, t.kernel.size()));
}

static void importConvTranspose(Node &n) {
  Transposed t;
  t.x = n.in(0);
  t.weight = asElementsOf(n, t.x, n.in(1), "weights");
  t.bias = asElementsOf(n, t.x, n.optional(2), "a bias");
  t.kernel = kernelOf(n, t.weight);
  size_t rank = t.kernel.size();
  if (n.hasFailed())
    return;
  if (rank > 3 || rankOf(t.x) != int64_t(rank) + 2)
    return n.error("expected an input of the weight's rank, 3 to 5, but found "
                   "rank " +
                   Twine(rankOf(t.x)));
  t.stride = readList(n, "strides", rank, 1, 1);
  t.dilation = readList(n, "dilations", rank, 1, 1);
  t.outputPadding = readList(n, "output_padding", rank, 0, 0);
  t.groups = n.integer("group", 1);
  readTransposedPadding(n, t);
  if (!n.hasFailed())
    n.out(transposeConvolve(n, t));
}

//===----------------------------------------------------------------------===//
// Col2Im
//===----------------------------------------------------------------------===//

namespace {
/// The columns of Col2Im while dimension after dimension is folded: (N, C,
/// kernel..., windows...), of which those that were folded are gone, and their
/// images the last ones.
struct Columns {
  Value x;
  SmallVector<int64_t> image, kernel, stride, dilation, low, high;

  size_t rank() const { return image.size(); }
  int64_t windows(size_t i) const {
    return (image[i] + low[i] + high[i] - (kernel[i] - 1) * dilation[i] - 1) /
               stride[i] +
           1;
  }
};
} // namespace

// The first dimension that is left: its kernel comes third, its windows after
// the kernels that are left.
static void foldFirst(Node &n, Columns &c, size_t i) {
  int64_t kernelDim = 2, windowsDim = 2 + int64_t(c.rank() - i);
  SmallVector<int64_t> order;
  for (int64_t dim = 0; dim < rankOf(c.x); ++dim)
    if (dim != kernelDim && dim != windowsDim)
      order.push_back(dim);
  Sizes left, all = n.sizesOf(c.x);
  for (int64_t dim : order)
    left.push_back(all[dim]);
  order.append({kernelDim, windowsDim});
  Value x = n.b.permute(c.x, order);
  x = n.b.reshape(x, {n.product(left), all[kernelDim], all[windowsDim]});
  int64_t padded = c.image[i] + c.low[i] + c.high[i];
  auto row = [](int64_t of, int64_t entry) {
    return SmallVector<int64_t>{of, entry};
  };
  x = n.b.make<Col2imOp>(x, row(1, padded), row(1, c.kernel[i]),
                         row(1, c.dilation[i]), row(0, 0), row(1, c.stride[i]));
  left.push_back(n.b.ops().getIndexAttr(padded));
  x = n.b.reshape(x, left);
  c.x = n.b.slice(x, int64_t(left.size()) - 1, c.low[i], padded - c.high[i]);
}

static bool readColumns(Node &n, Columns &c) {
  c.image = n.integers(1, "sizes of the image");
  c.kernel = n.integers(2, "sizes of the block");
  size_t rank = c.image.size();
  if (n.hasFailed())
    return false;
  if (rank == 0 || rank > 16 || c.kernel.size() != rank || rankOf(c.x) != 3) {
    n.error("expected columns of rank 3, and an image and a block of one rank");
    return false;
  }
  c.stride = readList(n, "strides", rank, 1, 1);
  c.dilation = readList(n, "dilations", rank, 1, 1);
  SmallVector<int64_t> pads = readList(n, "pads", 2 * rank, 0, 0);
  c.low.assign(pads.begin(), pads.begin() + rank);
  c.high.assign(pads.begin() + rank, pads.end());
  for (size_t i = 0; i < rank && !n.hasFailed(); ++i)
    if (std::min(c.image[i], c.kernel[i]) < 1 ||
        std::max(c.image[i], c.kernel[i]) >= int64_t(1) << 31 ||
        c.windows(i) < 1)
      n.error("expected a block that fits into the image");
  return !n.hasFailed();
}

static void importCol2Im(Node &n) {
  Columns c;
  c.x = n.in(0);
  if (!readColumns(n, c))
    return;
  int64_t elements = 1;
  for (int64_t size : c.kernel)
    elements = std::min(elements * size, int64_t(1) << 31);
  auto constant = [&](int64_t size) -> Size {
    return n.b.ops().getIndexAttr(size);
  };
  Size channels = n.div(n.sizeOf(c.x, 1), constant(elements));
  Sizes sizes{n.sizeOf(c.x, 0), channels};
  for (int64_t size : c.kernel)
    sizes.push_back(constant(size));
  for (size_t i = 0; i < c.rank(); ++i)
    sizes.push_back(constant(c.windows(i)));
  c.x = n.b.reshape(c.x, sizes);
  for (size_t i = 0; i < c.rank() && !n.hasFailed(); ++i)
    foldFirst(n, c, i);
  n.out(c.x);
}

void addConvolutionOperators(OperatorTable &t) {
  t.add("Col2Im", {18}, 3, importCol2Im);
  t.add("Conv", {1, 11, 22}, {2, 3}, importConv);
  t.add("ConvInteger", {10}, {2, 4}, importConvInteger);
  t.add("ConvTranspose", {1, 11, 22}, {2, 3}, importConvTranspose);
  t.add("com.microsoft:FusedConv", {1}, {2, 4}, importFusedConv);
  t.add("QLinearConv", {10}, {8, 9}, importQLinearConv);
}

} // namespace tcopt::onnx_import
