//===- Erfc.cpp - complement of the error function ------------------------===//
//
// `1 - erf(x)` loses all digits where erf is near 1. There
//
//   erfc(x) = exp(-x^2) / (x + k) * g(x),   k = 5/2,
//
// where g varies little. It is a Chebyshev series in v, the position of 1 / (x
// + k) between its values at both ends of [1/2, 30], above which erfc is 0 in
// f64. The error is below 4 ulp.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace tcopt::graph;
using llvm::ArrayRef;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::numberLike;

// The coefficients of g.
static constexpr double coefficients[] = {
    1.1060283022441406,      0.6012776095319514,      0.12183239898499978,
    0.016914367224510566,    0.0011322657351070466,   -8.963320843000768e-05,
    -2.4716853437864963e-05, -3.381992279750077e-08,  4.704203319337147e-07,
    1.281581221369665e-08,   -1.0511313746567697e-08, -2.5090835158635375e-10,
    2.751294695075119e-10,   -2.111393183171541e-12,  -7.749811015444779e-12,
    4.953696516845894e-13,   2.0782428077503277e-13,  -3.1882512125952935e-14,
    -4.201747560641662e-15,  1.5004117515486623e-15};
static constexpr unsigned numForF32 = 10;
static constexpr double first = 0.5, last = 30, k = 2.5;

// Clenshaw's recurrence.
static Value sumSeries(Builder &b, Value v, ArrayRef<double> series) {
  Value twice = b.make<AddOp>(v, v);
  Value next = numberLike(b, 0, v), current = numberLike(b, series.back(), v);
  for (double coefficient : llvm::reverse(series.slice(1).drop_back())) {
    Value rest = b.make<SubOp>(numberLike(b, coefficient, v), next);
    next = current;
    current = b.make<AddOp>(b.make<MulOp>(twice, current), rest);
  }
  Value rest = b.make<SubOp>(numberLike(b, series.front(), v), next);
  return b.make<AddOp>(b.make<MulOp>(v, current), rest);
}

// Returns `exp(-x^2)`. The square of a number `z` near `x` with half as many
// digits is exact; exp would magnify a rounding error.
static Value expOfSquare(Builder &b, Value x, DType dtype) {
  DType half = dtype == DType::F64 ? DType::F32 : DType::BF16;
  Value z = b.cast(b.cast(x, b.type(half)), b.type(dtype));
  Value square = b.make<NegOp>(b.make<SquareOp>(z));
  Value rest = b.make<MulOp>(b.make<SubOp>(z, x), b.make<AddOp>(z, x));
  return b.make<MulOp>(b.make<ExpOp>(square), b.make<ExpOp>(rest));
}

static Value tailOf(Builder &b, Value x, DType dtype) {
  constexpr double high = 1 / (first + k), low = 1 / (last + k);
  x = b.make<ClampOp>(x, numberLike(b, first, x), numberLike(b, last, x));
  Value u = b.make<ReciprocalOp>(b.make<AddOp>(x, numberLike(b, k, x)));
  Value v = b.make<MulOp>(b.make<SubOp>(u, numberLike(b, (low + high) / 2, x)),
                          numberLike(b, 2 / (high - low), x));
  ArrayRef<double> series = coefficients;
  if (dtype != DType::F64)
    series = series.take_front(numForF32);
  Value g = b.make<MulOp>(u, sumSeries(b, v, series));
  return b.make<MulOp>(expOfSquare(b, x, dtype), g);
}

Tensor Bodies::erfc(const Tensor &self, Place place) {
  DType dtype = capture::wideDType(capture::floatDType(self.dtype()));
  return capture::callWide(place, {self}, [&](Builder &b, ArrayRef<Value> v) {
    Value x = v[0], one = numberLike(b, 1, x);
    Value isSmall = b.make<LtOp>(x, numberLike(b, first, x));
    Value difference = b.make<SubOp>(one, b.make<ErfOp>(x));
    // The derivative of the difference is used everywhere, because that of the
    // series is less accurate.
    Value same = b.make<SubOp>(difference, b.stopGradient(difference));
    Value tail = b.stopGradient(tailOf(b, x, dtype));
    return b.make<WhereOp>(isSmall, difference, b.make<AddOp>(tail, same));
  });
}

} // namespace tcopt
