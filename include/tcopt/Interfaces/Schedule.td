//===- Schedule.td - schedules of kernels ----------------------*- tablegen -*-===//

#ifndef TCOPT_INTERFACES_SCHEDULE_TD
#define TCOPT_INTERFACES_SCHEDULE_TD

include "mlir/IR/OpBase.td"

def ScheduleAttrInterface : AttrInterface<"ScheduleAttrInterface"> {
  let description = [{
    A value of the attribute `nest.schedule` of a kernel, which states how the loops
    of its ops are executed. Each target defines its kinds of schedules as attributes
    of a dialect. A pass of the target writes them, and a later pass executes them.
  }];
  let cppNamespace = "::tcopt";
  let methods = [
    InterfaceMethod<[{
        Emits an error at the op if the schedule does not match the op's loops, or at
        the kernel for a schedule of all its ops. Limits of a target (registers,
        shared memory) are checked before the kernel is lowered.}],
      "::llvm::LogicalResult", "verifyOn", (ins "::mlir::Operation *":$op)>,
    InterfaceMethod<[{
        Whether the schedule applies to all ops of a kernel instead of one op.}],
      "bool", "isOfKernel", (ins), "", "return false;">,
  ];
}

#endif // TCOPT_INTERFACES_SCHEDULE_TD
