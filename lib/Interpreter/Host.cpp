//===- Host.cpp - Sizes, calls, and control flow --------------------------===//
//
// tensor.dim and its kin, func.call, and scf on tensors and scalars.
//
//===----------------------------------------------------------------------===//

#include "Carried.h"
#include "HostFamilies.h"
#include "Walk.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Tensors and scalars
//===----------------------------------------------------------------------===//

static Error runDim(OpCall &call) {
  int64_t dim = call.integer(1), rank = call.tensor(0).rank();
  if (dim < 0 || dim >= rank)
    return call.error("expected a dimension in [0, " + Twine(rank) +
                      ") but found " + Twine(dim));
  call.results.push_back(RuntimeValue::ofInteger(call.tensor(0).shape()[dim]));
  return Error::success();
}

static Error runRank(OpCall &call) {
  call.results.push_back(RuntimeValue::ofInteger(call.tensor(0).rank()));
  return Error::success();
}

/// tensor.cast changes what is known of the sizes only, which the interpreter
/// checks for every result.
static Error runTensorCast(OpCall &call) {
  call.results.push_back(call.operands[0]);
  return Error::success();
}

static Error runExtract(OpCall &call) {
  const HostTensor &x = call.tensor(0);
  int64_t offset = 0;
  for (int64_t d = 0; d < x.rank(); ++d) {
    int64_t index = call.integer(unsigned(d + 1)), size = x.shape()[d];
    if (index < 0 || index >= size)
      return call.error("index out of bounds: expected an index in [0, " +
                        Twine(size) + ") but found " + Twine(index));
    offset = offset * size + index;
  }
  call.results.push_back(isFloat(x.dtype())
                             ? RuntimeValue::ofFloat(x.getFloat(offset))
                             : RuntimeValue::ofInteger(x.getInt(offset)));
  return Error::success();
}

static Expected<HostTensor> runFromElements(tensor::FromElementsOp op,
                                            OpCall &call) {
  if (!getDType(op.getType().getElementType()))
    return call.error("expected a tensor of a known element type");
  Expected<HostTensor> result =
      call.create(call.resultDType(), op.getType().getShape());
  if (!result)
    return result;
  for (auto [i, element] : llvm::enumerate(call.operands)) {
    if (element.isFloat())
      result->setFloat(int64_t(i), element.number());
    else
      result->setInt(int64_t(i), element.integer());
  }
  return result;
}

static Expected<HostTensor> runEmpty(tensor::EmptyOp op, OpCall &call) {
  if (!getDType(op.getType().getElementType()))
    return call.error("expected a tensor of a known element type");
  return call.create(call.resultDType(),
                     call.mixed(op.getType().getShape(), op.getDynamicSizes()));
}

//===----------------------------------------------------------------------===//
// Calls and control flow
//===----------------------------------------------------------------------===//

/// Appends what a region or a function returned.
static Error yieldAll(OpCall &call, Expected<RuntimeValues> values) {
  if (!values)
    return values.takeError();
  call.results = std::move(*values);
  return Error::success();
}

static Error runCall(OpCall &call) {
  return yieldAll(call,
                  call.callFunction(cast<func::CallOp>(call.op).getCallee()));
}

/// Passes the inits to the region: members read them only as destinations.
static Error runGroup(OpCall &call) {
  return yieldAll(call, call.runRegion(call.op->getRegion(0), call.operands));
}

static Error runIf(OpCall &call) {
  auto op = cast<scf::IfOp>(call.op);
  Region &region = call.integer(0) ? op.getThenRegion() : op.getElseRegion();
  if (region.empty())
    return Error::success();
  return yieldAll(call, call.runRegion(region, {}));
}

/// Whether the loop runs for `i`.
static bool isBelow(scf::ForOp op, int64_t i, int64_t end) {
  return op.getUnsignedCmp() ? uint64_t(i) < uint64_t(end) : i < end;
}

static Error runFor(OpCall &call) {
  auto op = cast<scf::ForOp>(call.op);
  int64_t i = call.integer(0), end = call.integer(1), step = call.integer(2);
  if (step <= 0)
    return call.error("expected a positive step but found " + Twine(step));
  RuntimeValues carried(call.operands.drop_front(3));
  while (isBelow(op, i, end)) {
    RuntimeValues arguments{RuntimeValue::ofInteger(i)};
    llvm::append_range(arguments, carried);
    Expected<RuntimeValues> next = call.runRegion(op.getRegion(), arguments);
    if (!next)
      return next.takeError();
    if (Error error = checkCarried(call, carried, *next))
      return error;
    carried = std::move(*next);
    // The last step may reach past the largest integer.
    if (uint64_t(end) - uint64_t(i) <= uint64_t(step))
      break;
    i += step;
  }
  call.results = std::move(carried);
  return Error::success();
}

static Error runWhile(OpCall &call) {
  auto op = cast<scf::WhileOp>(call.op);
  RuntimeValues carried(call.operands);
  while (true) {
    Expected<RuntimeValues> condition = call.runRegion(op.getBefore(), carried);
    if (!condition)
      return condition.takeError();
    RuntimeValues forwarded(ArrayRef<RuntimeValue>(*condition).drop_front());
    if (!condition->front().integer()) {
      call.results = std::move(forwarded);
      return Error::success();
    }
    Expected<RuntimeValues> next = call.runRegion(op.getAfter(), forwarded);
    if (!next)
      return next.takeError();
    if (Error error = checkCarried(call, carried, *next))
      return error;
    carried = std::move(*next);
  }
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

void interp::populateHostTensors(OpTable &table) {
  table.add("tensor.dim", runDim);
  table.add("tensor.rank", runRank);
  table.add("tensor.cast", runTensorCast);
  table.add("tensor.extract", runExtract);
  table.addTensorOp(runFromElements);
  table.addTensorOp(runEmpty);
}

void interp::populateHostControl(OpTable &table) {
  table.add("func.call", runCall);
  table.add("nest.group", runGroup);
  table.add("scf.if", runIf);
  table.add("scf.for", runFor);
  table.add("scf.while", runWhile);
}

void tcopt::populateHostInterpreter(OpTable &table) {
  populateHostScalars(table);
  populateHostTensors(table);
  populateHostControl(table);
}
