//===- GraphDynamicOps.td - sizes that follow from values --*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHDYNAMICOPS_TD
#define TCOPT_GRAPH_IR_GRAPHDYNAMICOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

/// An operator with a result whose sizes nobody knows before its operands'
/// values are there.
class Graph_DynamicOp<string mnemonic>
    : Graph_PureOp<mnemonic, [DataDependentSize]>;

def Graph_NonzeroOp : Graph_DynamicOp<"nonzero">, Reduces<1> {
  let summary = "where elements are not zero";
  let semantics = [{
    A row for each element of `x` that is not zero, in row-major order: its place
    along each dimension. NaN is not zero, -0 is. The number of rows follows from
    the values of `x`; the number of columns is its rank.
  }];
  let constraints = "1. The result's element type is i64.";
  let example = "%y = graph.nonzero %x : (tensor<3x4xf32>) -> tensor<?x2xi64>";
  let arguments = (ins DataTensor:$x);
  let results = (outs DataTensor:$result);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
}

def Graph_MaskedSelectOp : Graph_DynamicOp<"masked_select">, Facts<BroadcastAll, NoFlops, Keeps> {
  let summary = "elements where a mask is true";
  let semantics = [{
    The elements of `x` where `mask` is true, in row-major order, after both were
    broadcast to one shape. How many follows from the values of `mask`.
  }];
  let constraints = [{
1. `x` and the result have one element type, that of `mask` is i1.
2. `x` and `mask` broadcast to one shape.}];
  let example = "%y = graph.masked_select %x, %m : "
                "(tensor<3x4xf32>, tensor<4xi1>) -> tensor<?xf32>";
  let arguments = (ins DataTensor:$x, BoolTensor:$mask);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $mask attr-dict `:` functional-type(operands, results)
  }];
}

class Graph_UniqueOpBase<string mnemonic, string what, string order>
    : Graph_DynamicOp<mnemonic> {
  let semantics = what # [{
    Without `dim` the elements of `x`, in row-major order, are compared; with it,
    the parts of `x` along that dimension, each as a whole. `values` are what is
    left, along `dim`; }] # order # [{ `inverse` is, for each element or part of
    `x`, its place in `values`, and `counts` how many each value stands for. Of
    equal ones the first represents all: -0 equals 0. NaN equals nothing; parts
    without elements are equal. The size of `values` and `counts` follows from the
    values of `x`.
  }];
  let constraints = [{
1. `values` and `x` have one element type, that of the other results is i64.
2. `dim` is in [-rank, rank).}];
  let arguments = (ins DataTensor:$x, OptionalAttr<Int64Attr>:$dim);
  let results = (outs DataTensor:$values, DataTensor:$inverse,
                      DataTensor:$counts);
  let assemblyFormat = [{
    $x (`,` `dim` `=` $dim^)? attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_UniqueOp : Graph_UniqueOpBase<"unique",
    "Each value once.",
    "they ascend, NaN is greater than all numbers, and parts are ordered by "
    "their first elements that differ.\n    ">,
      Facts<NoBroadcast, FlopsOfSort<"getDim() ? sizes.sort(getX(), *getDim())"
                                     " : sizes.sort(getX())">, Keeps> {
  let summary = "each value once";
  let example = "%v, %i, %n = graph.unique %x : (tensor<3x4xf32>) -> "
                "(tensor<?xf32>, tensor<3x4xi64>, tensor<?xi64>)";
}

def Graph_UniqueConsecutiveOp : Graph_UniqueOpBase<"unique_consecutive",
    "Each run of equal values once.", "they keep their order.\n    ">,
      Reduces<1> {
  let summary = "each run of equal values once";
  let example = "%v, %i, %n = graph.unique_consecutive %x, dim = 0 : "
                "(tensor<3x4xf32>) -> "
                "(tensor<?x4xf32>, tensor<3xi64>, tensor<?xi64>)";
}

def Graph_RepeatInterleaveOp : Graph_DynamicOp<"repeat_interleave">, Moves {
  let summary = "each part repeated by its own number";
  let semantics = [{
    The parts of `x` along `dim`, part i `repeats[i]` times, one after the other.
    The size of the result along `dim` is the sum of `repeats`. A negative number
    is an error at run time.
  }];
  let constraints = [{
1. `x` and the result have one element type, that of `repeats` is i64 or i32.
2. `dim` is in [-rank, rank).
3. `repeats` has rank 1 and the size of `x` along `dim`.}];
  let example = "%y = graph.repeat_interleave %x, %n, dim = 0 : "
                "(tensor<3x4xf32>, tensor<3xi64>) -> tensor<?x4xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$repeats, Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $repeats `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHDYNAMICOPS_TD
