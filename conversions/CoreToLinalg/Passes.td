//===- Passes.td - core to linalg ------------------------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_PASSES_TD
#define TCOPT_CONVERSION_CORETOLINALG_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertCoreToLinalg : Pass<"convert-core-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Rewrite core to linalg on tensors";
  let description = [{
    Rewrites each core op but `core.require` to linalg, tensor, arith and math
    ops on tensors, and makes all element types those of memory: tensors of i1
    and ui8 become tensors of i8 in functions, calls, scf, tensor ops, constants,
    `check` and `graph.print` (which keeps the user's type as `dtype`).

    Before:

    ```mlir
    %m = core.maximum %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    ```

    After:

    ```mlir
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    %m = linalg.generic {indexing_maps = [#id, #id, #id],
                         iterator_types = ["parallel"]}
        ins(%x, %y : tensor<?xf32>, tensor<?xf32>)
        outs(%e : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.maximumf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    ```

    In a body, Booleans are i1 and ui8 is handled by unsigned ops; f16 and bf16
    are extended to f32 and the result is rounded once. In `fast` a rounding to
    bf16 has the flag `afn`: an instruction that takes subnormal numbers for zero
    may do it. What may fail at run time is reported by `rt.fail`: division of
    integers by zero, and indices out of bounds.

    `core.sort` becomes `nest.sort` along the last dimension, `core.custom_call` a
    `nest.extern` with the element types that users know.

    In functions with `tcopt.numerics = "strict"` no fast-math flag is set.
    Otherwise sums and products may be contracted to fused multiply-adds and,
    where a reduction accumulates them, reassociated.

    Any other op on a tensor of i1 or ui8 that the pass does not know is an
    error.
  }];
  let statistics = [
    Statistic<"numConverted", "num-core-ops-converted",
              "Number of core ops that were rewritten">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::tcopt::nest::NestDialect",
    "::tcopt::rt::RtDialect"
  ];
}

#endif // TCOPT_CONVERSION_CORETOLINALG_PASSES_TD
