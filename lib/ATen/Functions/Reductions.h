//===- Reductions.h - dimensions of sums and dtypes -------------*- C++ -*-===//
//
// Dimensions of the reductions of normalization and its gradients, and the
// dtype of their computation.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_FUNCTIONS_REDUCTIONS_H
#define TCOPT_ATEN_FUNCTIONS_REDUCTIONS_H

#include "NN/Functions/Common.h"
#include "tcopt/Capture/Functions.h"
#include "llvm/ADT/Sequence.h"

namespace tcopt::aten {

/// Returns the tensor in the dtype in which PyTorch computes.
inline Tensor wide(const Tensor &x, Place place) {
  return to(x, capture::wideDType(x.dtype()), place);
}

/// Returns the dimensions from `first` to before `end`.
inline std::vector<int64_t> dimsBetween(int64_t first, int64_t end) {
  auto dims = llvm::seq(first, end);
  return std::vector<int64_t>(dims.begin(), dims.end());
}

/// Returns all dimensions of a tensor but one.
inline std::vector<int64_t> dimsBut(const Tensor &x, int64_t dim) {
  std::vector<int64_t> dims = dimsBetween(0, x.dim());
  dims.erase(dims.begin() + (dim < 0 ? dim + x.dim() : dim));
  return dims;
}

/// Returns sums over dimensions, which may be none.
inline Tensor sumOver(const Tensor &x, const std::vector<int64_t> &dims,
                      bool keepdim, Place place) {
  return dims.empty() ? x : sum(x, dims, keepdim, std::nullopt, place);
}

/// Returns the dtype of the statistics of a norm, and of the gradients of its
/// parameters: that of the parameters, or of the input if it has none.
inline DType statisticsDType(const Tensor &input,
                             const std::vector<Tensor> &parameters) {
  for (const Tensor &parameter : parameters)
    if (parameter.defined())
      return parameter.dtype();
  return input.dtype();
}

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_REDUCTIONS_H
