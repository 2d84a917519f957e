//===- Passes.td - host ops to calls of the runtime ------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_HOSTTORT_PASSES_TD
#define TCOPT_CONVERSION_HOSTTORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertHostToRt : Pass<"convert-host-to-rt", "::mlir::ModuleOp"> {
  let summary = "turn guards, prints and checks into calls of the runtime";
  let description = [{
    Rewrites `core.require`, `graph.print` and `check.*` on buffers to `rt`, which
    does not know IR locations: they become part of the message. Buffers with
    strides stay as they are, since the runtime reads strides. Constants get the
    runtime's alignment (64 bytes), which kernels rely on.

    Leftover ops of `core`, `graph` and `check` are all reported.

    Before (line 3 of t.mlir):

    ```mlir
    core.require %c, "sizes must agree"
    graph.print %x, label = "x", dtype = i1 : memref<3xi8>
    ```

    After:

    ```mlir
    rt.require %c, "t.mlir:3:5: sizes must agree"
    rt.print %x, label = "x", dtype = i1 : memref<3xi8>
    ```
  }];
  let dependentDialects = ["::tcopt::rt::RtDialect"];
  let statistics = [Statistic<"numConverted", "ops-converted",
                              "Number of ops that became calls of the runtime">];
}

#endif // TCOPT_CONVERSION_HOSTTORT_PASSES_TD
