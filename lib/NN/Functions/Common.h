//===- Common.h - helpers of functions --------------------------*- C++ -*-===//
//
// Checks of arguments, sizes, and calls that compute in a wider dtype than that
// of their result. All files of lib/NN/Functions use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_FUNCTIONS_COMMON_H
#define TCOPT_CAPTURE_FUNCTIONS_COMMON_H

#include "../../Capture/Trace/Arguments.h"

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Throws Exception "function: expected ... but found "word"".
[[noreturn]] void refuseWord(std::string_view function,
                             std::string_view expected, std::string_view word,
                             Place place);
/// Throws Exception unless the tensor has this rank.
void expectRank(std::string_view function, const Tensor &tensor, int64_t rank,
                Place place);
/// Returns PyTorch's common dtype of the tensors.
DType commonDTypeOf(const std::vector<Tensor> &tensors);
/// Returns the sizes as text, as in "[2, 3]".
std::string textOf(const Sizes &sizes);
/// Returns a number for each of `count` dimensions. `what` is as in "conv2d:
/// stride". Throws Exception.
std::vector<int64_t> perDim(std::string_view what, const PerDim &numbers,
                            int64_t count, Place place);
/// Returns the dimensions that a reduction over `dim` reduces: all if `dim` is
/// empty. A tensor of rank 0 has none, even though PyTorch allows 0 and -1.
std::vector<int64_t> reducedDims(const Tensor &self, const Dims &dim);
/// Throws Exception, which names the called function, if one of these
/// dimensions is empty: the function has no result for no elements.
void expectElements(const Tensor &self, const Dims &dim, Place place);
/// Returns the result, or a copy if it is a view of the operand, for functions
/// whose result must not share elements.
Tensor copyIfShared(const Tensor &self, const Tensor &result, Place place);
/// Returns NaN of rank 0 if the tensor has floats and no elements; else
/// nothing.
std::optional<Tensor> medianOfNone(const Tensor &self, Place place);
/// Returns `element`, an element of a vector, with a derivative that all
/// elements equal to it share.
Tensor sharedByEqual(const Tensor &vector, const Tensor &element, Place place);

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns a number of rank 0 with the element type of a tensor.
inline mlir::Value numberLike(Builder &b, double number, mlir::Value like) {
  return b.scalar(number, graph::elementType(like));
}
/// Converts a tensor or a number to the element type of a tensor.
mlir::Value asLike(Builder &b, const Operand &operand, mlir::Value like);
/// Returns a tensor of rank 0 as a vector of one element, other tensors
/// unchanged.
mlir::Value atLeastVector(Builder &b, mlir::Value x);
/// Prepends dimensions of size 1 up to `rank` dimensions.
mlir::Value withRank(Builder &b, mlir::Value x, int64_t rank);

/// Returns `log(exp(x unit) + exp(y unit)) / unit`, which is differentiable
/// where both operands are equal.
mlir::Value logOfSum(Builder &b, mlir::Value x, mlir::Value y, double unit);

/// Returns a size as a tensor of rank 0 and dtype i64.
mlir::Value tensorOf(Builder &b, graph::Size size);
/// Returns the broadcast sizes of tensors. An unknown size is assumed not to be
/// 1.
graph::Sizes broadcastSizes(Builder &b, llvm::ArrayRef<mlir::Value> values);

/// Returns the two results of an op.
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

/// Returns the dtype in which PyTorch computes: f32 for f16 and bf16, else the
/// dtype itself.
constexpr DType wideDType(DType dtype) {
  return isHalf(dtype) ? DType::F32 : dtype;
}

using WideBody = llvm::function_ref<mlir::Value(
    Builder &, llvm::ArrayRef<mlir::Value> operands)>;

/// Computes in the wide dtype of `dtype`, and rounds the result to `dtype`
/// once.
Tensor callIn(DType dtype, Place place, std::initializer_list<Operand> operands,
              WideBody body);
/// Computes like callIn in PyTorch's common dtype, with f32 for integers.
Tensor callWide(Place place, std::initializer_list<Operand> operands,
                WideBody body);
/// Calls a function with two results.
std::pair<Tensor, Tensor> callTwo(Place place, ManyBody body);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_FUNCTIONS_COMMON_H
