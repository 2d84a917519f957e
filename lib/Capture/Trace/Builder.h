//===- Builder.h - graph ops of one call of the API -------------*- C++ -*-===//
//
// What the bodies of functions on tensors are written with:
//
//   Tensor Bodies::relu(const Tensor &self, Place place) {
//     return call(place, [&](Builder &b) { return b.make<ReluOp>(b(self)); });
//   }
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_BUILDER_H
#define TCOPT_CAPTURE_BUILDER_H

#include "Trace.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

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

  /// An op as GraphBuilder makes it. If autocast is on, its float operands get
  /// the dtypes that the op's fact states, whatever function builds it.
  template <typename OpT, typename... Args> OpT op(Args &&...args) {
    return GraphBuilder::op<OpT>(autocast<OpT>(std::forward<Args>(args))...);
  }
  template <typename OpT, typename... Args> mlir::Value make(Args &&...args) {
    OpT made = op<OpT>(std::forward<Args>(args)...);
    return made ? made->getResult(0) : mlir::Value();
  }

  /// The dtype of operands of an op that are given in another one: where one
  /// operand decides on that of the others.
  template <typename OpT>
  static DType autocastDType(DType dtype, int64_t spatialDims = 2) {
    return autocastDType(dtype, OpT::autocastClass(spatialDims));
  }
  /// The same of a function that several ops make.
  static DType autocastDType(DType dtype, AutocastClass what);

  /// The tensor with these sizes as numbers of all calls of the trace.
  mlir::Value fixed(mlir::Value tensor, llvm::ArrayRef<int64_t> dims);

  /// States the sizes of a result of which the op does not tell them.
  void state(mlir::Value result, const Sizes &sizes);

  const Place place;

private:
  using AutocastOf = AutocastClass (*)(int64_t spatialDims);
  static bool isAutocastOn();
  mlir::Value autocastTo(mlir::Value value, AutocastOf classOf);

  template <typename OpT, typename T> decltype(auto) autocast(T &&argument) {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Plain, mlir::Value>) {
      return isAutocastOn() ? autocastTo(argument, &OpT::autocastClass)
                            : argument;
    } else if constexpr (isListOfValues<Plain>) {
      llvm::SmallVector<mlir::Value> values(argument.begin(), argument.end());
      if (isAutocastOn())
        for (mlir::Value &value : values)
          value = autocastTo(value, &OpT::autocastClass);
      return values;
    } else {
      return std::forward<T>(argument);
    }
  }
  template <typename T>
  static constexpr bool isListOfValues =
      std::same_as<T, std::vector<mlir::Value>> ||
      std::derived_from<T, llvm::SmallVectorImpl<mlir::Value>>;

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
/// A tensor that shares its elements. Throws where no strides describe it.
Tensor viewOf(const Tensor &base, Place place, View view);
/// Gives a tensor the elements that the body computes, in its dtype, expanded
/// to its sizes. Returns the tensor.
Tensor assign(const Tensor &target, Place place, Body body);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_BUILDER_H
