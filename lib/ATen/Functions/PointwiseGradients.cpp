//===- PointwiseGradients.cpp - gradients of elementwise functions --------===//
//
// Functions on expressions return the gradient of an operand from the gradient
// `d` of the result. Values at kinks and of NaN are PyTorch's.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "Formula.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include <cmath>
#include <numbers>

using mlir::Value;

namespace tcopt::aten {

using graph::GraphBuilder;

//===----------------------------------------------------------------------===//
// Smooth functions
//===----------------------------------------------------------------------===//

static Expr sigmoidSlope(Expr d, Expr y) { return d * y * (1.0 - y); }

static Expr tanhSlope(Expr d, Expr y) { return d * (1.0 - y * y); }

static Expr logSigmoidSlope(Expr d, Expr x) { return d * sigmoid(-x); }

static Expr siluSlope(Expr d, Expr x) {
  Expr s = sigmoid(x);
  return d * s * (1.0 + x * (1.0 - s));
}

static Expr mishSlope(Expr d, Expr x) {
  Expr t = tanh(-(-x).apply<graph::LogsigmoidOp>());
  return d * (t + x * sigmoid(x) * (1.0 - t * t));
}

static Expr geluSlope(Expr d, Expr x) {
  double scale = 0.5 * std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
  Expr cdf = 0.5 * (1.0 + erf(x * (0.5 * std::numbers::sqrt2)));
  return d * (cdf + x * (scale * exp(-0.5 * (x * x))));
}

static Expr geluTanhSlope(Expr d, Expr x) {
  double scale = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
  Expr squared = x * x;
  Expr t = tanh(scale * (x + 0.044715 * (squared * x)));
  Expr inner = scale * (1.0 + 3 * 0.044715 * squared);
  return d * (0.5 * (1.0 + t) + 0.5 * x * (1.0 - t * t) * inner);
}

#define TCOPT_SLOPE(NAME, SLOPE)                                               \
  Tensor ATenBodies::NAME(const Tensor &grad_output, const Tensor &operand,    \
                          Place place) {                                       \
    return formula(place, SLOPE, grad_output, operand);                        \
  }
TCOPT_SLOPE(sigmoid_backward, sigmoidSlope)
TCOPT_SLOPE(tanh_backward, tanhSlope)
TCOPT_SLOPE(log_sigmoid_backward, logSigmoidSlope)
TCOPT_SLOPE(silu_backward, siluSlope)
TCOPT_SLOPE(mish_backward, mishSlope)

Tensor ATenBodies::gelu_backward(const Tensor &grad_output, const Tensor &self,
                                 std::string_view approximate, Place place) {
  if (approximate != "none" && approximate != "tanh")
    capture::refuseWord("gelu_backward", "approximate \"none\" or \"tanh\"",
                        approximate, place);
  return formula(place, approximate == "tanh" ? geluTanhSlope : geluSlope,
                 grad_output, self);
}

//===----------------------------------------------------------------------===//
// Exponential functions with parameters
//===----------------------------------------------------------------------===//

namespace {
/// Parameters of elu.
struct EluShape {
  double alpha, scale, inputScale;

  Expr slope(Expr d, Expr x) const {
    Expr negative = where(x > 0.0, 0.0, x);
    Expr below = (inputScale * alpha * scale) * exp(inputScale * negative);
    return where(x <= 0.0, d * below, scale * d);
  }
  Expr slopeOfResult(Expr d, Expr y) const {
    return where(y <= 0.0, d * (inputScale * (y + alpha * scale)), scale * d);
  }
};
} // namespace

Tensor ATenBodies::elu_backward(const Tensor &grad_output, const Scalar &alpha,
                                const Scalar &scale, const Scalar &input_scale,
                                bool is_result, const Tensor &self_or_result,
                                Place place) {
  EluShape elu{alpha.toDouble(), scale.toDouble(), input_scale.toDouble()};
  auto slope = [&](Expr d, Expr x) {
    return is_result ? elu.slopeOfResult(d, x) : elu.slope(d, x);
  };
  return formula(place, slope, grad_output, self_or_result);
}

static Expr softplusSlope(Expr d, Expr x, double beta, double threshold) {
  Expr scaled = beta * x;
  return where(scaled > threshold, d, d * sigmoid(scaled));
}

Tensor ATenBodies::softplus_backward(const Tensor &grad_output,
                                     const Tensor &self, const Scalar &beta,
                                     const Scalar &threshold, Place place) {
  double factor = beta.toDouble(), limit = threshold.toDouble();
  auto slope = [&](Expr d, Expr x) {
    return softplusSlope(d, x, factor, limit);
  };
  return formula(place, slope, grad_output, self);
}

// abs() makes the quotient at -0 that at 0.
static Expr logitSlope(Expr d, Expr x, double low, double high,
                       double outside) {
  return where((x < low) | (x > high), outside, d / abs(x * (1.0 - x)));
}

Tensor ATenBodies::logit_backward(const Tensor &grad_output, const Tensor &self,
                                  std::optional<double> eps, Place place) {
  bool isLimited = eps && *eps >= 0;
  double low = isLimited ? *eps : 0, outside = isLimited ? 0 : NAN;
  auto slope = [&](Expr d, Expr x) {
    return logitSlope(d, x, low, 1 - low, outside);
  };
  return formula(place, slope, grad_output, self);
}

//===----------------------------------------------------------------------===//
// Piecewise linear functions
//===----------------------------------------------------------------------===//

static Expr hardswishSlope(Expr d, Expr x) {
  Expr below = where(x < 3.0, d * (x / 3.0 + 0.5), d);
  return where(x <= -3.0, 0.0, below);
}

static Expr hardsigmoidSlope(Expr d, Expr x) {
  return where((x > -3.0) & (x < 3.0), d * (1.0 / 6), 0.0);
}

TCOPT_SLOPE(hardswish_backward, hardswishSlope)
TCOPT_SLOPE(hardsigmoid_backward, hardsigmoidSlope)
#undef TCOPT_SLOPE

static Expr thresholdSlope(Expr d, Expr x, double threshold) {
  return where(x <= threshold, 0.0, d);
}

static Expr hardtanhSlope(Expr d, Expr x, double low, double high) {
  return where((x > low) & (x < high), d, 0.0);
}

static Expr shrinkSlope(Expr d, Expr x, double limit) {
  return where((x < -limit) | (x > limit), d, 0.0);
}

// `factor` is a number or an Expr.
template <typename T> static Expr leakySlope(Expr d, Expr x, T factor) {
  return where(x > 0.0, d, factor * d);
}

static Expr preluWeightSlope(Expr d, Expr x) {
  return where(x > 0.0, 0.0, x * d);
}

Tensor ATenBodies::threshold_backward(const Tensor &grad_output,
                                      const Tensor &self,
                                      const Scalar &threshold, Place place) {
  auto slope = [limit = threshold.toDouble()](Expr d, Expr x) {
    return thresholdSlope(d, x, limit);
  };
  return formula(place, slope, grad_output, self);
}

Tensor ATenBodies::hardtanh_backward(const Tensor &grad_output,
                                     const Tensor &self, const Scalar &min_val,
                                     const Scalar &max_val, Place place) {
  double low = min_val.toDouble(), high = max_val.toDouble();
  auto slope = [&](Expr d, Expr x) { return hardtanhSlope(d, x, low, high); };
  return formula(place, slope, grad_output, self);
}

Tensor ATenBodies::hardshrink_backward(const Tensor &grad_out,
                                       const Tensor &self, const Scalar &lambd,
                                       Place place) {
  auto slope = [limit = lambd.toDouble()](Expr d, Expr x) {
    return shrinkSlope(d, x, limit);
  };
  return formula(place, slope, grad_out, self);
}

Tensor ATenBodies::softshrink_backward(const Tensor &grad_output,
                                       const Tensor &self, const Scalar &lambd,
                                       Place place) {
  return hardshrink_backward(grad_output, self, lambd, place);
}

Tensor ATenBodies::leaky_relu_backward(const Tensor &grad_output,
                                       const Tensor &self,
                                       const Scalar &negative_slope,
                                       Place place) {
  auto slope = [factor = negative_slope.toDouble()](Expr d, Expr x) {
    return leakySlope(d, x, factor);
  };
  return formula(place, slope, grad_output, self);
}

std::vector<Tensor>
ATenBodies::_prelu_kernel_backward(const Tensor &grad_output,
                                   const Tensor &self, const Tensor &weight,
                                   Place place) {
  return {formula(place, leakySlope<Expr>, grad_output, self, weight),
          formula(place, preluWeightSlope, grad_output, self)};
}

//===----------------------------------------------------------------------===//
// glu and dropout
//===----------------------------------------------------------------------===//

// Both halves of `x` along `dim`, and their gradients, are parts of tensors
// with one dimension more: (..., 2, size / 2, ...).
static Expr gluSlope(Expr d, Expr x, int64_t dim) {
  GraphBuilder &b = x.builder();
  graph::Sizes sizes = b.sizesOf(d);
  sizes.insert(sizes.begin() + dim, b.ops().getIndexAttr(2));
  Value halves = b.reshape(x, sizes);
  Expr first(b, b.slice(halves, dim, 0, 1));
  Expr gate = sigmoid(Expr(b, b.slice(halves, dim, 1, 2)));
  Expr scaled = d.apply<graph::UnsqueezeOp>(dim) * gate;
  llvm::SmallVector<Value> parts = {scaled, scaled * first * (1.0 - gate)};
  Value joined = b.make<graph::CatOp>(parts, dim);
  return Expr(b, b.reshape(joined, b.sizesOf(x)));
}

Tensor ATenBodies::glu_backward(const Tensor &grad_output, const Tensor &self,
                                int64_t dim, Place place) {
  int64_t at = capture::wrapDim(dim, self.dim(), "glu_backward", place);
  auto slope = [at](Expr d, Expr x) { return gluSlope(d, x, at); };
  return formula(place, slope, grad_output, self);
}

Tensor ATenBodies::native_dropout_backward(const Tensor &grad_output,
                                           const Tensor &mask, double scale,
                                           Place place) {
  return mul(mul(grad_output, mask, place), scale, place);
}

//===----------------------------------------------------------------------===//
// softmax
//===----------------------------------------------------------------------===//

static Expr sumAlong(Expr x, const std::vector<int64_t> &dims) {
  return x.apply<graph::SumOp>(dims, /*keepdim=*/true);
}

Tensor ATenBodies::_softmax_backward_data(const Tensor &grad_output,
                                          const Tensor &output, int64_t dim,
                                          DType input_dtype, Place place) {
  std::vector<int64_t> dims = capture::reducedDims(output, dim);
  auto slope = [&](Expr d, Expr y) { return y * (d - sumAlong(d * y, dims)); };
  return formulaIn(input_dtype, place, slope, grad_output, output);
}

Tensor ATenBodies::_log_softmax_backward_data(const Tensor &grad_output,
                                              const Tensor &output, int64_t dim,
                                              DType input_dtype, Place place) {
  std::vector<int64_t> dims = capture::reducedDims(output, dim);
  auto slope = [&](Expr d, Expr y) { return d - exp(y) * sumAlong(d, dims); };
  return formulaIn(input_dtype, place, slope, grad_output, output);
}

} // namespace tcopt::aten
