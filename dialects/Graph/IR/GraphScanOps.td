//===- GraphScanOps.td - running sums and their kin --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSCANOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSCANOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_ScanOp<string mnemonic, Type type, string what, string semantic>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]>, Reduces<1> {
  let summary = what;
  let semantics = semantic # [{ A tensor of rank 0 counts as one of one
    element.}];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. `x` and `result` have one element type.}];
  let example = "%r = graph." # mnemonic # " %x, dim = -1 : (tensor<?x3xf32>) "
                "-> tensor<?x3xf32>";
  let arguments = (ins type:$x, Int64Attr:$dim);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_CumsumOp : Graph_ScanOp<"cumsum", NumericTensor, "running sums",
    "The sum of each element and all before it along `dim`. f16 and bf16 are "
    "summed in f32 and each sum rounded once; integers wrap.">;
def Graph_CumprodOp : Graph_ScanOp<"cumprod", NumericTensor, "running products",
    "The product of each element and all before it along `dim`. f16 and bf16 "
    "are multiplied in f32 and each product rounded once; integers wrap.">;
def Graph_LogcumsumexpOp : Graph_ScanOp<"logcumsumexp", FloatTensor,
    "logarithms of running sums of exponentials",
    "The logarithm of the sum of the exponentials of each element and all before "
    "it along `dim`, without overflow. From the first NaN on NaN."> {
  let flops = FlopsPerElement<4>;
}

class Graph_RunningExtremumOp<string mnemonic, string what>
    : Graph_PureOp<mnemonic>, Reduces<1> {
  let summary = "running " # what # ", and where they were";
  let semantics = "The " # what # [{ of each element and all before it along
    `dim`, and its index along `dim`: of equal ones the last. From the first NaN
    on the values are NaN and the indices those of the last NaN so far. A tensor
    of rank 0 counts as one of one element.}];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = "%v, %i = graph." # mnemonic # " %x, dim = -1 : "
                "(tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim);
  let results = (outs DataTensor:$values, TensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim attr-dict `:` functional-type(operands, results)
  }];
}
def Graph_CummaxOp : Graph_RunningExtremumOp<"cummax", "largest elements">;
def Graph_CumminOp : Graph_RunningExtremumOp<"cummin", "smallest elements">;

#endif // TCOPT_GRAPH_IR_GRAPHSCANOPS_TD
