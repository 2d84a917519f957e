//===- CallDerivative.cpp - derivatives of calls --------------------------===//
//
// The derivative of a call is a call of the callee's derivative: a function
// that is called often is differentiated once for each choice of arguments.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/CallDerivative.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Interfaces/Differentiable.h"

using namespace mlir;

namespace tcopt::grad {

namespace {
struct CallModel
    : DifferentiableOpInterface::ExternalModel<CallModel, func::CallOp> {
  Derivative derivative(Operation *) const { return {}; }
  LogicalResult buildVjp(Operation *op, VjpContext &context) const;
  bool hasJvp(Operation *) const { return true; }
  LogicalResult buildJvp(Operation *op, JvpContext &context) const;
};

struct StopModel : DifferentiableOpInterface::ExternalModel<StopModel, StopOp> {
  Derivative derivative(Operation *) const { return Derivative::zero(); }
  LogicalResult buildVjp(Operation *, VjpContext &) const { return success(); }
};
} // namespace

static FailureOr<func::FuncOp> derivedCallee(Operation *op, Mode mode,
                                             ArrayRef<int64_t> arguments) {
  auto call = cast<func::CallOp>(op);
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, call.getCalleeAttr());
  if (!callee || callee.isDeclaration())
    return op->emitOpError("is not differentiable: '")
           << call.getCallee() << "' has no body";
  return derivedFunction(callee, mode, {arguments, /*derivativesOnly=*/true});
}

LogicalResult CallModel::buildVjp(Operation *op, VjpContext &context) const {
  const TangentSpace &space = *TangentSpace::lookup(op->getContext());
  OpBuilder &builder = context.getBuilder();
  SmallVector<int64_t> arguments;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (context.wants(operand))
      arguments.push_back(i);
  FailureOr<func::FuncOp> derived = derivedCallee(op, Mode::Reverse, arguments);
  if (failed(derived))
    return failure();
  SmallVector<Value> operands(op->getOperands());
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    if (!hasTangent(result.getType()))
      continue;
    Value known = context.cotangent(i);
    operands.push_back(known ? known
                             : space.zeros(builder, op->getLoc(), result));
  }
  auto call = func::CallOp::create(builder, op->getLoc(), *derived, operands);
  for (auto [i, gradient] : llvm::zip_equal(arguments, call.getResults()))
    context.give(op->getOperand(i), gradient);
  return success();
}

LogicalResult CallModel::buildJvp(Operation *op, JvpContext &context) const {
  SmallVector<int64_t> arguments;
  SmallVector<Value> operands(op->getOperands());
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (Value tangent = context.tangent(operand)) {
      arguments.push_back(i);
      operands.push_back(tangent);
    }
  FailureOr<func::FuncOp> derived = derivedCallee(op, Mode::Forward, arguments);
  if (failed(derived))
    return failure();
  auto call = func::CallOp::create(context.getBuilder(), op->getLoc(), *derived,
                                   operands);
  unsigned next = 0;
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    if (hasTangent(result.getType()))
      context.give(i, call.getResult(next++));
  return success();
}

void registerCallDerivatives(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, func::FuncDialect *) {
    func::CallOp::attachInterface<CallModel>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, GradDialect *) {
    StopOp::attachInterface<StopModel>(*context);
  });
}

} // namespace tcopt::grad
