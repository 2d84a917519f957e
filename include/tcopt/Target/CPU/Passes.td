//===- Passes.td - instructions of CPUs ------------------------*- tablegen -*-===//

#ifndef TCOPT_TARGET_CPU_PASSES_TD
#define TCOPT_TARGET_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CPUChooseBF16ProductsPass : Pass<"cpu-choose-bf16-products", "::tcopt::nest::KernelOp"> {
  let summary = "use the bf16 dot product instruction where it is faster";
  let description = [{
    Sets the instruction `dpbf16` in the schedules of contractions of bf16 in `fast`
    numerics: `vdpbf16ps` multiplies and adds two pairs of elements for each sum.
    The nearest `tcopt.target` must be a CPU on which this has a higher throughput than
    fused multiply-add (Zen 5). A task then has twice as many panels, which need half
    of the memory. Runs after `cpu-choose-schedule`.

    Emits a remark of the category `cpu-choose-bf16-products` for each other
    contraction of bf16, with a reason: `cpu`, or `vectors` if the instruction does not
    support the vectors of its register tile.

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
  let summary = "reject intrinsics that the target does not support";
  let description = [{
    Emits an error for each `llvm.call_intrinsic` of vectors of bf16 whose features the
    nearest `tcopt.target`, or this machine without a target, lacks, because LLVM's
    code generator would abort the process. Does not modify the IR.

    Before, for a target with the CPU `haswell`, which is an error:

    ```mlir
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%s, %a, %b) : ...
    ```
  }];
  let statistics = [Statistic<"numChecked", "num-checked",
                              "Number of intrinsics that were checked">];
}

def CPURoundToBF16Pass : Pass<"cpu-round-to-bf16", "::mlir::func::FuncOp"> {
  let summary = "round f32 to bf16 by cheaper instructions";
  let description = [{
    Rewrites `arith.truncf` from f32 to bf16:

    - If the value is exactly a bf16 (it was extended from bf16, and at most negated,
      compared, selected or made integral since), it becomes a shift by 16 bits.
    - It becomes `llvm.fptrunc` if the nearest `tcopt.target` has the instruction for it
      (`vcvtneps2bf16`: AVX512-BF16 with AVX512-VL, or AVX-NE-CONVERT) and the op has
      the flag `afn`, and the type is a scalar or a vector of rank 1. The instruction
      treats subnormal numbers as zero, which the flag permits;
      `convert-core-to-linalg` sets it in `fast`.

    Other roundings become integer arithmetic in `rt-expand-scalars`. A remark of the
    category `cpu-round-to-bf16` reports each of them with a reason: `no-instruction` of
    the target, `no-flag`, or `shape`.

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
    Statistic<"numExact", "num-exact", "Number of exact roundings, which became shifts">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

#endif // TCOPT_TARGET_CPU_PASSES_TD
