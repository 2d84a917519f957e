//===- Products.cpp - products, convolution and unpooling -----------------===//

#include "ATenBodies.h"
#include "Reductions.h"
#include "tcopt/Graph/IR/GraphPoolOps.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt::aten {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

static constexpr std::string_view kLetters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

// As an equation of einsum: each pair of dimensions that are summed has one
// letter.
Tensor ATenBodies::tensordot(const Tensor &self, const Tensor &other,
                             const Dims &dims_self, const Dims &dims_other,
                             Place place) {
  auto ours = capture::wrapDims(dims_self, self.dim(), "tensordot", place);
  auto theirs = capture::wrapDims(dims_other, other.dim(), "tensordot", place);
  if (ours.size() != theirs.size())
    throw Exception("tensordot: expected as many dimensions of both tensors "
                    "but found " +
                        std::to_string(ours.size()) + " and " +
                        std::to_string(theirs.size()),
                    place);
  size_t rank = size_t(self.dim());
  if (rank + size_t(other.dim()) > kLetters.size())
    throw Exception(ErrorCode::Unsupported,
                    "tensordot: more than 52 dimensions are not supported",
                    place);
  std::string left(kLetters.substr(0, rank));
  std::string right(kLetters.substr(rank, size_t(other.dim())));
  std::string result;
  for (size_t i = 0; i < ours.size(); ++i)
    right[size_t(theirs[i])] = left[size_t(ours[i])];
  for (char letter : left + right)
    if (left.find(letter) == left.npos || right.find(letter) == right.npos)
      result += letter;
  return einsum(left + "," + right + "->" + result, {self, other}, place);
}

// Inserts dimensions, which are counted in the result.
static Tensor withDims(const Tensor &x, const Dims &inserted, Place place) {
  int64_t rank = x.dim() + int64_t(inserted.values().size());
  auto dims = capture::wrapDims(inserted, rank, "_trilinear", place);
  llvm::sort(dims);
  Tensor result = wide(x, place);
  for (int64_t dim : dims)
    result = unsqueeze(result, dim, place);
  return result;
}

Tensor ATenBodies::_trilinear(const Tensor &i1, const Tensor &i2,
                              const Tensor &i3, const Dims &expand1,
                              const Dims &expand2, const Dims &expand3,
                              const Dims &sumdim, Place place) {
  Tensor product = mul(
      mul(withDims(i1, expand1, place), withDims(i2, expand2, place), place),
      withDims(i3, expand3, place), place);
  if (!sumdim.values().empty())
    product = sum(product, sumdim, false, product.dtype(), place);
  return to(product, capture::commonDTypeOf({i1, i2, i3}), place);
}

//===----------------------------------------------------------------------===//
// Products of groups
//===----------------------------------------------------------------------===//

Tensor ATenBodies::grouped_mm_fallback(const Tensor &input,
                                       const Tensor &weight, const Tensor &offs,
                                       Place place) {
  return grouped_mm(input, weight, offs, place);
}

std::vector<Tensor> ATenBodies::grouped_mm_fallback_backward(
    const Tensor &input, const Tensor &weight, const Tensor &offs,
    const Tensor &grad_output, Place place) {
  return {grouped_mm(grad_output, transpose(weight, 1, 2, place), offs, place),
          grouped_mm(transpose(input, 0, 1, place), grad_output, offs, place)};
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

[[noreturn]] static void refuseConvolution(int64_t rank, Place place) {
  throw Exception(ErrorCode::Unsupported,
                  "convolution: " + std::to_string(rank) +
                      " spatial dimensions are not supported",
                  place);
}

Tensor ATenBodies::convolution(const Tensor &input, const Tensor &weight,
                               const Tensor &bias, const PerDim &stride,
                               const PerDim &padding, const PerDim &dilation,
                               bool transposed, const PerDim &output_padding,
                               int64_t groups, Place place) {
  auto apply = [&](auto *conv, auto *convTranspose) {
    return transposed ? convTranspose(input, weight, bias, stride, padding,
                                      output_padding, groups, dilation, place)
                      : conv(input, weight, bias, stride, padding, dilation,
                             groups, place);
  };
  switch (weight.dim()) {
  case 3:
    return apply(conv1d, conv_transpose1d);
  case 4:
    return apply(conv2d, conv_transpose2d);
  case 5:
    return apply(conv3d, conv_transpose3d);
  default:
    refuseConvolution(weight.dim() - 2, place);
  }
}

//===----------------------------------------------------------------------===//
// Unpooling
//===----------------------------------------------------------------------===//

static Tensor maxUnpool(const Tensor &self, const Tensor &indices,
                        const Sizes &sizes, Place place) {
  return call(place, [&](Builder &b) {
    graph::SizeOperands s(b.sizes(sizes));
    return b.make<graph::MaxUnpoolOp>(b(self), b(indices), s.values,
                                      s.constants);
  });
}

Tensor ATenBodies::max_unpool2d(const Tensor &self, const Tensor &indices,
                                const SizeList &output_size, Place place) {
  return maxUnpool(self, indices, output_size, place);
}

Tensor ATenBodies::max_unpool3d(const Tensor &self, const Tensor &indices,
                                const SizeList &output_size, Place place) {
  return maxUnpool(self, indices, output_size, place);
}

} // namespace tcopt::aten
