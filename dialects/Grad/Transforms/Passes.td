//===- Passes.td - differentiation -----------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_PASSES_TD
#define TCOPT_GRAD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def EraseStopPass : Pass<"grad-erase-stop"> {
  let summary = "remove grad.stop where no derivative is left";
  let description = [{
    Once derivatives are taken, `grad.stop` is the identity.

    Before:
    ```mlir
    %y = grad.stop %x : tensor<3xf32>
    return %y : tensor<3xf32>
    ```
    After:
    ```mlir
    return %x : tensor<3xf32>
    ```
  }];
  let statistics = [
    Statistic<"numErased", "num-erased", "Ops that were removed">
  ];
}

#endif // TCOPT_GRAD_TRANSFORMS_PASSES_TD
