//===- Common.h - what functions of several families need -------*- C++ -*-===//
//
// Checks of arguments, sizes, and calls that compute in a wider dtype than that
// of their result.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_FUNCTIONS_COMMON_H
#define TCOPT_CAPTURE_FUNCTIONS_COMMON_H

#include "../../Capture/Trace/Arguments.h"

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Throws "function: expected ... but found "word"".
[[noreturn]] void refuseWord(std::string_view function,
                             std::string_view expected, std::string_view word,
                             Place place);
/// Throws unless the tensor has this rank.
void expectRank(std::string_view function, const Tensor &tensor, int64_t rank,
                Place place);
/// PyTorch's common dtype of tensors.
DType commonDTypeOf(const std::vector<Tensor> &tensors);
/// As in "[2, 3]".
std::string textOf(const Sizes &sizes);
/// A number for each of `count` dimensions. `what` is as in "conv2d: stride".
std::vector<int64_t> perDim(std::string_view what, const PerDim &numbers,
                            int64_t count, Place place);
/// The dimensions that a reduction of `dim` reduces: all without any. A tensor
/// of rank 0 has none, though PyTorch allows 0 and -1 for it.
std::vector<int64_t> reducedDims(const Tensor &self, const Dims &dim);
/// Throws where one of these dimensions is empty: of no elements the function
/// that the program has called has no result.
void expectElements(const Tensor &self, const Dims &dim, Place place);
/// The result, or a copy if it is a view of the operand: what sizes of 1 leave
/// of a function whose result is a tensor of its own.
Tensor copyIfShared(const Tensor &self, const Tensor &result, Place place);
/// NaN of rank 0 if the tensor has floats and no elements; else nothing.
std::optional<Tensor> medianOfNone(const Tensor &self, Place place);
/// Returns `element`, which is an element of a vector, such that all elements
/// equal to it share the derivative.
Tensor sharedByEqual(const Tensor &vector, const Tensor &element, Place place);

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// A number of rank 0, of the element type of a tensor.
inline mlir::Value numberLike(Builder &b, double number, mlir::Value like) {
  return b.scalar(number, graph::elementType(like));
}
/// A tensor or a number in the element type of a tensor.
mlir::Value asLike(Builder &b, const Operand &operand, mlir::Value like);
/// A tensor of rank 0 as a vector of one element, others as they are.
mlir::Value atLeastVector(Builder &b, mlir::Value x);
/// As many dimensions as `rank`: those that are new have size 1 and come first.
mlir::Value withRank(Builder &b, mlir::Value x, int64_t rank);

/// Returns `log(exp(x unit) + exp(y unit)) / unit`, which is differentiable
/// where both operands are equal.
mlir::Value logOfSum(Builder &b, mlir::Value x, mlir::Value y, double unit);

/// A size as a tensor of rank 0, of i64.
mlir::Value tensorOf(Builder &b, graph::Size size);
/// The sizes of tensors that are broadcast against each other. An unknown size
/// is never taken for 1.
graph::Sizes broadcastSizes(Builder &b, llvm::ArrayRef<mlir::Value> values);

/// The two results of an op.
template <typename OpT, typename... Args>
std::vector<mlir::Value> both(Builder &b, Args &&...args) {
  OpT op = b.op<OpT>(std::forward<Args>(args)...);
  if (!op)
    return {mlir::Value(), mlir::Value()};
  return {op->getResult(0), op->getResult(1)};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The dtype in which PyTorch computes what has this one: f32 for f16 and bf16.
constexpr DType wideDType(DType dtype) {
  return isHalf(dtype) ? DType::F32 : dtype;
}

using WideBody = llvm::function_ref<mlir::Value(
    Builder &, llvm::ArrayRef<mlir::Value> operands)>;

/// Computes in the wide dtype of `dtype`; the result is rounded to it once.
Tensor callIn(DType dtype, Place place, std::initializer_list<Operand> operands,
              WideBody body);
/// The same in PyTorch's common dtype, with f32 for integers.
Tensor callWide(Place place, std::initializer_list<Operand> operands,
                WideBody body);
/// A call of two results.
std::pair<Tensor, Tensor> callTwo(Place place, ManyBody body);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_FUNCTIONS_COMMON_H
