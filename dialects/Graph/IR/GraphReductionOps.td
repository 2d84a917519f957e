//===- GraphReductionOps.td - fewer elements out than in -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_ReductionOp<string mnemonic, Type type, string what,
                        string semantic, string element = "f32">
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]> {
  let summary = what;
  let semantics = semantic # [{ The dimensions in `dims` are reduced (counted
    from the end where negative); with `keepdim` they stay with size 1.}];
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. No dimension is named twice.
3. `x` and `result` have one element type.}];
  let example = "%r = graph." # mnemonic #
      " %x, dims = [1], keepdim = false : (tensor<?x3x" # element #
      ">) -> tensor<?x" # element # ">";
  let arguments = (ins type:$x, DenseI64ArrayAttr:$dims, BoolAttr:$keepdim);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims `,` `keepdim` `=` $keepdim attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferReduction(shapes, adaptor.getX(), adaptor.getDims(), "
                  "adaptor.getKeepdim(), elementTypeOf(adaptor.getX()))";
}

def Graph_SumOp : Graph_ReductionOp<"sum", NumericTensor, "sum of elements",
    "The sum; of no elements 0. f16 and bf16 are summed in f32, integers wrap.">;
def Graph_ProdOp : Graph_ReductionOp<"prod", NumericTensor,
    "product of elements",
    "The product; of no elements 1. f16 and bf16 are multiplied in f32.">;
def Graph_MeanOp : Graph_ReductionOp<"mean", FloatTensor, "mean of elements",
    "The sum divided by the number of elements; of no elements NaN.">;
def Graph_AmaxOp : Graph_ReductionOp<"amax", DataTensor, "largest element",
    "The largest element, NaN if one is NaN; of no elements the least value of "
    "the element type.">;
def Graph_AminOp : Graph_ReductionOp<"amin", DataTensor, "smallest element",
    "The smallest element, NaN if one is NaN; of no elements the greatest "
    "value of the element type.">;
def Graph_AnyOp : Graph_ReductionOp<"any", BoolTensor, "any element is true",
    "Whether any element is true; of no elements false.", "i1">;
def Graph_AllOp : Graph_ReductionOp<"all", BoolTensor, "all elements are true",
    "Whether all elements are true; of no elements true.", "i1">;

class Graph_ArgReductionOp<string mnemonic, string what>
    : Graph_PureOp<mnemonic> {
  let summary = "index of the " # what # " element";
  let semantics = "The index along `dim` of the " # what # " element, the first "
                  "of equal ones; a NaN counts as " # what # ". With `keepdim` "
                  "the dimension stays with size 1.";
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. The reduced dimension is not known to be empty.
3. The element type of `result` is i64.}];
  let example = "%r = graph." # mnemonic # " %x, dim = -1, keepdim = false : "
                "(tensor<?x3xf32>) -> tensor<?xi64>";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim, BoolAttr:$keepdim);
  let results = (outs TensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `keepdim` `=` $keepdim attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferArgReduction(shapes, adaptor.getX(), adaptor.getDim(), "
                  "adaptor.getKeepdim())";
}
def Graph_ArgmaxOp : Graph_ArgReductionOp<"argmax", "largest">;
def Graph_ArgminOp : Graph_ArgReductionOp<"argmin", "smallest">;

#endif // TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD
