//===- GradOps.td - where derivatives end ----------------------*- tablegen -*-===//

#ifndef TCOPT_GRAD_IR_GRADOPS_TD
#define TCOPT_GRAD_IR_GRADOPS_TD

include "tcopt/Grad/IR/GradBase.td"

def Grad_StopOp : Grad_Op<"stop", [Pure, SameOperandsAndResultType]> {
  let summary = "identity whose derivative is zero";
  let semantics = [{
    Passes `x` on. No derivative flows back through it, as torch.Tensor.detach.
  }];
  let constraints = "1. `result` has the type of `x`.";
  let example = "%y = grad.stop %x : tensor<?x3xf32>";
  let arguments = (ins AnyTensor:$x);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

#endif // TCOPT_GRAD_IR_GRADOPS_TD
