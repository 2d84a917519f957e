//===- Activation.cpp - activation functions ------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "Rows.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include <cmath>

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::numberLike;

#include "GraphActivationBodies.inc"

//===----------------------------------------------------------------------===//
// Smooth functions
//===----------------------------------------------------------------------===//

Tensor Bodies::gelu(const Tensor &self, std::string_view approximate,
                    Place place) {
  auto approximation = symbolizeGeluApproximation(approximate);
  if (!approximation)
    capture::refuseWord("gelu", "approximate \"none\" or \"tanh\"", approximate,
                        place);
  return call(place, [&](Builder &b) {
    return b.make<GeluOp>(b(self), *approximation);
  });
}

static Tensor exponential(const Tensor &self, double alpha, double scale,
                          double inputScale, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<EluOp>(b(self), APFloat(alpha), APFloat(scale),
                         APFloat(inputScale));
  });
}

Tensor Bodies::elu(const Tensor &self, double alpha, Place place) {
  return exponential(self, alpha, 1, 1, place);
}

Tensor Bodies::celu(const Tensor &self, double alpha, Place place) {
  if (alpha == 0)
    throw Exception("celu: expected an alpha that is not 0", place);
  return exponential(self, alpha, 1, 1 / alpha, place);
}

// The constants for which mean 0 and variance 1 are a fixed point.
Tensor Bodies::selu(const Tensor &self, Place place) {
  return exponential(self, 1.6732632423543772, 1.0507009873554805, 1, place);
}

Tensor Bodies::softplus(const Tensor &self, double beta, double threshold,
                        Place place) {
  return call(place, [&](Builder &b) {
    return b.make<SoftplusOp>(b(self), APFloat(beta), APFloat(threshold));
  });
}

Tensor Bodies::softsign(const Tensor &self, Place place) {
  return div(self, add(abs(self, place), 1, 1, place), "", place);
}

Tensor Bodies::tanhshrink(const Tensor &self, Place place) {
  return sub(self, tanh(self, place), 1, place);
}

Tensor Bodies::glu(const Tensor &self, int64_t dim, Place place) {
  return call(place, [&](Builder &b) { return b.make<GluOp>(b(self), dim); });
}

//===----------------------------------------------------------------------===//
// Piecewise linear functions
//===----------------------------------------------------------------------===//

Tensor Bodies::leaky_relu(const Tensor &self, double negative_slope,
                          Place place) {
  return call(place, [&](Builder &b) {
    return b.make<LeakyReluOp>(b(self), APFloat(negative_slope));
  });
}

Tensor Bodies::prelu(const Tensor &self, const Tensor &weight, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<PreluOp>(b(self), capture::atLeastVector(b, b(weight)));
  });
}

// For integers PyTorch truncates the limits, and clamps them to the dtype's
// range.
static double limitOf(DType dtype, double number) {
  if (isFloat(dtype))
    return number;
  auto [least, most] = getIntegerRange(dtype);
  // Not -0, which integers do not have.
  return std::clamp(std::trunc(number) + 0.0, double(least), double(most));
}

Tensor Bodies::hardtanh(const Tensor &self, double min_val, double max_val,
                        Place place) {
  double low = limitOf(self.dtype(), min_val);
  double high = limitOf(self.dtype(), max_val);
  return call(place, [&](Builder &b) {
    return b.make<HardtanhOp>(b(self), APFloat(low), APFloat(high));
  });
}

Tensor Bodies::relu6(const Tensor &self, Place place) {
  return hardtanh(self, 0, 6, place);
}

Tensor Bodies::threshold(const Tensor &self, const Scalar &threshold,
                         const Scalar &value, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self), limit = b.number(threshold, self.dtype());
    return b.make<WhereOp>(b.make<LeOp>(x, limit),
                           b.number(value, self.dtype()), x);
  });
}

Tensor Bodies::hardshrink(const Tensor &self, double lambd, Place place) {
  Tensor inside =
      logical_and(ge(self, -lambd, place), le(self, lambd, place), place);
  return masked_fill(self, inside, 0, place);
}

Tensor Bodies::softshrink(const Tensor &self, double lambd, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self), limit = numberLike(b, lambd, x);
    Value over = b.make<GtOp>(x, limit);
    Value under = b.make<LtOp>(x, numberLike(b, -lambd, x));
    Value rest = b.make<MulOp>(x, numberLike(b, 0, x)); // NaN stays NaN
    rest = b.make<WhereOp>(under, b.make<AddOp>(x, limit), rest);
    return b.make<WhereOp>(over, b.make<SubOp>(x, limit), rest);
  });
}

} // namespace tcopt
