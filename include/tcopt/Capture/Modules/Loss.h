//===- Loss.h - losses as modules -------------------------------*- C++ -*-===//
//
//   nn::CrossEntropyLoss loss({.label_smoothing = 0.1});
//   Tensor value = loss(net(x), target);
//
// A reduction is "mean", "sum" or "none"; the losses refuse other words when
// they are called.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_LOSS_H
#define TCOPT_CAPTURE_MODULES_LOSS_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

/// What all losses have.
class Loss : public Module {
public:
  virtual Tensor forward(const Tensor &input, const Tensor &target,
                         Place place = Place::current()) const = 0;
  Tensor operator()(const Tensor &input, const Tensor &target,
                    Place place = Place::current()) const {
    return forward(input, target, place);
  }
};

//===----------------------------------------------------------------------===//
// Of pairs of numbers
//===----------------------------------------------------------------------===//

#define TCOPT_LOSS(NAME, FUNCTION)                                             \
  class NAME : public Loss {                                                   \
  public:                                                                      \
    explicit NAME(std::string reduction = "mean")                              \
        : reduction(std::move(reduction)) {}                                   \
    Tensor forward(const Tensor &input, const Tensor &target,                  \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, target, reduction, place);                        \
    }                                                                          \
                                                                               \
  private:                                                                     \
    std::string reduction;                                                     \
  };
TCOPT_LOSS(MSELoss, mse_loss)
TCOPT_LOSS(L1Loss, l1_loss)
#undef TCOPT_LOSS

#define TCOPT_LOSS(NAME, FUNCTION, OPTION)                                     \
  class NAME : public Loss {                                                   \
  public:                                                                      \
    explicit NAME(std::string reduction = "mean", double OPTION = 1)           \
        : reduction(std::move(reduction)), number(OPTION) {}                   \
    Tensor forward(const Tensor &input, const Tensor &target,                  \
                   Place place = Place::current()) const override {            \
      return FUNCTION(input, target, reduction, number, place);                \
    }                                                                          \
                                                                               \
  private:                                                                     \
    std::string reduction;                                                     \
    double number;                                                             \
  };
TCOPT_LOSS(SmoothL1Loss, smooth_l1_loss, beta)
TCOPT_LOSS(HuberLoss, huber_loss, delta)
#undef TCOPT_LOSS

/// The reduction may be "batchmean", too.
class KLDivLoss : public Loss {
public:
  explicit KLDivLoss(std::string reduction = "mean", bool log_target = false)
      : reduction(std::move(reduction)), logTarget(log_target) {}
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return kl_div(input, target, reduction, logTarget, place);
  }

private:
  std::string reduction;
  bool logTarget;
};

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

struct BCELossOptions {
  Tensor weight = {};
  std::string reduction = "mean";
};

/// Of probabilities of one class. Buffer: weight.
class BCELoss : public Loss {
public:
  explicit BCELoss(const BCELossOptions &options = {});
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return binary_cross_entropy(input, target, weight, reduction, place);
  }

  Parameter weight;

private:
  std::string reduction;
};

struct BCEWithLogitsLossOptions {
  Tensor weight = {};
  std::string reduction = "mean";
  Tensor pos_weight = {};
};

/// Of logits of one class. Buffers: weight, pos_weight.
class BCEWithLogitsLoss : public Loss {
public:
  explicit BCEWithLogitsLoss(const BCEWithLogitsLossOptions &options = {});
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return binary_cross_entropy_with_logits(input, target, weight, pos_weight,
                                            reduction, place);
  }

  Parameter weight, pos_weight;

private:
  std::string reduction;
};

struct NLLLossOptions {
  Tensor weight = {};
  int64_t ignore_index = -100;
  std::string reduction = "mean";
};

/// Of logarithms of probabilities: [N, C, ...] and classes [N, ...]. Buffer:
/// weight [C].
class NLLLoss : public Loss {
public:
  explicit NLLLoss(const NLLLossOptions &options = {});
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return nll_loss(input, target, weight, ignoreIndex, reduction, place);
  }

  Parameter weight;

private:
  int64_t ignoreIndex;
  std::string reduction;
};

struct CrossEntropyLossOptions {
  Tensor weight = {};
  int64_t ignore_index = -100;
  std::string reduction = "mean";
  double label_smoothing = 0;
};

/// Of logits: [N, C, ...] and classes [N, ...], or probabilities [N, C, ...].
/// Buffer: weight [C].
class CrossEntropyLoss : public Loss {
public:
  /// Errors: label_smoothing outside of [0, 1].
  explicit CrossEntropyLoss(const CrossEntropyLossOptions &options = {},
                            Place place = Place::current());
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return cross_entropy(input, target, weight, ignoreIndex, reduction,
                         smoothing, place);
  }

  Parameter weight;

private:
  int64_t ignoreIndex;
  std::string reduction;
  double smoothing;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_LOSS_H
