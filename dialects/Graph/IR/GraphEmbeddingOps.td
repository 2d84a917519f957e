//===- GraphEmbeddingOps.td - rows of tables ---------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_EmbeddingOp : Graph_PureOp<"embedding"> {
  let summary = "rows of a table";
  let semantics = [{
    `result[i..., :] = weight[indices[i...], :]`. An index outside of [0, rows)
    is an error at run time.
  }];
  let constraints = [{
1. `weight` has rank 2.
2. `weight` and `result` have one element type.}];
  let example = "%y = graph.embedding %w, %i : (tensor<50257x768xf32>, "
                "tensor<?x128xi64>) -> tensor<?x128x768xf32>";
  let arguments = (ins DataTensor:$weight, IndicesTensor:$indices);
  let results = (outs DataTensor:$result);
  let assemblyFormat =
      "$weight `,` $indices attr-dict `:` functional-type(operands, results)";
}

#endif // TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD
