//===- ToyOps.td - a dialect for tests -------------------------*- tablegen -*-===//

#ifndef TOY_OPS_TD
#define TOY_OPS_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "A dialect that only the tests of plugins know";
}

def Toy_ExpOp : Op<Toy_Dialect, "exp", [Pure, SameOperandsAndResultType]> {
  let summary = "exponential, computed by the plugin's runtime";
  let arguments = (ins RankedTensorOf<[F32]>:$operand);
  let results = (outs RankedTensorOf<[F32]>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

#endif // TOY_OPS_TD
