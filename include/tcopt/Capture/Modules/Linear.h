//===- Linear.h - Linear, Bilinear, Flatten, Unflatten ----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_LINEAR_H
#define TCOPT_CAPTURE_MODULES_LINEAR_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

struct LinearOptions {
  bool bias = true;
  DType dtype = DType::F32;
};

/// `input @ weight^T + bias`: [..., in_features] to [..., out_features].
/// Parameters: weight [out_features, in_features], bias [out_features], both
/// uniformly distributed within 1 / sqrt(in_features).
class Linear : public UnaryModule {
public:
  /// Errors: a negative number of features.
  Linear(int64_t in_features, int64_t out_features,
         const LinearOptions &options = {}, Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

  Parameter weight, bias;

private:
  int64_t inFeatures, outFeatures;
};

/// `x1^T A x2 + bias` for each matrix A of the weight: [..., in1_features] and
/// [..., in2_features] to [..., out_features]. Parameters: weight
/// [out_features, in1_features, in2_features], bias [out_features], both
/// uniformly distributed within 1 / sqrt(in1_features).
class Bilinear : public Module {
public:
  /// Errors: fewer than 1 feature.
  Bilinear(int64_t in1_features, int64_t in2_features, int64_t out_features,
           const LinearOptions &options = {}, Place place = Place::current());
  Tensor forward(const Tensor &input1, const Tensor &input2,
                 Place place = Place::current()) const;
  Tensor operator()(const Tensor &input1, const Tensor &input2,
                    Place place = Place::current()) const {
    return forward(input1, input2, place);
  }
  std::string extraText() const override;

  Parameter weight, bias;

private:
  int64_t in1Features, in2Features, outFeatures;
};

/// Returns its input.
class Identity : public UnaryModule {
public:
  Tensor forward(const Tensor &input, Place = Place::current()) const override {
    return input;
  }
};

/// Flattens dimensions into one: by default all but the first.
class Flatten : public UnaryModule {
public:
  explicit Flatten(int64_t start_dim = 1, int64_t end_dim = -1)
      : startDim(start_dim), endDim(end_dim) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return flatten(input, startDim, endDim, place);
  }
  std::string extraText() const override;

private:
  int64_t startDim, endDim;
};

/// Splits one dimension into several.
class Unflatten : public UnaryModule {
public:
  Unflatten(int64_t dim, std::vector<int64_t> unflattened_size)
      : dim(dim), sizes(std::move(unflattened_size)) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return unflatten(input, dim, Sizes(sizes.begin(), sizes.end()), place);
  }
  std::string extraText() const override;

private:
  int64_t dim;
  std::vector<int64_t> sizes;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_LINEAR_H
