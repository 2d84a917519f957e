//===- Contraction.h - functions on tensors --------------------*- C++ -*-===//
// Written by tools/dev/check_generated_functions.py from functions.schema.

#ifndef TCOPT_CAPTURE_FUNCTIONS_CONTRACTION_H
#define TCOPT_CAPTURE_FUNCTIONS_CONTRACTION_H

#include "tcopt/Capture/Tensor.h"
#include <string_view>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Contraction
//===----------------------------------------------------------------------===//

/// Matrix product; vectors and batch dimensions as in PyTorch.
Tensor matmul(const Tensor &self, const Tensor &other,
              Place place = Place::current());
/// Product of two matrices.
Tensor mm(const Tensor &self, const Tensor &mat2,
          Place place = Place::current());
/// Batched matrix product.
Tensor bmm(const Tensor &self, const Tensor &mat2,
           Place place = Place::current());
/// Matrix-vector product.
Tensor mv(const Tensor &self, const Tensor &vec,
          Place place = Place::current());
/// Product of two vectors.
Tensor dot(const Tensor &self, const Tensor &tensor,
           Place place = Place::current());
/// Outer product of two vectors.
Tensor outer(const Tensor &self, const Tensor &vec2,
             Place place = Place::current());
/// As `outer`.
Tensor ger(const Tensor &self, const Tensor &vec2,
           Place place = Place::current());
/// As `dot`.
Tensor vdot(const Tensor &self, const Tensor &other,
            Place place = Place::current());
/// Square matrices to a power of 0 or more.
Tensor matrix_power(const Tensor &self, int64_t n,
                    Place place = Place::current());
/// Product of several matrices, in the order with the fewest multiplications.
Tensor chain_matmul(const std::vector<Tensor> &matrices,
                    Place place = Place::current());
/// Kronecker product.
Tensor kron(const Tensor &self, const Tensor &other,
            Place place = Place::current());
/// Sums of products over the last dimension of both.
Tensor inner(const Tensor &self, const Tensor &other,
             Place place = Place::current());
/// Sums of products over the last `dims` dimensions of `self` and the first of
/// `other`.
Tensor tensordot(const Tensor &self, const Tensor &other, int64_t dims = 2,
                 Place place = Place::current());
/// Cross product along a dimension of size 3.
Tensor cross(const Tensor &self, const Tensor &other, int64_t dim = -1,
             Place place = Place::current());
/// `beta * self + alpha * mat1 @ mat2`.
Tensor addmm(const Tensor &self, const Tensor &mat1, const Tensor &mat2,
             const Scalar &beta = 1, const Scalar &alpha = 1,
             Place place = Place::current());
/// `beta * self + alpha * bmm(batch1, batch2)`.
Tensor baddbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2,
               const Scalar &beta = 1, const Scalar &alpha = 1,
               Place place = Place::current());
/// `beta * self + alpha * mat @ vec`.
Tensor addmv(const Tensor &self, const Tensor &mat, const Tensor &vec,
             const Scalar &beta = 1, const Scalar &alpha = 1,
             Place place = Place::current());
/// `beta * self + alpha * outer(vec1, vec2)`.
Tensor addr(const Tensor &self, const Tensor &vec1, const Tensor &vec2,
            const Scalar &beta = 1, const Scalar &alpha = 1,
            Place place = Place::current());
/// `beta * self` plus `alpha` times the sum of the batch's matrix products.
Tensor addbmm(const Tensor &self, const Tensor &batch1, const Tensor &batch2,
              const Scalar &beta = 1, const Scalar &alpha = 1,
              Place place = Place::current());
/// `input1 @ weight[k] @ input2 + bias[k]` for each k.
Tensor bilinear(const Tensor &input1, const Tensor &input2,
                const Tensor &weight, const Tensor &bias = {},
                Place place = Place::current());
/// `input @ weight^T + bias`.
Tensor linear(const Tensor &input, const Tensor &weight,
              const Tensor &bias = {}, Place place = Place::current());
/// Sums of products over the indices that the result of the equation lacks.
Tensor einsum(std::string_view equation, const std::vector<Tensor> &tensors,
              Place place = Place::current());
/// Distances between all pairs of rows of `x1` and `x2`.
Tensor cdist(const Tensor &x1, const Tensor &x2, double p = 2.0,
             Place place = Place::current());
/// Distances between all pairs of different rows.
Tensor pdist(const Tensor &self, double p = 2.0,
             Place place = Place::current());
/// Norms along the last dimension of `x1 - x2 + eps`.
Tensor pairwise_distance(const Tensor &x1, const Tensor &x2, double p = 2.0,
                         double eps = 1e-6, bool keepdim = false,
                         Place place = Place::current());
/// Product of two matrices of 8-bit integers, accumulated in i32.
Tensor _int_mm(const Tensor &self, const Tensor &mat2,
               Place place = Place::current());
/// `softmax(query @ key^T * scale + attn_mask) @ value`.
Tensor scaled_dot_product_attention(
    const Tensor &query, const Tensor &key, const Tensor &value,
    const Tensor &attn_mask = {}, double dropout_p = 0.0,
    bool is_causal = false, std::optional<double> scale = std::nullopt,
    bool enable_gqa = false, Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_FUNCTIONS_CONTRACTION_H
