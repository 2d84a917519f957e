//===- TraceDevices.cpp - devices of a trace ------------------------------===//

#include "TraceDevices.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "Trace.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

using namespace mlir;

namespace tcopt::capture {

// The earlier ops of a CPU trace move to the device as well, unless one of them
// has only a CPU kernel, or gradients of inputs must be on the CPU.
bool TraceDevices::canMoveTo(const DeviceInfo *other) const {
  if (!other || program == other)
    return true;
  if (program)
    return false;
  func::FuncOp function = trace.function();
  bool callsHost =
      function.walk([](graph::CustomCallOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  return !callsHost &&
         llvm::none_of(trace.inputs(), [](const Trace::Input &input) {
           return input.tensor->requiresGrad();
         });
}

bool TraceDevices::canSend(const DeviceInfo *from, const DeviceInfo *to) const {
  return !(from && to) && canMoveTo(from) && canMoveTo(to);
}

bool TraceDevices::goOn(const DeviceInfo *other) {
  if (!mixed || !canMoveTo(other))
    return false;
  tensors = other;
  if (other)
    program = other;
  return true;
}

Value TraceDevices::send(OpBuilder &ops, Value value, const DeviceInfo *from,
                         const DeviceInfo *to, Place place) {
  return graph::ToDeviceOp::create(ops, locationOf(place), value,
                                   ops.getStringAttr(textOf(to)),
                                   ops.getStringAttr(textOf(from)));
}

void TraceDevices::expectHere(const Cell &cell, Place place) const {
  bool isNumber = !cell.device && cell.declared.empty();
  if (cell.device == tensors || isNumber)
    return;
  throw Exception("expected tensors on one device but found " +
                      textOf(tensors) + " and " + textOf(cell.device) +
                      " (to(device) copies a tensor)",
                  place);
}

} // namespace tcopt::capture
