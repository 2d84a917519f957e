//===- Normalization.cpp - normalization modules --------------------------===//

#include "tcopt/Capture/Modules/Normalization.h"
#include "Common.h"
#include "tcopt/Capture/Modules/Init.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::nn {

// Returns a parameter filled with `value`; undefined if `isWanted` is false.
static Tensor filled(bool isWanted, double value,
                     const std::vector<int64_t> &sizes, DType dtype,
                     Place place) {
  return isWanted ? init::constant_(made(sizes, dtype, place), value)
                  : Tensor();
}

//===----------------------------------------------------------------------===//
// Running statistics
//===----------------------------------------------------------------------===//

RunningNorm::RunningNorm(int64_t num_features, const BatchNormOptions &options,
                         Place place)
    : numFeatures(num_features), options(options) {
  auto make = [&](bool isWanted, double value) {
    return filled(isWanted, value, {num_features}, options.dtype, place);
  };
  bool tracks = options.track_running_stats;
  weight = registerParameter("weight", make(options.affine, 1));
  bias = registerParameter("bias", make(options.affine && options.bias, 0));
  running_mean = registerBuffer("running_mean", make(tracks, 0));
  running_var = registerBuffer("running_var", make(tracks, 1));
  num_batches_tracked = registerBuffer(
      "num_batches_tracked", tracks ? made({}, DType::I64, place) : Tensor());
}

void RunningNorm::checkInput(const Tensor &input, int64_t leastRank,
                             int64_t mostRank, int64_t channelDim,
                             Place place) const {
  expectRank(kind(), input, leastRank, mostRank, place);
  expectSize(kind(), input, channelDim, numFeatures, place);
}

// Running statistics are not recorded on the tape, which would grow with each
// step.
Operand RunningNorm::countBatch(Place place) const {
  NoGrad statistics;
  num_batches_tracked->add_(1, 1, place);
  if (options.momentum)
    return *options.momentum;
  return reciprocal(
      tcopt::to(num_batches_tracked, running_mean->dtype(), place), place);
}

void RunningNorm::track(const Tensor &mean, const Tensor &var,
                        const Operand &part, Place place) const {
  NoGrad statistics;
  running_mean->lerp_(tcopt::to(mean, running_mean->dtype(), place), part,
                      place);
  running_var->lerp_(tcopt::to(var, running_var->dtype(), place), part, place);
}

std::string RunningNorm::extraText() const {
  return OptionText()
      .add(numFeatures)
      .add("eps", options.eps)
      .add("momentum", options.momentum)
      .add("affine", options.affine)
      .add("bias", bias.defined())
      .add("track_running_stats", options.track_running_stats);
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

static std::vector<int64_t> allBut(int64_t dim, const Tensor &tensor) {
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < tensor.dim(); ++i)
    if (i != dim)
      dims.push_back(i);
  return dims;
}

// Without a momentum, the weight of a batch in the running mean is a tensor, 1
// / count, for which the function `batch_norm` has no parameter.
Tensor BatchNormNd::forward(const Tensor &input, Place place) const {
  checkInput(input, leastRank, mostRank, 1, place);
  bool usesBatch = isTraining() || !running_mean.defined();
  if (!usesBatch || !running_mean.defined())
    return batch_norm(input, running_mean, running_var, weight, bias, usesBatch,
                      0, options.eps, place);
  if (options.momentum) {
    countBatch(place);
    return batch_norm(input, running_mean, running_var, weight, bias, true,
                      *options.momentum, options.eps, place);
  }
  trackBatch(input, place);
  return batch_norm(input, {}, {}, weight, bias, true, 0, options.eps, place);
}

void BatchNormNd::trackBatch(const Tensor &input, Place place) const {
  NoGrad statistics;
  std::vector<int64_t> dims = allBut(1, input);
  track(mean(input, dims, false, std::nullopt, place),
        var(input, dims, 1, false, place), countBatch(place), place);
}

//===----------------------------------------------------------------------===//
// Instance normalization
//===----------------------------------------------------------------------===//

// As in PyTorch, batches are not counted, and without a momentum the running
// statistics do not change.
Tensor InstanceNormNd::forward(const Tensor &input, Place place) const {
  checkInput(input, rank - 1, rank, input.dim() == rank ? 1 : 0, place);
  if (input.dim() == rank - 1)
    return squeeze(forward(unsqueeze(input, 0, place), place), 0, place);
  if (running_mean.defined() && !isTraining())
    return batch_norm(input, running_mean, running_var, weight, bias, false, 0,
                      options.eps, place);
  if (running_mean.defined())
    trackInstances(input, place);
  return instance_norm(input, weight, bias, options.eps, place);
}

void InstanceNormNd::trackInstances(const Tensor &input, Place place) const {
  NoGrad statistics;
  std::vector<int64_t> dims = allBut(1, input);
  std::vector<int64_t> positions(dims.begin() + 1, dims.end());
  Tensor vars = var(input, positions, 1, false, place);
  track(mean(input, dims, false, std::nullopt, place),
        mean(vars, 0, false, std::nullopt, place), options.momentum.value_or(0),
        place);
}

//===----------------------------------------------------------------------===//
// Layer normalization
//===----------------------------------------------------------------------===//

LayerNorm::LayerNorm(const Dims &normalized_shape,
                     const LayerNormOptions &options, Place place)
    : shape(normalized_shape), options(options) {
  bool isAffine = options.elementwise_affine;
  weight = registerParameter(
      "weight", filled(isAffine, 1, shape.values(), options.dtype, place));
  bias =
      registerParameter("bias", filled(isAffine && options.bias, 0,
                                       shape.values(), options.dtype, place));
}

Tensor LayerNorm::forward(const Tensor &input, Place place) const {
  return layer_norm(input, shape, weight, bias, options.eps, place);
}

std::string LayerNorm::extraText() const {
  return OptionText()
      .add(shape.values())
      .add("eps", options.eps)
      .add("elementwise_affine", options.elementwise_affine)
      .add("bias", bias.defined());
}

RMSNorm::RMSNorm(const Dims &normalized_shape, const RMSNormOptions &options,
                 Place place)
    : shape(normalized_shape), options(options) {
  weight =
      registerParameter("weight", filled(options.elementwise_affine, 1,
                                         shape.values(), options.dtype, place));
}

Tensor RMSNorm::forward(const Tensor &input, Place place) const {
  return rms_norm(input, shape, weight, options.eps, place);
}

std::string RMSNorm::extraText() const {
  return OptionText()
      .add(shape.values())
      .add("eps", options.eps)
      .add("elementwise_affine", options.elementwise_affine);
}

//===----------------------------------------------------------------------===//
// Group normalization
//===----------------------------------------------------------------------===//

GroupNorm::GroupNorm(int64_t num_groups, int64_t num_channels,
                     const GroupNormOptions &options, Place place)
    : numGroups(num_groups), numChannels(num_channels), options(options) {
  expect(num_groups > 0 && num_channels % num_groups == 0, "GroupNorm",
         "num_channels to be a multiple of num_groups",
         std::to_string(num_channels) + " and " + std::to_string(num_groups),
         place);
  auto make = [&](bool isWanted, double value) {
    return filled(isWanted, value, {num_channels}, options.dtype, place);
  };
  weight = registerParameter("weight", make(options.affine, 1));
  bias = registerParameter("bias", make(options.affine && options.bias, 0));
}

Tensor GroupNorm::forward(const Tensor &input, Place place) const {
  return group_norm(input, numGroups, weight, bias, options.eps, place);
}

std::string GroupNorm::extraText() const {
  return OptionText()
      .add(numGroups)
      .add(numChannels)
      .add("eps", options.eps)
      .add("affine", options.affine)
      .add("bias", bias.defined());
}

std::string LocalResponseNorm::extraText() const {
  return OptionText()
      .add(size)
      .add("alpha", alpha)
      .add("beta", beta)
      .add("k", k);
}

} // namespace tcopt::nn
