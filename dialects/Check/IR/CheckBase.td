//===- CheckBase.td - the check dialect ------------------------*- tablegen -*-===//

#ifndef TCOPT_CHECK_IR_CHECKBASE_TD
#define TCOPT_CHECK_IR_CHECKBASE_TD

include "mlir/IR/OpBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::tcopt::check";
  let summary = "Expected values stated in the IR";
  let description = [{
    For execution tests: a test states what it expects beside what it computes,
    and the same file is run by the interpreter and by compiled code. Legal in
    every contract before `lower`, on tensors and then on buffers.
  }];
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = [{
1. Both operands are tensors, or both are buffers.
2. Their element types are equal and their shapes compatible.}];
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_CHECK_IR_CHECKBASE_TD
