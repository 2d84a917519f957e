//===- Schedule.td - schedules of kernels ----------------------*- tablegen -*-===//

#ifndef TCOPT_INTERFACES_SCHEDULE_TD
#define TCOPT_INTERFACES_SCHEDULE_TD

include "mlir/IR/OpBase.td"

def ScheduleAttrInterface : AttrInterface<"ScheduleAttrInterface"> {
  let description = [{
    A value of the attribute `nest.schedule` of a kernel: how the loops of its ops
    are run. Each target states its kinds of schedules as attributes of a dialect of
    its own. One pass of the target writes them, a later one executes them.
  }];
  let cppNamespace = "::tcopt";
  let methods = [
    InterfaceMethod<[{
        Emits an error at the op if the schedule does not fit the op's loops, or at
        the kernel for a schedule of all its ops. Limits of a target (registers,
        shared memory) are checked before the kernel is lowered.}],
      "::llvm::LogicalResult", "verifyOn", (ins "::mlir::Operation *":$op)>,
    InterfaceMethod<[{
        Whether the schedule is one of all ops of a kernel together, not of one op.}],
      "bool", "isOfKernel", (ins), "", "return false;">,
  ];
}

#endif // TCOPT_INTERFACES_SCHEDULE_TD
