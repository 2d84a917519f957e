//===- NormalizationGradients.cpp - gradients of norms --------------------===//
//
// A norm computes y = x * weight + bias, x being its input without the mean and
// divided by the standard deviation. Gradients are computed in f32 for inputs
// of 16 bits, and rounded once.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "Formula.h"
#include "Reductions.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

namespace tcopt::aten {

namespace {
/// The operands of the gradients of a norm, in the wide dtype.
struct NormGradient {
  /// The gradient of y.
  Tensor gradient;
  /// The normalized input, and the reciprocal standard deviation.
  Tensor x, scale;
};
} // namespace

static Expr normalized(Expr x, Expr mean, Expr scale) {
  return (x - mean) * scale;
}

static NormGradient gradientOf(const Tensor &gradient, const Tensor &input,
                               const Tensor &mean, const Tensor &scale,
                               Place place) {
  DType dtype = capture::wideDType(input.dtype());
  Tensor x = formulaIn(dtype, place, normalized, input, mean, scale);
  return {wide(gradient, place), x, wide(scale, place)};
}

// Returns the gradient of the input from the gradient of x.
static Tensor slope(const Tensor &d, const NormGradient &of,
                    const std::vector<int64_t> &dims, Place place) {
  auto compute = [&](Expr d, Expr x, Expr scale) {
    auto mean = [&](Expr terms) {
      return terms.apply<graph::MeanOp>(dims, /*keepdim=*/true);
    };
    return scale * (d - mean(d) - x * mean(d * x));
  };
  return formulaIn(d.dtype(), place, compute, d, of.x, of.scale);
}

static Tensor timesWeight(const Tensor &d, const Tensor &weight, Place place) {
  return weight.defined() ? mul(d, wide(weight, place), place) : d;
}

// Sets the gradients of weight and bias that the mask includes, sums over
// `dims`.
static void setParameters(std::vector<Tensor> &results,
                          const std::vector<bool> &mask, const NormGradient &of,
                          const std::vector<int64_t> &dims, DType dtype,
                          Place place) {
  auto summed = [&](const Tensor &terms) {
    return to(sumOver(terms, dims, false, place), dtype, place);
  };
  if (mask[1])
    results[1] = summed(mul(of.gradient, of.x, place));
  if (mask[2])
    results[2] = summed(of.gradient);
}

//===----------------------------------------------------------------------===//
// Layers and groups
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::native_layer_norm_backward(
    const Tensor &grad_out, const Tensor &input,
    const SizeList &normalized_shape, const Tensor &mean, const Tensor &rstd,
    const Tensor &weight, const Tensor &bias,
    const std::vector<bool> &output_mask, Place place) {
  int64_t first = input.dim() - int64_t(normalized_shape.size());
  NormGradient of = gradientOf(grad_out, input, mean, rstd, place);
  std::vector<Tensor> results(3);
  if (output_mask[0])
    results[0] = to(slope(timesWeight(of.gradient, weight, place), of,
                          dimsBetween(first, input.dim()), place),
                    input.dtype(), place);
  setParameters(results, output_mask, of, dimsBetween(0, first),
                statisticsDType(input, {weight, bias, mean}), place);
  return results;
}

std::vector<Tensor> ATenBodies::native_group_norm_backward(
    const Tensor &grad_out, const Tensor &input, const Tensor &mean,
    const Tensor &rstd, const Tensor &weight, const Size &N, const Size &C,
    const Size &HxW, int64_t group, const std::vector<bool> &output_mask,
    Place place) {
  SizeList channels{N, C, HxW}, groups{N, group, C / group * HxW};
  auto statistic = [&](const Tensor &x) { return unsqueeze(x, -1, place); };
  NormGradient of = gradientOf(grad_out, reshape(input, groups, place),
                               statistic(mean), statistic(rstd), place);
  of.gradient = reshape(of.gradient, channels, place);
  std::vector<Tensor> results(3);
  if (output_mask[0]) {
    Tensor column = weight.defined() ? unsqueeze(weight, 1, place) : weight;
    Tensor d = timesWeight(of.gradient, column, place);
    d = slope(reshape(d, groups, place), of, {2}, place);
    results[0] = reshape_as(to(d, input.dtype(), place), input, place);
  }
  of.x = reshape(of.x, channels, place);
  setParameters(results, output_mask, of, {0, 2},
                statisticsDType(input, {weight, mean}), place);
  return results;
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

// Returns a vector along dimension 1 of `like`.
static Tensor alongChannels(const Tensor &vector, const Tensor &like,
                            Place place) {
  Tensor result = vector;
  for (int64_t dim = 2; result.defined() && dim < like.dim(); ++dim)
    result = unsqueeze(result, -1, place);
  return result;
}

static Tensor scaleOf(const Tensor &variance, double eps, Place place) {
  return rsqrt(add(wide(variance, place), eps, 1, place), place);
}

std::vector<Tensor> ATenBodies::native_batch_norm_backward(
    const Tensor &grad_out, const Tensor &input, const Tensor &weight,
    const Tensor &running_mean, const Tensor &running_var,
    const Tensor &save_mean, const Tensor &save_invstd, bool train, double eps,
    const std::vector<bool> &output_mask, Place place) {
  const Tensor &mean = train ? save_mean : running_mean;
  auto channels = [&](const Tensor &x) {
    return alongChannels(x, input, place);
  };
  NormGradient of = gradientOf(
      grad_out, input, channels(mean),
      channels(train ? save_invstd : scaleOf(running_var, eps, place)), place);
  std::vector<int64_t> dims = dimsBut(input, 1);
  std::vector<Tensor> results(3);
  if (output_mask[0]) {
    Tensor d = timesWeight(of.gradient, channels(weight), place);
    d = train ? slope(d, of, dims, place) : mul(d, of.scale, place);
    results[0] = to(d, input.dtype(), place);
  }
  setParameters(results, output_mask, of, dims,
                statisticsDType(input, {weight, mean}), place);
  return results;
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::_weight_norm_interface_backward(
    const Tensor &grad_w, const Tensor &saved_v, const Tensor &saved_g,
    const Tensor &saved_norms, int64_t dim, Place place) {
  DType dtype = capture::wideDType(saved_v.dtype());
  Tensor products = mul(wide(grad_w, place), wide(saved_v, place), place);
  Tensor sums = sumOver(products, dimsBut(saved_v, dim), true, place);
  auto ofDirections = [](Expr d, Expr v, Expr g, Expr norm, Expr sum) {
    return g / norm * (d - v * (sum / square(norm)));
  };
  Tensor directions = formulaIn(dtype, place, ofDirections, grad_w, saved_v,
                                saved_g, saved_norms, sums);
  Tensor lengths = div(sums, saved_norms, "", place);
  return {to(directions, saved_v.dtype(), place),
          to(lengths, saved_g.dtype(), place)};
}

} // namespace tcopt::aten
