//===- GraphSortOps.td - ordering, ranks and duplicates ----*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSORTOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSORTOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

/// Elements of `x` and where they were.
class Graph_OrderOp<string mnemonic, Type type> : Graph_PureOp<mnemonic> {
  let results = (outs type:$values, TensorOfNamed<[I64], "i64">:$indices);
}

def Graph_SortOp : Graph_OrderOp<"sort", DataTensor>,
      Facts<NoBroadcast, FlopsOfSort<"sizes.sort(getX(), getDim())">, Keeps> {
  let summary = "elements in order, and where they were";
  let semantics = [{
    The elements along `dim`, the smallest first or, if `descending`, the
    greatest, and the index along `dim` of each. Equal elements keep their
    order. NaN is the greatest, -0 equals 0. A tensor of rank 0 counts as one of
    one element.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = "%v, %i = graph.sort %x, dim = -1, descending = false : "
                "(tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim, BoolAttr:$descending);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `descending` `=` $descending attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_TopkOp : Graph_OrderOp<"topk", DataTensor>,
      Facts<NoBroadcast, FlopsOfSort<"sizes.sort(getX(), getDim())">, Keeps> {
  let summary = "the greatest or smallest elements, and where they were";
  let semantics = [{
    The first `k` elements along `dim` of what `graph.sort` gives, descending if
    `largest`: of equal elements those at the first places. A tensor of rank 0
    counts as one of one element.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. `k` lies in [0, size of `dim`]; of rank 0 it is 1.
3. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = "%v, %i = graph.topk %x, k = 2, dim = -1, largest = true : "
                "(tensor<?x3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)";
  let arguments = (ins DataTensor:$x, Int64Attr:$k, Int64Attr:$dim,
                       BoolAttr:$largest);
  let assemblyFormat = [{
    $x `,` `k` `=` $k `,` `dim` `=` $dim `,` `largest` `=` $largest attr-dict
    `:` functional-type(operands, results)
  }];
}

def Graph_KthvalueOp : Graph_OrderOp<"kthvalue", NumericTensor>,
      Facts<NoBroadcast, FlopsOfSort<"sizes.sort(getX(), getDim())">, Keeps> {
  let summary = "the k-th smallest element, and where it was";
  let semantics = [{
    Element k - 1 along `dim` of what `graph.sort` gives, ascending. With
    `keepdim` the dimension stays with size 1. A tensor of rank 0 counts as one
    of one element.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. `k` lies in [1, size of `dim`].
3. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = [{%v, %i = graph.kthvalue %x, k = 2, dim = -1, keepdim = false
    : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)}];
  let arguments = (ins NumericTensor:$x, Int64Attr:$k, Int64Attr:$dim,
                       BoolAttr:$keepdim);
  let assemblyFormat = [{
    $x `,` `k` `=` $k `,` `dim` `=` $dim `,` `keepdim` `=` $keepdim attr-dict
    `:` functional-type(operands, results)
  }];
}

class Graph_MiddleOp<string mnemonic, Type type, string what, string semantic>
    : Graph_OrderOp<mnemonic, type>,
      Facts<NoBroadcast, FlopsOfSort<"sizes.sort(getX(), getDim())">, Keeps> {
  let summary = what # ", and where it was";
  let semantics = semantic # [{ With `keepdim` the dimension stays with size 1.
    A tensor of rank 0 counts as one of one element.}];
  let constraints = [{
1. `dim` lies in [-rank, rank); of rank 0 in [-1, 1).
2. The reduced dimension is not known to be empty.
3. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = "%v, %i = graph." # mnemonic # " %x, dim = -1, keepdim = false "
                ": (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)";
  let arguments = (ins type:$x, Int64Attr:$dim, BoolAttr:$keepdim);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `keepdim` `=` $keepdim attr-dict `:`
    functional-type(operands, results)
  }];
}
def Graph_MedianOp : Graph_MiddleOp<"median", NumericTensor,
    "the middle element",
    "Element (n - 1) / 2, rounded down, of the n along `dim` in the order that "
    "`graph.sort` gives; if one is NaN, the first NaN.">;
def Graph_ModeOp : Graph_MiddleOp<"mode", DataTensor,
    "the most frequent element",
    "The element along `dim` that occurs most often, of several the smallest, at "
    "its last place. No NaN equals another one.">;

#endif // TCOPT_GRAPH_IR_GRAPHSORTOPS_TD
