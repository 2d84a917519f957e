//===- Passes.td - from graph to core --------------------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_PASSES_TD
#define TCOPT_CONVERSION_GRAPHTOCORE_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertGraphToCore : Pass<"convert-graph-to-core"> {
  let summary = "break graph operators into core primitives";
  let description = [{
    Rewrites every op of `graph` but `graph.print` by a table of rules. What
    `graph` leaves implicit becomes an op: broadcasts (`core.broadcast` with the
    sizes of the operands), conversions and the type of sums. Composite operators
    on f16 and bf16 compute in f32 and round once at their end; an operator that
    is one primitive stays one primitive of its type.

    All leftover `graph` ops are reported, each at its location. Tensors must be
    ranked.

    Before:

    ```mlir
    %r = graph.add %x, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
    ```

    After:

    ```mlir
    %d = tensor.dim %x, %c0 : tensor<?x3xf32>
    %s = core.broadcast %b, dims = [1], sizes = [%d, 3]
        : (tensor<3xf32>, index) -> tensor<?x3xf32>
    %r = core.add %x, %s : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    ```
  }];
  let dependentDialects = ["::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"numConverted", "ops-converted",
                              "Number of graph ops that were rewritten">];
}

#endif // TCOPT_CONVERSION_GRAPHTOCORE_PASSES_TD
