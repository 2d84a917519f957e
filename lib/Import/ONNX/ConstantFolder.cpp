//===- ConstantFolder.cpp - values known while importing ------------------===//

#include "ConstantFolder.h"
#include "Weights.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Interpreter/Interpreter.h"

using namespace mlir;

namespace tcopt::onnx_import {

/// Tensors of more elements are left to the program.
static constexpr int64_t kMostElements = 1 << 16;
/// Chains of more ops are left, too.
static constexpr unsigned kMostDepth = 500;

static bool isSmall(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor ||
         (tensor.hasStaticShape() && tensor.getNumElements() <= kMostElements);
}

static ElementsAttr constantValue(Value value) {
  auto constant = value.getDefiningOp<graph::ConstantOp>();
  return constant ? constant.getValue() : ElementsAttr();
}

bool ConstantFolder::isFoldable(Operation *op) {
  return depth < kMostDepth && op->getNumRegions() == 0 && isPure(op) &&
         llvm::all_of(op->getResultTypes(), isSmall) &&
         llvm::all_of(
             op->getOperands(),
             [&](Value operand) { return isConstant(operand); });
}

bool ConstantFolder::isConstant(Value value) {
  if (auto entry = constants.find(value); entry != constants.end())
    return entry->second;
  auto arg = dyn_cast<BlockArgument>(value);
  ++depth;
  bool is = arg ? argument(arg) != nullptr : isFoldable(value.getDefiningOp());
  --depth;
  return constants[value] = is;
}

ElementsAttr ConstantFolder::fold(Value tensor) {
  if (ElementsAttr value = constantValue(tensor))
    return value;
  if (auto arg = dyn_cast<BlockArgument>(tensor))
    return argument(arg);
  if (auto entry = known.find(tensor); entry != known.end())
    return entry->second;
  return known[tensor] = isConstant(tensor) ? evaluate(tensor) : nullptr;
}

/// The ops that a value follows from, operands first.
static void collect(Value value, llvm::SetVector<Operation *> &ops) {
  SmallVector<Value> stack{value};
  while (!stack.empty()) {
    Operation *op = stack.pop_back_val().getDefiningOp();
    if (op && ops.insert(op))
      llvm::append_range(stack, op->getOperands());
  }
  ops = topologicalSort(ops);
}

ElementsAttr ConstantFolder::evaluate(Value tensor) {
  if (!hasTable)
    populateInterpreter(table);
  hasTable = true;
  llvm::SetVector<Operation *> ops;
  collect(tensor, ops);
  Location loc = UnknownLoc::get(context);
  OpBuilder builder(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "main", builder.getFunctionType({}, tensor.getType()));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  IRMapping mapping;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (auto arg = dyn_cast<BlockArgument>(operand);
          arg && !mapping.contains(arg))
        mapping.map(arg, graph::ConstantOp::create(builder, loc, arg.getType(),
                                                   argument(arg)));
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  func::ReturnOp::create(builder, loc, mapping.lookup(tensor));
  Interpreter interpreter(table);
  llvm::Expected<RuntimeValues> results = interpreter.call(function, {});
  if (!results) {
    // An error of the program, which is the program's to report.
    consumeError(results.takeError());
    return nullptr;
  }
  const HostTensor &value = results->front().tensor();
  ArrayRef<uint8_t> bytes = value.bytes();
  return onnx_import::elementsOf(
      cast<RankedTensorType>(tensor.getType()),
      ArrayRef<char>(reinterpret_cast<const char *>(bytes.data()),
                     bytes.size()));
}

} // namespace tcopt::onnx_import
