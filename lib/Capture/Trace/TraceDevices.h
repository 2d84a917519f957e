//===- TraceDevices.h - devices of a trace ----------------------*- C++ -*-===//
//
// A member of Trace.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEDEVICES_H
#define TCOPT_CAPTURE_TRACE_TRACEDEVICES_H

#include "../Tensor/Cell.h"
#include "mlir/IR/Builders.h"

namespace tcopt::capture {

class Trace;

/// The device on which a trace computes, and the device of tensors that its ops
/// create. Both are equal, except in a mixed trace: it copies tensors between
/// the CPU and one device. Null is the CPU.
class TraceDevices {
public:
  TraceDevices(Trace &trace, const DeviceInfo *device)
      : trace(trace), tensors(device), program(device) {}

  /// Returns the device of tensors that ops create.
  const DeviceInfo *ofTensors() const { return tensors; }
  /// Returns the device on which the program computes.
  const DeviceInfo *ofProgram() const { return program; }
  bool isMixed() const { return mixed; }
  /// Sets the device of an empty trace.
  void start(const DeviceInfo *device) { tensors = program = device; }
  /// Marks the trace as a mixed one, which computes on a device.
  void mix() { mixed = true; }
  void setProgram(const DeviceInfo *device) { program = device; }
  /// Sets the device of tensors at the end of a region.
  void setTensors(const DeviceInfo *device) { tensors = device; }
  /// Whether a single program can copy tensors from one device to the other.
  bool canSend(const DeviceInfo *from, const DeviceInfo *to) const;
  /// Makes later ops create tensors on another device. Returns false if that
  /// requires another program.
  bool goOn(const DeviceInfo *device);
  /// Returns a copy of a value on another device. Its gradient is copied back.
  mlir::Value send(mlir::OpBuilder &ops, mlir::Value value,
                   const DeviceInfo *from, const DeviceInfo *to, Place place);
  /// Throws Exception if a tensor is on another device. CPU tensors of rank 0
  /// are operands on each device, as in PyTorch.
  void expectHere(const Cell &cell, Place place) const;

private:
  bool canMoveTo(const DeviceInfo *device) const;

  Trace &trace;
  const DeviceInfo *tensors, *program;
  bool mixed = false;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEDEVICES_H
