//===- ShapeInference.h - shape rules that ops share ------------*- C++ -*-===//
//
// Shape rules that families of ops share. Error messages cite the numbered
// constraints in the documentation of the family.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_SHAPEINFERENCE_H
#define TCOPT_INTERFACES_SHAPEINFERENCE_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "tcopt/Interfaces/ShapeRule.h"

namespace tcopt {

using InferResult = llvm::FailureOr<InferredTensors>;

/// Operands broadcast; the element type is the first operand's.
InferResult inferPointwise(ShapeContext &shapes, mlir::ValueRange operands);
/// Operands broadcast; the element type is that of `like`.
InferResult inferPointwiseLike(ShapeContext &shapes, mlir::ValueRange operands,
                               mlir::Value like);
/// Operands broadcast; the element type is i1.
InferResult inferComparison(ShapeContext &shapes, mlir::ValueRange operands);
/// Operands and the result have the same shape (no broadcasting).
InferResult inferSameShape(ShapeContext &shapes, mlir::ValueRange operands,
                           mlir::Type elementType);

/// Removes `dims` or, with `keepdim`, sets them to 1.
InferResult inferReduction(ShapeContext &shapes, mlir::Value x,
                           llvm::ArrayRef<int64_t> dims, bool keepdim,
                           mlir::Type elementType);
/// Reduces a nonempty dimension, with element type i64.
InferResult inferArgReduction(ShapeContext &shapes, mlir::Value x, int64_t dim,
                              bool keepdim);
/// The shape of `x`; `dim` must be one of its dimensions.
InferResult inferAlongDim(ShapeContext &shapes, mlir::Value x, int64_t dim);
/// Returns the type of a constant's value, which must be a tensor (C1).
InferResult inferConstant(ShapeContext &shapes, mlir::ElementsAttr value);
/// Sizes from a mixed list; a negative one violates constraint `number`.
InferResult inferSizes(ShapeContext &shapes, llvm::ArrayRef<int64_t> constants,
                       mlir::ValueRange values, mlir::Type elementType,
                       int number);
/// Dimension i of the result is dimension `dims[i]` of `x`.
InferResult inferPermutation(ShapeContext &shapes, mlir::Value x,
                             llvm::ArrayRef<int64_t> dims);
/// Concatenates tensors along `dim`.
InferResult inferConcatenation(ShapeContext &shapes, mlir::ValueRange inputs,
                               int64_t dim);

/// Returns the dimensions in [0, rank), sorted. Errors: a dimension is out of
/// range (C`range`) or repeated (C`range` + 1).
llvm::FailureOr<llvm::SmallVector<int64_t>>
normalizeDims(ShapeContext &shapes, llvm::ArrayRef<int64_t> dims, int64_t rank,
              int range = 1);

/// Upper limits of padding that is added to a size, and of sizes, so that size
/// arithmetic of valid tensors does not overflow.
constexpr int64_t kMostPadding = int64_t(1) << 40, kMostSize = int64_t(1) << 47;
/// Returns an error unless the list has `n` entries in [least, most].
llvm::LogicalResult checkList(ShapeContext &shapes, llvm::StringRef name,
                              llvm::ArrayRef<int64_t> list, size_t n,
                              int64_t least, int number,
                              int64_t most = kMostPadding);
/// Returns an error unless a mixed list has `n` entries, of which the constants
/// are in [least, most].
llvm::LogicalResult checkMixedList(ShapeContext &shapes, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> constants, size_t n,
                                   int64_t least, int number,
                                   int64_t most = kMostPadding);
/// Returns the operand `value` of an op or, without one, the constant.
Dim mixedIndex(ShapeContext &shapes, int64_t constant, mlir::Value value);
/// Returns the start or end of a slice in [0, size], as Python computes it: a
/// negative bound counts from the end. The bound 2^63 - 1 means the size.
Dim sliceBound(ShapeContext &shapes, Dim bound, Dim size);
/// Returns an error if both sizes are static and differ.
llvm::LogicalResult checkEqual(ShapeContext &shapes, llvm::StringRef what,
                               Dim expected, Dim found, int number);
/// Returns an error unless the tensor has a rank in [least, most].
llvm::LogicalResult checkRank(ShapeContext &shapes, llvm::StringRef name,
                              mlir::Value tensor, int64_t least, int64_t most,
                              int number);

/// Verifies that a mixed list has one value for each entry that is not
/// constant.
llvm::LogicalResult verifySizes(mlir::Operation *op,
                                llvm::ArrayRef<int64_t> constants,
                                mlir::ValueRange values, int first);

/// Verifies that the constant of an index is kDynamic if there is an operand.
llvm::LogicalResult verifyIndex(mlir::Operation *op, llvm::StringRef name,
                                int64_t constant, mlir::Value value,
                                int number);

/// Verifies a constant: its type is the value's (C2), and the data of a
/// resource have its size (C3).
llvm::LogicalResult verifyConstant(mlir::Operation *op,
                                   mlir::ElementsAttr value);
/// Returns the number of elements of a static shape, or nullopt on overflow.
std::optional<int64_t> elementCount(llvm::ArrayRef<int64_t> shape);
/// Verifies that static types have the same number of elements.
llvm::LogicalResult verifySameElementCount(mlir::Operation *op, mlir::Type from,
                                           mlir::Type to, int number);

/// The geometry of a window in one spatial dimension of a convolution or
/// pooling.
struct Window {
  int64_t kernel, stride, padding, dilation;
  bool ceilMode = false;

  /// The number of elements from the first to the last element of a window, at
  /// most 2^62.
  int64_t extent() const;
};
/// Returns an error unless the kernel is not empty and fits into `room`
/// elements.
llvm::LogicalResult checkWindow(ShapeContext &shapes, Dim room, Window window,
                                int number);
/// The number of windows over a dimension of size `size`.
Dim windowCount(ShapeContext &shapes, Dim size, Window window);
/// Returns the number of windows, or an error that cites constraint `number` if
/// no window fits.
llvm::FailureOr<Dim> checkedWindows(ShapeContext &shapes, Dim size,
                                    Window window, int number);

} // namespace tcopt

#endif // TCOPT_INTERFACES_SHAPEINFERENCE_H
