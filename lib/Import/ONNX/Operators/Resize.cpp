//===- Resize.cpp - Resize and Upsample -----------------------------------===//

#include "Resize.h"
#include "Integers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

using Filter = ResizeRules::Filter;
using Axes = SmallVector<ResizedAxis>;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static void checkName(Node &n, StringRef attribute, StringRef name,
                      ArrayRef<StringRef> names) {
  if (!llvm::is_contained(names, name))
    n.error("expected another value of the attribute '" + attribute +
            "' than '" + name + "': one of " + llvm::join(names, ", "));
}

static ResizeRules readRules(Node &n) {
  ResizeRules r;
  std::string mode = n.text("mode", "nearest");
  checkName(n, "mode", mode, {"nearest", "linear", "bilinear", "cubic"});
  r.filter = llvm::StringSwitch<Filter>(mode)
                 .Cases({"linear", "bilinear"}, Filter::linear)
                 .Case("cubic", Filter::cubic)
                 .Default(Filter::nearest);
  bool isOld = n.since() < 11 || n.proto.op_type() == "Upsample";
  r.coordinates = isOld
                      ? "asymmetric"
                      : n.text("coordinate_transformation_mode", "half_pixel");
  checkName(n, "coordinate_transformation_mode", r.coordinates,
            {"half_pixel", "half_pixel_symmetric", "pytorch_half_pixel",
             "tf_half_pixel_for_nn", "align_corners", "asymmetric",
             "tf_crop_and_resize"});
  r.rounding = isOld ? "floor" : n.text("nearest_mode", "round_prefer_floor");
  checkName(n, "nearest_mode", r.rounding,
            {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil"});
  r.ceilsSmaller = isOld && n.proto.op_type() == "Resize";
  r.cubicA = n.number("cubic_coeff_a", -0.75);
  r.extrapolation = n.number("extrapolation_value", 0);
  r.excludeOutside = n.integer("exclude_outside", 0);
  r.antialias = n.integer("antialias", 0) && r.filter != Filter::nearest;
  return r;
}

/// The dimensions that scales, sizes and regions are of.
static SmallVector<int64_t> readAxes(Node &n, Value x) {
  auto given = n.integers("axes");
  if (!given)
    return upTo(rankOf(x));
  SmallVector<int64_t> axes = n.normalize(*given, rankOf(x));
  SmallVector<int64_t> sorted = axes;
  llvm::sort(sorted);
  if (!n.hasFailed() &&
      std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
    n.error("expected no axis twice in the attribute 'axes'");
  return axes;
}

static void readRegion(Node &n, Axes &axes) {
  if (!n.has(1))
    return n.error("expected regions for tf_crop_and_resize");
  SmallVector<double> region = n.numbers(1, "regions");
  if (n.hasFailed())
    return;
  if (region.size() != 2 * axes.size())
    return n.error("expected " + Twine(2 * axes.size()) +
                   " numbers as regions but found " + Twine(region.size()));
  for (auto [i, axis] : llvm::enumerate(axes)) {
    axis.start = region[i];
    axis.end = region[axes.size() + i];
  }
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

// A scale is a fraction of a power of 2. What a product in f32 would round up
// to an integer is rounded up here, too.
static Size scaledSize(Node &n, Size in, double scale) {
  OpBuilder &ops = n.b.ops();
  if (auto known = getConstantIntValue(in))
    return ops.getIndexAttr(int64_t(std::floor(float(*known) * float(scale))));
  int exponent;
  double mantissa = std::frexp(scale, &exponent);
  int64_t numerator = int64_t(std::ldexp(mantissa, 24));
  int shift = 24 - exponent;
  if (shift > 40) {
    n.error("expected a scale that is not as small");
    return in;
  }
  for (; shift > 0 && numerator % 2 == 0; --shift)
    numerator /= 2;
  if (shift <= 0)
    return n.mul(in, ops.getIndexAttr(numerator << std::min(20, -shift)));
  Size product = n.mul(in, ops.getIndexAttr(numerator));
  Size less = n.div(product, ops.getIndexAttr(1 << 25));
  return n.div(n.add(product, less), ops.getIndexAttr(int64_t(1) << shift));
}

static void setScales(Node &n, Axes &axes, ArrayRef<double> scales) {
  if (n.hasFailed())
    return;
  if (scales.size() != axes.size())
    return n.error("expected " + Twine(axes.size()) + " scales but found " +
                   Twine(scales.size()));
  for (auto [axis, scale] : llvm::zip(axes, scales)) {
    if (!(scale > 0) || scale > 1 << 20)
      return n.error("expected scales between 0 and 2^20");
    axis.scale = scale;
    axis.out = scaledSize(n, axis.in, scale);
  }
}

static Size sizeFrom(Node &n, Value number) {
  Value whole = n.b.cast(n.b.make<FloorOp>(number), n.b.ops().getI64Type());
  if (n.hasFailed())
    return n.b.ops().getIndexAttr(0);
  OpBuilder &ops = n.b.ops();
  Value size = tensor::ExtractOp::create(ops, n.b.location(), whole);
  return arith::IndexCastOp::create(ops, n.b.location(), ops.getIndexType(),
                                    size)
      .getResult();
}

// Programs compute scales from sizes.
static void setRuntimeScales(Node &n, Axes &axes, Value scales) {
  if (n.hasFailed())
    return;
  Type f64 = n.b.ops().getF64Type();
  if (rankOf(scales) == 1)
    scales = n.withStatedSize(scales, 0);
  RankedTensorType type = rankedType(scales);
  if (type.getRank() != 1 || type.getDimSize(0) != int64_t(axes.size()) ||
      !isa<FloatType>(type.getElementType()))
    return n.error("expected " + Twine(axes.size()) + " scales");
  for (auto [i, axis] : llvm::enumerate(axes)) {
    Value scale =
        n.b.reshape(n.b.slice(scales, 0, int64_t(i), int64_t(i) + 1), {});
    Value in = n.b.cast(n.tensorOfSize(axis.in), type.getElementType());
    axis.out = sizeFrom(n, n.b.make<MulOp>(in, scale));
    axis.runtimeScale = n.b.cast(scale, f64);
  }
}

// One scale for all axes: the least or the greatest of them.
static void keepRatio(Node &n, Axes &axes, bool isLeast) {
  std::optional<double> common;
  for (ResizedAxis &axis : axes) {
    auto in = getConstantIntValue(axis.in), out = getConstantIntValue(axis.out);
    if (!in || !out || *in < 1)
      return n.error("expected known sizes for the attribute "
                     "'keep_aspect_ratio_policy'");
    double scale = double(*out) / double(*in);
    common = !common   ? scale
             : isLeast ? std::min(*common, scale)
                       : std::max(*common, scale);
  }
  for (ResizedAxis &axis : axes) {
    axis.scale = common;
    double size = *common * double(*getConstantIntValue(axis.in));
    axis.out = n.b.ops().getIndexAttr(int64_t(size + 0.5));
  }
}

static void setSizes(Node &n, Axes &axes, ArrayRef<Size> sizes) {
  if (n.hasFailed())
    return;
  if (sizes.size() != axes.size())
    return n.error("expected " + Twine(axes.size()) + " sizes but found " +
                   Twine(sizes.size()));
  for (auto [axis, size] : llvm::zip(axes, sizes)) {
    auto known = getConstantIntValue(size);
    if (known && (*known < 0 || *known >= int64_t(1) << 31))
      return n.error("expected sizes in [0, 2^31) but found " + Twine(*known));
    axis.out = size;
  }
  std::string policy = n.text("keep_aspect_ratio_policy", "stretch");
  checkName(n, "keep_aspect_ratio_policy", policy,
            {"stretch", "not_larger", "not_smaller"});
  if (policy != "stretch" && !n.hasFailed())
    keepRatio(n, axes, policy == "not_larger");
}

/// Where scales are an input, and sizes.
static void readSizes(Node &n, Axes &axes) {
  if (n.hasAttribute("height_scale"))
    return setScales(
        n, axes,
        {1, 1, n.number("height_scale", 1), n.number("width_scale", 1)});
  if (auto scales = n.numbers("scales"))
    return setScales(n, axes, *scales);
  bool isOld = n.since() < 11 || n.proto.op_type() == "Upsample";
  if (!isOld && n.has(3)) {
    Sizes sizes = n.sizes(3, "sizes");
    if (n.hasFailed() || !sizes.empty())
      return setSizes(n, axes, sizes);
  }
  size_t at = isOld ? 1 : 2;
  if (!n.has(at))
    return n.error("expected scales or sizes");
  if (n.constant(at))
    setScales(n, axes, n.numbers(at, "scales"));
  else
    setRuntimeScales(n, axes, n.in(at));
}

static bool staysAsItIs(const ResizeRules &rules, const ResizedAxis &axis) {
  if (rules.crops() && (axis.start != 0 || axis.end != 1))
    return false;
  return axis.in == axis.out && !axis.runtimeScale &&
         (!axis.scale || *axis.scale == 1);
}

static Axes readResizedAxes(Node &n, const ResizeRules &rules, Value x) {
  Axes axes;
  for (int64_t dim : readAxes(n, x))
    axes.push_back({dim, n.sizeOf(x, dim), {}, std::nullopt});
  readSizes(n, axes);
  if (rules.crops() && !n.hasFailed())
    readRegion(n, axes);
  if (n.hasFailed())
    return {};
  llvm::erase_if(
      axes, [&](const ResizedAxis &axis) { return staysAsItIs(rules, axis); });
  return axes;
}

//===----------------------------------------------------------------------===//
// graph.interpolate
//===----------------------------------------------------------------------===//

namespace {
struct Interpolation {
  InterpolateMode mode;
  bool alignsCorners = false;
};
} // namespace

// Of a whole scale each element is repeated, wherever exactly places are.
static std::optional<Interpolation> nearestOf(const ResizeRules &rules,
                                              ArrayRef<ResizedAxis> axes) {
  bool isWhole = llvm::all_of(axes, [](const ResizedAxis &axis) {
    auto scale = axis.wholeScale();
    return scale && *scale >= 1;
  });
  bool isExact = llvm::all_of(axes, [](const ResizedAxis &axis) {
    return !axis.scale &&
           (!getConstantIntValue(axis.in) || !getConstantIntValue(axis.out));
  });
  bool isRounded = StringRef(rules.rounding).starts_with("round_");
  bool isFloor = rules.coordinates == "asymmetric" && rules.rounding == "floor";
  if ((isWhole && (isFloor || (rules.isHalfPixel() && isRounded))) ||
      (isExact && isFloor))
    return Interpolation{InterpolateMode::nearest};
  if (isExact && rules.coordinates == "half_pixel" &&
      rules.rounding == "round_prefer_ceil")
    return Interpolation{InterpolateMode::nearest_exact};
  return std::nullopt;
}

/// Whether no scale leaves a part of an element over.
static bool sizesSuffice(ArrayRef<ResizedAxis> axes) {
  return llvm::all_of(axes, [](const ResizedAxis &axis) {
    return !axis.scale || axis.wholeScale();
  });
}

static std::optional<Interpolation> interpolationOf(const ResizeRules &rules,
                                                    ArrayRef<ResizedAxis> axes,
                                                    Type type) {
  if (rules.filter == Filter::nearest)
    return nearestOf(rules, axes);
  bool isLinear = rules.filter == Filter::linear;
  if (!isa<FloatType>(type) || rules.antialias ||
      (!isLinear && (rules.cubicA != -0.75 || rules.excludeOutside)))
    return std::nullopt;
  InterpolateMode mode =
      isLinear ? InterpolateMode::linear : InterpolateMode::cubic;
  if (rules.coordinates == "align_corners" && sizesSuffice(axes))
    return Interpolation{mode, true};
  // pytorch_half_pixel has a special case for results of size 1.
  bool canBeOne = llvm::any_of(axes, [](const ResizedAxis &axis) {
    bool isGreater = axis.scale && *axis.scale >= 2;
    auto out = getConstantIntValue(axis.out);
    return out ? *out == 1 : !isGreater;
  });
  if (rules.coordinates == "half_pixel" ||
      (rules.coordinates == "pytorch_half_pixel" && !canBeOne))
    return Interpolation{mode};
  return std::nullopt;
}

/// The op where it is the same; null where it is not.
static Value interpolate(Node &n, const ResizeRules &rules,
                         ArrayRef<ResizedAxis> axes, Value x) {
  int64_t rank = rankOf(x);
  bool isSpatial =
      rank >= 3 && rank <= 5 && llvm::all_of(axes, [](const ResizedAxis &axis) {
        return axis.dim >= 2 && !axis.runtimeScale;
      });
  auto found = interpolationOf(rules, axes, elementType(x));
  if (!isSpatial || !found)
    return {};
  Sizes all = n.sizesOf(x);
  SmallVector<double> scales(rank, 1);
  bool hasScales = true;
  for (const ResizedAxis &axis : axes) {
    all[axis.dim] = axis.out;
    hasScales &= axis.scale.has_value();
    scales[axis.dim] = axis.scale.value_or(1);
  }
  SizeOperands s(ArrayRef<Size>(all).drop_front(2));
  DenseF64ArrayAttr attribute;
  if (hasScales && !found->alignsCorners)
    attribute =
        n.b.ops().getDenseF64ArrayAttr(ArrayRef<double>(scales).drop_front(2));
  return n.b.make<InterpolateOp>(x, s.values, s.constants, found->mode,
                                 found->alignsCorners, attribute);
}

//===----------------------------------------------------------------------===//
// Resize
//===----------------------------------------------------------------------===//

/// The type in which elements are weighed: f16 and bf16 are summed in f32, and
/// integers in f64, so that halves are rounded as they should.
static Type weighedType(Node &n, const ResizeRules &rules, Type type) {
  if (rules.filter == Filter::nearest || type.isF32() || type.isF64())
    return type;
  return isa<FloatType>(type) ? Type(n.b.ops().getF32Type())
                              : Type(n.b.ops().getF64Type());
}

static void importResize(Node &n) {
  Value x = n.in(0);
  ResizeRules rules = readRules(n);
  Axes axes = readResizedAxes(n, rules, x);
  if (n.hasFailed() || axes.empty())
    return n.out(x);
  if (Value result = interpolate(n, rules, axes, x))
    return n.out(result);
  Type type = elementType(x), weighed = weighedType(n, rules, type);
  Value result = n.b.cast(x, weighed);
  for (const ResizedAxis &axis : axes)
    result = resizeAxis(n, rules, axis, result);
  if (type == weighed || isa<FloatType>(type))
    return n.out(n.b.cast(result, type));
  if (type.getIntOrFloatBitWidth() > 32)
    return n.out(n.b.cast(n.b.make<RoundOp>(result), type));
  n.out(saturate(n, result, Value(), type));
}

void addResizeOperators(OperatorTable &t) {
  t.add("Resize", {10, 11, 13, 18, 19}, {1, 4}, importResize);
  t.add("Upsample", {1, 7, 9, 10}, {1, 2}, importResize);
}

} // namespace tcopt::onnx_import
