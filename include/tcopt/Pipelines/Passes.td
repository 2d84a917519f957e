//===- Passes.td - contracts and settings ----------------------*- tablegen -*-===//

#ifndef TCOPT_PIPELINES_PASSES_TD
#define TCOPT_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

class VerifyPhasePass<string phase, string name, string holds>
    : Pass<"tcopt-verify-" # phase, "::mlir::ModuleOp"> {
  let summary = "check the contract of phase '" # phase # "'";
  let description = "Reports every op that violates the contract at its "
                    "location, and fails if there is one: " # holds # [{

    The pass does not modify the IR. Example of a module that fulfils the contract:
    ```mlir
    func.func @main(%x: tensor<f32>) -> tensor<f32>
        attributes {tcopt.signature = {inputs = [], results = []}} {
      return %x : tensor<f32>
    }
    ```
  }];
  let statistics = [Statistic<"numOps", "num-ops", "Ops that were checked">];
}

def VerifyIngestPass : VerifyPhasePass<"ingest", "Ingest",
    "all tensors are ranked, public functions have a signature, no op has side "
    "effects but graph.print and checks, and no graph.opaque is left.">;
def VerifyAutodiffPass : VerifyPhasePass<"autodiff", "Autodiff",
    "the contract of ingest, and no grad op is left.">;
def VerifyDecomposePass : VerifyPhasePass<"decompose", "Decompose",
    "only core, func, arith, tensor and scf ops.">;
def VerifyFusePass : VerifyPhasePass<"fuse", "Fuse",
    "host functions compute only sizes: all other computation is in kernels, each "
    "with a schedule, or a nest.extern; no tensor holds Booleans.">;
def VerifyPlanMemoryPass : VerifyPhasePass<"plan-memory", "PlanMemory",
    "no tensor type outside of kernels; every buffer is an argument, a constant "
    "or in an arena; a call writes to no buffer that is also another operand.">;
def VerifyLowerPass : VerifyPhasePass<"lower", "Lower",
    "only llvm, no unresolved cast.">;

def SetNumericsPass : Pass<"tcopt-set-numerics", "::mlir::ModuleOp"> {
  let summary = "set the numerics of functions";
  let description = [{
    Sets the attribute `tcopt.numerics` of every function that has none: to that
    of the innermost module around it that has one, otherwise to `mode`. Rules and
    passes that may change rounding read it. Numerics that are stated as a
    string become the attribute.

    Before, and after `mode=strict`:
    ```mlir
    func.func @f()
    func.func @f() attributes {tcopt.numerics = #tcopt.numerics<strict>}
    ```
  }];
  let options = [
    Option<"mode", "mode", "std::string", "\"fast\"",
           "`strict` (each op rounds as if run alone) or `fast` (reassociation "
           "inside of reductions, fused multiply-add): the default, as in "
           "torch.compile">
  ];
  let statistics = [
    Statistic<"numSet", "num-set", "Functions whose numerics were set">
  ];
  let dependentDialects = ["::tcopt::TcoptDialect"];
}

def TestWrongAnswerPass : Pass<"tcopt-test-wrong-answer", "::mlir::ModuleOp"> {
  let summary = "change what a program computes (for tests)";
  let description = [{
    Replaces the first addition, multiplication, maximum or ReLU of the module
    by another op, in IR of any phase. Tests put it into a slot and expect
    `tcopt-run --check=phases` to name that phase.

    Before:
    ```mlir
    %0 = core.add %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    ```
    After:
    ```mlir
    %0 = core.sub %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    ```
  }];
  let statistics = [
    Statistic<"numChanged", "num-changed", "Ops that were replaced">
  ];
}

#endif // TCOPT_PIPELINES_PASSES_TD
