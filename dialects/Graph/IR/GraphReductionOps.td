//===- GraphReductionOps.td - fewer elements out than in -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_ReductionOp<string mnemonic, Type type, string what,
                        string semantic, string element = "f32">
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]>, Reduces<1> {
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
    "The product; of no elements 1. f16 and bf16 are multiplied in f32."> {
  let autocast = Raises;
}
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

def Graph_LogsumexpOp : Graph_ReductionOp<"logsumexp", FloatTensor,
    "logarithm of the sum of exponentials",
    "`log(sum(exp(x)))`, computed with the largest element subtracted first; of "
    "no elements -inf. f16 and bf16 compute in f32."> {
  let flops = FlopsPerElement<4>;
}

class Graph_DeviationOp<string mnemonic, string what, string formula>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]>, Reduces<4> {
  let summary = what;
  let semantics = formula # [{ of the n elements along `dims` (counted from the
    end where negative), with n - `correction` taken as 0 where it is negative;
    of no elements NaN. With `keepdim` the dimensions stay with size 1. f16 and
    bf16 compute in f32.}];
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. No dimension is named twice.
3. `x` and `result` have one element type.}];
  let example = "%r = graph." # mnemonic #
      " %x, dims = [1], correction = 1.0, keepdim = false : (tensor<?x3xf32>) "
      "-> tensor<?xf32>";
  let arguments = (ins FloatTensor:$x, DenseI64ArrayAttr:$dims,
                       F64Attr:$correction, BoolAttr:$keepdim);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims `,` `correction` `=` $correction `,` `keepdim` `=`
    $keepdim attr-dict `:` functional-type(operands, results)
  }];
  let inference = "inferReduction(shapes, adaptor.getX(), adaptor.getDims(), "
                  "adaptor.getKeepdim(), elementTypeOf(adaptor.getX()))";
}
def Graph_VarOp : Graph_DeviationOp<"var", "variance",
    "`sum((x - mean)^2) / (n - correction)`">;
def Graph_StdOp : Graph_DeviationOp<"std", "standard deviation",
    "`sqrt(sum((x - mean)^2) / (n - correction))`">;

def Graph_VectorNormOp
    : Graph_PureOp<"vector_norm", [SameOperandsAndResultElementType]>,
      Reduces<2> {
  let summary = "norm of vectors";
  let semantics = [{
    `sum(|x|^ord)^(1/ord)` along `dims` (counted from the end where negative); 0
    is the number of elements that are not 0, inf the largest |x| and -inf the
    smallest one. With `keepdim` the dimensions stay with size 1. f16 and bf16
    compute in f32; nothing is scaled, so a square may overflow.
  }];
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. No dimension is named twice.
3. `x` and `result` have one element type.
4. `ord` is not NaN.
5. Where `ord` is infinite or negative, the dimensions are not known to be
   empty.}];
  let example = "%r = graph.vector_norm %x, ord = 2.0, dims = [1], keepdim = "
                "false : (tensor<?x3xf32>) -> tensor<?xf32>";
  let arguments = (ins FloatTensor:$x, F64Attr:$ord, DenseI64ArrayAttr:$dims,
                       BoolAttr:$keepdim);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `ord` `=` $ord `,` `dims` `=` $dims `,` `keepdim` `=` $keepdim attr-dict
    `:` functional-type(operands, results)
  }];
}

class Graph_ArgReductionOp<string mnemonic, string what>
    : Graph_PureOp<mnemonic>, Reduces<1> {
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

class Graph_ExtremumOp<string mnemonic, string what> : Graph_PureOp<mnemonic>,
      Reduces<1> {
  let summary = what # " element and its index";
  let semantics = "The " # what # " element along `dim` and its index, those of "
                  "the first of equal ones; a NaN counts as " # what # ". With "
                  "`keepdim` the dimension stays with size 1.";
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. The reduced dimension is not known to be empty.
3. The element type of `values` is that of `x`, of `indices` i64.}];
  let example = "%v, %i = graph." # mnemonic # " %x, dim = -1, keepdim = false : "
                "(tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim, BoolAttr:$keepdim);
  let results = (outs DataTensor:$values,
                      TensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `keepdim` `=` $keepdim attr-dict `:`
    functional-type(operands, results)
  }];
}
def Graph_MaxOp : Graph_ExtremumOp<"max", "largest">;
def Graph_MinOp : Graph_ExtremumOp<"min", "smallest">;

#endif // TCOPT_GRAPH_IR_GRAPHREDUCTIONOPS_TD
