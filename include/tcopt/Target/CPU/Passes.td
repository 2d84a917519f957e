//===- Passes.td - instructions of CPUs ------------------------*- tablegen -*-===//

#ifndef TCOPT_TARGET_CPU_PASSES_TD
#define TCOPT_TARGET_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

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
