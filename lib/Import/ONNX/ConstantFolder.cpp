//===- ConstantFolder.cpp - values known while importing ------------------===//

#include "ConstantFolder.h"
#include "Weights.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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

/// Whether results have few elements. A dynamic size is accepted if it depends
/// only on the sizes and values of tensors, not on an `index` operand.
static bool isSmall(Operation *op) {
  return llvm::all_of(op->getResultTypes(), [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && !tensor.hasStaticShape())
      return llvm::none_of(op->getOperandTypes(),
                           [](Type operand) { return operand.isIndex(); });
    return !tensor || tensor.getNumElements() <= kMostElements;
  });
}

static ElementsAttr constantValue(Value value) {
  auto constant = value.getDefiningOp<graph::ConstantOp>();
  return constant ? constant.getValue() : ElementsAttr();
}

bool ConstantFolder::isFoldable(Operation *op) {
  return depth < kMostDepth && op->getNumRegions() == 0 && isPure(op) &&
         isSmall(op) &&
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

/// Returns a constant of a given type, which may have dynamic dimensions.
static Value valueOf(OpBuilder &builder, Location loc, Type type,
                     ElementsAttr elements) {
  Value constant = graph::ConstantOp::create(
      builder, loc, elements.getShapedType(), elements);
  return elements.getType() == type
             ? constant
             : tensor::CastOp::create(builder, loc, type, constant);
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
        mapping.map(arg, valueOf(builder, loc, arg.getType(), argument(arg)));
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
  Type element = cast<RankedTensorType>(tensor.getType()).getElementType();
  return onnx_import::elementsOf(
      RankedTensorType::get(value.shape(), element),
      ArrayRef<char>(reinterpret_cast<const char *>(bytes.data()),
                     bytes.size()));
}

} // namespace tcopt::onnx_import
