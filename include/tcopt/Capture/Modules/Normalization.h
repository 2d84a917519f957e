//===- Normalization.h - mean 0, variance 1 ---------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_NORMALIZATION_H
#define TCOPT_CAPTURE_MODULES_NORMALIZATION_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Of each channel, with running statistics
//===----------------------------------------------------------------------===//

struct BatchNormOptions {
  double eps = 1e-5;
  /// How much of a batch goes into the running statistics; without a number
  /// they are the mean of all batches.
  std::optional<double> momentum = 0.1;
  bool affine = true;
  bool bias = true;
  bool track_running_stats = true;
  DType dtype = DType::F32;
};

struct InstanceNormOptions {
  double eps = 1e-5;
  std::optional<double> momentum = 0.1;
  bool affine = false;
  bool bias = true;
  bool track_running_stats = false;
  DType dtype = DType::F32;
};

/// What batch and instance norms have. Parameters, if affine: weight, bias
/// [num_features]. Buffers, if tracked: running_mean, running_var
/// [num_features], num_batches_tracked (i64).
class RunningNorm : public UnaryModule {
public:
  std::string extraText() const override;

  Parameter weight, bias, running_mean, running_var, num_batches_tracked;

protected:
  RunningNorm(int64_t num_features, const BatchNormOptions &options,
              Place place);
  /// Counts a batch: what part of it the running statistics take.
  Operand countBatch(Place place) const;
  /// Moves the running statistics by a part of the way to those of a batch.
  void track(const Tensor &mean, const Tensor &var, const Operand &part,
             Place place) const;
  void checkInput(const Tensor &input, int64_t leastRank, int64_t mostRank,
                  int64_t channelDim, Place place) const;

  int64_t numFeatures;
  BatchNormOptions options;
};

/// Normalized over all but the channels, dimension 1: by the statistics of the
/// batch while it is trained, or where none are tracked, by the running ones
/// otherwise. Errors: another rank or number of channels.
class BatchNormNd : public RunningNorm {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;

protected:
  BatchNormNd(int64_t leastRank, int64_t mostRank, int64_t num_features,
              const BatchNormOptions &options, Place place)
      : RunningNorm(num_features, options, place), leastRank(leastRank),
        mostRank(mostRank) {}

private:
  /// Updates running statistics that are means over all batches.
  void trackBatch(const Tensor &input, Place place) const;

  int64_t leastRank, mostRank;
};

/// Normalized over the positions of each channel of each input: [N, C, ...], or
/// without N. Errors: another rank or number of channels.
class InstanceNormNd : public RunningNorm {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;

protected:
  InstanceNormNd(int64_t rank, int64_t num_features,
                 const InstanceNormOptions &o, Place place)
      : RunningNorm(num_features,
                    {o.eps, o.momentum, o.affine, o.bias, o.track_running_stats,
                     o.dtype},
                    place),
        rank(rank) {}

private:
  void trackInstances(const Tensor &input, Place place) const;

  int64_t rank;
};

#define TCOPT_BATCH_NORM(NAME, LEAST_RANK, MOST_RANK)                          \
  class NAME : public BatchNormNd {                                            \
  public:                                                                      \
    explicit NAME(int64_t num_features, const BatchNormOptions &options = {},  \
                  Place place = Place::current())                              \
        : BatchNormNd(LEAST_RANK, MOST_RANK, num_features, options, place) {}  \
  };
TCOPT_BATCH_NORM(BatchNorm1d, 2, 3)
TCOPT_BATCH_NORM(BatchNorm2d, 4, 4)
TCOPT_BATCH_NORM(BatchNorm3d, 5, 5)
#undef TCOPT_BATCH_NORM

#define TCOPT_INSTANCE_NORM(NAME, RANK)                                        \
  class NAME : public InstanceNormNd {                                         \
  public:                                                                      \
    explicit NAME(int64_t num_features,                                        \
                  const InstanceNormOptions &options = {},                     \
                  Place place = Place::current())                              \
        : InstanceNormNd(RANK, num_features, options, place) {}                \
  };
TCOPT_INSTANCE_NORM(InstanceNorm1d, 3)
TCOPT_INSTANCE_NORM(InstanceNorm2d, 4)
TCOPT_INSTANCE_NORM(InstanceNorm3d, 5)
#undef TCOPT_INSTANCE_NORM

//===----------------------------------------------------------------------===//
// Of the last dimensions, of groups
//===----------------------------------------------------------------------===//

struct LayerNormOptions {
  double eps = 1e-5;
  bool elementwise_affine = true;
  bool bias = true;
  DType dtype = DType::F32;
};

/// Normalized over the last dimensions, which have these sizes. Parameters:
/// weight, bias [normalized_shape].
class LayerNorm : public UnaryModule {
public:
  explicit LayerNorm(const Dims &normalized_shape,
                     const LayerNormOptions &options = {},
                     Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight, bias;

private:
  Dims shape;
  LayerNormOptions options;
};

struct RMSNormOptions {
  /// Without a number the least difference of 1 in the input's dtype.
  std::optional<double> eps;
  bool elementwise_affine = true;
  DType dtype = DType::F32;
};

/// Divided by the root mean square over the last dimensions. Parameters: weight
/// [normalized_shape].
class RMSNorm : public UnaryModule {
public:
  explicit RMSNorm(const Dims &normalized_shape,
                   const RMSNormOptions &options = {},
                   Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight;

private:
  Dims shape;
  RMSNormOptions options;
};

struct GroupNormOptions {
  double eps = 1e-5;
  bool affine = true;
  bool bias = true;
  DType dtype = DType::F32;
};

/// Normalized over groups of channels, dimension 1. Parameters: weight, bias
/// [num_channels].
class GroupNorm : public UnaryModule {
public:
  /// Errors: groups that do not divide the channels.
  GroupNorm(int64_t num_groups, int64_t num_channels,
            const GroupNormOptions &options = {},
            Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight, bias;

private:
  int64_t numGroups, numChannels;
  GroupNormOptions options;
};

/// Divided by a power of the mean square of `size` channels around each.
class LocalResponseNorm : public UnaryModule {
public:
  explicit LocalResponseNorm(int64_t size, double alpha = 1e-4,
                             double beta = 0.75, double k = 1)
      : size(size), alpha(alpha), beta(beta), k(k) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return local_response_norm(input, size, alpha, beta, k, place);
  }
  std::string extraText() const override;

private:
  int64_t size;
  double alpha, beta, k;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_NORMALIZATION_H
