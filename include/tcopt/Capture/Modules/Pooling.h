//===- Pooling.h - pooling, fold, unfold and upsampling ---------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_POOLING_H
#define TCOPT_CAPTURE_MODULES_POOLING_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

struct MaxPoolOptions {
  /// The default is the window size.
  Dims stride = Dims(std::vector<int64_t>());
  PerDim padding = 0;
  PerDim dilation = 1;
  bool ceil_mode = false;
};

struct AvgPoolOptions {
  /// The default is the window size.
  Dims stride = Dims(std::vector<int64_t>());
  PerDim padding = 0;
  bool ceil_mode = false;
  bool count_include_pad = true;
  /// Replaces the window size as the divisor. Not supported by AvgPool1d.
  std::optional<int64_t> divisor_override;
};

/// Max pooling of [N, C, ...] or [C, ...].
class MaxPoolNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

protected:
  MaxPoolNd(int64_t rank, const PerDim &kernel_size,
            const MaxPoolOptions &options)
      : rank(rank), kernel(kernel_size), options(options) {}

private:
  int64_t rank;
  PerDim kernel;
  MaxPoolOptions options;
};

/// Average pooling of [N, C, ...] or [C, ...].
class AvgPoolNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

protected:
  /// Errors: a divisor for rank 1.
  AvgPoolNd(int64_t rank, const PerDim &kernel_size,
            const AvgPoolOptions &options, Place place);

private:
  int64_t rank;
  PerDim kernel;
  AvgPoolOptions options;
};

#define TCOPT_POOLS(RANK)                                                      \
  class MaxPool##RANK##d : public MaxPoolNd {                                  \
  public:                                                                      \
    explicit MaxPool##RANK##d(const PerDim &kernel_size,                       \
                              const MaxPoolOptions &options = {})              \
        : MaxPoolNd(RANK, kernel_size, options) {}                             \
  };                                                                           \
  class AvgPool##RANK##d : public AvgPoolNd {                                  \
  public:                                                                      \
    explicit AvgPool##RANK##d(const PerDim &kernel_size,                       \
                              const AvgPoolOptions &options = {},              \
                              Place place = Place::current())                  \
        : AvgPoolNd(RANK, kernel_size, options, place) {}                      \
  };
TCOPT_POOLS(1)
TCOPT_POOLS(2)
TCOPT_POOLS(3)
#undef TCOPT_POOLS

/// Pooling of [N, C, ...] or [C, ...] by the norm of order norm_type.
class LPPoolNd : public UnaryModule {
public:
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

protected:
  LPPoolNd(int64_t rank, double norm_type, const PerDim &kernel_size,
           const Dims &stride, bool ceil_mode)
      : rank(rank), power(norm_type), kernel(kernel_size), stride(stride),
        ceilMode(ceil_mode) {}

private:
  int64_t rank;
  double power;
  PerDim kernel;
  Dims stride;
  bool ceilMode;
};

#define TCOPT_POOL(RANK)                                                       \
  class LPPool##RANK##d : public LPPoolNd {                                    \
  public:                                                                      \
    LPPool##RANK##d(double norm_type, const PerDim &kernel_size,               \
                    const Dims &stride = Dims(std::vector<int64_t>()),         \
                    bool ceil_mode = false)                                    \
        : LPPoolNd(RANK, norm_type, kernel_size, stride, ceil_mode) {}         \
  };
TCOPT_POOL(1)
TCOPT_POOL(2)
#undef TCOPT_POOL

struct FoldOptions {
  PerDim dilation = 1;
  PerDim padding = 0;
  PerDim stride = 1;
};

/// Extracts sliding windows as columns: [N, C, H, W] to [N, C * count, L].
class Unfold : public UnaryModule {
public:
  explicit Unfold(const PerDim &kernel_size, const FoldOptions &options = {})
      : kernel(kernel_size), options(options) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  PerDim kernel;
  FoldOptions options;
};

/// Sums overlapping columns into images; the adjoint of Unfold.
class Fold : public UnaryModule {
public:
  Fold(const PerDim &output_size, const PerDim &kernel_size,
       const FoldOptions &options = {})
      : size(output_size), kernel(kernel_size), options(options) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  PerDim size, kernel;
  FoldOptions options;
};

//===----------------------------------------------------------------------===//
// Adaptive pooling
//===----------------------------------------------------------------------===//

#define TCOPT_ADAPTIVE_POOL(NAME, FUNCTION)                                    \
  class NAME : public UnaryModule {                                            \
  public:                                                                      \
    explicit NAME(const PerDim &output_size) : size(output_size) {}            \
    Tensor forward(const Tensor &input,                                        \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, size, place);                                     \
    }                                                                          \
    std::string extraText() const override;                                    \
                                                                               \
  private:                                                                     \
    PerDim size;                                                               \
  };
TCOPT_ADAPTIVE_POOL(AdaptiveAvgPool1d, adaptive_avg_pool1d)
TCOPT_ADAPTIVE_POOL(AdaptiveAvgPool2d, adaptive_avg_pool2d)
TCOPT_ADAPTIVE_POOL(AdaptiveAvgPool3d, adaptive_avg_pool3d)
TCOPT_ADAPTIVE_POOL(AdaptiveMaxPool1d, adaptive_max_pool1d)
TCOPT_ADAPTIVE_POOL(AdaptiveMaxPool2d, adaptive_max_pool2d)
TCOPT_ADAPTIVE_POOL(AdaptiveMaxPool3d, adaptive_max_pool3d)
#undef TCOPT_ADAPTIVE_POOL

//===----------------------------------------------------------------------===//
// Upsampling
//===----------------------------------------------------------------------===//

struct UpsampleOptions {
  /// The result's sizes, or their ratio to the input's sizes.
  Dims size = Dims(std::vector<int64_t>());
  std::vector<double> scale_factor = {};
  std::string mode = "nearest";
  bool align_corners = false;
};

/// Resizes the last dimensions of [N, C, ...]. Errors: not exactly one of size
/// and scale_factor.
class Upsample : public UnaryModule {
public:
  explicit Upsample(const UpsampleOptions &options,
                    Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  UpsampleOptions options;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_POOLING_H
