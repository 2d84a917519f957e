//===- Passes.td - from core to the library --------------------*- tablegen -*-===//

#ifndef AXPY_PASSES_TD
#define AXPY_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertCoreToAxpy : Pass<"convert-core-to-axpy", "::mlir::func::FuncOp"> {
  let summary = "a product and a sum of f32 become axpy.axpy";
  let description = [{
    Before and after:
    ```mlir
    %0 = core.mul %a, %x : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1 = core.add %0, %y : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>

    %1 = axpy.axpy %a, %x, %y : tensor<8xf32>
    ```
  }];
  let statistics = [Statistic<"numFused", "num-fused", "Pairs that were fused">];
  let dependentDialects = ["::axpy::AxpyDialect"];
}

def ConvertAxpyToNest : Pass<"convert-axpy-to-nest", "::mlir::func::FuncOp"> {
  let summary = "axpy.axpy becomes a call of the library";
  let description = [{
    Before and after:
    ```mlir
    %1 = axpy.axpy %a, %x, %y : tensor<8xf32>

    %e = tensor.empty() : tensor<8xf32>
    %1 = nest.extern "axpy_f32" ins(%a, %x, %y : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
        outs(%e : tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::tcopt::nest::NestDialect", "::mlir::tensor::TensorDialect"];
}

#endif // AXPY_PASSES_TD
