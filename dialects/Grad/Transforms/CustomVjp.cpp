//===- CustomVjp.cpp - values with gradient rules of their own ------------===//
//
// Reverse mode copies the region to where the gradient is computed.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt::grad {

//===----------------------------------------------------------------------===//
// Derivatives
//===----------------------------------------------------------------------===//

namespace {
struct CustomVjpModel
    : DifferentiableOpInterface::ExternalModel<CustomVjpModel, CustomVjpOp> {
  Derivative derivative(Operation *) const { return {}; }
  SmallVector<Value> differentiatedValues(Operation *op) const {
    llvm::SetVector<Value> inputs;
    inputs.insert_range(cast<CustomVjpOp>(op).getInputs());
    return inputs.takeVector();
  }
  LogicalResult buildVjp(Operation *op, VjpContext &context) const;
};
} // namespace

// Types may be more precise than those that the region was written with.
static Value castTo(OpBuilder &builder, Location loc, Type type, Value value) {
  return value.getType() == type
             ? value
             : tensor::CastOp::create(builder, loc, type, value);
}

LogicalResult CustomVjpModel::buildVjp(Operation *op,
                                       VjpContext &context) const {
  auto custom = cast<CustomVjpOp>(op);
  const TangentSpace &space = *TangentSpace::lookup(op->getContext());
  OpBuilder &builder = context.getBuilder();
  Block &block = custom.getReverse().front();
  IRMapping map;
  // An input that is passed on stays the input.
  for (auto [value, result] :
       llvm::zip_equal(custom.getValues(), custom.getResults()))
    if (!llvm::is_contained(custom.getInputs(), value))
      map.map(value, castTo(builder, op->getLoc(), value.getType(), result));
  for (auto [i, argument] : llvm::enumerate(block.getArguments())) {
    Value cotangent = context.cotangent(i);
    if (!cotangent)
      cotangent = space.zeros(builder, op->getLoc(), op->getResult(i));
    map.map(argument,
            castTo(builder, op->getLoc(), argument.getType(), cotangent));
  }
  for (Operation &inner : block.without_terminator())
    builder.clone(inner, map);
  for (auto [input, gradient] : llvm::zip_equal(
           custom.getInputs(), block.getTerminator()->getOperands()))
    if (context.wants(input))
      context.give(input, castTo(builder, op->getLoc(), input.getType(),
                                 map.lookupOrDefault(gradient)));
  return success();
}

void registerCustomVjpDerivatives(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, GradDialect *) {
    CustomVjpOp::attachInterface<CustomVjpModel>(*context);
  });
}

//===----------------------------------------------------------------------===//
// Where nothing is differentiated any more
//===----------------------------------------------------------------------===//

size_t expandCustomVjps(Operation *root) {
  SmallVector<CustomVjpOp> found;
  root->walk([&](CustomVjpOp op) { found.push_back(op); });
  // A region may have others in it: those are visited first.
  for (CustomVjpOp op : found) {
    OpBuilder builder(op);
    for (auto [value, result] :
         llvm::zip_equal(op.getValues(), op.getResults()))
      result.replaceAllUsesWith(
          castTo(builder, op.getLoc(), result.getType(), value));
    op.erase();
  }
  return found.size();
}

} // namespace tcopt::grad
