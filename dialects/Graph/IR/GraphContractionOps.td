//===- GraphContractionOps.td - sums of products -----------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_MatmulOp : Graph_PureOp<"matmul", [SameOperandsAndResultElementType]> {
  let summary = "matrix product of any rank, as torch.matmul";
  let semantics = [{
    Both of rank 1: the dot product (rank 0). A rank 1 `lhs` is a row, a rank 1
    `rhs` a column whose dimension is removed from the result. Leading
    dimensions broadcast. f16 and bf16 are summed in f32 and rounded once,
    integers wrap.
  }];
  let constraints = [{
1. Operands have rank 1 or more.
2. The last size of `lhs` equals the last but one (of rank 1: the only) of `rhs`.
3. Leading sizes broadcast.
4. Operands and result have one element type.}];
  let example = "%r = graph.matmul %a, %b : (tensor<?x2x3xf32>, tensor<3x4xf32>) "
                "-> tensor<?x2x4xf32>";
  let arguments = (ins NumericTensor:$lhs, NumericTensor:$rhs);
  let results = (outs NumericTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def Graph_LinearOp : Graph_PureOp<"linear", [SameOperandsAndResultElementType]> {
  let summary = "affine map of the last dimension";
  let semantics = [{
    `result[..., o] = sum_i x[..., i] * weight[o, i] + bias[o]`, as
    torch.nn.functional.linear. f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has rank 1 or more, `weight` rank 2, `bias` (if given) rank 1.
2. The last size of `x` equals the last of `weight`.
3. The size of `bias` equals the first of `weight`.
4. Operands and result have one element type.}];
  let example = "%y = graph.linear %x, %w, %b : (tensor<?x64xf32>, "
                "tensor<32x64xf32>, tensor<32xf32>) -> tensor<?x32xf32>";
  let arguments = (ins NumericTensor:$x, NumericTensor:$weight,
                       Optional<NumericTensor>:$bias);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight (`,` $bias^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD
