//===- SimplerPrograms.cpp - single steps to smaller programs -------------===//

#include "SimplerPrograms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;

namespace tcopt {
namespace {

bool isConstant(Operation *op) {
  return op->hasTrait<mlir::OpTrait::ConstantLike>();
}

/// Null for what is no constant with more than one value.
DenseElementsAttr getLargeConstant(Operation *op) {
  DenseElementsAttr values;
  if (!matchPattern(op, m_Constant(&values)) || values.isSplat() ||
      values.empty())
    return nullptr;
  return values;
}

//===----------------------------------------------------------------------===//
// Values in place of an op's result
//===----------------------------------------------------------------------===//

void addReplacements(Operation *op, Steps &steps) {
  Type type = op->getResult(0).getType();
  auto add = [&](Value value) {
    if (value.getType() == type)
      steps.push_back(
          [op, value] { op->getResult(0).replaceAllUsesWith(value); });
  };
  for (Value operand : op->getOperands())
    add(operand);
  if (auto function = op->getParentOfType<func::FuncOp>())
    for (BlockArgument argument : function.getArguments())
      add(argument);
}

void useConstant(Operation *op, DenseElementsAttr values) {
  OpBuilder builder(op);
  Operation *constant;
  if (isa<graph::GraphDialect>(op->getDialect()))
    constant = graph::ConstantOp::create(builder, op->getLoc(),
                                         values.getType(), values);
  else
    constant = core::ConstantOp::create(builder, op->getLoc(), values.getType(),
                                        values);
  op->replaceAllUsesWith(constant);
}

bool hasConstants(Operation *op) {
  return isa_and_nonnull<graph::GraphDialect, core::CoreDialect>(
      op->getDialect());
}

void addZeros(Operation *op, Steps &steps) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape() || !hasConstants(op))
    return;
  Attribute zero = Builder(op->getContext()).getZeroAttr(type.getElementType());
  steps.push_back([=] { useConstant(op, DenseElementsAttr::get(type, zero)); });
}

void addOneValue(Operation *op, Steps &steps) {
  DenseElementsAttr values = getLargeConstant(op);
  if (!values || !hasConstants(op))
    return;
  Attribute first = *values.value_begin<Attribute>();
  steps.push_back([=] {
    useConstant(op, DenseElementsAttr::get(values.getType(), first));
  });
}

//===----------------------------------------------------------------------===//
// Other signatures of the function
//===----------------------------------------------------------------------===//

/// The function whose body the op lies in directly, if it has only one block.
func::FuncOp getFunction(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op->getParentOp());
  return function && function.getBody().hasOneBlock() ? function : nullptr;
}

void addNewArgument(Operation *op, Steps &steps) {
  func::FuncOp function = getFunction(op);
  Type type = op->getResult(0).getType();
  if (!function || !isa<RankedTensorType>(type))
    return;
  steps.push_back([=]() mutable {
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, type, {}, op->getLoc());
    op->getResult(0).replaceAllUsesWith(function.getArgument(index));
  });
}

void endWith(Operation *op, func::FuncOp function) {
  Operation *end = function.getBody().front().getTerminator();
  end->setOperands(op->getResults());
  function.setFunctionType(FunctionType::get(
      op->getContext(), function.getArgumentTypes(), op->getResultTypes()));
  function.removeResAttrsAttr();
}

void addEnd(Operation *op, Steps &steps) {
  func::FuncOp function = getFunction(op);
  if (function && llvm::all_of(op->getResultTypes(), llvm::IsaPred<TensorType>))
    steps.push_back([=] { endWith(op, function); });
}

void addUnusedArguments(func::FuncOp function, Steps &steps) {
  if (function.isExternal())
    return;
  for (BlockArgument argument : function.getArguments())
    if (argument.use_empty())
      steps.push_back([function, index = argument.getArgNumber()]() mutable {
        (void)function.eraseArgument(index);
      });
}

} // namespace

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

Steps findSteps(Operation *op) {
  Steps steps;
  if (op->hasTrait<mlir::OpTrait::IsTerminator>())
    return steps;
  // Functions that are used do not verify without.
  if (op->use_empty())
    steps.push_back([op] { op->erase(); });
  if (auto function = dyn_cast<func::FuncOp>(op))
    addUnusedArguments(function, steps);
  if (op->getNumResults() != 1)
    return steps;
  if (isConstant(op)) {
    addOneValue(op, steps);
    return steps;
  }
  addEnd(op, steps);
  addReplacements(op, steps);
  addZeros(op, steps);
  addNewArgument(op, steps);
  return steps;
}

void eraseUnused(ModuleOp module) {
  SmallVector<Operation *> ops = collectOps(module);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

SmallVector<Operation *> collectOps(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module)
      ops.push_back(op);
  });
  return ops;
}

size_t measure(ModuleOp module) {
  size_t sum = 0;
  for (Operation *op : collectOps(module)) {
    sum += !isConstant(op) ? 8 : getLargeConstant(op) ? 2 : 1;
    if (auto function = dyn_cast<func::FuncOp>(op))
      sum += function.getNumArguments();
  }
  return sum;
}

} // namespace tcopt
