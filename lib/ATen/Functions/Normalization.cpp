//===- Normalization.cpp - norms with their statistics --------------------===//
//
// As in PyTorch on CPUs, statistics are computed in f32 for inputs of 16 bits,
// and rounded to the dtype of the parameters.
//
//===----------------------------------------------------------------------===//

#include "ATenBodies.h"
#include "Reductions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Graph/IR/GraphNormalizationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::call;

// Returns a null value for an undefined tensor.
static Value optional(Builder &b, const Tensor &tensor, DType dtype) {
  return tensor.defined() ? b.as(tensor, dtype) : Value();
}

// Returns the mean and the reciprocal standard deviation over dimensions.
static std::pair<Tensor, Tensor> statistics(const Tensor &x, const Dims &dims,
                                            double eps, bool keepdim,
                                            DType dtype, Place place) {
  auto [variance, mean] = var_mean(wide(x, place), dims, 0, keepdim, place);
  Tensor scale = rsqrt(add(variance, eps, 1, place), place);
  return {to(mean, dtype, place), to(scale, dtype, place)};
}

//===----------------------------------------------------------------------===//
// Norms of each element of the batch
//===----------------------------------------------------------------------===//

/// Returns the result of a norm that is computed in a dtype, in the dtype of
/// the input. `scales` are weight and bias; `count` is the op's integer
/// attribute.
template <typename OpT>
static Tensor resultOfNorm(const Tensor &input,
                           const std::array<Tensor, 2> &scales, int64_t count,
                           double eps, DType dtype, Place place) {
  return call(place, [&](Builder &b) {
    Value y = b.make<OpT>(b.as(input, dtype), optional(b, scales[0], dtype),
                          optional(b, scales[1], dtype), count, APFloat(eps));
    return b.cast(y, b.type(input.dtype()));
  });
}

std::vector<Tensor> ATenBodies::native_layer_norm(
    const Tensor &input, const SizeList &normalized_shape, const Tensor &weight,
    const Tensor &bias, double eps, Place place) {
  int64_t count = int64_t(normalized_shape.size());
  DType dtype = statisticsDType(input, {weight, bias});
  Tensor result = resultOfNorm<LayerNormOp>(input, {weight, bias}, count, eps,
                                            dtype, place);
  auto [mean, scale] =
      statistics(input, dimsBetween(input.dim() - count, input.dim()), eps,
                 /*keepdim=*/true, dtype, place);
  return {result, mean, scale};
}

std::vector<Tensor>
ATenBodies::native_group_norm(const Tensor &input, const Tensor &weight,
                              const Tensor &bias, const Size &N, const Size &C,
                              const Size &HxW, int64_t group, double eps,
                              Place place) {
  DType dtype = statisticsDType(input, {weight, bias});
  Tensor result = resultOfNorm<GroupNormOp>(input, {weight, bias}, group, eps,
                                            dtype, place);
  Tensor groups = reshape(input, {N, group, C / group * HxW}, place);
  auto [mean, scale] =
      statistics(groups, 2, eps, /*keepdim=*/false, dtype, place);
  return {result, mean, scale};
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of batch normalization.
struct BatchNorm {
  const Tensor &input, &weight, &bias, &runningMean, &runningVar;
  double momentum, eps;

  DType wide() const { return capture::wideDType(input.dtype()); }
  DType statistics() const {
    return statisticsDType(input, {weight, bias, runningMean, runningVar});
  }
};

/// Results in training. The statistics have the wide dtype.
struct TrainedNorm {
  Tensor result, mean, variance, unbiased;
};
} // namespace

static Tensor normalizeByRunning(const BatchNorm &norm, Place place) {
  if (!norm.runningMean.defined() || !norm.runningVar.defined())
    throw Exception("native_batch_norm: expected running_mean and running_var "
                    "where training is false",
                    place);
  return call(place, [&](Builder &b) {
    DType dtype = norm.wide();
    Value y = b.make<BatchNormOp>(
        b.as(norm.input, dtype), b.as(norm.runningMean, dtype),
        b.as(norm.runningVar, dtype), optional(b, norm.weight, dtype),
        optional(b, norm.bias, dtype), APFloat(norm.eps));
    return b.cast(y, b.type(norm.input.dtype()));
  });
}

// Returns the unbiased estimate from the variance of the elements of x.
static Value unbiased(Builder &b, Value variance, Value x) {
  graph::Sizes sizes = b.sizesOf(x);
  if (b.hasFailed())
    return {};
  sizes.erase(sizes.begin() + 1);
  Value count = b.cast(capture::tensorOf(b, capture::product(b, sizes)),
                       elementType(variance));
  Value less = b.make<SubOp>(count, capture::numberLike(b, 1, variance));
  return b.make<MulOp>(variance,
                       b.make<DivOp>(count, less, RoundingMode::none));
}

static TrainedNorm normalizeByBatch(const BatchNorm &norm, Place place) {
  auto results = capture::callMany(place, [&](Builder &b) {
    DType dtype = norm.wide();
    Value x = b.as(norm.input, dtype);
    auto op = b.op<BatchNormTrainOp>(x, optional(b, norm.weight, dtype),
                                     optional(b, norm.bias, dtype),
                                     APFloat(norm.eps));
    if (!op)
      return std::vector<Value>(4);
    return std::vector<Value>{
        b.cast(op.getResult(), b.type(norm.input.dtype())), op.getMean(),
        op.getVar(), unbiased(b, op.getVar(), x)};
  });
  return {results[0], results[1], results[2], results[3]};
}

// Returns the result and the statistics that normalize it.
static std::vector<Tensor> resultsOf(const BatchNorm &norm,
                                     const TrainedNorm &found, Place place) {
  DType dtype = norm.statistics();
  Tensor scale = rsqrt(add(found.variance, norm.eps, 1, place), place);
  return {found.result, to(found.mean, dtype, place), to(scale, dtype, place)};
}

static std::vector<Tensor> resultsByRunning(const BatchNorm &norm,
                                            Place place) {
  Tensor none = new_empty(norm.input, {0}, norm.statistics(), place);
  return {normalizeByRunning(norm, place), none, clone(none, place)};
}

static Tensor updated(const Tensor &running, const Tensor &found,
                      double momentum, Place place) {
  Tensor kept = mul(wide(running, place), 1 - momentum, place);
  return to(add(kept, found, momentum, place), running.dtype(), place);
}

static void update(const Tensor &running, const Tensor &found, double momentum,
                   Place place) {
  NoGrad statistics;
  if (running.defined())
    copy_(running, updated(running, found, momentum, place), place);
}

std::vector<Tensor>
ATenBodies::native_batch_norm(const Tensor &input, const Tensor &weight,
                              const Tensor &bias, const Tensor &running_mean,
                              const Tensor &running_var, bool training,
                              double momentum, double eps, Place place) {
  BatchNorm norm{input, weight, bias, running_mean, running_var, momentum, eps};
  if (!training)
    return resultsByRunning(norm, place);
  TrainedNorm found = normalizeByBatch(norm, place);
  update(running_mean, found.mean, momentum, place);
  update(running_var, found.unbiased, momentum, place);
  return resultsOf(norm, found, place);
}

std::vector<Tensor> ATenBodies::_native_batch_norm_legit_functional(
    const Tensor &input, const Tensor &weight, const Tensor &bias,
    const Tensor &running_mean, const Tensor &running_var, bool training,
    double momentum, double eps, Place place) {
  BatchNorm norm{input, weight, bias, running_mean, running_var, momentum, eps};
  std::vector<Tensor> results;
  if (training) {
    TrainedNorm found = normalizeByBatch(norm, place);
    results = resultsOf(norm, found, place);
    NoGrad statistics;
    results.push_back(updated(running_mean, found.mean, momentum, place));
    results.push_back(updated(running_var, found.unbiased, momentum, place));
  } else {
    results = resultsByRunning(norm, place);
    results.push_back(clone(running_mean, place));
    results.push_back(clone(running_var, place));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Instance normalization
//===----------------------------------------------------------------------===//

// The unbiased variance and the mean of each channel of each element of the
// batch, averaged over the batch.
static std::pair<Tensor, Tensor> meanStatistics(const Tensor &input,
                                                Place place) {
  NoGrad statistics;
  auto [variance, mean] = var_mean(
      wide(input, place), dimsBetween(2, input.dim()), 1, false, place);
  auto averaged = [&](const Tensor &x) {
    return tcopt::mean(x, 0, false, std::nullopt, place);
  };
  return {averaged(variance), averaged(mean)};
}

Tensor ATenBodies::_instance_norm(const Tensor &input, const Tensor &weight,
                                  const Tensor &bias,
                                  const Tensor &running_mean,
                                  const Tensor &running_var,
                                  bool use_input_stats, double momentum,
                                  double eps, Place place) {
  if (!use_input_stats)
    return batch_norm(input, running_mean, running_var, weight, bias,
                      /*training=*/false, momentum, eps, place);
  Tensor result = instance_norm(input, weight, bias, eps, place);
  if (!running_mean.defined() && !running_var.defined())
    return result;
  auto [variance, mean] = meanStatistics(input, place);
  update(running_mean, mean, momentum, place);
  update(running_var, variance, momentum, place);
  return result;
}

//===----------------------------------------------------------------------===//
// Norms of weights
//===----------------------------------------------------------------------===//

std::vector<Tensor> ATenBodies::_weight_norm_interface(const Tensor &v,
                                                       const Tensor &g,
                                                       int64_t dim,
                                                       Place place) {
  std::vector<int64_t> dims = dimsBut(v, dim);
  Tensor x = wide(v, place);
  Tensor norms = dims.empty() ? abs(x, place) : norm(x, 2, dims, true, place);
  Tensor result = mul(x, div(wide(g, place), norms, "", place), place);
  return {to(result, v.dtype(), place), norms};
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

// Returns the sum of the weights of the targets that are not ignored.
static Tensor totalWeight(const Tensor &target, const Tensor &weight,
                          int64_t ignoreIndex, DType dtype, Place place) {
  DType computed = capture::wideDType(dtype);
  Tensor targets = flatten(to(target, DType::I64, place), 0, -1, place);
  Tensor isCounted = ne(targets, ignoreIndex, place);
  Tensor each = to(isCounted, computed, place);
  if (weight.defined()) {
    Tensor known = mul(targets, isCounted, place);
    Tensor weights = index_select(to(weight, computed, place), 0, known, place);
    each = tcopt::where(isCounted, weights, 0, place);
  }
  return to(sum(each, {}, false, std::nullopt, place), dtype, place);
}

// As in PyTorch, the second result is 0 if the losses of a batch are not
// reduced.
std::vector<Tensor>
ATenBodies::nll_loss_forward(const Tensor &self, const Tensor &target,
                             const Tensor &weight, std::string_view reduction,
                             int64_t ignore_index, Place place) {
  Tensor loss = nll_loss(self, target, weight, ignore_index, reduction, place);
  bool isBatchOfLosses = reduction == "none" && self.dim() != 1;
  return {loss, isBatchOfLosses ? new_zeros(self, {}, std::nullopt, place)
                                : totalWeight(target, weight, ignore_index,
                                              self.dtype(), place)};
}

} // namespace tcopt::aten
