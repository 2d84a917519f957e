//===- AxpyOps.td - the dialect of the backend axpy ------------*- tablegen -*-===//

#ifndef AXPY_OPS_TD
#define AXPY_OPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Axpy_Dialect : Dialect {
  let name = "axpy";
  let cppNamespace = "::axpy";
  let summary = "What the library behind the backend axpy computes";
}

def Axpy_F32Tensor : RankedTensorOf<[F32]>;

def Axpy_AxpyOp : Op<Axpy_Dialect, "axpy", [Pure, SameOperandsAndResultType]> {
  let summary = "a * x + y";
  let description = [{
    Element by element, with one rounding. All operands have one shape.

    ```mlir
    %r = axpy.axpy %a, %x, %y : tensor<?x64xf32>
    ```
  }];
  let arguments = (ins Axpy_F32Tensor:$a, Axpy_F32Tensor:$x, Axpy_F32Tensor:$y);
  let results = (outs Axpy_F32Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

#endif // AXPY_OPS_TD
