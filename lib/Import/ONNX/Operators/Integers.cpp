//===- Integers.cpp - arithmetic on quantized tensors ---------------------===//

#include "Integers.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Zero points
//===----------------------------------------------------------------------===//

Value oneAsScalar(Node &n, Value x) {
  if (n.hasFailed() || rankOf(x) == 0)
    return x;
  for (int64_t dim = 0; dim < rankOf(x); ++dim)
    x = n.withStatedSize(x, dim);
  RankedTensorType type = rankedType(x);
  bool isOne = type.hasStaticShape() && type.getNumElements() == 1;
  return isOne ? n.b.reshape(x, {}) : x;
}

Value scalarParameter(Node &n, Value x, StringRef what) {
  x = oneAsScalar(n, x);
  if (n.hasFailed() || rankOf(x) == 0)
    return x;
  n.error("expected one number as the " + what + " but found rank " +
          Twine(rankOf(x)));
  return {};
}

static bool isKnownZero(Node &n, size_t i) {
  auto known = n.knownIntegers(i);
  return known && llvm::all_of(*known, [](int64_t zero) { return zero == 0; });
}

Quantized readQuantized(Node &n, Value value, size_t zeroAt) {
  if (!n.has(zeroAt) || isKnownZero(n, zeroAt))
    return {value, Value()};
  Value zero = oneAsScalar(n, n.in(zeroAt));
  return {value, n.b.cast(zero, n.b.ops().getI32Type())};
}

Value subtractZero(Node &n, Value value, Value zero) {
  Value wide = n.b.cast(value, n.b.ops().getI32Type());
  return zero ? n.b.make<SubOp>(wide, zero) : wide;
}

// 128 less, and so is the number that stands for 0.
static void makeSigned(Node &n, Quantized &x) {
  Type i8 = n.b.ops().getI8Type(), i32 = n.b.ops().getI32Type();
  Value half = n.b.integer(128, i32);
  x.value = n.b.cast(subtractZero(n, x.value, half), i8);
  x.zero = x.zero ? n.b.make<SubOp>(x.zero, half) : n.b.integer(-128, i32);
}

void alignTypes(Node &n, Quantized &x, Quantized &y) {
  if (n.hasFailed() || elementType(x.value) == elementType(y.value))
    return;
  for (Quantized *of : {&x, &y})
    if (elementType(of->value).isUnsignedInteger(8))
      makeSigned(n, *of);
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

Value saturate(Node &n, Value x, Value zero, Type type) {
  if (n.hasFailed())
    return {};
  if (!isa<IntegerType>(type) || type.getIntOrFloatBitWidth() > 32) {
    n.error("expected integers of at most 32 bits as quantized numbers");
    return {};
  }
  Type wide = elementType(x).isF64() ? elementType(x) : n.b.ops().getF32Type();
  Value rounded = n.b.cast(n.b.make<RoundOp>(x), wide);
  if (zero)
    rounded = n.b.make<AddOp>(rounded, n.b.cast(zero, wide));
  bool isUnsigned = type.isUnsignedInteger();
  unsigned width = type.getIntOrFloatBitWidth();
  double least = isUnsigned ? 0 : -std::ldexp(1.0, int(width) - 1);
  double most = std::ldexp(1.0, int(width) - !isUnsigned) - 1;
  return n.b.cast(clamp(n, rounded, least, most), type);
}

Value requantize(Node &n, Value sum, Value scale, Value otherScale,
                 size_t resultScaleAt) {
  Type f32 = n.b.ops().getF32Type();
  Value resultScale = scalarParameter(n, n.in(resultScaleAt), "scale");
  Value zero = scalarParameter(n, n.in(resultScaleAt + 1), "zero point");
  Value product = n.b.make<MulOp>(n.b.cast(oneAsScalar(n, scale), f32),
                                  n.b.cast(otherScale, f32));
  Value factor = divide(n, product, n.b.cast(resultScale, f32));
  Value scaled = n.b.make<MulOp>(n.b.cast(sum, f32), factor);
  return saturate(n, scaled, zero, elementType(zero));
}

} // namespace tcopt::onnx_import
