//===- Passes.td - differentiation -----------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_PASSES_TD
#define TCOPT_GRAD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

class Grad_MakePass<string mnemonic> : Pass<mnemonic, "::mlir::ModuleOp"> {
  let options = [
    Option<"function", "function", "std::string", "\"main\"",
           "Name of the function to differentiate">,
    ListOption<"arguments", "arguments", "int64_t",
               "Numbers of the arguments to differentiate with respect to "
               "(default: all tensors of floats)">
  ];
  // Rules compute sizes with them.
  let dependentDialects = ["::tcopt::grad::GradDialect",
                           "::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numActive", "ops-differentiated",
              "Number of ops that derivatives flow through">
  ];
}

def MakeVjpPass : Grad_MakePass<"grad-make-vjp"> {
  let summary = "add the gradient of a function";
  let description = [{
    Adds `NAME_vjp` beside the function `NAME`. Its arguments are those of `NAME`
    and a cotangent for each result that is a tensor of floats; its results are
    those of `NAME` and the gradient of each argument that is a tensor of floats:
    the transposed Jacobian of the results applied to the cotangents. The function
    must have types with ranks: run `graph-infer-shapes` before. Ops that
    derivatives flow through and that have none are errors, all of them at once.

    Before:

    ```mlir
    func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %y = graph.sin %x : (tensor<3xf32>) -> tensor<3xf32>
      return %y : tensor<3xf32>
    }
    ```

    After, besides:

    ```mlir
    func.func @main_vjp(%x: tensor<3xf32>, %ct: tensor<3xf32>)
        -> (tensor<3xf32>, tensor<3xf32>) {
      %y = graph.sin %x : (tensor<3xf32>) -> tensor<3xf32>
      %c = graph.cos %x : (tensor<3xf32>) -> tensor<3xf32>
      %g = graph.mul %ct, %c : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      return %y, %g : tensor<3xf32>, tensor<3xf32>
    }
    ```
  }];
}

def MakeJvpPass : Grad_MakePass<"grad-make-jvp"> {
  let summary = "add the directional derivative of a function";
  let description = [{
    Adds `NAME_jvp` beside the function `NAME`. Its arguments are those of `NAME`
    and a tangent for each argument that is a tensor of floats; its results are
    those of `NAME` and the tangent of each result that is a tensor of floats: the
    Jacobian of the results applied to the tangents. For the rest see
    `grad-make-vjp`.

    Before:

    ```mlir
    func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
      %y = graph.sin %x : (tensor<3xf32>) -> tensor<3xf32>
      return %y : tensor<3xf32>
    }
    ```

    After, besides:

    ```mlir
    func.func @main_jvp(%x: tensor<3xf32>, %t: tensor<3xf32>)
        -> (tensor<3xf32>, tensor<3xf32>) {
      %y = graph.sin %x : (tensor<3xf32>) -> tensor<3xf32>
      %c = graph.cos %x : (tensor<3xf32>) -> tensor<3xf32>
      %d = graph.mul %t, %c : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      return %y, %d : tensor<3xf32>, tensor<3xf32>
    }
    ```
  }];
}

def ExpandPass : Pass<"grad-expand", "::mlir::ModuleOp"> {
  let summary = "replace grad.vjp, grad.jvp, grad.checkpoint and grad.custom_vjp";
  let description = [{
    Adds the derivative of each function that `grad.vjp` and `grad.jvp` name, once
    for each choice of arguments, and replaces these ops by calls. Derivatives of
    functions that differentiate others are taken last, so that derivatives of any
    order are. A function that differentiates itself is an error. Checkpoints
    and `grad.custom_vjp` are replaced as `grad-expand-checkpoints` does it.

    Before:

    ```mlir
    %y, %g = grad.vjp @f(%x) cotangents(%c) : (tensor<3xf32>, tensor<f32>)
        -> (tensor<f32>, tensor<3xf32>)
    ```

    After, `@f_vjp` being as `grad-make-vjp` makes it:

    ```mlir
    %y:2 = call @f_vjp(%x, %c) : (tensor<3xf32>, tensor<f32>)
        -> (tensor<f32>, tensor<3xf32>)
    ```
  }];
  // Rules compute sizes with them.
  let dependentDialects = ["::tcopt::grad::GradDialect",
                           "::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numExpanded", "ops-expanded", "Number of ops that were replaced">
  ];
}

def ExpandCheckpointsPass : Pass<"grad-expand-checkpoints"> {
  let summary = "replace grad.checkpoint and grad.custom_vjp by what they compute";
  let description = [{
    Where nothing asks for derivatives any more, a checkpoint is its region. Copies
    of the region that gradients have made stay apart by `core.barrier`. A
    `grad.custom_vjp` is the values that it passes on.

    Before:
    ```mlir
    %y = grad.checkpoint -> tensor<3xf32> {
      %e = graph.exp %x : (tensor<3xf32>) -> tensor<3xf32>
      grad.yield %e : tensor<3xf32>
    }
    return %y : tensor<3xf32>
    ```
    After:
    ```mlir
    %e = graph.exp %x : (tensor<3xf32>) -> tensor<3xf32>
    return %e : tensor<3xf32>
    ```
  }];
  let statistics = [
    Statistic<"numExpanded", "checkpoints-expanded",
              "Number of ops that were replaced">
  ];
}

def PartitionPass : Pass<"grad-partition", "::mlir::ModuleOp"> {
  let summary = "cut a function and its gradient in forward and backward";
  let description = [{
    Replaces a function that `grad-make-vjp` has made by two: `NAME_forward`
    returns the results and the tensors that are saved, `NAME_backward` takes
    arguments of the function that it needs, what was saved, and the cotangents,
    and returns the gradients. Run it after ingest.

    What is saved is a minimum cut: of all choices from which the backward function
    can compute what it needs, the one of the fewest bytes, arguments and results
    being free. It computes the rest again. Ops that do much arithmetic for each element never run
    again, nor does control flow; results of reductions are saved. A size that is
    not known counts as 64.

    Under `memory-budget`, ops of known arithmetic run again as well, those first
    that free the most bytes for their work: no choice that saves as little is less
    work. A choice that saves more and is within the budget may be: finding it is
    the knapsack problem. What a budget cannot be met with is an error. The backward
    function computes each op again right before it is needed.

    Remarks say of each saved tensor how large it is and why it is saved
    (`least-bytes`, `arithmetic`, `reduction`, `control-flow`, `effects`), of each op
    that runs again what it frees and costs and why it does (`cheap`, `budget`), of
    the whole function what gradients use, what is saved and what arithmetic is done
    again (`total`), and what other budgets would save and compute again (`curve`).

    Where the function calls another one and the gradient of that, both become calls
    of a forward and a backward function, which are cut once for all calls; a
    fraction as a budget holds for each of them.

    `grad.backward` on the forward function names the backward function, the
    arguments that this takes, and how many results are the function's own.

    Before:

    ```mlir
    func.func @f_vjp(%x: tensor<9x9xf32>, %ct: tensor<9x9xf32>)
        -> (tensor<9x9xf32>, tensor<9x9xf32>)
        attributes {grad.joint = array<i64: 1, 1>} {
      %y = graph.exp %x : (tensor<9x9xf32>) -> tensor<9x9xf32>
      %g = graph.mul %ct, %y : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
      return %y, %g : tensor<9x9xf32>, tensor<9x9xf32>
    }
    ```

    After:

    ```mlir
    func.func @f_forward(%x: tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9x9xf32>)
        attributes {grad.backward = {callee = @f_backward, arguments = array<i64>, results = 1}} {
      %y = graph.exp %x : (tensor<9x9xf32>) -> tensor<9x9xf32>
      return %y, %y : tensor<9x9xf32>, tensor<9x9xf32>
    }
    func.func @f_backward(%y: tensor<9x9xf32>, %ct: tensor<9x9xf32>) -> tensor<9x9xf32> {
      %g = graph.mul %ct, %y : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
      return %g : tensor<9x9xf32>
    }
    ```
  }];
  let options = [
    Option<"function", "function", "std::string", "\"main_vjp\"",
           "Name of the function to cut">,
    Option<"memoryBudget", "memory-budget", "std::string", "\"\"",
           "The most that may be saved: a fraction of what is saved without a "
           "budget (0.5), or an amount (64MiB)">,
    Option<"recomputeReductions", "recompute-reductions", "bool", "false",
           "Whether reductions may be computed again">
  ];
  let statistics = [
    Statistic<"usedBytes", "bytes-used",
              "Estimated bytes of all that gradients use but arguments">,
    Statistic<"numCalls", "calls-split",
              "Number of calls of gradients that take what a call has saved">,
    Statistic<"numSaved", "tensors-saved", "Number of tensors that are saved">,
    Statistic<"savedBytes", "bytes-saved", "Estimated bytes of these">,
    Statistic<"recomputedFlops", "flops-recomputed",
              "Estimated arithmetic that is done again">,
    Statistic<"numRecomputed", "ops-recomputed",
              "Number of ops that the backward function computes again">
  ];
}

def PlanCheckpointsPass : Pass<"grad-plan-checkpoints", "::mlir::ModuleOp"> {
  let summary = "compute values again to stay below a memory limit";
  let description = [{
    For a step that is one function: forward pass, backward pass and what follows.
    In the order of the ops, the memory of a value is taken from where it is computed
    to its last use; arguments and results are the caller's. Where that is more than
    `memory-limit`, values are given up that wait for a distant use, and computed
    again right before it: those first of which bytes, times the ops for which they
    are free, are most for the work. What they are computed of is kept until then or
    computed again as well. A size that is not known counts as 64. A limit that
    cannot be met is an error that says what could. Cheap ops whose results lead to
    results of the function alone, as an optimizer's, move to their operands before.

    What runs again begins with `core.barrier` on its operands. It waits for the last
    value that its user takes as well, in a backward pass the cotangent.

    Before, `%a` being kept while all between is computed:

    ```mlir
    %a = graph.exp %x : (tensor<9xf32>) -> tensor<9xf32>
    %b = graph.sin %a : (tensor<9xf32>) -> tensor<9xf32>
    ...
    %g = graph.mul %ct, %a : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    ```

    After:

    ```mlir
    %a = graph.exp %x : (tensor<9xf32>) -> tensor<9xf32>
    %b = graph.sin %a : (tensor<9xf32>) -> tensor<9xf32>
    ...
    %x2 = core.barrier %x after %ct : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %a2 = graph.exp %x2 : (tensor<9xf32>) -> tensor<9xf32>
    %g = graph.mul %ct, %a2 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    ```

    Remarks say of each op that runs again what it frees and costs (`recomputed`),
    and the estimated peaks (`peak`).
  }];
  let options = [
    Option<"function", "function", "std::string", "\"main\"",
           "Name of the function">,
    Option<"memoryLimit", "memory-limit", "std::string", "\"\"",
           "The most that values may take at a time, such as 64MiB">
  ];
  let statistics = [
    Statistic<"numRecomputed", "ops-recomputed", "Number of ops that run again">,
    Statistic<"recomputedFlops", "flops-recomputed",
              "Estimated arithmetic that is done again">
  ];
  let dependentDialects = ["::tcopt::core::CoreDialect"];
}

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
