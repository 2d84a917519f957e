//===- CoreIndexingOps.td - places given by tensors --------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_COREINDEXINGOPS_TD
#define TCOPT_CORE_IR_COREINDEXINGOPS_TD

include "tcopt/Core/IR/CoreBase.td"

def Core_GatherOp : Core_PureOp<"gather"> {
  let summary = "slices at given places of a dimension";
  let semantics = [{
    Replaces dimension `dim` of `x` by the dimensions of `indices`:
    `result[a..., i..., b...] = x[a..., indices[i...], b...]`. An index outside
    of [0, size of dim) is an error at run time.
  }];
  let constraints = "1. `dim` lies in [0, rank).";
  let example = "%y = core.gather %x, %i, dim = 0 : (tensor<50x8xf32>, "
                "tensor<?x4xi64>) -> tensor<?x4x8xf32>";
  let arguments = (ins Core_DataTensor:$x, Core_IndicesTensor:$indices, Int64Attr:$dim);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $indices `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_CORE_IR_COREINDEXINGOPS_TD
