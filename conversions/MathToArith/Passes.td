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
    numbers of f32, stand in docs/Numerics.md. With `tcopt.rounded_to`, `exp`, `erfc` and
    `tanh` are taken with shorter formulas, whose `math.exp2` and quotients have the
    attribute, too, and stay for the target's instructions.

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
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect",
                           "::tcopt::TcoptDialect"];
  let options = [Option<"all", "all", "bool", /*default=*/"false",
                        "Expand functions of f32 and f64 with the flag or without">];
  let statistics = [Statistic<"numExpanded", "functions-expanded",
                              "Number of functions that became arithmetic">];
}

def MathNarrowFunctions : Pass<"math-narrow-functions"> {
  let summary = "mark elementary functions of which few bits matter";
  let description = [{
    The result of a function of f32 with the flag `afn` need not be exact in f32
    if all that is made of it is rounded to f16 or bf16 at once. This pass writes
    that type as `tcopt.rounded_to` to `exp`, `erfc` and `tanh` and to quotients
    by sums of them; convert-math-to-arith then takes shorter formulas, of which
    docs/Numerics.md states the errors. Between function and rounding may be
    products, quotients, negations, `select`, and sums of `exp` or `erfc` and positive
    constants, also those that a reduction of `linalg` adds up from 0: steps that do not
    make a relative error larger. A result of an op of `linalg` is followed to the ops
    of `linalg` that read it.

    A sum `1 + erf(x)` that is rounded becomes `erfc(-x)`, and `1 + tanh(x)` becomes
    `2 / (1 + exp(-2x))`: these have no cancellation.

    Before:

    ```mlir
    %e = math.exp %x fastmath<afn> : f32
    %s = arith.addf %e, %one : f32
    %q = arith.divf %one, %s : f32
    %y = arith.truncf %q : f32 to bf16
    ```

    After:

    ```mlir
    %e = math.exp %x fastmath<afn> {tcopt.rounded_to = bf16} : f32
    %s = arith.addf %e, %one : f32
    %q = arith.divf %one, %s {tcopt.rounded_to = bf16} : f32
    %y = arith.truncf %q : f32 to bf16
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::tcopt::TcoptDialect"];
  let statistics = [Statistic<"numNarrowed", "functions-narrowed",
                              "Number of functions that were marked">];
}

#endif // TCOPT_CONVERSION_MATHTOARITH_PASSES_TD
