//===- Contraction.h - Sums of products -------------------------*- C++ -*-===//
//
// The loops behind matmul, linear, convolutions, attention and core.contract:
// on float, double and int64_t only, to which narrower types are converted.
// Each sum starts at 0 and takes its products in order, each product and each
// sum rounded.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_CONTRACTION_H
#define TCOPT_LIB_INTERPRETER_CONTRACTION_H

#include "Reduction.h"
#include "Walk.h"

namespace tcopt::interp {

/// Calls `fn(TypeTag<C>())` for the type that a dtype's sums are kept in.
template <typename Fn> decltype(auto) dispatchSum(DType dtype, Fn &&fn) {
  switch (sumDType(dtype)) {
  case DType::F64:
    return fn(TypeTag<double>());
  case DType::F32:
    return fn(TypeTag<float>());
  default:
    return fn(TypeTag<int64_t>());
  }
}

/// The same for float dtypes.
template <typename Fn> decltype(auto) dispatchFloat(DType dtype, Fn &&fn) {
  if (dtype == DType::F64)
    return fn(TypeTag<double>());
  return fn(TypeTag<float>());
}

/// All tensor operands but Booleans, converted to the dtype of their sums.
llvm::Expected<std::vector<HostTensor>> widened(OpCall &call);

/// out[m, n] += sum_k a[m, k] * b[k, n], row-major; integers wrap.
void multiplyAdd(const double *a, const double *b, double *out, int64_t m,
                 int64_t k, int64_t n);
void multiplyAdd(const float *a, const float *b, float *out, int64_t m,
                 int64_t k, int64_t n);
void multiplyAdd(const int64_t *a, const int64_t *b, int64_t *out, int64_t m,
                 int64_t k, int64_t n);

/// Adds `bias`, in the dtype of the sums, to dimension `dim`.
llvm::Error addBias(OpCall &call, HostTensor &sums, const HostTensor &bias,
                    int64_t dim);

/// A convolution's geometry.
struct ConvolutionShape {
  llvm::SmallVector<WindowDim> windows;
  int64_t groups;
};

/// Sums of products of windows of `x` (N, C, spatial...) and `weight` (O, C /
/// groups, kernel...), both in the dtype of their sums.
llvm::Expected<HostTensor> convolve(OpCall &call, const HostTensor &x,
                                    const HostTensor &weight,
                                    const ConvolutionShape &conv);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_CONTRACTION_H
