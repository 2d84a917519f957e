//===- Normalization.h - normalization modules ------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_NORMALIZATION_H
#define TCOPT_CAPTURE_MODULES_NORMALIZATION_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Normalization of channels, with running statistics
//===----------------------------------------------------------------------===//

struct BatchNormOptions {
  double eps = 1e-5;
  /// The weight of a batch in the running statistics; nullopt for the
  /// cumulative average of all batches.
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

/// The base class of batch and instance normalization. Parameters, if affine:
/// weight, bias [num_features]. Buffers, if tracked: running_mean, running_var
/// [num_features], num_batches_tracked (i64).
class RunningNorm : public UnaryModule {
public:
  std::string extraText() const override;

  Parameter weight, bias, running_mean, running_var, num_batches_tracked;

protected:
  RunningNorm(int64_t num_features, const BatchNormOptions &options,
              Place place);
  /// Counts a batch, and returns its weight in the running statistics.
  Operand countBatch(Place place) const;
  /// Updates the running statistics with those of a batch, weighted by `part`.
  void track(const Tensor &mean, const Tensor &var, const Operand &part,
             Place place) const;
  void checkInput(const Tensor &input, int64_t leastRank, int64_t mostRank,
                  int64_t channelDim, Place place) const;

  int64_t numFeatures;
  BatchNormOptions options;
};

/// Normalizes each channel (dimension 1) over all other dimensions: by the
/// statistics of the batch in training or without running statistics, otherwise
/// by the running statistics. Errors: another rank or number of channels.
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
  /// Updates running statistics that are cumulative averages.
  void trackBatch(const Tensor &input, Place place) const;

  int64_t leastRank, mostRank;
};

/// Normalizes each channel of each sample over its positions: [N, C, ...], or
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
// Normalization of the last dimensions and of groups
//===----------------------------------------------------------------------===//

struct LayerNormOptions {
  double eps = 1e-5;
  bool elementwise_affine = true;
  bool bias = true;
  DType dtype = DType::F32;
};

/// Normalizes over the last dimensions, whose sizes are normalized_shape.
/// Parameters: weight, bias [normalized_shape].
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
  /// The default is the machine epsilon of the input's dtype.
  std::optional<double> eps;
  bool elementwise_affine = true;
  DType dtype = DType::F32;
};

/// Divides by the root mean square over the last dimensions. Parameters: weight
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

/// Normalizes over groups of channels (dimension 1). Parameters: weight, bias
/// [num_channels].
class GroupNorm : public UnaryModule {
public:
  /// Errors: a number of channels that is not divisible by the groups.
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

/// Divides by a power of the mean square over `size` neighbouring channels.
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
