//===- Loss.h - losses as modules -------------------------------*- C++ -*-===//
//
//   nn::CrossEntropyLoss loss({.label_smoothing = 0.1});
//   Tensor value = loss(net(x), target);
//
// A reduction is "mean", "sum" or "none". Calls of a loss with another
// reduction are errors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_LOSS_H
#define TCOPT_CAPTURE_MODULES_LOSS_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

/// The base class of losses of an input and a target.
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
// Regression losses
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

/// Kullback-Leibler divergence. The reduction may also be "batchmean".
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
// Classification losses
//===----------------------------------------------------------------------===//

struct BCELossOptions {
  Tensor weight = {};
  std::string reduction = "mean";
};

/// Binary cross entropy of probabilities. Buffer: weight.
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

/// Binary cross entropy of logits. Buffers: weight, pos_weight.
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

/// Negative log-likelihood of log-probabilities [N, C, ...] and class indices
/// [N, ...]. Buffer: weight [C].
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

/// Cross entropy of logits [N, C, ...], and class indices [N, ...] or
/// probabilities [N, C, ...]. Buffer: weight [C].
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

//===----------------------------------------------------------------------===//
// Margin losses
//===----------------------------------------------------------------------===//

/// The base class of losses of two inputs and a target.
#define TCOPT_LOSS(NAME, FUNCTION)                                             \
  class NAME : public Module {                                                 \
  public:                                                                      \
    explicit NAME(double margin = 0, std::string reduction = "mean")           \
        : margin(margin), reduction(std::move(reduction)) {}                   \
    Tensor forward(const Tensor &input1, const Tensor &input2,                 \
                   const Tensor &target,                                       \
                   Place place = Place::current()) const {                     \
      return FUNCTION(input1, input2, target, margin, reduction, place);       \
    }                                                                          \
    Tensor operator()(const Tensor &input1, const Tensor &input2,              \
                      const Tensor &target,                                    \
                      Place place = Place::current()) const {                  \
      return forward(input1, input2, target, place);                           \
    }                                                                          \
                                                                               \
  private:                                                                     \
    double margin;                                                             \
    std::string reduction;                                                     \
  };
TCOPT_LOSS(CosineEmbeddingLoss, cosine_embedding_loss)
TCOPT_LOSS(MarginRankingLoss, margin_ranking_loss)
#undef TCOPT_LOSS

class HingeEmbeddingLoss : public Loss {
public:
  explicit HingeEmbeddingLoss(double margin = 1, std::string reduction = "mean")
      : margin(margin), reduction(std::move(reduction)) {}
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return hinge_embedding_loss(input, target, margin, reduction, place);
  }

private:
  double margin;
  std::string reduction;
};

struct TripletMarginLossOptions {
  double margin = 1;
  double p = 2;
  double eps = 1e-6;
  bool swap = false;
  std::string reduction = "mean";
};

/// Triplet margin loss of an anchor, a positive and a negative example.
class TripletMarginLoss : public Module {
public:
  explicit TripletMarginLoss(const TripletMarginLossOptions &options = {})
      : options(options) {}
  Tensor forward(const Tensor &anchor, const Tensor &positive,
                 const Tensor &negative, Place place = Place::current()) const {
    return triplet_margin_loss(anchor, positive, negative, options.margin,
                               options.p, options.eps, options.swap,
                               options.reduction, place);
  }
  Tensor operator()(const Tensor &anchor, const Tensor &positive,
                    const Tensor &negative,
                    Place place = Place::current()) const {
    return forward(anchor, positive, negative, place);
  }

private:
  TripletMarginLossOptions options;
};

class SoftMarginLoss : public Loss {
public:
  explicit SoftMarginLoss(std::string reduction = "mean")
      : reduction(std::move(reduction)) {}
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return soft_margin_loss(input, target, reduction, place);
  }

private:
  std::string reduction;
};

struct MultiLabelSoftMarginLossOptions {
  Tensor weight = {};
  std::string reduction = "mean";
};

/// Multi-label loss of logits [N, C] and binary targets. Buffer: weight [C].
class MultiLabelSoftMarginLoss : public Loss {
public:
  explicit MultiLabelSoftMarginLoss(
      const MultiLabelSoftMarginLossOptions &options = {});
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return multilabel_soft_margin_loss(input, target, weight, reduction, place);
  }

  Parameter weight;

private:
  std::string reduction;
};

struct MultiMarginLossOptions {
  int64_t p = 1;
  double margin = 1;
  Tensor weight = {};
  std::string reduction = "mean";
};

/// Multi-class margin loss of scores [N, C] and class indices [N]. Buffer:
/// weight [C].
class MultiMarginLoss : public Loss {
public:
  /// Errors: p other than 1 and 2.
  explicit MultiMarginLoss(const MultiMarginLossOptions &options = {},
                           Place place = Place::current());
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return multi_margin_loss(input, target, power, margin, weight, reduction,
                             place);
  }

  Parameter weight;

private:
  int64_t power;
  double margin;
  std::string reduction;
};

//===----------------------------------------------------------------------===//
// Losses of distributions
//===----------------------------------------------------------------------===//

struct GaussianNLLLossOptions {
  bool full = false;
  double eps = 1e-6;
  std::string reduction = "mean";
};

/// Negative log-likelihood of targets under normal distributions with these
/// means and variances.
class GaussianNLLLoss : public Module {
public:
  explicit GaussianNLLLoss(const GaussianNLLLossOptions &options = {})
      : options(options) {}
  Tensor forward(const Tensor &input, const Tensor &target, const Tensor &var,
                 Place place = Place::current()) const {
    return gaussian_nll_loss(input, target, var, options.full, options.eps,
                             options.reduction, place);
  }
  Tensor operator()(const Tensor &input, const Tensor &target,
                    const Tensor &var, Place place = Place::current()) const {
    return forward(input, target, var, place);
  }

private:
  GaussianNLLLossOptions options;
};

struct PoissonNLLLossOptions {
  bool log_input = true;
  bool full = false;
  double eps = 1e-8;
  std::string reduction = "mean";
};

class PoissonNLLLoss : public Loss {
public:
  explicit PoissonNLLLoss(const PoissonNLLLossOptions &options = {})
      : options(options) {}
  Tensor forward(const Tensor &input, const Tensor &target,
                 Place place = Place::current()) const override {
    return poisson_nll_loss(input, target, options.log_input, options.full,
                            options.eps, options.reduction, place);
  }

private:
  PoissonNLLLossOptions options;
};

struct CTCLossOptions {
  int64_t blank = 0;
  std::string reduction = "mean";
  bool zero_infinity = false;
};

/// Connectionist temporal classification loss, for targets that are not aligned
/// with the time steps of the input.
class CTCLoss : public Module {
public:
  explicit CTCLoss(const CTCLossOptions &options = {}) : options(options) {}
  Tensor forward(const Tensor &log_probs, const Tensor &targets,
                 const Tensor &input_lengths, const Tensor &target_lengths,
                 Place place = Place::current()) const {
    return ctc_loss(log_probs, targets, input_lengths, target_lengths,
                    options.blank, options.reduction, options.zero_infinity,
                    place);
  }
  Tensor operator()(const Tensor &log_probs, const Tensor &targets,
                    const Tensor &input_lengths, const Tensor &target_lengths,
                    Place place = Place::current()) const {
    return forward(log_probs, targets, input_lengths, target_lengths, place);
  }

private:
  CTCLossOptions options;
};

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

/// Norm of the difference along the last dimension.
class PairwiseDistance : public Module {
public:
  explicit PairwiseDistance(double p = 2, double eps = 1e-6,
                            bool keepdim = false)
      : power(p), eps(eps), keepdim(keepdim) {}
  Tensor forward(const Tensor &x1, const Tensor &x2,
                 Place place = Place::current()) const {
    return pairwise_distance(x1, x2, power, eps, keepdim, place);
  }
  Tensor operator()(const Tensor &x1, const Tensor &x2,
                    Place place = Place::current()) const {
    return forward(x1, x2, place);
  }

private:
  double power, eps;
  bool keepdim;
};

/// Cosine similarity of vectors along a dimension.
class CosineSimilarity : public Module {
public:
  explicit CosineSimilarity(int64_t dim = 1, double eps = 1e-8)
      : dim(dim), eps(eps) {}
  Tensor forward(const Tensor &x1, const Tensor &x2,
                 Place place = Place::current()) const {
    return cosine_similarity(x1, x2, dim, eps, place);
  }
  Tensor operator()(const Tensor &x1, const Tensor &x2,
                    Place place = Place::current()) const {
    return forward(x1, x2, place);
  }

private:
  int64_t dim;
  double eps;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_LOSS_H
