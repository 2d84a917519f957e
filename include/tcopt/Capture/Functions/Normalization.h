//===- Normalization.h - functions on tensors ------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_NORMALIZATION_H
#define TCOPT_CAPTURE_FUNCTIONS_NORMALIZATION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Normalization and loss
//===----------------------------------------------------------------------===//

/// Normalizes by the running statistics. In training, normalizes by the
/// statistics of the batch and updates the running statistics with them.
Tensor batch_norm(const Tensor &input, const Tensor &running_mean,
                  const Tensor &running_var, const Tensor &weight = {},
                  const Tensor &bias = {}, bool training = false,
                  double momentum = 0.1, double eps = 1e-5,
                  Place place = Place::current());
/// Normalizes over the last dimensions.
Tensor layer_norm(const Tensor &input, const SizeList &normalized_shape,
                  const Tensor &weight = {}, const Tensor &bias = {},
                  double eps = 1e-5, Place place = Place::current());
/// Divides by the root mean square over the last dimensions.
Tensor rms_norm(const Tensor &input, const SizeList &normalized_shape,
                const Tensor &weight = {},
                std::optional<double> eps = std::nullopt,
                Place place = Place::current());
/// Normalizes over groups of channels.
Tensor group_norm(const Tensor &input, int64_t num_groups,
                  const Tensor &weight = {}, const Tensor &bias = {},
                  double eps = 1e-5, Place place = Place::current());
/// Normalizes over the positions of each channel.
Tensor instance_norm(const Tensor &input, const Tensor &weight = {},
                     const Tensor &bias = {}, double eps = 1e-5,
                     Place place = Place::current());
/// Divides by the norm along a dimension.
Tensor normalize(const Tensor &input, double p = 2.0, int64_t dim = 1,
                 double eps = 1e-12, Place place = Place::current());
/// Divides by the power `beta` of `k` plus `alpha` times the mean square over
/// `size` neighbouring channels.
Tensor local_response_norm(const Tensor &self, int64_t size,
                           double alpha = 1e-4, double beta = 0.75,
                           double k = 1.0, Place place = Place::current());
/// Cosine of the angle between vectors along a dimension.
Tensor cosine_similarity(const Tensor &x1, const Tensor &x2, int64_t dim = 1,
                         double eps = 1e-8, Place place = Place::current());
/// Squared error. `reduction` is "mean", "sum" or "none".
Tensor mse_loss(const Tensor &input, const Tensor &target,
                std::string_view reduction = "mean",
                Place place = Place::current());
/// Absolute error.
Tensor l1_loss(const Tensor &input, const Tensor &target,
               std::string_view reduction = "mean",
               Place place = Place::current());
/// Squared error below `beta`, absolute error above it.
Tensor smooth_l1_loss(const Tensor &input, const Tensor &target,
                      std::string_view reduction = "mean", double beta = 1.0,
                      Place place = Place::current());
/// `smooth_l1_loss` with `beta = delta`, times `delta`.
Tensor huber_loss(const Tensor &input, const Tensor &target,
                  std::string_view reduction = "mean", double delta = 1.0,
                  Place place = Place::current());
/// Kullback-Leibler divergence: `target * (log(target) - input)`. The reduction
/// "batchmean" divides the sum by the batch size.
Tensor kl_div(const Tensor &input, const Tensor &target,
              std::string_view reduction = "mean", bool log_target = false,
              Place place = Place::current());
/// Binary cross entropy of probabilities.
Tensor binary_cross_entropy(const Tensor &input, const Tensor &target,
                            const Tensor &weight = {},
                            std::string_view reduction = "mean",
                            Place place = Place::current());
/// Binary cross entropy of logits.
Tensor binary_cross_entropy_with_logits(const Tensor &input,
                                        const Tensor &target,
                                        const Tensor &weight = {},
                                        const Tensor &pos_weight = {},
                                        std::string_view reduction = "mean",
                                        Place place = Place::current());
/// Negative log-likelihood loss of log-probabilities of classes (dimension 1).
Tensor nll_loss(const Tensor &input, const Tensor &target,
                const Tensor &weight = {}, int64_t ignore_index = -100,
                std::string_view reduction = "mean",
                Place place = Place::current());
/// Cross entropy loss of logits of classes (dimension 1). The target contains
/// class indices or probabilities.
Tensor cross_entropy(const Tensor &input, const Tensor &target,
                     const Tensor &weight = {}, int64_t ignore_index = -100,
                     std::string_view reduction = "mean",
                     double label_smoothing = 0.0,
                     Place place = Place::current());
/// Connectionist temporal classification loss: the negative log-likelihood of
/// targets [N, S] over all alignments with log_probs [T, N, C]. Targets may
/// also be concatenated in one dimension.
Tensor ctc_loss(const Tensor &log_probs, const Tensor &targets,
                const Tensor &input_lengths, const Tensor &target_lengths,
                int64_t blank = 0, std::string_view reduction = "mean",
                bool zero_infinity = false, Place place = Place::current());
/// Overload for lengths that are not tensors.
Tensor ctc_loss(const Tensor &log_probs, const Tensor &targets,
                const SizeList &input_lengths, const SizeList &target_lengths,
                int64_t blank = 0, std::string_view reduction = "mean",
                bool zero_infinity = false, Place place = Place::current());
/// `1 - cos` where the target is 1, `max(cos - margin, 0)` where it is -1.
Tensor cosine_embedding_loss(const Tensor &input1, const Tensor &input2,
                             const Tensor &target, double margin = 0.0,
                             std::string_view reduction = "mean",
                             Place place = Place::current());
/// `input` where the target is 1, `max(margin - input, 0)` where it is -1.
Tensor hinge_embedding_loss(const Tensor &input, const Tensor &target,
                            double margin = 1.0,
                            std::string_view reduction = "mean",
                            Place place = Place::current());
/// `max(-target * (input1 - input2) + margin, 0)`.
Tensor margin_ranking_loss(const Tensor &input1, const Tensor &input2,
                           const Tensor &target, double margin = 0.0,
                           std::string_view reduction = "mean",
                           Place place = Place::current());
/// `max(d(anchor, positive) - d(anchor, negative) + margin, 0)` for the
/// distance d of order `p`; with `swap`, d(positive, negative) is used if it is
/// less.
Tensor triplet_margin_loss(const Tensor &anchor, const Tensor &positive,
                           const Tensor &negative, double margin = 1.0,
                           double p = 2.0, double eps = 1e-6, bool swap = false,
                           std::string_view reduction = "mean",
                           Place place = Place::current());
/// `log(1 + exp(-target * input))`.
Tensor soft_margin_loss(const Tensor &input, const Tensor &target,
                        std::string_view reduction = "mean",
                        Place place = Place::current());
/// Mean over classes of `binary_cross_entropy_with_logits`.
Tensor multilabel_soft_margin_loss(const Tensor &input, const Tensor &target,
                                   const Tensor &weight = {},
                                   std::string_view reduction = "mean",
                                   Place place = Place::current());
/// Mean over classes i of `max(margin - input[target] + input[i], 0)^p`, the
/// target excluded.
Tensor multi_margin_loss(const Tensor &input, const Tensor &target,
                         int64_t p = 1, double margin = 1.0,
                         const Tensor &weight = {},
                         std::string_view reduction = "mean",
                         Place place = Place::current());
/// Negative log-likelihood of normally distributed targets with variances
/// `var`; `full` adds the constant term.
Tensor gaussian_nll_loss(const Tensor &input, const Tensor &target,
                         const Tensor &var, bool full = false,
                         double eps = 1e-6, std::string_view reduction = "mean",
                         Place place = Place::current());
/// Negative log-likelihood of Poisson distributed targets; `full` adds an
/// approximation of the constant term.
Tensor poisson_nll_loss(const Tensor &input, const Tensor &target,
                        bool log_input = true, bool full = false,
                        double eps = 1e-8, std::string_view reduction = "mean",
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_NORMALIZATION_H
