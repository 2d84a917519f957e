//===- Bodies.h - bodies of functions on tensors ---------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_NN_FUNCTIONS_BODIES_H
#define TCOPT_NN_FUNCTIONS_BODIES_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

/// The graphs of functions on tensors. Called while a function is traced.
struct Bodies {
  static Tensor abs(const Tensor &self, Place place);
  static Tensor neg(const Tensor &self, Place place);
  static Tensor sign(const Tensor &self, Place place);
  static Tensor square(const Tensor &self, Place place);
  static Tensor exp(const Tensor &self, Place place);
  static Tensor exp2(const Tensor &self, Place place);
  static Tensor expm1(const Tensor &self, Place place);
  static Tensor log(const Tensor &self, Place place);
  static Tensor log1p(const Tensor &self, Place place);
  static Tensor log2(const Tensor &self, Place place);
  static Tensor log10(const Tensor &self, Place place);
  static Tensor sqrt(const Tensor &self, Place place);
  static Tensor rsqrt(const Tensor &self, Place place);
  static Tensor reciprocal(const Tensor &self, Place place);
  static Tensor sin(const Tensor &self, Place place);
  static Tensor cos(const Tensor &self, Place place);
  static Tensor tan(const Tensor &self, Place place);
  static Tensor asin(const Tensor &self, Place place);
  static Tensor acos(const Tensor &self, Place place);
  static Tensor atan(const Tensor &self, Place place);
  static Tensor sinh(const Tensor &self, Place place);
  static Tensor cosh(const Tensor &self, Place place);
  static Tensor tanh(const Tensor &self, Place place);
  static Tensor asinh(const Tensor &self, Place place);
  static Tensor acosh(const Tensor &self, Place place);
  static Tensor atanh(const Tensor &self, Place place);
  static Tensor erf(const Tensor &self, Place place);
  static Tensor erfc(const Tensor &self, Place place);
  static Tensor floor(const Tensor &self, Place place);
  static Tensor ceil(const Tensor &self, Place place);
  static Tensor round(const Tensor &self, int64_t decimals, Place place);
  static Tensor trunc(const Tensor &self, Place place);
  static Tensor frac(const Tensor &self, Place place);
  static Tensor isnan(const Tensor &self, Place place);
  static Tensor isinf(const Tensor &self, Place place);
  static Tensor isfinite(const Tensor &self, Place place);
  static Tensor nan_to_num(const Tensor &self, std::optional<double> nan,
                           std::optional<double> posinf,
                           std::optional<double> neginf, Place place);
  static Tensor logical_not(const Tensor &self, Place place);
  static Tensor bitwise_not(const Tensor &self, Place place);
  static Tensor deg2rad(const Tensor &self, Place place);
  static Tensor rad2deg(const Tensor &self, Place place);
  static Tensor logit(const Tensor &self, std::optional<double> eps,
                      Place place);
  static Tensor signbit(const Tensor &self, Place place);
  static Tensor sinc(const Tensor &self, Place place);
  static Tensor isposinf(const Tensor &self, Place place);
  static Tensor isneginf(const Tensor &self, Place place);
  static Tensor clone(const Tensor &self, Place place);
  static Tensor to(const Tensor &self, DType dtype, Place place);
  static Tensor add(const Operand &self, const Operand &other,
                    const Scalar &alpha, Place place);
  static Tensor sub(const Operand &self, const Operand &other,
                    const Scalar &alpha, Place place);
  static Tensor rsub(const Operand &self, const Operand &other,
                     const Scalar &alpha, Place place);
  static Tensor mul(const Operand &self, const Operand &other, Place place);
  static Tensor div(const Operand &self, const Operand &other,
                    std::string_view rounding_mode, Place place);
  static Tensor floor_divide(const Operand &self, const Operand &other,
                             Place place);
  static Tensor remainder(const Operand &self, const Operand &other,
                          Place place);
  static Tensor fmod(const Operand &self, const Operand &other, Place place);
  static Tensor pow(const Operand &self, const Operand &exponent, Place place);
  static Tensor float_power(const Operand &self, const Operand &exponent,
                            Place place);
  static Tensor maximum(const Operand &self, const Operand &other, Place place);
  static Tensor minimum(const Operand &self, const Operand &other, Place place);
  static Tensor fmax(const Operand &self, const Operand &other, Place place);
  static Tensor fmin(const Operand &self, const Operand &other, Place place);
  static Tensor atan2(const Operand &self, const Operand &other, Place place);
  static Tensor hypot(const Operand &self, const Operand &other, Place place);
  static Tensor copysign(const Operand &self, const Operand &other,
                         Place place);
  static Tensor logaddexp(const Operand &self, const Operand &other,
                          Place place);
  static Tensor xlogy(const Operand &self, const Operand &other, Place place);
  static Tensor lerp(const Tensor &self, const Tensor &end,
                     const Operand &weight, Place place);
  static Tensor addcmul(const Tensor &self, const Tensor &tensor1,
                        const Tensor &tensor2, const Scalar &value,
                        Place place);
  static Tensor addcdiv(const Tensor &self, const Tensor &tensor1,
                        const Tensor &tensor2, const Scalar &value,
                        Place place);
  static Tensor bitwise_and(const Operand &self, const Operand &other,
                            Place place);
  static Tensor bitwise_or(const Operand &self, const Operand &other,
                           Place place);
  static Tensor bitwise_xor(const Operand &self, const Operand &other,
                            Place place);
  static Tensor bitwise_left_shift(const Operand &self, const Operand &other,
                                   Place place);
  static Tensor bitwise_right_shift(const Operand &self, const Operand &other,
                                    Place place);
  static Tensor where(const Tensor &condition, const Operand &self,
                      const Operand &other, Place place);
  static Tensor clamp(const Tensor &self, const std::optional<Operand> &min,
                      const std::optional<Operand> &max, Place place);
  static Tensor masked_fill(const Tensor &self, const Tensor &mask,
                            const Operand &value, Place place);
  static Tensor heaviside(const Tensor &self, const Tensor &values,
                          Place place);
  static Tensor ldexp(const Tensor &self, const Tensor &other, Place place);
  static Tensor logaddexp2(const Operand &self, const Operand &other,
                           Place place);
  static Tensor eq(const Operand &self, const Operand &other, Place place);
  static Tensor ne(const Operand &self, const Operand &other, Place place);
  static Tensor lt(const Operand &self, const Operand &other, Place place);
  static Tensor le(const Operand &self, const Operand &other, Place place);
  static Tensor gt(const Operand &self, const Operand &other, Place place);
  static Tensor ge(const Operand &self, const Operand &other, Place place);
  static Tensor isclose(const Tensor &self, const Tensor &other, double rtol,
                        double atol, bool equal_nan, Place place);
  static Tensor logical_and(const Operand &self, const Operand &other,
                            Place place);
  static Tensor logical_or(const Operand &self, const Operand &other,
                           Place place);
  static Tensor logical_xor(const Operand &self, const Operand &other,
                            Place place);
  static Tensor relu(const Tensor &self, Place place);
  static Tensor relu6(const Tensor &self, Place place);
  static Tensor sigmoid(const Tensor &self, Place place);
  static Tensor silu(const Tensor &self, Place place);
  static Tensor gelu(const Tensor &self, std::string_view approximate,
                     Place place);
  static Tensor leaky_relu(const Tensor &self, double negative_slope,
                           Place place);
  static Tensor prelu(const Tensor &self, const Tensor &weight, Place place);
  static Tensor elu(const Tensor &self, double alpha, Place place);
  static Tensor celu(const Tensor &self, double alpha, Place place);
  static Tensor selu(const Tensor &self, Place place);
  static Tensor softplus(const Tensor &self, double beta, double threshold,
                         Place place);
  static Tensor softsign(const Tensor &self, Place place);
  static Tensor tanhshrink(const Tensor &self, Place place);
  static Tensor hardshrink(const Tensor &self, double lambd, Place place);
  static Tensor softshrink(const Tensor &self, double lambd, Place place);
  static Tensor threshold(const Tensor &self, const Scalar &threshold,
                          const Scalar &value, Place place);
  static Tensor hardsigmoid(const Tensor &self, Place place);
  static Tensor hardswish(const Tensor &self, Place place);
  static Tensor hardtanh(const Tensor &self, double min_val, double max_val,
                         Place place);
  static Tensor mish(const Tensor &self, Place place);
  static Tensor logsigmoid(const Tensor &self, Place place);
  static Tensor glu(const Tensor &self, int64_t dim, Place place);
  static Tensor empty(const SizeList &sizes, DType dtype, Place place);
  static Tensor zeros(const SizeList &sizes, DType dtype, Place place);
  static Tensor ones(const SizeList &sizes, DType dtype, Place place);
  static Tensor full(const SizeList &sizes, const Operand &value,
                     std::optional<DType> dtype, Place place);
  static Tensor zeros_like(const Tensor &self, std::optional<DType> dtype,
                           Place place);
  static Tensor ones_like(const Tensor &self, std::optional<DType> dtype,
                          Place place);
  static Tensor full_like(const Tensor &self, const Operand &value,
                          std::optional<DType> dtype, Place place);
  static Tensor arange(const Size &end, Place place);
  static Tensor _arange(const Scalar &start, const Scalar &step,
                        const Size &count, DType dtype, Place place);
  static Tensor linspace(const Scalar &start, const Scalar &end,
                         const Size &steps, DType dtype, Place place);
  static Tensor eye(const Size &n, const std::optional<Size> &m, DType dtype,
                    Place place);
  static Tensor bartlett_window(const Size &window_length, bool periodic,
                                DType dtype, Place place);
  static Tensor hann_window(const Size &window_length, bool periodic,
                            DType dtype, Place place);
  static Tensor hamming_window(const Size &window_length, bool periodic,
                               double alpha, double beta, DType dtype,
                               Place place);
  static Tensor blackman_window(const Size &window_length, bool periodic,
                                DType dtype, Place place);
  static Tensor vander(const Tensor &x, const std::optional<Size> &N,
                       bool increasing, Place place);
  static Tensor fill_(const Tensor &self, const Operand &value, Place place);
  static Tensor zero_(const Tensor &self, Place place);
  static Tensor copy_(const Tensor &self, const Tensor &src, Place place);
  static Tensor fill_diagonal_(const Tensor &self, const Scalar &fill_value,
                               bool wrap, Place place);
  static Tensor _bitcast(const Tensor &self, DType dtype, Place place);
  static Tensor _cat(const std::vector<Tensor> &tensors, int64_t dim,
                     Place place);
  static Tensor _stack(const std::vector<Tensor> &tensors, int64_t dim,
                       Place place);
  static Tensor flip(const Tensor &self, const Dims &dims, Place place);
  static Tensor fliplr(const Tensor &self, Place place);
  static Tensor flipud(const Tensor &self, Place place);
  static Tensor rot90(const Tensor &self, int64_t k, const Dims &dims,
                      Place place);
  static Tensor _roll(const Tensor &self, const SizeList &shifts,
                      const Dims &dims, Place place);
  static Tensor repeat(const Tensor &self, const SizeList &repeats,
                       Place place);
  static Tensor repeat_interleave(const Tensor &self, const Size &repeats,
                                  std::optional<int64_t> dim, Place place);
  static Tensor repeat_interleave(const Tensor &self, const Tensor &repeats,
                                  std::optional<int64_t> dim, Place place);
  static Tensor tril(const Tensor &self, const Size &diagonal, Place place);
  static Tensor triu(const Tensor &self, const Size &diagonal, Place place);
  static Tensor diag(const Tensor &self, const Size &diagonal, Place place);
  static Tensor diag_embed(const Tensor &self, const Size &offset, int64_t dim1,
                           int64_t dim2, Place place);
  static Tensor diagflat(const Tensor &self, const Size &offset, Place place);
  static Tensor pad(const Tensor &self, const SizeList &pad,
                    std::string_view mode, const Scalar &value, Place place);
  static Tensor diff(const Tensor &self, int64_t n, int64_t dim, Place place);
  static Tensor trapezoid(const Tensor &y, const Scalar &dx, int64_t dim,
                          Place place);
  static Tensor cumulative_trapezoid(const Tensor &y, const Scalar &dx,
                                     int64_t dim, Place place);
  static Tensor pixel_shuffle(const Tensor &self, int64_t upscale_factor,
                              Place place);
  static Tensor pixel_unshuffle(const Tensor &self, int64_t downscale_factor,
                                Place place);
  static Tensor channel_shuffle(const Tensor &self, int64_t groups,
                                Place place);
  static Tensor sum(const Tensor &self, const Dims &dim, bool keepdim,
                    std::optional<DType> dtype, Place place);
  static Tensor mean(const Tensor &self, const Dims &dim, bool keepdim,
                     std::optional<DType> dtype, Place place);
  static Tensor prod(const Tensor &self, const Dims &dim, bool keepdim,
                     std::optional<DType> dtype, Place place);
  static Tensor nansum(const Tensor &self, const Dims &dim, bool keepdim,
                       Place place);
  static Tensor nanmean(const Tensor &self, const Dims &dim, bool keepdim,
                        Place place);
  static Tensor trace(const Tensor &self, Place place);
  static Tensor amax(const Tensor &self, const Dims &dim, bool keepdim,
                     Place place);
  static Tensor amin(const Tensor &self, const Dims &dim, bool keepdim,
                     Place place);
  static std::pair<Tensor, Tensor> aminmax(const Tensor &self,
                                           std::optional<int64_t> dim,
                                           bool keepdim, Place place);
  static Tensor max(const Tensor &self, Place place);
  static Tensor min(const Tensor &self, Place place);
  static std::pair<Tensor, Tensor> max(const Tensor &self, int64_t dim,
                                       bool keepdim, Place place);
  static std::pair<Tensor, Tensor> min(const Tensor &self, int64_t dim,
                                       bool keepdim, Place place);
  static Tensor argmax(const Tensor &self, std::optional<int64_t> dim,
                       bool keepdim, Place place);
  static Tensor argmin(const Tensor &self, std::optional<int64_t> dim,
                       bool keepdim, Place place);
  static Tensor any(const Tensor &self, const Dims &dim, bool keepdim,
                    Place place);
  static Tensor all(const Tensor &self, const Dims &dim, bool keepdim,
                    Place place);
  static Tensor var(const Tensor &self, const Dims &dim,
                    const Scalar &correction, bool keepdim, Place place);
  static Tensor std(const Tensor &self, const Dims &dim,
                    const Scalar &correction, bool keepdim, Place place);
  static std::pair<Tensor, Tensor> var_mean(const Tensor &self, const Dims &dim,
                                            const Scalar &correction,
                                            bool keepdim, Place place);
  static std::pair<Tensor, Tensor> std_mean(const Tensor &self, const Dims &dim,
                                            const Scalar &correction,
                                            bool keepdim, Place place);
  static Tensor logsumexp(const Tensor &self, const Dims &dim, bool keepdim,
                          Place place);
  static Tensor norm(const Tensor &self, double p, const Dims &dim,
                     bool keepdim, Place place);
  static Tensor dist(const Tensor &self, const Tensor &other, double p,
                     Place place);
  static Tensor renorm(const Tensor &self, double p, int64_t dim,
                       const Scalar &maxnorm, Place place);
  static Tensor sum_to_size(const Tensor &self, const SizeList &size,
                            Place place);
  static Tensor cov(const Tensor &self, int64_t correction,
                    const Tensor &fweights, const Tensor &aweights,
                    Place place);
  static Tensor corrcoef(const Tensor &self, Place place);
  static Tensor histc(const Tensor &self, int64_t bins, const Scalar &min,
                      const Scalar &max, Place place);
  static Tensor median(const Tensor &self, Place place);
  static std::pair<Tensor, Tensor> median(const Tensor &self, int64_t dim,
                                          bool keepdim, Place place);
  static Tensor nanmedian(const Tensor &self, Place place);
  static std::pair<Tensor, Tensor> nanmedian(const Tensor &self, int64_t dim,
                                             bool keepdim, Place place);
  static std::pair<Tensor, Tensor> mode(const Tensor &self, int64_t dim,
                                        bool keepdim, Place place);
  static Tensor count_nonzero(const Tensor &self, const Dims &dim, Place place);
  static Tensor cumsum(const Tensor &self, int64_t dim,
                       std::optional<DType> dtype, Place place);
  static Tensor cumprod(const Tensor &self, int64_t dim,
                        std::optional<DType> dtype, Place place);
  static std::pair<Tensor, Tensor> cummax(const Tensor &self, int64_t dim,
                                          Place place);
  static std::pair<Tensor, Tensor> cummin(const Tensor &self, int64_t dim,
                                          Place place);
  static Tensor logcumsumexp(const Tensor &self, int64_t dim, Place place);
  static std::pair<Tensor, Tensor> sort(const Tensor &self, int64_t dim,
                                        bool descending, Place place);
  static Tensor argsort(const Tensor &self, int64_t dim, bool descending,
                        Place place);
  static Tensor msort(const Tensor &self, Place place);
  static std::pair<Tensor, Tensor>
  _topk(const Tensor &self, int64_t k, int64_t dim, bool largest, Place place);
  static std::pair<Tensor, Tensor> _kthvalue(const Tensor &self, int64_t k,
                                             int64_t dim, bool keepdim,
                                             Place place);
  static Tensor softmax(const Tensor &self, int64_t dim,
                        std::optional<DType> dtype, Place place);
  static Tensor log_softmax(const Tensor &self, int64_t dim,
                            std::optional<DType> dtype, Place place);
  static Tensor softmin(const Tensor &self, int64_t dim,
                        std::optional<DType> dtype, Place place);
  static Tensor gather(const Tensor &self, int64_t dim, const Tensor &index,
                       Place place);
  static Tensor take_along_dim(const Tensor &self, const Tensor &indices,
                               int64_t dim, Place place);
  static Tensor index_select(const Tensor &self, int64_t dim,
                             const Tensor &index, Place place);
  static Tensor masked_select(const Tensor &self, const Tensor &mask,
                              Place place);
  static Tensor nonzero(const Tensor &self, Place place);
  static Tensor isin(const Operand &elements, const Operand &test_elements,
                     bool assume_unique, bool invert, Place place);
  static Tensor unique(const Tensor &self, Place place);
  static Tensor unique(const Tensor &self, int64_t dim, Place place);
  static Tensor unique_consecutive(const Tensor &self,
                                   std::optional<int64_t> dim, Place place);
  static Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                             bool right, Place place);
  static Tensor bucketize(const Tensor &self, const Tensor &boundaries,
                          bool right, Place place);
  static Tensor scatter(const Tensor &self, int64_t dim, const Tensor &index,
                        const Operand &src, Place place);
  static Tensor scatter_add(const Tensor &self, int64_t dim,
                            const Tensor &index, const Tensor &src,
                            Place place);
  static Tensor scatter_reduce(const Tensor &self, int64_t dim,
                               const Tensor &index, const Tensor &src,
                               std::string_view reduce, bool include_self,
                               Place place);
  static Tensor index_add(const Tensor &self, int64_t dim, const Tensor &index,
                          const Tensor &source, const Scalar &alpha,
                          Place place);
  static Tensor index_copy(const Tensor &self, int64_t dim, const Tensor &index,
                           const Tensor &source, Place place);
  static Tensor index_fill(const Tensor &self, int64_t dim, const Tensor &index,
                           const Operand &value, Place place);
  static Tensor masked_scatter(const Tensor &self, const Tensor &mask,
                               const Tensor &source, Place place);
  static Tensor slice_scatter(const Tensor &self, const Tensor &src,
                              int64_t dim, const std::optional<Size> &start,
                              const std::optional<Size> &end, int64_t step,
                              Place place);
  static Tensor select_scatter(const Tensor &self, const Tensor &src,
                               int64_t dim, const Size &index, Place place);
  static Tensor diagonal_scatter(const Tensor &self, const Tensor &src,
                                 const Size &offset, int64_t dim1, int64_t dim2,
                                 Place place);
  static Tensor _one_hot(const Tensor &self, const Size &num_classes,
                         Place place);
  static Tensor embedding(const Tensor &weight, const Tensor &indices,
                          std::optional<int64_t> padding_idx,
                          bool scale_grad_by_freq, Place place);
  static Tensor embedding_bag(const Tensor &input, const Tensor &weight,
                              const Tensor &offsets, std::string_view mode,
                              const Tensor &per_sample_weights,
                              bool include_last_offset,
                              std::optional<int64_t> padding_idx, Place place);
  static Tensor matmul(const Tensor &self, const Tensor &other, Place place);
  static Tensor mm(const Tensor &self, const Tensor &mat2, Place place);
  static Tensor bmm(const Tensor &self, const Tensor &mat2, Place place);
  static Tensor mv(const Tensor &self, const Tensor &vec, Place place);
  static Tensor dot(const Tensor &self, const Tensor &tensor, Place place);
  static Tensor outer(const Tensor &self, const Tensor &vec2, Place place);
  static Tensor matrix_power(const Tensor &self, int64_t n, Place place);
  static Tensor kron(const Tensor &self, const Tensor &other, Place place);
  static Tensor inner(const Tensor &self, const Tensor &other, Place place);
  static Tensor tensordot(const Tensor &self, const Tensor &other, int64_t dims,
                          Place place);
  static Tensor cross(const Tensor &self, const Tensor &other, int64_t dim,
                      Place place);
  static Tensor addmm(const Tensor &self, const Tensor &mat1,
                      const Tensor &mat2, const Scalar &beta,
                      const Scalar &alpha, Place place);
  static Tensor baddbmm(const Tensor &self, const Tensor &batch1,
                        const Tensor &batch2, const Scalar &beta,
                        const Scalar &alpha, Place place);
  static Tensor addmv(const Tensor &self, const Tensor &mat, const Tensor &vec,
                      const Scalar &beta, const Scalar &alpha, Place place);
  static Tensor addr(const Tensor &self, const Tensor &vec1, const Tensor &vec2,
                     const Scalar &beta, const Scalar &alpha, Place place);
  static Tensor addbmm(const Tensor &self, const Tensor &batch1,
                       const Tensor &batch2, const Scalar &beta,
                       const Scalar &alpha, Place place);
  static Tensor bilinear(const Tensor &input1, const Tensor &input2,
                         const Tensor &weight, const Tensor &bias, Place place);
  static Tensor linear(const Tensor &input, const Tensor &weight,
                       const Tensor &bias, Place place);
  static Tensor einsum(std::string_view equation,
                       const std::vector<Tensor> &tensors, Place place);
  static Tensor cdist(const Tensor &x1, const Tensor &x2, double p,
                      Place place);
  static Tensor pdist(const Tensor &self, double p, Place place);
  static Tensor pairwise_distance(const Tensor &x1, const Tensor &x2, double p,
                                  double eps, bool keepdim, Place place);
  static Tensor _int_mm(const Tensor &self, const Tensor &mat2, Place place);
  static Tensor scaled_dot_product_attention(
      const Tensor &query, const Tensor &key, const Tensor &value,
      const Tensor &attn_mask, double dropout_p, bool is_causal,
      std::optional<double> scale, bool enable_gqa, Place place);
  static Tensor conv1d(const Tensor &input, const Tensor &weight,
                       const Tensor &bias, const PerDim &stride,
                       const PerDim &padding, const PerDim &dilation,
                       int64_t groups, Place place);
  static Tensor conv2d(const Tensor &input, const Tensor &weight,
                       const Tensor &bias, const PerDim &stride,
                       const PerDim &padding, const PerDim &dilation,
                       int64_t groups, Place place);
  static Tensor conv3d(const Tensor &input, const Tensor &weight,
                       const Tensor &bias, const PerDim &stride,
                       const PerDim &padding, const PerDim &dilation,
                       int64_t groups, Place place);
  static Tensor conv_transpose1d(const Tensor &input, const Tensor &weight,
                                 const Tensor &bias, const PerDim &stride,
                                 const PerDim &padding,
                                 const PerDim &output_padding, int64_t groups,
                                 const PerDim &dilation, Place place);
  static Tensor conv_transpose2d(const Tensor &input, const Tensor &weight,
                                 const Tensor &bias, const PerDim &stride,
                                 const PerDim &padding,
                                 const PerDim &output_padding, int64_t groups,
                                 const PerDim &dilation, Place place);
  static Tensor conv_transpose3d(const Tensor &input, const Tensor &weight,
                                 const Tensor &bias, const PerDim &stride,
                                 const PerDim &padding,
                                 const PerDim &output_padding, int64_t groups,
                                 const PerDim &dilation, Place place);
  static Tensor max_pool1d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           const PerDim &dilation, bool ceil_mode, Place place);
  static Tensor max_pool2d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           const PerDim &dilation, bool ceil_mode, Place place);
  static Tensor max_pool3d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           const PerDim &dilation, bool ceil_mode, Place place);
  static std::pair<Tensor, Tensor>
  max_pool1d_with_indices(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          const PerDim &dilation, bool ceil_mode, Place place);
  static std::pair<Tensor, Tensor>
  max_pool2d_with_indices(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          const PerDim &dilation, bool ceil_mode, Place place);
  static std::pair<Tensor, Tensor>
  max_pool3d_with_indices(const Tensor &self, const PerDim &kernel_size,
                          const Dims &stride, const PerDim &padding,
                          const PerDim &dilation, bool ceil_mode, Place place);
  static Tensor max_unpool1d(const Tensor &self, const Tensor &indices,
                             const PerDim &kernel_size, const Dims &stride,
                             const PerDim &padding, const SizeList &output_size,
                             Place place);
  static Tensor max_unpool2d(const Tensor &self, const Tensor &indices,
                             const PerDim &kernel_size, const Dims &stride,
                             const PerDim &padding, const SizeList &output_size,
                             Place place);
  static Tensor max_unpool3d(const Tensor &self, const Tensor &indices,
                             const PerDim &kernel_size, const Dims &stride,
                             const PerDim &padding, const SizeList &output_size,
                             Place place);
  static Tensor avg_pool1d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           bool ceil_mode, bool count_include_pad, Place place);
  static Tensor avg_pool2d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           bool ceil_mode, bool count_include_pad,
                           std::optional<int64_t> divisor_override,
                           Place place);
  static Tensor avg_pool3d(const Tensor &self, const PerDim &kernel_size,
                           const Dims &stride, const PerDim &padding,
                           bool ceil_mode, bool count_include_pad,
                           std::optional<int64_t> divisor_override,
                           Place place);
  static Tensor lp_pool1d(const Tensor &self, double norm_type,
                          const PerDim &kernel_size, const Dims &stride,
                          bool ceil_mode, Place place);
  static Tensor lp_pool2d(const Tensor &self, double norm_type,
                          const PerDim &kernel_size, const Dims &stride,
                          bool ceil_mode, Place place);
  static Tensor adaptive_avg_pool1d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static Tensor adaptive_avg_pool2d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static Tensor adaptive_avg_pool3d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static Tensor adaptive_max_pool1d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static Tensor adaptive_max_pool2d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static Tensor adaptive_max_pool3d(const Tensor &self,
                                    const PerDim &output_size, Place place);
  static std::pair<Tensor, Tensor>
  adaptive_max_pool1d_with_indices(const Tensor &self,
                                   const PerDim &output_size, Place place);
  static std::pair<Tensor, Tensor>
  adaptive_max_pool2d_with_indices(const Tensor &self,
                                   const PerDim &output_size, Place place);
  static std::pair<Tensor, Tensor>
  adaptive_max_pool3d_with_indices(const Tensor &self,
                                   const PerDim &output_size, Place place);
  static Tensor interpolate(const Tensor &self, const SizeList &size,
                            std::string_view mode, bool align_corners,
                            Place place);
  static Tensor interpolate(const Tensor &self, std::nullopt_t size,
                            const FloatList &scale_factor,
                            std::string_view mode, bool align_corners,
                            bool recompute_scale_factor, Place place);
  static Tensor grid_sample(const Tensor &input, const Tensor &grid,
                            std::string_view mode,
                            std::string_view padding_mode, bool align_corners,
                            Place place);
  static Tensor affine_grid(const Tensor &theta, const SizeList &size,
                            bool align_corners, Place place);
  static Tensor im2col(const Tensor &self, const PerDim &kernel_size,
                       const PerDim &dilation, const PerDim &padding,
                       const PerDim &stride, Place place);
  static Tensor col2im(const Tensor &self, const PerDim &output_size,
                       const PerDim &kernel_size, const PerDim &dilation,
                       const PerDim &padding, const PerDim &stride,
                       Place place);
  static Tensor batch_norm(const Tensor &input, const Tensor &running_mean,
                           const Tensor &running_var, const Tensor &weight,
                           const Tensor &bias, bool training, double momentum,
                           double eps, Place place);
  static Tensor layer_norm(const Tensor &input,
                           const SizeList &normalized_shape,
                           const Tensor &weight, const Tensor &bias, double eps,
                           Place place);
  static Tensor rms_norm(const Tensor &input, const SizeList &normalized_shape,
                         const Tensor &weight, std::optional<double> eps,
                         Place place);
  static Tensor group_norm(const Tensor &input, int64_t num_groups,
                           const Tensor &weight, const Tensor &bias, double eps,
                           Place place);
  static Tensor instance_norm(const Tensor &input, const Tensor &weight,
                              const Tensor &bias, double eps, Place place);
  static Tensor normalize(const Tensor &input, double p, int64_t dim,
                          double eps, Place place);
  static Tensor local_response_norm(const Tensor &self, int64_t size,
                                    double alpha, double beta, double k,
                                    Place place);
  static Tensor cosine_similarity(const Tensor &x1, const Tensor &x2,
                                  int64_t dim, double eps, Place place);
  static Tensor mse_loss(const Tensor &input, const Tensor &target,
                         std::string_view reduction, Place place);
  static Tensor l1_loss(const Tensor &input, const Tensor &target,
                        std::string_view reduction, Place place);
  static Tensor smooth_l1_loss(const Tensor &input, const Tensor &target,
                               std::string_view reduction, double beta,
                               Place place);
  static Tensor huber_loss(const Tensor &input, const Tensor &target,
                           std::string_view reduction, double delta,
                           Place place);
  static Tensor kl_div(const Tensor &input, const Tensor &target,
                       std::string_view reduction, bool log_target,
                       Place place);
  static Tensor binary_cross_entropy(const Tensor &input, const Tensor &target,
                                     const Tensor &weight,
                                     std::string_view reduction, Place place);
  static Tensor binary_cross_entropy_with_logits(
      const Tensor &input, const Tensor &target, const Tensor &weight,
      const Tensor &pos_weight, std::string_view reduction, Place place);
  static Tensor nll_loss(const Tensor &input, const Tensor &target,
                         const Tensor &weight, int64_t ignore_index,
                         std::string_view reduction, Place place);
  static Tensor cross_entropy(const Tensor &input, const Tensor &target,
                              const Tensor &weight, int64_t ignore_index,
                              std::string_view reduction,
                              double label_smoothing, Place place);
  static Tensor cosine_embedding_loss(const Tensor &input1,
                                      const Tensor &input2,
                                      const Tensor &target, double margin,
                                      std::string_view reduction, Place place);
  static Tensor hinge_embedding_loss(const Tensor &input, const Tensor &target,
                                     double margin, std::string_view reduction,
                                     Place place);
  static Tensor margin_ranking_loss(const Tensor &input1, const Tensor &input2,
                                    const Tensor &target, double margin,
                                    std::string_view reduction, Place place);
  static Tensor triplet_margin_loss(const Tensor &anchor,
                                    const Tensor &positive,
                                    const Tensor &negative, double margin,
                                    double p, double eps, bool swap,
                                    std::string_view reduction, Place place);
  static Tensor soft_margin_loss(const Tensor &input, const Tensor &target,
                                 std::string_view reduction, Place place);
  static Tensor multilabel_soft_margin_loss(const Tensor &input,
                                            const Tensor &target,
                                            const Tensor &weight,
                                            std::string_view reduction,
                                            Place place);
  static Tensor multi_margin_loss(const Tensor &input, const Tensor &target,
                                  int64_t p, double margin,
                                  const Tensor &weight,
                                  std::string_view reduction, Place place);
  static Tensor gaussian_nll_loss(const Tensor &input, const Tensor &target,
                                  const Tensor &var, bool full, double eps,
                                  std::string_view reduction, Place place);
  static Tensor poisson_nll_loss(const Tensor &input, const Tensor &target,
                                 bool log_input, bool full, double eps,
                                 std::string_view reduction, Place place);
  static Tensor rand(const SizeList &sizes, DType dtype, Place place);
  static Tensor randn(const SizeList &sizes, DType dtype, Place place);
  static Tensor randint(int64_t low, int64_t high, const SizeList &sizes,
                        DType dtype, Place place);
  static Tensor randperm(const Size &n, Place place);
  static Tensor rand_like(const Tensor &self, Place place);
  static Tensor randn_like(const Tensor &self, Place place);
  static Tensor bernoulli(const Tensor &self, Place place);
  static Tensor dropout(const Tensor &input, double p, bool training,
                        Place place);
  static Tensor multinomial(const Tensor &self, int64_t num_samples,
                            bool replacement, Place place);
  static Tensor normal(const Operand &mean, const Operand &std, Place place);
  static Tensor dropout1d(const Tensor &input, double p, bool training,
                          Place place);
  static Tensor dropout2d(const Tensor &input, double p, bool training,
                          Place place);
  static Tensor dropout3d(const Tensor &input, double p, bool training,
                          Place place);
  static Tensor alpha_dropout(const Tensor &input, double p, bool training,
                              Place place);
  static Tensor feature_alpha_dropout(const Tensor &input, double p,
                                      bool training, Place place);
  static Tensor gumbel_softmax(const Tensor &logits, double tau, bool hard,
                               int64_t dim, Place place);
  static Tensor uniform_(const Tensor &self, double from, double to,
                         Place place);
  static Tensor normal_(const Tensor &self, double mean, double std,
                        Place place);
  static Tensor bernoulli_(const Tensor &self, double p, Place place);
  static Tensor bernoulli_(const Tensor &self, const Tensor &p, Place place);
  static Tensor random_(const Tensor &self, int64_t from, int64_t to,
                        Place place);
  static Tensor random_(const Tensor &self, int64_t to, Place place);
  static Tensor exponential_(const Tensor &self, double lambd, Place place);
  static Tensor quantize_per_tensor(const Tensor &self, const Tensor &scale,
                                    const Tensor &zero_point, DType dtype,
                                    Place place);
  static Tensor dequantize_per_tensor(const Tensor &self, const Tensor &scale,
                                      const Tensor &zero_point, Place place);
};

} // namespace tcopt

#endif // TCOPT_NN_FUNCTIONS_BODIES_H
