//===- NormalizationCalls.cpp - calls of functions on tensors -------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor batch_norm(const Tensor &input, const Tensor &running_mean,
                  const Tensor &running_var, const Tensor &weight,
                  const Tensor &bias, bool training, double momentum,
                  double eps, Place place) {
  static constexpr capture::FunctionInfo info{
      818, "batch_norm",
      "input, running_mean, running_var, weight, bias, training, momentum, "
      "eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::batch_norm, input,
                                   running_mean, running_var, weight, bias,
                                   training, momentum, eps);
}
Tensor layer_norm(const Tensor &input, const SizeList &normalized_shape,
                  const Tensor &weight, const Tensor &bias, double eps,
                  Place place) {
  static constexpr capture::FunctionInfo info{
      820, "layer_norm", "input, normalized_shape, weight, bias, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::layer_norm, input,
                                   normalized_shape, weight, bias, eps);
}
Tensor rms_norm(const Tensor &input, const SizeList &normalized_shape,
                const Tensor &weight, std::optional<double> eps, Place place) {
  static constexpr capture::FunctionInfo info{
      822, "rms_norm", "input, normalized_shape, weight, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::rms_norm, input,
                                   normalized_shape, weight, eps);
}
Tensor group_norm(const Tensor &input, int64_t num_groups, const Tensor &weight,
                  const Tensor &bias, double eps, Place place) {
  static constexpr capture::FunctionInfo info{
      824, "group_norm", "input, num_groups, weight, bias, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::group_norm, input,
                                   num_groups, weight, bias, eps);
}
Tensor instance_norm(const Tensor &input, const Tensor &weight,
                     const Tensor &bias, double eps, Place place) {
  static constexpr capture::FunctionInfo info{826, "instance_norm",
                                              "input, weight, bias, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::instance_norm, input,
                                   weight, bias, eps);
}
Tensor normalize(const Tensor &input, double p, int64_t dim, double eps,
                 Place place) {
  static constexpr capture::FunctionInfo info{828, "normalize",
                                              "input, p, dim, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::normalize, input, p,
                                   dim, eps);
}
Tensor local_response_norm(const Tensor &self, int64_t size, double alpha,
                           double beta, double k, Place place) {
  static constexpr capture::FunctionInfo info{830, "local_response_norm",
                                              "self, size, alpha, beta, k"};
  return capture::dispatch<Tensor>(info, place, Bodies::local_response_norm,
                                   self, size, alpha, beta, k);
}
Tensor cosine_similarity(const Tensor &x1, const Tensor &x2, int64_t dim,
                         double eps, Place place) {
  static constexpr capture::FunctionInfo info{832, "cosine_similarity",
                                              "x1, x2, dim, eps"};
  return capture::dispatch<Tensor>(info, place, Bodies::cosine_similarity, x1,
                                   x2, dim, eps);
}
Tensor mse_loss(const Tensor &input, const Tensor &target,
                std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{834, "mse_loss",
                                              "input, target, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::mse_loss, input, target,
                                   reduction);
}
Tensor l1_loss(const Tensor &input, const Tensor &target,
               std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{836, "l1_loss",
                                              "input, target, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::l1_loss, input, target,
                                   reduction);
}
Tensor smooth_l1_loss(const Tensor &input, const Tensor &target,
                      std::string_view reduction, double beta, Place place) {
  static constexpr capture::FunctionInfo info{838, "smooth_l1_loss",
                                              "input, target, reduction, beta"};
  return capture::dispatch<Tensor>(info, place, Bodies::smooth_l1_loss, input,
                                   target, reduction, beta);
}
Tensor huber_loss(const Tensor &input, const Tensor &target,
                  std::string_view reduction, double delta, Place place) {
  static constexpr capture::FunctionInfo info{
      840, "huber_loss", "input, target, reduction, delta"};
  return capture::dispatch<Tensor>(info, place, Bodies::huber_loss, input,
                                   target, reduction, delta);
}
Tensor kl_div(const Tensor &input, const Tensor &target,
              std::string_view reduction, bool log_target, Place place) {
  static constexpr capture::FunctionInfo info{
      842, "kl_div", "input, target, reduction, log_target"};
  return capture::dispatch<Tensor>(info, place, Bodies::kl_div, input, target,
                                   reduction, log_target);
}
Tensor binary_cross_entropy(const Tensor &input, const Tensor &target,
                            const Tensor &weight, std::string_view reduction,
                            Place place) {
  static constexpr capture::FunctionInfo info{
      844, "binary_cross_entropy", "input, target, weight, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::binary_cross_entropy,
                                   input, target, weight, reduction);
}
Tensor
binary_cross_entropy_with_logits(const Tensor &input, const Tensor &target,
                                 const Tensor &weight, const Tensor &pos_weight,
                                 std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      846, "binary_cross_entropy_with_logits",
      "input, target, weight, pos_weight, reduction"};
  return capture::dispatch<Tensor>(
      info, place, Bodies::binary_cross_entropy_with_logits, input, target,
      weight, pos_weight, reduction);
}
Tensor nll_loss(const Tensor &input, const Tensor &target, const Tensor &weight,
                int64_t ignore_index, std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      848, "nll_loss", "input, target, weight, ignore_index, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::nll_loss, input, target,
                                   weight, ignore_index, reduction);
}
Tensor cross_entropy(const Tensor &input, const Tensor &target,
                     const Tensor &weight, int64_t ignore_index,
                     std::string_view reduction, double label_smoothing,
                     Place place) {
  static constexpr capture::FunctionInfo info{
      850, "cross_entropy",
      "input, target, weight, ignore_index, reduction, label_smoothing"};
  return capture::dispatch<Tensor>(info, place, Bodies::cross_entropy, input,
                                   target, weight, ignore_index, reduction,
                                   label_smoothing);
}
Tensor cosine_embedding_loss(const Tensor &input1, const Tensor &input2,
                             const Tensor &target, double margin,
                             std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      856, "cosine_embedding_loss",
      "input1, input2, target, margin, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::cosine_embedding_loss,
                                   input1, input2, target, margin, reduction);
}
Tensor hinge_embedding_loss(const Tensor &input, const Tensor &target,
                            double margin, std::string_view reduction,
                            Place place) {
  static constexpr capture::FunctionInfo info{
      858, "hinge_embedding_loss", "input, target, margin, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::hinge_embedding_loss,
                                   input, target, margin, reduction);
}
Tensor margin_ranking_loss(const Tensor &input1, const Tensor &input2,
                           const Tensor &target, double margin,
                           std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      860, "margin_ranking_loss", "input1, input2, target, margin, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::margin_ranking_loss,
                                   input1, input2, target, margin, reduction);
}
Tensor triplet_margin_loss(const Tensor &anchor, const Tensor &positive,
                           const Tensor &negative, double margin, double p,
                           double eps, bool swap, std::string_view reduction,
                           Place place) {
  static constexpr capture::FunctionInfo info{
      862, "triplet_margin_loss",
      "anchor, positive, negative, margin, p, eps, swap, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::triplet_margin_loss,
                                   anchor, positive, negative, margin, p, eps,
                                   swap, reduction);
}
Tensor soft_margin_loss(const Tensor &input, const Tensor &target,
                        std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{864, "soft_margin_loss",
                                              "input, target, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::soft_margin_loss, input,
                                   target, reduction);
}
Tensor multilabel_soft_margin_loss(const Tensor &input, const Tensor &target,
                                   const Tensor &weight,
                                   std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      866, "multilabel_soft_margin_loss", "input, target, weight, reduction"};
  return capture::dispatch<Tensor>(info, place,
                                   Bodies::multilabel_soft_margin_loss, input,
                                   target, weight, reduction);
}
Tensor multi_margin_loss(const Tensor &input, const Tensor &target, int64_t p,
                         double margin, const Tensor &weight,
                         std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      868, "multi_margin_loss", "input, target, p, margin, weight, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::multi_margin_loss,
                                   input, target, p, margin, weight, reduction);
}
Tensor gaussian_nll_loss(const Tensor &input, const Tensor &target,
                         const Tensor &var, bool full, double eps,
                         std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      870, "gaussian_nll_loss", "input, target, var, full, eps, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::gaussian_nll_loss,
                                   input, target, var, full, eps, reduction);
}
Tensor poisson_nll_loss(const Tensor &input, const Tensor &target,
                        bool log_input, bool full, double eps,
                        std::string_view reduction, Place place) {
  static constexpr capture::FunctionInfo info{
      872, "poisson_nll_loss",
      "input, target, log_input, full, eps, reduction"};
  return capture::dispatch<Tensor>(info, place, Bodies::poisson_nll_loss, input,
                                   target, log_input, full, eps, reduction);
}

} // namespace tcopt
