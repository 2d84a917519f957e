//===- Reduction.h - Fewer elements out than in -----------------*- C++ -*-===//
//
// What the reductions of graph and core share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_REDUCTION_H
#define TCOPT_LIB_INTERPRETER_REDUCTION_H

#include "Scalars.h"
#include "Walk.h"
#include <cmath>

namespace tcopt::interp {

/// The dtype that sums of a dtype are kept in: f32 for f16 and bf16, i64 (to be
/// wrapped at the end) for integers.
inline DType sumDType(DType dtype) {
  return isHalf(dtype) ? DType::F32 : isInteger(dtype) ? DType::I64 : dtype;
}

/// Neutral elements of the combining core ops, by their names.
template <typename T> T neutralElement(llvm::StringRef op) {
  using Limits = std::numeric_limits<T>;
  if (op == "add" || op == "or")
    return T(0);
  if (op == "mul")
    return T(1);
  if constexpr (std::is_integral_v<T>)
    return op == "maximum"                      ? Limits::min()
           : op == "and" && !isBool(dtype_v<T>) ? T(-1)
                                                : Limits::max();
  else
    return T(op == "maximum" ? -HUGE_VAL : HUGE_VAL);
}

/// Where the elements of `x` belong in a result without the dimensions `dims`.
struct Reduced {
  Sizes shape;        ///< without `dims`
  Sizes shapeKeeping; ///< with size 1 for `dims`
  Sizes strides; ///< a dimension of `x`: its stride in the result, 0 in dims

  Reduced(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> dims);
};

/// Combines elements along `dims` by a core op, beginning with its neutral
/// element, in row-major order and in the dtype of `x`. The result has
/// `shapeKeeping` if `keepdim`.
llvm::Expected<HostTensor> reduce(OpCall &call, const HostTensor &x,
                                  llvm::ArrayRef<int64_t> dims, bool keepdim,
                                  llvm::StringRef op);

/// The index of the largest or smallest element along `dim`.
llvm::Expected<HostTensor> argReduce(OpCall &call, const HostTensor &x,
                                     int64_t dim, bool keepdim, bool largest);

/// Whether `a` takes the place of `b`, which comes before it.
template <typename T> bool isMoreExtreme(T a, T b, bool largest) {
  if constexpr (!std::is_integral_v<T>) {
    if (std::isnan(double(b)))
      return false;
    if (std::isnan(double(a)))
      return true;
  }
  return largest ? a > b : a < b;
}

/// One spatial dimension of a window.
struct WindowDim {
  int64_t kernel, stride, low, high, dilation;

  int64_t extent() const { return dilation * (kernel - 1) + 1; }
  /// The number of windows over `size` elements; negative: none fits.
  int64_t count(int64_t size) const {
    int64_t room = size + low + high - extent();
    if (room < 0)
      return kernel == 1 ? 0 : -1;
    return room / stride + 1;
  }
};

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_REDUCTION_H
