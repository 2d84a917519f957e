//===- GraphIndexingOps.td - places given by tensors -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_GatherOp : Graph_PureOp<"gather">, Moves {
  let summary = "elements at places along one dimension";
  let semantics = [{
    `result[i0, .., in] = x[i0, .., index[i0, .., in], .., in]`, where the index
    stands in dimension `dim`. Tensors of rank 0 count as tensors of size 1. An
    index outside of `x`, also a negative one, is an error at run time.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank), for rank 0 in [-1, 1).
2. `index` has the rank of `x`.
3. `index` is in no dimension but `dim` larger than `x`.
4. `x` and `result` have one element type.}];
  let example = "%y = graph.gather %x, %i, dim = 1 : "
                "(tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_IndexOp : Graph_PureOp<"index">,
      Facts<BroadcastFrom<1, "the index tensors">, NoFlops, Keeps> {
  let summary = "elements at places along several dimensions";
  let semantics = [{
    The k-th index tensor gives the place along dimension `dims[k]` of `x`; the
    index tensors broadcast against each other. Their dimensions replace those
    of `x` in `dims`: at the first of these if `dims` are consecutive numbers,
    else before all others, as in NumPy. A negative index counts from the end;
    one outside of [-size, size) is an error at run time.
  }];
  let constraints = [{
1. `dims` increases, lies in [0, rank of x) and has an entry for each index
   tensor, at least one.
2. The index tensors broadcast.
3. `x` and `result` have one element type.}];
  let example = "%y = graph.index %x, %i, %j, dims = [0, 2] : (tensor<4x?x8xf32>, "
                "tensor<5xi64>, tensor<5xi64>) -> tensor<5x?xf32>";
  let arguments = (ins DataTensor:$x, Variadic<IndicesTensor>:$indices,
                       DenseI64ArrayAttr:$dims);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `` custom<OperandsAndComma>($indices) `dims` `=` $dims attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_IndexSelectOp : Graph_PureOp<"index_select">, Moves {
  let summary = "parts of a dimension, given by one index tensor";
  let semantics = [{
    Part `i` of dimension `dim` of the result is part `index[i]` of `x`. An
    `index` of rank 0 counts as one of size 1. An index outside of `x`, also a
    negative one, is an error at run time.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `index` has rank 0 or 1.
3. `x` and `result` have one element type.}];
  let example = "%y = graph.index_select %x, %i, dim = 1 : "
                "(tensor<?x8xf32>, tensor<3xi64>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_MaskedFillOp
    : Graph_PureOp<"masked_fill",
                   [AllElementTypesMatch<["x", "value", "result"]>]>,
      Facts<BroadcastOperands<0, 2, "`x` and `mask`">, NoFlops, Keeps> {
  let summary = "one value where a mask is true";
  let semantics = [{
    `value` where `mask` is true, elements of `x` elsewhere; `x` and `mask`
    broadcast against each other.
  }];
  let constraints = [{
1. `value` has rank 0.
2. `x` and `mask` broadcast.
3. `x`, `value` and `result` have one element type.}];
  let example = "%y = graph.masked_fill %x, %m, %v : (tensor<?x8xf32>, "
                "tensor<?x1xi1>, tensor<f32>) -> tensor<?x8xf32>";
  let arguments = (ins DataTensor:$x, BoolTensor:$mask, DataTensor:$value);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $mask `,` $value attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def Graph_SearchsortedOp
    : Graph_PureOp<"searchsorted",
                   [AllElementTypesMatch<["sorted", "values"]>]>,
      Facts<NoBroadcast,
            FlopsFact<"log2(n), rounded up, for each element of `values`, n being "
                      "the last size of `sorted` (comparisons)",
                      "sizes.elements(getValues()) * "
                      "sizes.log2(getSorted(), -1)">, Keeps> {
  let summary = "places of values in sorted sequences";
  let semantics = [{
    For each element v of `values` the number of elements of `sorted` that come
    before it: those that are less, with `right` those that are not greater. So
    v inserted there leaves the sequence sorted. A `sorted` of rank 1 is one
    sequence for all values; one of a higher rank has a sequence along its last
    dimension for each row of `values`.

    The place is found by bisection of [0, n): from `low` and `high`, `low` +
    (`high` - `low`) / 2 becomes `high` if the element there is not less (with
    `right`: is greater) than v, else the place behind it becomes `low`. That
    also says what sequences give that are not sorted. NaN comes after all.
  }];
  let constraints = [{
1. `sorted` has rank 1 or, of at least 2, that of `values`.
2. Of a `sorted` of a higher rank all sizes but the last equal those of
   `values`.
3. `sorted` and `values` have one element type, `result` has i64.}];
  let example = "%i = graph.searchsorted %s, %v, right = false : "
                "(tensor<8xf32>, tensor<?x3xf32>) -> tensor<?x3xi64>";
  let arguments = (ins NumericTensor:$sorted, NumericTensor:$values,
                       BoolAttr:$right);
  let results = (outs TensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    $sorted `,` $values `,` `right` `=` $right attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD
