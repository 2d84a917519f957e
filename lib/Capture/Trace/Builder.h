//===- Builder.h - graph ops of one call of the API -------------*- C++ -*-===//
//
// What the bodies of functions on tensors are written with:
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

  /// The value of a tensor; null for one that is not defined.
  mlir::Value operator()(const Tensor &tensor);
  /// A tensor, or a number as a constant of rank 0.
  mlir::Value operator()(const Operand &operand);
  std::vector<mlir::Value> operator()(const std::vector<Tensor> &tensors);

  mlir::Type type(DType dtype);
  /// A size for an op's list of sizes.
  graph::Size size(const Size &size);
  graph::Sizes sizes(const Sizes &sizes);
  mlir::Value number(const Scalar &value, mlir::Type elementType);
  mlir::Value number(const Scalar &value, DType dtype) {
    return number(value, type(dtype));
  }

  /// In the dtype.
  mlir::Value as(const Operand &operand, DType dtype);
  /// All in the dtype that PyTorch computes them in.
  llvm::SmallVector<mlir::Value, 3>
  promoted(llvm::ArrayRef<const Operand *> operands);
  /// The same, but integers and Booleans become floats.
  llvm::SmallVector<mlir::Value, 3>
  promotedToFloat(llvm::ArrayRef<const Operand *> operands);
  /// The tensor, as f32 if it has integers or Booleans.
  mlir::Value asFloat(const Tensor &tensor);

  /// The tensor with these sizes as numbers of all calls of the trace.
  mlir::Value fixed(mlir::Value tensor, llvm::ArrayRef<int64_t> dims);

  /// Whether a dimension has this size in the call, which becomes a guard.
  /// False for sizes that depend on data.
  bool hasSize(mlir::Value tensor, int64_t dim, int64_t size);

  /// States the sizes of a result of which the op does not tell them.
  void state(mlir::Value result, const Sizes &sizes);

  /// The value, as one through which no gradient flows.
  mlir::Value stopGradient(mlir::Value value);
  /// The same under no_grad, where gradients of other values may be asked for.
  mlir::Value asConstantUnderNoGrad(mlir::Value value);

  const Place place;
  /// The number of dimensions in the name of PyTorch's function, if that is not
  /// what the op's first operand has behind the first two.
  std::optional<int64_t> spatialDims;
  /// Autocast leaves PyTorch's function alone, though not the op.
  bool keepsDTypes = false;

protected:
  /// Autocast: converts operands as the op states.
  void prepare(mlir::OperationState &state) override;

private:
  mlir::Value sizeNumber(const Size &size, mlir::Type elementType);
  llvm::SmallVector<mlir::Value, 3>
  inDType(llvm::ArrayRef<const Operand *> operands, DType dtype);

  Trace &trace;
};

/// PyTorch's common dtype of operands: that of the tensors with dimensions,
/// unless one of rank 0, or else a number, has a higher category (Boolean,
/// integer, float).
DType commonDType(llvm::ArrayRef<const Operand *> operands);
/// The same for two dtypes alone.
DType promoteDTypes(DType a, DType b);
/// What autocast makes of operands of a dtype by themselves.
DType autocastDType(AutocastClass of, DType dtype);
/// The same for those of an op.
template <typename OpT> DType operandDType(DType dtype) {
  return autocastDType(OpT::autocastClass(), dtype);
}
/// f32 for integers and Booleans, else the dtype.
inline DType floatDType(DType dtype) {
  return isFloat(dtype) ? dtype : DType::F32;
}

using Body = llvm::function_ref<mlir::Value(Builder &)>;
using ManyBody = llvm::function_ref<std::vector<mlir::Value>(Builder &)>;

/// Adds ops to the thread's trace: a function of the program is traced. Throws
/// Exception with what ops say.
Tensor call(Place place, Body body);
std::vector<Tensor> callMany(Place place, ManyBody body);
/// Returns a view of a tensor, as a value of the recorder's trace.
Tensor viewInTrace(Recorder &recorder, const Tensor &base, View view,
                   Place place);
/// Gives a tensor the elements that the body computes, in its dtype, expanded
/// to its sizes. Returns the tensor.
Tensor assign(const Tensor &target, Place place, Body body);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_BUILDER_H
