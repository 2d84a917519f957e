//===- Gradient.cpp - gradients of convolutions, means and tables ---------===//
//
// By a convolution's operand the gradient is a transposed convolution, by its
// weight another convolution. The gradient of a mean of windows is that of a
// convolution of each channel with equal weights.
//
//===----------------------------------------------------------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

using Integers = std::vector<int64_t>;

// One list of several.
static Name joined(Export &x, ArrayRef<Name> parts) {
  return x.e.op("Concat", parts, {{"axis", int64_t(0)}});
}

static Integers integers(ArrayRef<int64_t> values) {
  return {values.begin(), values.end()};
}

static Integers onBothSides(ArrayRef<int64_t> padding) {
  Integers pads = integers(padding);
  llvm::append_range(pads, padding);
  return pads;
}

static Integers spatialSizes(Value tensor, size_t spatial) {
  return integers(
      cast<RankedTensorType>(tensor.getType()).getShape().take_back(spatial));
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

namespace {
struct Windows {
  ArrayRef<int64_t> kernel, stride, padding, dilation;
};
} // namespace

/// What windows do not reach, at the end of each dimension; nothing if it is
/// not known.
static std::optional<Integers> sizesBehind(const Windows &w,
                                           ArrayRef<int64_t> sizes,
                                           const Integers &windows) {
  Integers behind;
  for (size_t i = 0; i < sizes.size(); ++i) {
    bool isOpen =
        ShapedType::isDynamic(sizes[i]) || ShapedType::isDynamic(windows[i]);
    if (isOpen && w.stride[i] != 1)
      return std::nullopt;
    int64_t reached = (windows[i] - 1) * w.stride[i] - 2 * w.padding[i] +
                      w.dilation[i] * (w.kernel[i] - 1) + 1;
    behind.push_back(isOpen ? 0 : sizes[i] - reached);
  }
  return behind;
}

static Name transposed(Export &x, ArrayRef<Name> inputs, const Windows &w,
                       const Integers &behind, int64_t groups) {
  return x.e.op("ConvTranspose", inputs,
                {{"strides", integers(w.stride)},
                 {"pads", onBothSides(w.padding)},
                 {"dilations", integers(w.dilation)},
                 {"output_padding", behind},
                 {"group", groups}});
}

static void exportConvInputGrad(ConvInputGradOp op, Export &x) {
  size_t spatial = op.getStride().size();
  Integers kernel = spatialSizes(op.getWeight(), spatial);
  Windows w{kernel, op.getStride(), op.getPadding(), op.getDilation()};
  std::optional<Integers> behind =
      sizesBehind(w, op.getStaticSizes(), spatialSizes(op.getGrad(), spatial));
  if (!behind)
    return x.refuse("with strides its sizes must be known");
  x.out(transposed(x, {x.in(op.getGrad()), x.in(op.getWeight())}, w, *behind,
                   op.getGroups()));
}

/// `name` with its first two dimensions exchanged.
static Name exchanged(Export &x, const Name &name, int64_t rank) {
  Integers order(rank);
  std::iota(order.begin(), order.end(), 0);
  std::swap(order[0], order[1]);
  return x.e.op("Transpose", {name}, {{"perm", order}});
}

/// (N, groups C, ...) as (C, groups N, ...): the groups' batches side by side.
static Name groupsAsBatches(Export &x, const Name &name, int64_t rank,
                            int64_t groups) {
  if (groups == 1)
    return exchanged(x, name, rank);
  Name shape = x.e.op("Shape", {name});
  auto part = [&](int64_t from, int64_t to) {
    return x.e.op("Slice", {shape, x.e.ints({from}), x.e.ints({to})});
  };
  Name batch = part(0, 1), count = x.e.ints({groups}),
       rest = part(2, INT64_MAX);
  Name channels = x.e.op("Div", {part(1, 2), count});
  Name split =
      x.e.op("Reshape", {name, joined(x, {batch, count, channels, rest})});
  Integers order(rank + 1);
  std::iota(order.begin(), order.end(), 0);
  std::swap(order[0], order[2]);
  Name turned = x.e.op("Transpose", {split}, {{"perm", order}});
  Name batches = x.e.op("Mul", {batch, count});
  return x.e.op("Reshape", {turned, joined(x, {channels, batches, rest})});
}

/// Windows of the gradient slide over x by the dilation. They find more places
/// than the kernel has where strides leave out the last elements.
static void exportConvWeightGrad(ConvWeightGradOp op, Export &x) {
  int64_t rank = x.rank(), groups = op.getGroups();
  Name found = x.e.op("Conv",
                      {groupsAsBatches(x, x.in(op.getX()), rank, groups),
                       exchanged(x, x.in(op.getGrad()), rank)},
                      {{"strides", integers(op.getDilation())},
                       {"pads", onBothSides(op.getPadding())},
                       {"dilations", integers(op.getStride())},
                       {"group", groups}});
  Integers zeros(rank - 2, 0), axes(rank - 2);
  std::iota(axes.begin(), axes.end(), 2);
  found = x.e.op("Slice", {found, x.e.ints(zeros), x.e.ints(op.getKernelSize()),
                           x.e.ints(axes)});
  x.out(exchanged(x, found, rank));
}

//===----------------------------------------------------------------------===//
// Means
//===----------------------------------------------------------------------===//

/// The gradient of means of windows that all have `divisor` elements. Each
/// channel of each element of the batch is an image of its own.
template <typename OpT>
static void spreadMeans(OpT op, Export &x, const Windows &w,
                        const Integers &behind, double divisor) {
  int64_t spatial = int64_t(w.kernel.size());
  Integers kernel{1, 1};
  llvm::append_range(kernel, w.kernel);
  Name weight = x.e.op(
      "Expand", {x.e.number(1 / divisor, x.elementType()), x.e.ints(kernel)});
  Name shape = x.e.op("Shape", {x.in(0u)});
  Name front =
      x.e.op("Slice", {shape, x.e.ints({0}), x.e.ints({x.rank() - spatial})});
  Name image =
      x.e.op("Slice", {shape, x.e.ints({-spatial}), x.e.ints({INT64_MAX})});
  Name images =
      x.e.op("Reshape", {x.in(0u), joined(x, {x.e.ints({-1, 1}), image})});
  Name found = transposed(x, {images, weight}, w, behind, 1);
  Name sizes = x.e.sizes(op.getSizes(), op.getStaticSizes());
  x.node("Reshape", {found, joined(x, {front, sizes})});
}

static void exportAvgPoolBackward(AvgPoolBackwardOp op, Export &x) {
  size_t spatial = op.getStride().size();
  SmallVector<int64_t> ones(spatial, 1);
  Windows w{op.getKernelSize(), op.getStride(), op.getPadding(), ones};
  bool countsAll = op.getCountIncludePad() || op.getDivisorOverride() ||
                   llvm::all_of(op.getPadding(), [](int64_t p) { return !p; });
  std::optional<Integers> behind =
      sizesBehind(w, op.getStaticSizes(), spatialSizes(op.getGrad(), spatial));
  if (op.getCeilMode() || !countsAll || !behind)
    return x.refuse("expected windows of one size, and known sizes");
  int64_t elements = productOf(op.getKernelSize());
  spreadMeans(op, x, w, *behind,
              double(op.getDivisorOverride().value_or(elements)));
}

static void exportAdaptiveAvgPoolBackward(AdaptiveAvgPoolBackwardOp op,
                                          Export &x) {
  ArrayRef<int64_t> sizes = op.getStaticSizes();
  Integers kernel;
  for (auto [size, count] :
       llvm::zip(sizes, spatialSizes(op.getGrad(), sizes.size()))) {
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(count) ||
        size % count != 0)
      return x.refuse("expected windows of one known size");
    kernel.push_back(size / count);
  }
  SmallVector<int64_t> zeros(sizes.size(), 0), ones(sizes.size(), 1);
  spreadMeans(op, x, {kernel, kernel, zeros, ones}, Integers(sizes.size(), 0),
              double(productOf(kernel)));
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static void exportEmbeddingBackward(EmbeddingBackwardOp op, Export &x) {
  if (op.getScaleGradByFreq())
    return x.refuse("rows that are divided by their frequency have no "
                    "counterpart");
  Type i64 = IntegerType::get(x.e.context, 64);
  Name places = x.e.op("Unsqueeze",
                       {x.e.cast(x.in(op.getIndices()), i64), x.e.ints({-1})});
  Name rows = x.in(op.getGrad()), zero = x.e.number(0, x.elementType());
  if (std::optional<int64_t> padding = op.getPaddingIdx())
    rows = x.e.op("Where", {x.e.op("Equal", {places, x.e.integer(*padding)}),
                            zero, rows});
  Name columns = x.e.op("Slice", {x.e.shapeOf(op.getGrad()), x.e.ints({-1}),
                                  x.e.ints({INT64_MAX})});
  Name sizes = joined(x, {x.e.ints({op.getNumWeights()}), columns});
  x.node("ScatterND", {x.e.op("Expand", {zero, sizes}), places, rows},
         {{"reduction", std::string("add")}});
}

void addGradientExports(ExportTable &t) {
  t.add<ConvInputGradOp>(exportConvInputGrad);
  t.add<ConvWeightGradOp>(exportConvWeightGrad);
  t.add<AvgPoolBackwardOp>(exportAvgPoolBackward);
  t.add<AdaptiveAvgPoolBackwardOp>(exportAdaptiveAvgPoolBackward);
  t.add<EmbeddingBackwardOp>(exportEmbeddingBackward);
}

} // namespace tcopt::onnx_export
