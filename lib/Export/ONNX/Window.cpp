//===- Window.cpp - convolutions, pools, resizing -------------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

static std::vector<int64_t> vectorOf(ArrayRef<int64_t> values) {
  return {values.begin(), values.end()};
}

/// As many elements before and after.
static std::vector<int64_t> padsOf(ArrayRef<int64_t> padding) {
  std::vector<int64_t> pads = vectorOf(padding);
  pads.insert(pads.end(), padding.begin(), padding.end());
  return pads;
}

template <typename OpT> static Attributes windowsOf(OpT op) {
  return {{"strides", vectorOf(op.getStride())},
          {"pads", padsOf(op.getPadding())}};
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

template <typename OpT>
static void exportConv(OpT op, Export &x, StringRef type,
                       Attributes attributes) {
  if (type != "ConvInteger" && !isa<FloatType>(x.elementType()))
    return x.refuse("there are convolutions of floats only");
  attributes.push_back({"dilations", vectorOf(op.getDilation())});
  attributes.push_back({"group", op.getGroups()});
  x.node(type, x.all(), attributes);
}

static void exportConvTranspose(ConvTransposeOp op, Export &x) {
  Attributes attributes = windowsOf(op);
  attributes.push_back({"output_padding", vectorOf(op.getOutputPadding())});
  exportConv(op, x, "ConvTranspose", attributes);
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// Pools are on batches: a tensor without one gets it, and loses it again.
static Name batched(Export &x, size_t spatial) {
  return x.rank() == int64_t(spatial) + 2
             ? x.in(0u)
             : x.e.op("Unsqueeze", {x.in(0u), x.e.ints({0})});
}

static Name unbatched(Export &x, const Name &result, size_t spatial) {
  return x.rank() == int64_t(spatial) + 2
             ? result
             : x.e.op("Squeeze", {result, x.e.ints({0})});
}

template <typename OpT> static Attributes poolOf(OpT op, bool roundsUp) {
  Attributes attributes = windowsOf(op);
  attributes.push_back({"kernel_shape", vectorOf(op.getKernelSize())});
  attributes.push_back({"ceil_mode", int64_t(roundsUp)});
  return attributes;
}

/// Whether the number of windows is rounded up. A last window that would start
/// in the padding is left out here, but not there: such sizes are rounded down.
/// Refuses what needs both.
template <typename OpT>
static std::optional<bool> roundsUp(OpT op, Export &x,
                                    ArrayRef<int64_t> dilation) {
  auto sizes = cast<RankedTensorType>(op.getX().getType())
                   .getShape()
                   .take_back(dilation.size());
  bool up = op.getCeilMode(), anyUp = false, anyDown = false;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (!up || ShapedType::isDynamic(size))
      continue;
    int64_t reach = dilation[i] * (op.getKernelSize()[i] - 1) + 1;
    int64_t room = size + 2 * op.getPadding()[i] - reach;
    int64_t stride = op.getStride()[i];
    if (room % stride == 0)
      continue;
    bool isLeftOut = (room / stride + 1) * stride >= size + op.getPadding()[i];
    (isLeftOut ? anyDown : anyUp) = true;
  }
  anyUp |= anyDown && llvm::is_contained(sizes, ShapedType::kDynamic);
  if (anyUp && anyDown) {
    x.refuse("sizes that are rounded up, beside others where the last window "
             "would start in the padding, have no counterpart");
    return std::nullopt;
  }
  return up && !anyDown;
}

static bool hasMaxima(Export &x) {
  Type type = x.elementType();
  bool isThere = isa<FloatType>(type) || type.isInteger(8);
  if (!isThere)
    x.refuse("there are maxima of floats and of 8 bits only");
  return isThere;
}

template <typename OpT>
static std::optional<Attributes> maxPoolOf(OpT op, Export &x) {
  std::optional<bool> up = roundsUp(op, x, op.getDilation());
  if (!up)
    return std::nullopt;
  Attributes attributes = poolOf(op, *up);
  attributes.push_back({"dilations", vectorOf(op.getDilation())});
  return attributes;
}

static void exportMaxPool(MaxPoolOp op, Export &x) {
  size_t spatial = op.getKernelSize().size();
  if (!hasMaxima(x))
    return;
  if (std::optional<Attributes> attributes = maxPoolOf(op, x))
    x.out(unbatched(x, x.e.op("MaxPool", {batched(x, spatial)}, *attributes),
                    spatial));
}

/// Places are counted through the whole batch there, and in each image here.
static void maxPoolWithPlaces(Export &x, size_t spatial,
                              const Attributes &attributes) {
  if (!hasMaxima(x))
    return;
  Names found = x.e.ops("MaxPool", {batched(x, spatial)}, 2, attributes);
  Name sizes =
      x.e.op("Slice", {x.e.op("Shape", {x.in(0u)}),
                       x.e.ints({-int64_t(spatial)}), x.e.ints({INT64_MAX})});
  Name image = x.e.op("ReduceProd", {sizes}, {{"keepdims", int64_t(0)}});
  x.out(unbatched(x, found[0], spatial), 0);
  x.out(unbatched(x, x.e.op("Mod", {found[1], image}), spatial), 1);
}

static void exportMaxPoolWithIndices(MaxPoolWithIndicesOp op, Export &x) {
  if (std::optional<Attributes> attributes = maxPoolOf(op, x))
    maxPoolWithPlaces(x, op.getKernelSize().size(), *attributes);
}

/// Each image as one row of zeros, to whose places the values go.
template <typename OpT>
static void scatterToImages(OpT op, Export &x, StringRef reduction) {
  int64_t leading = x.rank() - int64_t(op.getStaticSizes().size());
  SmallVector<int64_t> rows(leading + 1, 0);
  rows.back() = -1;
  Name sizes = x.e.sizes(op.getSizes(), op.getStaticSizes());
  Name front = x.e.op("Slice", {x.e.op("Shape", {x.in(0u)}), x.e.ints({0}),
                                x.e.ints({leading})});
  auto joined = [&](const Name &last) {
    return x.e.op("Concat", {front, last}, {{"axis", int64_t(0)}});
  };
  Name empty = x.e.op("Expand", {x.e.number(0, x.elementType()),
                                 joined(x.e.op("ReduceProd", {sizes}))});
  Name places = x.e.cast(x.e.op("Reshape", {x.in(1u), x.e.ints(rows)}),
                         IntegerType::get(op.getContext(), 64));
  Name filled =
      x.e.op("ScatterElements",
             {empty, places, x.e.op("Reshape", {x.in(0u), x.e.ints(rows)})},
             {{"axis", leading}, {"reduction", reduction.str()}});
  x.node("Reshape", {filled, joined(sizes)}, {{"allowzero", int64_t(1)}});
}

static void exportMaxUnpool(MaxUnpoolOp op, Export &x) {
  scatterToImages(op, x, "none");
}
static void exportMaxPoolBackward(MaxPoolBackwardOp op, Export &x) {
  scatterToImages(op, x, "add");
}

/// A divisor of the op's own makes of it a sum of the window, padding and all.
static void exportAvgPool(AvgPoolOp op, Export &x) {
  std::optional<int64_t> divisor = op.getDivisorOverride();
  if (!isa<FloatType>(x.elementType()))
    return x.refuse("there are means of floats only");
  if (divisor && op.getCeilMode())
    return x.refuse("such a divisor of its own has no counterpart");
  bool countsPad = op.getCountIncludePad() || divisor;
  size_t spatial = op.getKernelSize().size();
  std::optional<bool> up = roundsUp(op, x, SmallVector<int64_t>(spatial, 1));
  if (!up)
    return;
  Attributes attributes = poolOf(op, *up);
  attributes.push_back({"count_include_pad", int64_t(countsPad)});
  Name mean = unbatched(
      x, x.e.op("AveragePool", {batched(x, spatial)}, attributes), spatial);
  if (!divisor)
    return x.out(mean);
  double window = 1;
  for (int64_t size : op.getKernelSize())
    window *= double(size);
  x.node("Mul", {mean, x.e.number(window / double(*divisor), x.elementType())});
}

/// Windows that lie side by side, if all are of one known size.
template <typename OpT>
static std::optional<Attributes> adaptiveWindows(OpT op, Export &x) {
  auto type = cast<RankedTensorType>(op.getX().getType());
  ArrayRef<int64_t> parts = op.getOutputSize();
  std::vector<int64_t> kernel;
  for (auto [size, count] :
       llvm::zip(type.getShape().take_back(parts.size()), parts)) {
    if (ShapedType::isDynamic(size) || count == 0 || size % count != 0) {
      x.refuse("expected windows of one known size");
      return std::nullopt;
    }
    kernel.push_back(size / count);
  }
  return Attributes{{"kernel_shape", kernel}, {"strides", kernel}};
}

static void exportAdaptiveAvgPool(AdaptiveAvgPoolOp op, Export &x) {
  size_t spatial = op.getOutputSize().size();
  bool isGlobal =
      llvm::all_of(op.getOutputSize(), [](int64_t size) { return size == 1; });
  if (isGlobal)
    return x.out(unbatched(
        x, x.e.op("GlobalAveragePool", {batched(x, spatial)}), spatial));
  if (std::optional<Attributes> windows = adaptiveWindows(op, x))
    x.out(unbatched(x, x.e.op("AveragePool", {batched(x, spatial)}, *windows),
                    spatial));
}

static void exportAdaptiveMaxPool(AdaptiveMaxPoolOp op, Export &x) {
  if (std::optional<Attributes> windows = adaptiveWindows(op, x))
    maxPoolWithPlaces(x, op.getOutputSize().size(), *windows);
}

//===----------------------------------------------------------------------===//
// Resizing
//===----------------------------------------------------------------------===//

/// Whether the scales give the sizes: a resize has the one or the other.
static bool scalesGiveSizes(InterpolateOp op, ArrayRef<double> scales) {
  auto sizes = cast<RankedTensorType>(op.getX().getType()).getShape();
  for (auto [from, to, scale] :
       llvm::zip(sizes.drop_front(2), op.getStaticSizes(), scales))
    if (ShapedType::isDynamic(from) || ShapedType::isDynamic(to) ||
        to != int64_t(std::floor(float(from) * float(scale))))
      return false;
  return true;
}

static Name scalesOf(InterpolateOp op, Export &x, ArrayRef<double> scales) {
  SmallVector<float> all(2, 1.0f);
  llvm::append_range(all, scales);
  auto type = RankedTensorType::get({int64_t(all.size())},
                                    Builder(op.getContext()).getF32Type());
  return x.e.constant(DenseElementsAttr::get(type, ArrayRef<float>(all)));
}

static Name sizesOf(InterpolateOp op, Export &x) {
  Name leading =
      x.e.op("Slice", {x.e.shapeOf(op.getX()), x.e.ints({0}), x.e.ints({2})});
  return x.e.op("Concat",
                {leading, x.e.sizes(op.getSizes(), op.getStaticSizes())},
                {{"axis", int64_t(0)}});
}

static void exportInterpolate(InterpolateOp op, Export &x) {
  std::optional<ArrayRef<double>> scales = op.getScales();
  if (scales && !scalesGiveSizes(op, *scales))
    return x.refuse("sizes with other scales have no counterpart");
  bool isNearest = op.getMode() == InterpolateMode::nearest ||
                   op.getMode() == InterpolateMode::nearest_exact;
  const char *mode = isNearest                                 ? "nearest"
                     : op.getMode() == InterpolateMode::linear ? "linear"
                                                               : "cubic";
  const char *places = op.getAlignCorners() ? "align_corners"
                       : op.getMode() == InterpolateMode::nearest
                           ? "asymmetric"
                           : "half_pixel";
  Attributes attributes{{"mode", std::string(mode)},
                        {"coordinate_transformation_mode", std::string(places)},
                        {"cubic_coeff_a", -0.75}};
  if (isNearest)
    attributes.push_back(
        {"nearest_mode", std::string(op.getMode() == InterpolateMode::nearest
                                         ? "floor"
                                         : "round_prefer_ceil")});
  Names inputs{x.in(op.getX()), ""};
  if (scales)
    inputs.push_back(scalesOf(op, x, *scales));
  else
    inputs.append({"", sizesOf(op, x)});
  x.node("Resize", inputs, attributes);
}

static void exportGridSample(GridSampleOp op, Export &x) {
  static constexpr const char *padding[] = {"zeros", "border", "reflection"};
  const char *mode = op.getMode() == InterpolateMode::nearest  ? "nearest"
                     : op.getMode() == InterpolateMode::linear ? "linear"
                                                               : "cubic";
  x.node("GridSample", x.all(),
         {{"mode", std::string(mode)},
          {"padding_mode", std::string(padding[int(op.getPaddingMode())])},
          {"align_corners", int64_t(op.getAlignCorners())}});
}

void addWindowExports(ExportTable &t) {
  t.add<ConvOp>(
      [](ConvOp op, Export &x) { exportConv(op, x, "Conv", windowsOf(op)); });
  t.add<IntConvOp>([](IntConvOp op, Export &x) {
    exportConv(op, x, "ConvInteger", windowsOf(op));
  });
  t.add<ConvTransposeOp>(exportConvTranspose);
  t.add<MaxPoolOp>(exportMaxPool);
  t.add<AvgPoolOp>(exportAvgPool);
  t.add<MaxPoolWithIndicesOp>(exportMaxPoolWithIndices);
  t.add<MaxUnpoolOp>(exportMaxUnpool);
  t.add<MaxPoolBackwardOp>(exportMaxPoolBackward);
  t.add<AdaptiveMaxPoolOp>(exportAdaptiveMaxPool);
  t.add<AdaptiveAvgPoolOp>(exportAdaptiveAvgPool);
  t.add<InterpolateOp>(exportInterpolate);
  t.add<GridSampleOp>(exportGridSample);
}

} // namespace tcopt::onnx_export
