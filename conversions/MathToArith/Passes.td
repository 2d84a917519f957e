//===- Passes.td - elementary functions as arithmetic ----------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_MATHTOARITH_PASSES_TD
#define TCOPT_CONVERSION_MATHTOARITH_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertMathToArith : Pass<"convert-math-to-arith"> {
  let summary = "compute elementary functions inline where they may be approximated";
  let description = [{
    A function of `math` on f32, or on vectors of it of any shape, with the flag `afn` becomes arithmetic without a
    branch, which LLVM vectorizes with the loop around it; a call of libm would
    keep that loop scalar. Taken are `exp`, `expm1`, `log`, `log1p`, `log2`,
    `tanh`, `erf`, `sin`, `cos`, `atan2` and `powf`. NaN, infinities, signs of zero and
    subnormal numbers are as C99's annex F has them. The largest errors, over all
    numbers of f32, stand in docs/Numerics.md.

    Left as they are: functions without the flag (`numerics = strict`), of other
    types, and those that are not in the list.

    With `all`, for kernels that no library is linked to, all of `math` that libm
    has is taken: f64 is computed in pairs of f64, of which nothing is contracted,
    so the bits do not depend on the machine. Without the flag, or a formula of
    its own, f32 is computed in f64 and rounded. `arith.remf` becomes a loop of
    integer divisions, which is exact.

    Before:

    ```mlir
    %y = math.exp %x fastmath<afn> : f32
    ```

    After (shortened):

    ```mlir
    %t = arith.mulf %x, %log2e fastmath<contract> : f32
    %u = arith.addf %t, %magic fastmath<contract> : f32
    ...
    %y = arith.mulf %p, %scale fastmath<contract> : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let options = [Option<"all", "all", "bool", /*default=*/"false",
                        "Expand functions of f32 and f64 with the flag or without">];
  let statistics = [Statistic<"numExpanded", "functions-expanded",
                              "Number of functions that became arithmetic">];
}

#endif // TCOPT_CONVERSION_MATHTOARITH_PASSES_TD
