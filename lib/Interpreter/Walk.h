//===- Walk.h - Visiting the elements of tensors ----------------*- C++ -*-===//
//
// Row-major walks over a shape, with an offset into each operand, and the rule
// of implicit broadcasting.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_WALK_H
#define TCOPT_LIB_INTERPRETER_WALK_H

#include "tcopt/Interpreter/OpTable.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>

namespace tcopt::interp {

using Sizes = llvm::SmallVector<int64_t>;

inline int64_t product(llvm::ArrayRef<int64_t> sizes) {
  int64_t result = 1;
  for (int64_t size : sizes)
    result *= size;
  return result;
}

/// Calls `body(i, offsets)` for each element of `shape` in row-major order:
/// `i` counts them, `offsets[n]` is the sum of coordinates times `strides[n]`.
template <size_t N, typename Body>
void walk(llvm::ArrayRef<int64_t> shape, const std::array<Sizes, N> &strides,
          Body body) {
  Sizes at(shape.size(), 0);
  std::array<int64_t, N> offsets{};
  for (int64_t i = 0, count = product(shape); i < count; ++i) {
    body(i, offsets);
    for (size_t d = shape.size(); d-- > 0;) {
      bool wraps = ++at[d] == shape[d];
      for (size_t n = 0; n < N; ++n)
        offsets[n] += strides[n][d] * (wraps ? 1 - shape[d] : 1);
      if (!wraps)
        break;
      at[d] = 0;
    }
  }
}

/// Calls `body(i, coordinates)` for each element of `shape`.
template <typename Body>
void walkCoordinates(llvm::ArrayRef<int64_t> shape, Body body) {
  Sizes at(shape.size(), 0);
  for (int64_t i = 0, count = product(shape); i < count; ++i) {
    body(i, llvm::ArrayRef<int64_t>(at));
    for (size_t d = shape.size(); d-- > 0;) {
      if (++at[d] < shape[d])
        break;
      at[d] = 0;
    }
  }
}

/// A tensor of `shape` whose element at `coordinates` is the one of `x` at the
/// offset that `source` gives; where that is negative, the element stays as it
/// is in `result`.
void moveElements(const HostTensor &x, HostTensor &result,
                  llvm::function_ref<int64_t(llvm::ArrayRef<int64_t>)> source);

/// `moveElements` to a new tensor of the dtype of `x`.
llvm::Expected<HostTensor>
moved(OpCall &call, const HostTensor &x, llvm::ArrayRef<int64_t> shape,
      llvm::function_ref<int64_t(llvm::ArrayRef<int64_t>)> source);

/// `moved` with an offset that is `base` plus coordinates times `strides`.
llvm::Expected<HostTensor> strided(OpCall &call, const HostTensor &x,
                                   llvm::ArrayRef<int64_t> shape,
                                   llvm::ArrayRef<int64_t> strides,
                                   int64_t base = 0);

/// `x` with dimension `i` of the result being dimension `dims[i]`.
llvm::Expected<HostTensor> permuted(OpCall &call, const HostTensor &x,
                                    llvm::ArrayRef<int64_t> dims);

/// Dimensions in [0, rank).
int64_t normalized(int64_t dim, int64_t rank);
Sizes normalized(llvm::ArrayRef<int64_t> dims, int64_t rank);

/// What broadcasting needs to know of a tensor.
struct Broadcastable {
  Sizes sizes, strides;
  /// Which dimensions may be repeated: those of static size 1.
  llvm::SmallVector<bool> repeats;

  Broadcastable(const HostTensor &tensor, mlir::Type type);
  /// Without its last `n` dimensions.
  Broadcastable dropBack(size_t n) const;
  /// Strides in a shape that it was broadcast to, 0 where it is repeated.
  Sizes stridesIn(llvm::ArrayRef<int64_t> shape) const;
};

/// The shape that operands broadcast to, or an error.
llvm::Expected<Sizes> broadcastShape(OpCall &call,
                                     llvm::ArrayRef<Broadcastable> operands);

/// An error unless `operand` broadcasts to `shape`.
llvm::Error checkBroadcast(OpCall &call, const Broadcastable &operand,
                           llvm::ArrayRef<int64_t> shape);

/// A list of sizes as text: `[2, 3]`.
std::string toText(llvm::ArrayRef<int64_t> sizes);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_WALK_H
