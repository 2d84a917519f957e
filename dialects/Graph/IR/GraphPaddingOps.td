//===- GraphPaddingOps.td - padding by elements of x -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_PaddingOp<string mnemonic, string what, string source, string bound>
    : Graph_PureOp<mnemonic>, Moves {
  let summary = what;
  let semantics = "Adds `low[i]` elements before and `high[i]` after those of "
                  "each dimension `i`: " # source # " Places in several "
                  "dimensions are found in each by itself.";
  let constraints = [{
1. `low` and `high` have one entry a dimension of `x`, none negative.
2. }] # bound # [{
3. `x` and `result` have one element type.}];
  let example = "%y = graph." # mnemonic # " %x, low = [0, 1], high = [0, 2] : "
                "(tensor<?x3xf32>) -> tensor<?x6xf32>";
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$low,
                       DenseI64ArrayAttr:$high);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `low` `=` $low `,` `high` `=` $high attr-dict `:`
    functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def Graph_ReflectionPadOp
    : Graph_PaddingOp<"reflection_pad", "surround with a mirror image",
        "the mirror image of `x`, without repeating its ends.",
        "Each entry is less than its dimension's size, unless it is 0."> {
  let autocast = RaisesIf<"spatialDims <= 2", "in 1d and 2d">;
}
def Graph_ReplicationPadOp
    : Graph_PaddingOp<"replication_pad", "surround with copies of the edge",
        "copies of the element at this end.",
        "A dimension with an entry that is not 0 is not empty."> {
  let autocast = Raises;
}
def Graph_CircularPadOp
    : Graph_PaddingOp<"circular_pad", "surround with the other end",
        "those at the other end, as if `x` was repeated.",
        "Each entry is at most its dimension's size.">;

#endif // TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD
