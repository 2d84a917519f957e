//===- Activation.h - nonlinear functions as modules ------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_ACTIVATION_H
#define TCOPT_CAPTURE_MODULES_ACTIVATION_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Functions without options
//===----------------------------------------------------------------------===//

#define TCOPT_ACTIVATION(NAME, FUNCTION)                                       \
  class NAME : public UnaryModule {                                            \
  public:                                                                      \
    Tensor forward(const Tensor &input,                                        \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, place);                                           \
    }                                                                          \
  };
TCOPT_ACTIVATION(ReLU, relu)
TCOPT_ACTIVATION(ReLU6, relu6)
TCOPT_ACTIVATION(SiLU, silu)
TCOPT_ACTIVATION(Sigmoid, sigmoid)
TCOPT_ACTIVATION(Tanh, tanh)
TCOPT_ACTIVATION(Hardswish, hardswish)
TCOPT_ACTIVATION(Hardsigmoid, hardsigmoid)
TCOPT_ACTIVATION(Mish, mish)
TCOPT_ACTIVATION(SELU, selu)
TCOPT_ACTIVATION(Softsign, softsign)
TCOPT_ACTIVATION(Tanhshrink, tanhshrink)
TCOPT_ACTIVATION(LogSigmoid, logsigmoid)
#undef TCOPT_ACTIVATION

//===----------------------------------------------------------------------===//
// Functions with one numeric option
//===----------------------------------------------------------------------===//

#define TCOPT_ACTIVATION(NAME, FUNCTION, OPTION, USUAL)                        \
  class NAME : public UnaryModule {                                            \
  public:                                                                      \
    explicit NAME(double OPTION = USUAL) : number(OPTION) {}                   \
    Tensor forward(const Tensor &input,                                        \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, number, place);                                   \
    }                                                                          \
    std::string extraText() const override;                                    \
                                                                               \
  private:                                                                     \
    double number;                                                             \
  };
TCOPT_ACTIVATION(LeakyReLU, leaky_relu, negative_slope, 0.01)
TCOPT_ACTIVATION(ELU, elu, alpha, 1.0)
TCOPT_ACTIVATION(CELU, celu, alpha, 1.0)
TCOPT_ACTIVATION(Hardshrink, hardshrink, lambd, 0.5)
TCOPT_ACTIVATION(Softshrink, softshrink, lambd, 0.5)
#undef TCOPT_ACTIVATION

//===----------------------------------------------------------------------===//
// Other functions
//===----------------------------------------------------------------------===//

/// Gaussian error linear unit. `approximate` is "none" or "tanh".
class GELU : public UnaryModule {
public:
  /// Errors: another value of `approximate`.
  explicit GELU(std::string approximate = "none",
                Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  std::string approximate;
};

class Softplus : public UnaryModule {
public:
  explicit Softplus(double beta = 1, double threshold = 20)
      : beta(beta), threshold(threshold) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return softplus(input, beta, threshold, place);
  }
  std::string extraText() const override;

private:
  double beta, threshold;
};

class Hardtanh : public UnaryModule {
public:
  explicit Hardtanh(double min_val = -1, double max_val = 1)
      : least(min_val), greatest(max_val) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return hardtanh(input, least, greatest, place);
  }
  std::string extraText() const override;

private:
  double least, greatest;
};

/// Softmax along `dim`. The default is dimension 0 for tensors of rank 0, 1 and
/// 3, and dimension 1 for others.
class Softmax : public UnaryModule {
public:
  explicit Softmax(std::optional<int64_t> dim = std::nullopt) : dim(dim) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  std::optional<int64_t> dim;
};

/// The logarithm of Softmax.
class LogSoftmax : public UnaryModule {
public:
  explicit LogSoftmax(std::optional<int64_t> dim = std::nullopt) : dim(dim) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

private:
  std::optional<int64_t> dim;
};

/// Multiplies negative elements by a weight [num_parameters]: one for each
/// channel (dimension 1), or one for all.
class PReLU : public UnaryModule {
public:
  explicit PReLU(int64_t num_parameters = 1, double init = 0.25,
                 DType dtype = DType::F32, Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return prelu(input, weight, place);
  }
  std::string extraText() const override;

  Parameter weight;

private:
  int64_t count;
};

/// The first half of a dimension times the sigmoid of the second.
class GLU : public UnaryModule {
public:
  explicit GLU(int64_t dim = -1) : dim(dim) {}
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return glu(input, dim, place);
  }
  std::string extraText() const override;

private:
  int64_t dim;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_ACTIVATION_H
