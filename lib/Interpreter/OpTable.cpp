//===- OpTable.cpp - How each op is computed ------------------------------===//
//
// What the interpreter offers to the functions of ops.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Interpreter/OpTable.h"
#include "CoreFamilies.h"
#include "GraphFamilies.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Interpreter/Interpreter.h"

using namespace mlir;
using namespace tcopt;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// OpCall
//===----------------------------------------------------------------------===//

SmallVector<int64_t> OpCall::integers(OperandRange range) const {
  SmallVector<int64_t> result;
  for (unsigned i = 0; i < range.size(); ++i)
    result.push_back(integer(range.getBeginOperandIndex() + i));
  return result;
}

SmallVector<int64_t> OpCall::mixed(ArrayRef<int64_t> constants,
                                   OperandRange range) const {
  SmallVector<int64_t> result(constants), values = integers(range);
  const int64_t *next = values.begin();
  for (int64_t &entry : result)
    if (ShapedType::isDynamic(entry))
      entry = *next++;
  return result;
}

DType OpCall::heldDType(Type type) const {
  return *interpreter.heldDType(getElementTypeOrSelf(type));
}

bool OpCall::isF64() const {
  return interpreter.options().precision == Precision::F64;
}

Expected<HostTensor> OpCall::create(DType dtype,
                                    ArrayRef<int64_t> shape) const {
  return HostTensor::create(dtype, shape, interpreter.options().byteLimit);
}

Expected<HostTensor> OpCall::convert(const HostTensor &x, DType dtype) const {
  return x.convertTo(dtype, interpreter.options().byteLimit);
}

Expected<RuntimeValues> OpCall::runRegion(Region &region,
                                          ArrayRef<RuntimeValue> args) {
  return interpreter.runRegion(op, region, args, frame);
}

Expected<RuntimeValues> OpCall::callFunction(StringRef name) {
  auto symbol = StringAttr::get(op->getContext(), name);
  auto callee =
      SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(op, symbol);
  if (!callee)
    return error("expected a function named '" + name + "'");
  return interpreter.callBody(callee, operands);
}

Error OpCall::error(const Twine &message) const {
  return llvm::createStringError(message);
}

//===----------------------------------------------------------------------===//
// OpTable
//===----------------------------------------------------------------------===//

void OpTable::addTensorOp(StringRef name,
                          std::function<Expected<HostTensor>(OpCall &)> fn) {
  add(name, [fn = std::move(fn)](OpCall &call) -> Error {
    Expected<HostTensor> result = fn(call);
    if (!result)
      return result.takeError();
    call.results.push_back(std::move(*result));
    return Error::success();
  });
}

void OpTable::addTensorsOp(
    StringRef name,
    std::function<Expected<std::vector<HostTensor>>(OpCall &)> fn) {
  add(name, [fn = std::move(fn)](OpCall &call) -> Error {
    Expected<std::vector<HostTensor>> results = fn(call);
    if (!results)
      return results.takeError();
    for (HostTensor &result : *results)
      call.results.push_back(std::move(result));
    return Error::success();
  });
}

SmallVector<StringRef> OpTable::names() const {
  SmallVector<StringRef> result(entries.keys());
  llvm::sort(result);
  return result;
}

void tcopt::populateGraphInterpreter(OpTable &table) {
#define TCOPT_FAMILY(family) interp::populateGraph##family(table);
#include "tcopt/Graph/IR/GraphFamilies.inc"
}

void tcopt::populateCoreInterpreter(OpTable &table) {
#define TCOPT_FAMILY(family) interp::populateCore##family(table);
#include "tcopt/Core/IR/CoreFamilies.inc"
}

void tcopt::populateInterpreter(OpTable &table) {
  populateGraphInterpreter(table);
  populateCoreInterpreter(table);
  populateHostInterpreter(table);
  populateCheckInterpreter(table);
}
