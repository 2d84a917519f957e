//===- Quantize.cpp - small integers for floats ---------------------------===//

#include "Integers.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Scales and zero points of tensors, axes and blocks
//===----------------------------------------------------------------------===//

namespace {
/// Which elements of a tensor share a scale.
struct Granularity {
  Value x;
  int64_t axis, block;
};
} // namespace

static Granularity readGranularity(Node &n, Value x) {
  int64_t axis = n.integer("axis", 1), block = n.integer("block_size", 0);
  int64_t rank = rankOf(x);
  // Where all elements share the scale the axis does not matter.
  if (axis < -rank || axis >= rank)
    axis = 0;
  if (block < 0 || block >= int64_t(1) << 31)
    n.error("expected the attribute 'block_size' in [0, 2^31) but found " +
            Twine(block));
  return {x, axis < 0 ? axis + rank : axis, block};
}

/// Each element `block` times along the axis, as many as `x` has.
static Value repeatBlocks(Node &n, const Granularity &g, Value parameter) {
  Sizes sizes = n.sizesOf(parameter);
  Size block = n.b.ops().getIndexAttr(g.block);
  Sizes expanded = sizes;
  expanded.insert(expanded.begin() + g.axis + 1, block);
  Value repeated = n.b.make<UnsqueezeOp>(parameter, g.axis + 1);
  repeated = n.b.expand(repeated, expanded);
  sizes[g.axis] = n.mul(sizes[g.axis], block);
  repeated = n.b.reshape(repeated, sizes);
  Value start = n.b.integer(0, n.b.ops().getI64Type());
  return n.b.narrow(repeated, start, n.sizeOf(g.x, g.axis), g.axis);
}

/// A scale or zero point so that it broadcasts to `x`.
static Value spread(Node &n, const Granularity &g, Value parameter) {
  parameter = oneAsScalar(n, parameter);
  if (n.hasFailed() || rankOf(parameter) == 0)
    return parameter;
  int64_t rank = rankOf(g.x);
  if (rank > 0 && rankOf(parameter) == rank && g.block > 0)
    return repeatBlocks(n, g, parameter);
  if (rank == 0 || rankOf(parameter) != 1) {
    n.error("expected a scale and a zero point of rank 0 or 1, or with the "
            "attribute 'block_size' of rank " +
            Twine(rank) + ", but found rank " + Twine(rankOf(parameter)));
    return {};
  }
  Sizes sizes{n.sizeOf(parameter, 0)};
  sizes.append(rank - 1 - g.axis, n.b.ops().getIndexAttr(1));
  return n.b.reshape(parameter, sizes);
}

//===----------------------------------------------------------------------===//
// QuantizeLinear, DequantizeLinear
//===----------------------------------------------------------------------===//

/// The attribute, of which 0 means that it is not there.
static Type typeAttribute(Node &n, StringRef name, Type otherwise) {
  return n.integer(name, 0) ? n.elementType(name, otherwise) : otherwise;
}

// Not graph.quantize, which multiplies by the inverse of the scale.
static void importQuantize(Node &n) {
  Value x = n.in(0), scale = n.in(1), zero = n.optional(2);
  if (n.hasFailed())
    return;
  Type otherwise =
      zero ? elementType(zero)
           : IntegerType::get(x.getContext(), 8, IntegerType::Unsigned);
  Type type = typeAttribute(n, "output_dtype", otherwise);
  if (!n.hasFailed() && zero && type != otherwise)
    return n.error("expected the zero point's element type as the attribute "
                   "'output_dtype'");
  Granularity g = readGranularity(n, x);
  Type precision = typeAttribute(n, "precision", elementType(scale));
  if (!n.hasFailed() && !isa<FloatType>(precision))
    precision = n.b.ops().getF32Type();
  Value scaled = divide(n, n.b.cast(x, precision),
                        spread(n, g, n.b.cast(scale, precision)));
  n.out(saturate(n, scaled, zero ? spread(n, g, zero) : Value(), type));
}

static void importDequantize(Node &n) {
  Value x = n.in(0), scale = n.in(1), zero = n.optional(2);
  if (n.hasFailed())
    return;
  Type type = typeAttribute(n, "output_dtype", elementType(scale));
  Type f32 = n.b.ops().getF32Type();
  Granularity g = readGranularity(n, x);
  Value number = n.b.cast(x, f32);
  if (zero)
    number = n.b.make<SubOp>(number, n.b.cast(spread(n, g, zero), f32));
  Value factor = spread(n, g, n.b.cast(scale, f32));
  n.out(n.b.cast(n.b.make<MulOp>(number, factor), type));
}

// The range of x and 0 becomes that of ui8.
static void importDynamicQuantize(Node &n) {
  Value x = n.in(0);
  Type f32 = n.b.ops().getF32Type();
  Type ui8 = IntegerType::get(n.b.ops().getContext(), 8, IntegerType::Unsigned);
  SmallVector<int64_t> dims = upTo(rankOf(x));
  Value zero = n.b.scalar(0, f32);
  Value most = n.b.make<MaximumOp>(n.b.make<AmaxOp>(x, dims, false), zero);
  Value least = n.b.make<MinimumOp>(n.b.make<AminOp>(x, dims, false), zero);
  Value range = n.b.make<SubOp>(most, least);
  Value one = n.b.scalar(1, f32);
  Value scale = n.b.make<WhereOp>(n.b.make<EqOp>(most, least), one,
                                  divide(n, range, n.b.scalar(255, f32)));
  Value start = divide(n, n.b.make<NegOp>(least), scale);
  Value zeroPoint = saturate(n, start, Value(), ui8);
  n.out(0, saturate(n, divide(n, x, scale), zeroPoint, ui8));
  n.out(1, scale);
  n.out(2, zeroPoint);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// A number for each row as a column.
static Value perRow(Node &n, Value x) {
  if (n.hasFailed() || rankOf(x) != 1)
    return x;
  return n.b.make<UnsqueezeOp>(x, 1);
}

static Value subtractScaled(Node &n, Value from, Value sums, Value zero) {
  return n.b.make<SubOp>(from, n.b.make<MulOp>(sums, zero));
}

// sum (x - a) (y - b) = sum x y - a sum y - b sum x + K a b.
static Value multiply(Node &n, Quantized x, Quantized y) {
  Type i32 = n.b.ops().getI32Type();
  int64_t rows = rankOf(x.value), columns = rankOf(y.value);
  Value product = n.b.make<IntMatmulOp>(x.value, y.value);
  Value rowSums = n.b.make<SumOp>(n.b.cast(x.value, i32), rows - 1, true);
  Value columnSums = n.b.make<SumOp>(n.b.cast(y.value, i32), columns - 2, true);
  if (x.zero)
    product = subtractScaled(n, product, columnSums, x.zero);
  if (y.zero)
    product = subtractScaled(n, product, rowSums, y.zero);
  if (!x.zero || !y.zero)
    return product;
  Value count = n.b.cast(n.tensorOfSize(n.sizeOf(x.value, rows - 1)), i32);
  Value both = n.b.make<MulOp>(n.b.make<MulOp>(x.zero, y.zero), count);
  return n.b.make<AddOp>(product, both);
}

/// The product in i32 of the inputs 0 and `yAt`.
static Value multiplyIntegers(Node &n, size_t yAt, size_t xZeroAt,
                              size_t yZeroAt) {
  Quantized x = readQuantized(n, n.in(0), xZeroAt);
  Quantized y = readQuantized(n, n.in(yAt), yZeroAt);
  if (n.hasFailed())
    return {};
  if (rankOf(x.value) < 2 || rankOf(y.value) < 2)
    return n.b.make<MatmulOp>(subtractZero(n, x.value, x.zero),
                              subtractZero(n, y.value, y.zero));
  x.zero = perRow(n, x.zero);
  alignTypes(n, x, y);
  return multiply(n, x, y);
}

static void importMatMulInteger(Node &n) {
  n.out(multiplyIntegers(n, 1, 2, 3));
}

static void importQLinearMatMul(Node &n) {
  Value sum = multiplyIntegers(n, 3, 2, 5);
  Value scale = perRow(n, oneAsScalar(n, n.in(1)));
  n.out(requantize(n, sum, scale, oneAsScalar(n, n.in(4)), 6));
}

void addQuantizeOperators(OperatorTable &t) {
  t.add("DequantizeLinear", {10, 13, 19, 21, 23, 24, 25, 28}, {2, 3},
        importDequantize);
  t.add("DynamicQuantizeLinear", {11}, 1, importDynamicQuantize);
  t.add("MatMulInteger", {10}, {2, 4}, importMatMulInteger);
  t.add("QLinearMatMul", {10, 21}, 8, importQLinearMatMul);
  t.add("QuantizeLinear", {10, 13, 19, 21, 23, 24, 25, 28}, {2, 3},
        importQuantize);
}

} // namespace tcopt::onnx_import
