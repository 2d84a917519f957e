//===- Passes.td - launches to calls of the runtime ------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_GPUTORT_PASSES_TD
#define TCOPT_CONVERSION_GPUTORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertGpuToRt : Pass<"convert-gpu-to-rt", "::mlir::ModuleOp"> {
  let summary = "turn launches of kernels into calls of the runtime";
  let description = [{
    A `gpu.module` with its code (the attribute `rt.image`) becomes an `rt.image`, a
    `gpu.launch_func` of one of its kernels an `rt.launch`.

    Before:
    ```mlir
    gpu.module @k_gpu attributes {rt.image = "..."} {}
    func.func @k(%x: memref<f32>, %n: index) {
      gpu.launch_func @k_gpu::@k blocks in (%g, %c1, %c1)
          threads in (%c256, %c1, %c1) args(%x : memref<f32>, %n : index)
    ```
    After:
    ```mlir
    rt.image @k_gpu = "..."
    func.func @k(%x: memref<f32>, %n: index) {
      rt.launch "k" of @k_gpu grid(%g, %c1, %c1) block(%c256, %c1, %c1)
          args(%x, %n : memref<f32>, index)
    ```
  }];
  let dependentDialects = ["::tcopt::rt::RtDialect"];
  let statistics = [
    Statistic<"numImages", "images", "Number of modules of kernels">,
    Statistic<"numLaunches", "launches", "Number of launches">
  ];
}

def RtAccessDevice : Pass<"rt-access-device", "::mlir::ModuleOp"> {
  let summary = "let host functions reach buffers on the device by the runtime";
  let description = [{
    In host functions, elements that they read or write are read and
    written by the runtime, and so are copies of whole buffers; copies of strided
    buffers become loops that threads of the device share. Arenas are opened on the
    device. Constants stay in the host's memory: they are copied from there; those that
    the init function's kernels read (see `nest-form-state`) when it runs. The
    profile is that of launches, which the runtime measures. Calls of user-defined ops
    and library functions (`nest.extern`) are an error, unless the module has the
    attribute `tcopt.allow_host_ops`: the runtime then copies their tensors to the host
    and back, and a remark `host-call` says where.

    The functions get the attribute `rt.on_device`, and ops that take tensors
    `rt.operands_on_device`.

    Before:
    ```mlir
    %v = memref.load %a[%i] : memref<?xi64>
    memref.copy %x, %y : memref<?xf32> to memref<?xf32>
    ```
    After:
    ```mlir
    %v = rt.device_load %a[%i] : memref<?xi64>
    rt.device_copy %x, %y : memref<?xf32> to memref<?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::tcopt::rt::RtDialect"];
  let statistics = [
    Statistic<"numReads", "reads", "Number of elements that the host reads">,
    Statistic<"numWrites", "writes", "Number of elements that the host writes">,
    Statistic<"numCopies", "copies", "Number of copies">,
    Statistic<"numHostCalls", "host-calls",
              "Number of calls of functions that run on the host">
  ];
}

#endif // TCOPT_CONVERSION_GPUTORT_PASSES_TD
