//===- ContractionCalls.cpp - calls of functions on tensors ---------------===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Builder.h"
#include "Bodies.h"

namespace tcopt {

Tensor matmul(const Tensor &self, const Tensor &other, Place place) {
  static constexpr capture::FunctionInfo info{692, "matmul", "self, other"};
  return capture::dispatch<Tensor>(info, place, Bodies::matmul, self, other);
}
Tensor Tensor::matmul(const Tensor &other, Place place) const {
  return tcopt::matmul(*this, other, place);
}
Tensor mm(const Tensor &self, const Tensor &mat2, Place place) {
  static constexpr capture::FunctionInfo info{694, "mm", "self, mat2"};
  return capture::dispatch<Tensor>(info, place, Bodies::mm, self, mat2);
}
Tensor Tensor::mm(const Tensor &mat2, Place place) const {
  return tcopt::mm(*this, mat2, place);
}
Tensor bmm(const Tensor &self, const Tensor &mat2, Place place) {
  static constexpr capture::FunctionInfo info{696, "bmm", "self, mat2"};
  return capture::dispatch<Tensor>(info, place, Bodies::bmm, self, mat2);
}
Tensor Tensor::bmm(const Tensor &mat2, Place place) const {
  return tcopt::bmm(*this, mat2, place);
}
Tensor mv(const Tensor &self, const Tensor &vec, Place place) {
  static constexpr capture::FunctionInfo info{698, "mv", "self, vec"};
  return capture::dispatch<Tensor>(info, place, Bodies::mv, self, vec);
}
Tensor Tensor::mv(const Tensor &vec, Place place) const {
  return tcopt::mv(*this, vec, place);
}
Tensor dot(const Tensor &self, const Tensor &tensor, Place place) {
  static constexpr capture::FunctionInfo info{700, "dot", "self, tensor"};
  return capture::dispatch<Tensor>(info, place, Bodies::dot, self, tensor);
}
Tensor Tensor::dot(const Tensor &tensor, Place place) const {
  return tcopt::dot(*this, tensor, place);
}
Tensor outer(const Tensor &self, const Tensor &vec2, Place place) {
  static constexpr capture::FunctionInfo info{702, "outer", "self, vec2"};
  return capture::dispatch<Tensor>(info, place, Bodies::outer, self, vec2);
}
Tensor Tensor::outer(const Tensor &vec2, Place place) const {
  return tcopt::outer(*this, vec2, place);
}
Tensor Tensor::ger(const Tensor &vec2, Place place) const {
  return tcopt::ger(*this, vec2, place);
}
Tensor Tensor::vdot(const Tensor &other, Place place) const {
  return tcopt::vdot(*this, other, place);
}
Tensor matrix_power(const Tensor &self, int64_t n, Place place) {
  static constexpr capture::FunctionInfo info{708, "matrix_power", "self, n"};
  return capture::dispatch<Tensor>(info, place, Bodies::matrix_power, self, n);
}
Tensor Tensor::matrix_power(int64_t n, Place place) const {
  return tcopt::matrix_power(*this, n, place);
}
Tensor kron(const Tensor &self, const Tensor &other, Place place) {
  static constexpr capture::FunctionInfo info{712, "kron", "self, other"};
  return capture::dispatch<Tensor>(info, place, Bodies::kron, self, other);
}
Tensor Tensor::kron(const Tensor &other, Place place) const {
  return tcopt::kron(*this, other, place);
}
Tensor inner(const Tensor &self, const Tensor &other, Place place) {
  static constexpr capture::FunctionInfo info{714, "inner", "self, other"};
  return capture::dispatch<Tensor>(info, place, Bodies::inner, self, other);
}
Tensor Tensor::inner(const Tensor &other, Place place) const {
  return tcopt::inner(*this, other, place);
}
Tensor tensordot(const Tensor &self, const Tensor &other, int64_t dims,
                 Place place) {
  static constexpr capture::FunctionInfo info{716, "tensordot",
                                              "self, other, dims"};
  return capture::dispatch<Tensor>(info, place, Bodies::tensordot, self, other,
                                   dims);
}
Tensor cross(const Tensor &self, const Tensor &other, int64_t dim,
             Place place) {
  static constexpr capture::FunctionInfo info{718, "cross", "self, other, dim"};
  return capture::dispatch<Tensor>(info, place, Bodies::cross, self, other,
                                   dim);
}
Tensor Tensor::cross(const Tensor &other, int64_t dim, Place place) const {
  return tcopt::cross(*this, other, dim, place);
}
Tensor addmm(const Tensor &self, const Tensor &mat1, const Tensor &mat2,
             const Scalar &beta, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{720, "addmm",
                                              "self, mat1, mat2, beta, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::addmm, self, mat1, mat2,
                                   beta, alpha);
}
Tensor Tensor::addmm(const Tensor &mat1, const Tensor &mat2, const Scalar &beta,
                     const Scalar &alpha, Place place) const {
  return tcopt::addmm(*this, mat1, mat2, beta, alpha, place);
}
Tensor Tensor::addmm_(const Tensor &mat1, const Tensor &mat2,
                      const Scalar &beta, const Scalar &alpha,
                      Place place) const {
  static constexpr capture::FunctionInfo info{721, "addmm_",
                                              "self, mat1, mat2, beta, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &mat1, const Tensor &mat2,
         const Scalar &beta, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::addmm(self, mat1, mat2, beta, alpha, place), place);
      },
      *this, mat1, mat2, beta, alpha);
}
Tensor baddbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2,
               const Scalar &beta, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{
      722, "baddbmm", "self, batch1, batch2, beta, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::baddbmm, self, batch1,
                                   batch2, beta, alpha);
}
Tensor Tensor::baddbmm(const Tensor &batch1, const Tensor &batch2,
                       const Scalar &beta, const Scalar &alpha,
                       Place place) const {
  return tcopt::baddbmm(*this, batch1, batch2, beta, alpha, place);
}
Tensor Tensor::baddbmm_(const Tensor &batch1, const Tensor &batch2,
                        const Scalar &beta, const Scalar &alpha,
                        Place place) const {
  static constexpr capture::FunctionInfo info{
      723, "baddbmm_", "self, batch1, batch2, beta, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &batch1, const Tensor &batch2,
         const Scalar &beta, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::baddbmm(self, batch1, batch2, beta, alpha, place),
            place);
      },
      *this, batch1, batch2, beta, alpha);
}
Tensor addmv(const Tensor &self, const Tensor &mat, const Tensor &vec,
             const Scalar &beta, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{724, "addmv",
                                              "self, mat, vec, beta, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::addmv, self, mat, vec,
                                   beta, alpha);
}
Tensor Tensor::addmv(const Tensor &mat, const Tensor &vec, const Scalar &beta,
                     const Scalar &alpha, Place place) const {
  return tcopt::addmv(*this, mat, vec, beta, alpha, place);
}
Tensor Tensor::addmv_(const Tensor &mat, const Tensor &vec, const Scalar &beta,
                      const Scalar &alpha, Place place) const {
  static constexpr capture::FunctionInfo info{725, "addmv_",
                                              "self, mat, vec, beta, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &mat, const Tensor &vec,
         const Scalar &beta, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::addmv(self, mat, vec, beta, alpha, place), place);
      },
      *this, mat, vec, beta, alpha);
}
Tensor addr(const Tensor &self, const Tensor &vec1, const Tensor &vec2,
            const Scalar &beta, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{726, "addr",
                                              "self, vec1, vec2, beta, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::addr, self, vec1, vec2,
                                   beta, alpha);
}
Tensor Tensor::addr(const Tensor &vec1, const Tensor &vec2, const Scalar &beta,
                    const Scalar &alpha, Place place) const {
  return tcopt::addr(*this, vec1, vec2, beta, alpha, place);
}
Tensor Tensor::addr_(const Tensor &vec1, const Tensor &vec2, const Scalar &beta,
                     const Scalar &alpha, Place place) const {
  static constexpr capture::FunctionInfo info{727, "addr_",
                                              "self, vec1, vec2, beta, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &vec1, const Tensor &vec2,
         const Scalar &beta, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::addr(self, vec1, vec2, beta, alpha, place), place);
      },
      *this, vec1, vec2, beta, alpha);
}
Tensor addbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2,
              const Scalar &beta, const Scalar &alpha, Place place) {
  static constexpr capture::FunctionInfo info{
      728, "addbmm", "self, batch1, batch2, beta, alpha"};
  return capture::dispatch<Tensor>(info, place, Bodies::addbmm, self, batch1,
                                   batch2, beta, alpha);
}
Tensor Tensor::addbmm(const Tensor &batch1, const Tensor &batch2,
                      const Scalar &beta, const Scalar &alpha,
                      Place place) const {
  return tcopt::addbmm(*this, batch1, batch2, beta, alpha, place);
}
Tensor Tensor::addbmm_(const Tensor &batch1, const Tensor &batch2,
                       const Scalar &beta, const Scalar &alpha,
                       Place place) const {
  static constexpr capture::FunctionInfo info{
      729, "addbmm_", "self, batch1, batch2, beta, alpha"};
  return capture::dispatch<Tensor>(
      info, place,
      [](const Tensor &self, const Tensor &batch1, const Tensor &batch2,
         const Scalar &beta, const Scalar &alpha, Place place) {
        return capture::writeBack(
            self, tcopt::addbmm(self, batch1, batch2, beta, alpha, place),
            place);
      },
      *this, batch1, batch2, beta, alpha);
}
Tensor bilinear(const Tensor &input1, const Tensor &input2,
                const Tensor &weight, const Tensor &bias, Place place) {
  static constexpr capture::FunctionInfo info{730, "bilinear",
                                              "input1, input2, weight, bias"};
  return capture::dispatch<Tensor>(info, place, Bodies::bilinear, input1,
                                   input2, weight, bias);
}
Tensor linear(const Tensor &input, const Tensor &weight, const Tensor &bias,
              Place place) {
  static constexpr capture::FunctionInfo info{732, "linear",
                                              "input, weight, bias"};
  return capture::dispatch<Tensor>(info, place, Bodies::linear, input, weight,
                                   bias);
}
Tensor einsum(std::string_view equation, const std::vector<Tensor> &tensors,
              Place place) {
  static constexpr capture::FunctionInfo info{734, "einsum",
                                              "equation, tensors"};
  return capture::dispatch<Tensor>(info, place, Bodies::einsum, equation,
                                   tensors);
}
Tensor cdist(const Tensor &x1, const Tensor &x2, double p, Place place) {
  static constexpr capture::FunctionInfo info{736, "cdist", "x1, x2, p"};
  return capture::dispatch<Tensor>(info, place, Bodies::cdist, x1, x2, p);
}
Tensor pdist(const Tensor &self, double p, Place place) {
  static constexpr capture::FunctionInfo info{738, "pdist", "self, p"};
  return capture::dispatch<Tensor>(info, place, Bodies::pdist, self, p);
}
Tensor pairwise_distance(const Tensor &x1, const Tensor &x2, double p,
                         double eps, bool keepdim, Place place) {
  static constexpr capture::FunctionInfo info{740, "pairwise_distance",
                                              "x1, x2, p, eps, keepdim"};
  return capture::dispatch<Tensor>(info, place, Bodies::pairwise_distance, x1,
                                   x2, p, eps, keepdim);
}
Tensor _int_mm(const Tensor &self, const Tensor &mat2, Place place) {
  static constexpr capture::FunctionInfo info{742, "_int_mm", "self, mat2"};
  return capture::dispatch<Tensor>(info, place, Bodies::_int_mm, self, mat2);
}
Tensor scaled_dot_product_attention(const Tensor &query, const Tensor &key,
                                    const Tensor &value,
                                    const Tensor &attn_mask, double dropout_p,
                                    bool is_causal, std::optional<double> scale,
                                    bool enable_gqa, Place place) {
  static constexpr capture::FunctionInfo info{
      744, "scaled_dot_product_attention",
      "query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa"};
  return capture::dispatch<Tensor>(
      info, place, Bodies::scaled_dot_product_attention, query, key, value,
      attn_mask, dropout_p, is_causal, scale, enable_gqa);
}

} // namespace tcopt
