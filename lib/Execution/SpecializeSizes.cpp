//===- SpecializeSizes.cpp - A program for the sizes of one call ----------===//

#include "tcopt/Execution/SpecializeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "tcopt/Graph/IR/GraphDialect.h"

using namespace mlir;

/// A type with the sizes that either of two tells.
static Type merge(Type had, Type inferred) {
  auto a = dyn_cast<RankedTensorType>(had);
  auto b = dyn_cast<RankedTensorType>(inferred);
  if (!a || !b || a.getRank() != b.getRank())
    return had;
  SmallVector<int64_t> sizes(a.getShape());
  for (auto [size, other] : llvm::zip_equal(sizes, b.getShape()))
    if (ShapedType::isDynamic(size))
      size = other;
  return a.clone(sizes);
}

namespace {
/// Gives values the sizes that are known now.
class Specializer {
public:
  void setArguments(FunctionOpInterface function,
                    llvm::ArrayRef<tcopt::HostTensor> inputs);
  void visit(Operation &op);

private:
  void refine(Value value, Type type) {
    Type refined = merge(value.getType(), type);
    if (refined != value.getType() &&
        before.insert({value, value.getType()}).second)
      value.setType(refined);
  }
  void castOperands(Operation &op);
  void inferTypes(Operation &op);
  void foldSize(tensor::DimOp op);

  /// The types of values that were refined.
  llvm::DenseMap<Value, Type> before;
};
} // namespace

void Specializer::setArguments(FunctionOpInterface function,
                               llvm::ArrayRef<tcopt::HostTensor> inputs) {
  for (auto [argument, input] :
       llvm::zip_equal(function.getArguments(), inputs)) {
    auto type = cast<RankedTensorType>(argument.getType());
    refine(argument, type.clone(input.shape()));
    function.removeArgAttr(argument.getArgNumber(),
                           tcopt::graph::GraphDialect::kDimsAttr);
  }
  function->removeAttr(tcopt::graph::GraphDialect::kSymbolsAttr);
}

// Bodies of control flow keep the types that they were made for.
void Specializer::castOperands(Operation &op) {
  OpBuilder builder(&op);
  for (OpOperand &operand : op.getOpOperands())
    if (auto was = before.find(operand.get()); was != before.end())
      operand.set(tensor::CastOp::create(builder, op.getLoc(), was->second,
                                         operand.get()));
}

// Ops that do not tell their types keep them.
void Specializer::inferTypes(Operation &op) {
  auto inferring = dyn_cast<InferTypeOpInterface>(op);
  SmallVector<Type> types;
  if (!inferring || failed(inferring.inferReturnTypes(
                        op.getContext(), op.getLoc(), op.getOperands(),
                        op.getAttrDictionary(), op.getPropertiesStorage(),
                        op.getRegions(), types)))
    return;
  for (auto [result, type] : llvm::zip_equal(op.getResults(), types))
    refine(result, type);
}

// Other ops look for constants.
void Specializer::foldSize(tensor::DimOp op) {
  std::optional<int64_t> dim = op.getConstantIndex();
  auto type = cast<ShapedType>(op.getSource().getType());
  if (!dim || !type.hasRank() || type.isDynamicDim(*dim))
    return;
  OpBuilder builder(op);
  Value size = arith::ConstantIndexOp::create(builder, op.getLoc(),
                                              type.getDimSize(*dim));
  op.replaceAllUsesWith(size);
}

void Specializer::visit(Operation &op) {
  if (op.getNumRegions())
    return castOperands(op);
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    return foldSize(dim);
  inferTypes(op);
}

LogicalResult tcopt::specializeSizes(FunctionOpInterface function,
                                     llvm::ArrayRef<HostTensor> inputs) {
  Specializer specializer;
  specializer.setArguments(function, inputs);
  Block &body = function.getFunctionBody().front();
  for (Operation &op : llvm::make_early_inc_range(body))
    specializer.visit(op);
  function.setType(function.cloneTypeWith(
      body.getArgumentTypes(), body.getTerminator()->getOperandTypes()));
  return verify(function);
}
