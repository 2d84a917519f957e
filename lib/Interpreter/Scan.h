//===- Scan.h - Running sums and order --------------------------*- C++ -*-===//
//
// What the scans and sorts of graph and core share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_SCAN_H
#define TCOPT_LIB_INTERPRETER_SCAN_H

#include "Reduction.h"
#include <cmath>

namespace tcopt::interp {

/// log(exp(a) + exp(b)) without overflow.
double logAddExp(double a, double b);

/// Whether the element is NaN; integers never are.
template <typename T> bool isNaN(T x) {
  if constexpr (std::is_integral_v<T>)
    return false;
  else
    return std::isnan(double(x));
}

/// Calls `body(first)` for each row of `shape` along `dim`: the offset of its
/// first element.
template <typename Body>
void walkRows(const HostTensor &x, int64_t dim, Body body) {
  Sizes starts(x.shape());
  starts[dim] = std::min<int64_t>(starts[dim], 1);
  walk<1>(starts, {x.strides()}, [&](int64_t, auto at) { body(at[0]); });
}

/// The tensor itself; of rank 0 with a dimension of size 1.
llvm::Expected<HostTensor> withDim(const HostTensor &x);

/// Both tensors under another shape with as many elements.
llvm::Expected<std::vector<HostTensor>>
reshapedAll(HostTensor values, HostTensor indices,
            llvm::ArrayRef<int64_t> shape);

/// Combines each element with all before it along `dim`, beginning with the
/// neutral element, in the dtype of `x`. `op` is a combining core op, or
/// "log_add_exp".
llvm::Expected<HostTensor> scanned(OpCall &call, const HostTensor &x,
                                   int64_t dim, llvm::StringRef op);

/// The largest or smallest element along `dim` so far, the last of equal ones
/// or of NaNs, and where it is.
llvm::Expected<std::vector<HostTensor>>
runningExtrema(OpCall &call, const HostTensor &x, int64_t dim, bool largest);

/// The first `limit` elements along `dim` in order, and where they were. Equal
/// elements keep their order; NaN is the greatest.
llvm::Expected<std::vector<HostTensor>> sorted(OpCall &call,
                                               const HostTensor &x, int64_t dim,
                                               bool descending, int64_t limit);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_SCAN_H
