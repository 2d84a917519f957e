//===- TensorBuilder.h - linalg on tensors from one core op -----*- C++ -*-===//
//
// What the patterns of this conversion share: destinations of the right sizes,
// linalg.generic with bodies of scalar ops, and the pattern class that turns a
// function `Value lower(Op, Adaptor, TensorBuilder &)` into a pattern.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_TENSORBUILDER_H
#define TCOPT_CONVERSION_CORETOLINALG_TENSORBUILDER_H

#include "ScalarBuilder.h"
#include "Sizes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/DialectConversion.h"

namespace tcopt {

using Sizes = llvm::SmallVector<mlir::OpFoldResult>;

class TensorBuilder : public ScalarBuilder {
public:
  /// Body of a linalg.generic: the values to yield from the elements of the
  /// operands, inputs first.
  using Body =
      llvm::function_ref<mlir::Value(ScalarBuilder &, mlir::ValueRange)>;
  using MultiBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      ScalarBuilder &, mlir::ValueRange)>;

  /// `type` is the converted type of the op's result.
  TensorBuilder(mlir::Operation *op, mlir::RankedTensorType type,
                mlir::ConversionPatternRewriter &rewriter);

  /// The type of the op's result, in memory.
  mlir::RankedTensorType type;

  mlir::OpFoldResult size(mlir::Value tensor, int64_t dim);
  Sizes sizes(mlir::Value tensor);
  SizeProduct trace(mlir::OpFoldResult size) const;
  SizeProduct trace(mlir::Value tensor, int64_t dim) const;
  /// The size as an SSA value.
  mlir::Value index(mlir::OpFoldResult size);
  mlir::OpFoldResult add(mlir::OpFoldResult size, int64_t summand);
  mlir::OpFoldResult add(mlir::OpFoldResult a, mlir::OpFoldResult b);
  /// Rounded down.
  mlir::OpFoldResult divide(mlir::OpFoldResult size, int64_t divisor);
  /// How many windows lie in a padded dimension; not above 0 if none fits.
  mlir::OpFoldResult countWindows(mlir::OpFoldResult size, int64_t window,
                                  int64_t stride, int64_t dilation);

  /// The sizes, static where the result's type is.
  Sizes refined(Sizes sizes) const;
  /// Destination of the op's result; of an intermediate result.
  mlir::Value empty(Sizes sizes);
  mlir::Value empty(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type element);
  mlir::Value fill(mlir::Value destination, mlir::Value scalar);
  /// Writes `x` to a place in `to`; without strides they are 1.
  mlir::Value insert(mlir::Value x, mlir::Value to,
                     llvm::ArrayRef<mlir::OpFoldResult> offsets,
                     llvm::ArrayRef<mlir::OpFoldResult> sizes,
                     Sizes strides = {});
  /// `x` with copies of `scalar` around it.
  mlir::Value pad(mlir::Value x, llvm::ArrayRef<int64_t> low,
                  llvm::ArrayRef<int64_t> high, mlir::Value scalar);
  mlir::Value cast(mlir::Value tensor, mlir::Type to);

  /// One result. The maps are those of inputs and then of the destination.
  mlir::Value generic(mlir::ValueRange inputs, mlir::Value destination,
                      llvm::ArrayRef<mlir::AffineMap> maps,
                      llvm::ArrayRef<mlir::utils::IteratorType> loops,
                      Body body);
  mlir::linalg::GenericOp
  generic(mlir::ValueRange inputs, mlir::ValueRange destinations,
          llvm::ArrayRef<mlir::AffineMap> maps,
          llvm::ArrayRef<mlir::utils::IteratorType> loops, MultiBody body);
  /// A parallel loop for each dimension of the destination.
  mlir::Value parallel(mlir::ValueRange inputs, mlir::Value destination,
                       llvm::ArrayRef<mlir::AffineMap> inputMaps, Body body);
  /// The same with inputs that have the destination's shape.
  mlir::Value pointwise(mlir::ValueRange inputs, mlir::Value destination,
                        Body body);

private:
  mlir::Value latest(mlir::Value value) const;

  mlir::ConversionPatternRewriter &rewriter;
};

/// Whether a size is known to be 0. Upstream's verifiers refuse empty slices at
/// the end of a dimension, so none is made.
bool isEmpty(llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// `parallel` loops and then `reduction` loops.
llvm::SmallVector<mlir::utils::IteratorType> loopTypes(int64_t parallel,
                                                       int64_t reduction);
/// The map to these dimensions of the loops.
mlir::AffineMap dimsMap(int64_t numLoops, llvm::ArrayRef<int64_t> dims,
                        mlir::MLIRContext *context);
/// [0, rank) without `dims`.
llvm::SmallVector<int64_t> otherDims(int64_t rank,
                                     llvm::ArrayRef<int64_t> dims);

/// The type of the op's result, in memory.
mlir::RankedTensorType storedResult(mlir::Operation *op,
                                    const mlir::TypeConverter &converter);

/// A pattern from a function.
template <typename OpT,
          mlir::Value (*lower)(OpT, typename OpT::Adaptor, TensorBuilder &)>
struct Lower : mlir::OpConversionPattern<OpT> {
  using mlir::OpConversionPattern<OpT>::OpConversionPattern;

  llvm::LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    auto type = storedResult(op, *this->getTypeConverter());
    TensorBuilder b(op, type, rewriter);
    rewriter.replaceOp(op, b.cast(lower(op, adaptor, b), type));
    return mlir::success();
  }
};

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_TENSORBUILDER_H
