//===- Passes.td - instructions of CPUs ------------------------*- tablegen -*-===//

#ifndef TCOPT_TARGET_CPU_PASSES_TD
#define TCOPT_TARGET_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CPUChooseBF16ProductsPass : Pass<"cpu-choose-bf16-products", "::tcopt::nest::KernelOp"> {
  let summary = "add products of bf16 by an instruction where that is faster";
  let description = [{
    Sets the instruction `dpbf16` in the schedules of contractions of bf16 in `fast`
    numerics: `vdpbf16ps` multiplies and adds two pairs of elements for each sum.
    The nearest `tcopt.target` has to be a CPU that adds more products so than by fused
    multiply-add (Zen 5). A task then has twice the panels, which take half of the
    memory. Runs after `cpu-choose-schedule`.

    A contraction of bf16 that is left is a remark of the category
    `cpu-choose-bf16-products` with a reason: `cpu`, or `vectors` where those of its
    register tile are none that the instruction has.

    Before, for a target with the CPU `znver5`:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cpu.contraction<task = [256, 32, 512], registers = [8, 32], lanes = 16>}
    ```

    After:

    ```mlir
    nest.kernel @k(...) attributes {nest.schedule = #cpu.contraction<task = [256, 64, 512], registers = [8, 32], lanes = 16, instruction = dpbf16>}
    ```
  }];
  let statistics = [Statistic<"numChosen", "num-chosen",
                              "Number of contractions that use the instruction">];
}

def CPUCheckInstructionsPass : Pass<"cpu-check-instructions", "::mlir::func::FuncOp"> {
  let summary = "refuse intrinsics that the target has no instruction for";
  let description = [{
    An error for each `llvm.call_intrinsic` of vectors of bf16 that the nearest
    `tcopt.target`, or this machine if there is none, lacks the features for: LLVM's
    code generator would end the process. Nothing is changed.

    Before, for a target with the CPU `haswell`, which is refused:

    ```mlir
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%s, %a, %b) : ...
    ```
  }];
  let statistics = [Statistic<"numChecked", "num-checked",
                              "Number of intrinsics that were looked at">];
}

def CPURoundToBF16Pass : Pass<"cpu-round-to-bf16", "::mlir::func::FuncOp"> {
  let summary = "round f32 to bf16 by as few ops as it takes";
  let description = [{
    `arith.truncf` from f32 to bf16

    - of what is a bf16 already (extended before, and at most negated, compared,
      selected or made integral since) becomes a shift by 16 bits: nothing is rounded;
    - becomes `llvm.fptrunc` if the nearest `tcopt.target` has the instruction for it
      (`vcvtneps2bf16`: AVX512-BF16 with AVX512-VL, or AVX-NE-CONVERT) and the op has
      the flag `afn`. The instruction takes subnormal numbers for zero, which that flag
      permits; `convert-core-to-linalg` sets it in `fast`. A number or a vector of one
      dimension.

    What is left becomes integer arithmetic in `rt-expand-scalars`. It is a remark of
    the category `cpu-round-to-bf16` with one of these reasons: `no-instruction` of the
    target, `no-flag`, `shape`.

    Before:

    ```mlir
    module attributes {tcopt.target = #tcopt.target<cpu = "znver4">} {
      func.func @f(%x: f32) -> bf16 {
        %y = arith.truncf %x fastmath<afn> : f32 to bf16
        %w = arith.extf %z : bf16 to f32
        %n = arith.negf %w : f32
        %m = arith.truncf %n fastmath<afn> : f32 to bf16
    ```

    After:

    ```mlir
        %y = llvm.fptrunc %x : f32 to bf16
        %w = arith.extf %z : bf16 to f32
        %n = arith.negf %w : f32
        %b = arith.bitcast %n : f32 to i32
        %u = arith.shrui %b, %c16 : i32
        %h = arith.trunci %u : i32 to i16
        %m = arith.bitcast %h : i16 to bf16
    ```
  }];
  let statistics = [
    Statistic<"numSelected", "num-selected", "Number of roundings by an instruction">,
    Statistic<"numExact", "num-exact", "Number of roundings of what was a bf16">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

#endif // TCOPT_TARGET_CPU_PASSES_TD
