//===- CheckOps.td - expected values ---------------------------*- tablegen -*-===//

#ifndef TCOPT_CHECK_IR_CHECKOPS_TD
#define TCOPT_CHECK_IR_CHECKOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "tcopt/Check/IR/CheckBase.td"

defvar CheckTraits = [
  DeclareOpInterfaceMethods<BufferizableOpInterface, [
    "bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
    "bufferize"]>];
defvar CheckOperand = AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;

def Check_EqualOp : Check_Op<"equal", CheckTraits> {
  let summary = "fail unless two tensors are equal";
  let semantics = [{
    Ends the call with check_failed unless both hold the same sizes and values.
    NaN equals NaN, and -0 equals 0.
  }];
  let example = "check.equal %actual, %expected : tensor<3xf32>, tensor<3xf32>";
  let arguments = (ins CheckOperand:$actual, CheckOperand:$expected);
  let assemblyFormat = [{
    $actual `,` $expected attr-dict `:` type($actual) `,` type($expected)
  }];
  let hasVerifier = 1;
}

def Check_CloseOp : Check_Op<"close", CheckTraits> {
  let summary = "fail unless two tensors are close";
  let semantics = [{
    Ends the call with check_failed unless each element of `actual` lies within
    `atol + rtol * |expected|` of `expected`; NaN agrees with NaN, an infinity
    with itself.
  }];
  let constraints = [{
1. Both operands are tensors, or both are buffers.
2. Their element types are equal and their shapes compatible.
3. Tolerances are finite and not negative.}];
  let example = "check.close %actual, %expected, rtol = 1.0e-5, atol = 0.0 : "
                "tensor<3xf32>, tensor<3xf32>";
  let arguments = (ins CheckOperand:$actual, CheckOperand:$expected,
                       F64Attr:$rtol, F64Attr:$atol);
  let assemblyFormat = [{
    $actual `,` $expected `,` `rtol` `=` $rtol `,` `atol` `=` $atol attr-dict
    `:` type($actual) `,` type($expected)
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_CHECK_IR_CHECKOPS_TD
