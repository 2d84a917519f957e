//===- ResultWriter.cpp - write results to their destinations -------------===//

#include "tcopt/Mem/Transforms/ResultWriter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Utils/Utils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Mem/Transforms/HostBuffers.h"

using namespace mlir;

namespace tcopt::mem {

ResultWriter::ResultWriter(func::ReturnOp op, ArrayRef<Value> destinations,
                           const Donors &donors)
    : op(op), builder(op), destinations(destinations), donors(donors) {}

// A donated argument, unless the result is to be in its memory, or what a
// branch or a loop hands on, which may be in one.
static bool mayBeDonated(Value result, Value destination,
                         ArrayRef<Value> destinations) {
  while (Operation *view = result.getDefiningOp()) {
    if (!isHostView(view))
      return view->getNumRegions() != 0;
    result = view->getOperand(0);
  }
  return result != destination && llvm::is_contained(destinations, result);
}

void ResultWriter::run() {
  for (OpOperand &result : op->getOpOperands())
    if (!donors[result.getOperandNumber()])
      write(result);
  SmallVector<OpOperand *> donated;
  for (OpOperand &result : op->getOpOperands())
    if (donors[result.getOperandNumber()])
      donated.push_back(&result);
  for (OpOperand *result : llvm::drop_begin(donated, donated.empty() ? 0 : 1))
    if (mayBeDonated(result->get(), destinations[result->getOperandNumber()],
                     destinations))
      copyAside(*result);
  for (OpOperand *result : donated)
    write(*result);
}

void ResultWriter::copyAside(OpOperand &result) {
  Value tensor = result.get();
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(tensor.getType());
  Value aside = tensor::EmptyOp::create(
      builder, loc, type, tensor::createDynamicDimValues(builder, loc, tensor));
  result.set(bufferization::MaterializeInDestinationOp::create(
                 builder, loc, type, tensor, aside)
                 .getResult());
}

// An entry has compared them before.
void ResultWriter::guardSizes(Value result, Value destination) {
  if (op->getParentOfType<func::FuncOp>().isPublic())
    return;
  Location loc = op.getLoc();
  for (auto [a, b] :
       llvm::zip_equal(tensor::getMixedSizes(builder, loc, result),
                       tensor::getMixedSizes(builder, loc, destination))) {
    if (isEqualConstantIntOrValue(a, b))
      continue;
    Value same =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                              getValueOrCreateConstantIndexOp(builder, loc, a),
                              getValueOrCreateConstantIndexOp(builder, loc, b));
    core::RequireOp::create(builder, loc, same,
                            "a result in the memory of an argument must have "
                            "its sizes");
  }
}

Value ResultWriter::cast(Value tensor, Type type) {
  return tensor.getType() == type
             ? tensor
             : tensor::CastOp::create(builder, op.getLoc(), type, tensor);
}

// What is returned twice is copied from its first place, so that it need not be
// kept apart from that.
void ResultWriter::write(OpOperand &result) {
  unsigned number = result.getOperandNumber();
  Value source = result.get(), destination = destinations[number];
  auto [known, isNew] = written.try_emplace(source, source);
  if (donors[number])
    guardSizes(source, destination);
  else
    source = known->second;
  Value there = bufferization::MaterializeInDestinationOp::create(
                    builder, op.getLoc(), destination.getType(),
                    cast(source, destination.getType()), destination)
                    .getResult();
  result.set(cast(there, result.get().getType()));
  known->second = result.get();
}

} // namespace tcopt::mem
