//===- Builder.h - build graph ops of an API call ---------------*- C++ -*-===//
//
// The bodies of functions on tensors build their ops with a Builder:
//
//   Tensor Bodies::relu(const Tensor &self, Place place) {
//     return call(place, [&](Builder &b) { return b.make<ReluOp>(b(self)); });
//   }
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_BUILDER_H
#define TCOPT_CAPTURE_TRACE_BUILDER_H

#include "Trace.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Interfaces/OpFacts.h"

namespace tcopt::capture {

class Builder : public graph::GraphBuilder {
public:
  Builder(Trace &trace, mlir::OpBuilder &builder, Place place);

  /// Returns the value of a tensor; null for an undefined tensor. Throws
  /// Exception.
  mlir::Value operator()(const Tensor &tensor);
  /// Returns the value of a tensor, or a number as a constant of rank 0.
  mlir::Value operator()(const Operand &operand);
  std::vector<mlir::Value> operator()(const std::vector<Tensor> &tensors);

  mlir::Type type(DType dtype);
  /// Returns a size for an op's list of sizes.
  graph::Size size(const Size &size);
  graph::Sizes sizes(const Sizes &sizes);
  mlir::Value number(const Scalar &value, mlir::Type elementType);
  mlir::Value number(const Scalar &value, DType dtype) {
    return number(value, type(dtype));
  }

  /// Returns the operand in the dtype.
  mlir::Value as(const Operand &operand, DType dtype);
  /// Returns the operands in the dtype in which PyTorch computes.
  llvm::SmallVector<mlir::Value, 3>
  promoted(llvm::ArrayRef<const Operand *> operands);
  /// Like promoted(), but integers and Booleans become floats.
  llvm::SmallVector<mlir::Value, 3>
  promotedToFloat(llvm::ArrayRef<const Operand *> operands);
  /// Returns the tensor, as f32 if it has integers or Booleans.
  mlir::Value asFloat(const Tensor &tensor);

  /// Makes these sizes of the tensor static, by guards, and returns the tensor.
  mlir::Value fixed(mlir::Value tensor, llvm::ArrayRef<int64_t> dims);

  /// Whether a dimension has this size in the call, which becomes a guard.
  /// False for data-dependent sizes.
  bool hasSize(mlir::Value tensor, int64_t dim, int64_t size);

  /// States the sizes of a result for which the op has no shape rule.
  void state(mlir::Value result, const Sizes &sizes);

  /// Returns the value without its gradient.
  mlir::Value stopGradient(mlir::Value value);

  const Place place;
  /// The number of spatial dimensions in the name of PyTorch's function, if it
  /// is not the rank of the op's first operand minus 2.
  std::optional<int64_t> spatialDims;
  /// Whether autocast does not convert operands, although it does for the op.
  bool keepsDTypes = false;

protected:
  /// Converts operands as the op's autocast class requires.
  void prepare(mlir::OperationState &state) override;

private:
  mlir::Value sizeNumber(const Size &size, mlir::Type elementType);
  llvm::SmallVector<mlir::Value, 3>
  inDType(llvm::ArrayRef<const Operand *> operands, DType dtype);

  Trace &trace;
};

/// Returns PyTorch's common dtype of operands: that of the tensors with
/// dimensions, unless a tensor of rank 0, or else a number, has a higher
/// category (Boolean, integer, float).
DType commonDType(llvm::ArrayRef<const Operand *> operands);
/// Returns the common dtype of two dtypes of equal priority.
DType promoteDTypes(DType a, DType b);
/// Returns the dtype to which autocast converts a single operand.
DType autocastDType(AutocastClass of, DType dtype);
/// Returns the dtype to which autocast converts a single operand of an op.
template <typename OpT> DType operandDType(DType dtype) {
  return autocastDType(OpT::autocastClass(), dtype);
}
/// Returns f32 for integers and Booleans, else the dtype.
inline DType floatDType(DType dtype) {
  return isFloat(dtype) ? dtype : DType::F32;
}

/// Writes the value of the body to a tensor, converted to its dtype and
/// broadcast to its sizes. Returns the tensor.
Tensor assign(const Tensor &target, Place place, Body body);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_BUILDER_H
