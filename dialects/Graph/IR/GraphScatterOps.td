//===- GraphScatterOps.td - updates at given places --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSCATTEROPS_TD
#define TCOPT_GRAPH_IR_GRAPHSCATTEROPS_TD

include "tcopt/Graph/IR/GraphBase.td"

/// `x` with an update for each element of `index`, which has its rank.
class Graph_AlongOp<string mnemonic>
    : Graph_PureOp<mnemonic> {
  let constraints = [{
1. `dim` lies in [-rank, rank); a tensor of rank 0 counts as one of rank 1.
2. `x`, `index` and `src` have one rank.
3. `index` is at most as large as `src` in each dimension.
4. `index` is at most as large as `x` in each dimension but `dim`.
5. `x`, `src` and `result` have one element type.}];
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, DataTensor:$src,
                       Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` $src `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_ScatterOp : Graph_AlongOp<"scatter">, Moves {
  let summary = "elements replaced at places that indices give";
  let semantics = [{
    `x` in which, for each place p of `index` in row-major order, the element at
    q becomes `src[p]`; q is p with `index[p]` in dimension `dim`. So of several
    updates of one element the last one stays. What of `src` is beyond `index`
    is not used. An index outside of [0, size of `dim`) is an error at run time.
  }];
  let example = "%y = graph.scatter %x, %i, %s, dim = 1 : (tensor<?x5xf32>, "
                "tensor<?x3xi64>, tensor<?x3xf32>) -> tensor<?x5xf32>";
}

def Graph_ScatterAddOp : Graph_AlongOp<"scatter_add">,
      Facts<NoBroadcast, FlopsPerElementOf<1, "index", "getIndex">, Keeps> {
  let summary = "elements added at places that indices give";
  let semantics = [{
    `x` in which, for each place p of `index` in row-major order, `src[p]` is
    added to the element at q; q is p with `index[p]` in dimension `dim`. The sum
    of Booleans is their disjunction. f16 and bf16 are added in f32 and rounded
    once. An index outside of [0, size of `dim`) is an error at run time.
  }];
  let example = "%y = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5x?xf32>, "
                "tensor<3x?xi64>, tensor<3x?xf32>) -> tensor<5x?xf32>";
}

def Graph_ScatterReduceOp : Graph_PureOp<"scatter_reduce">,
      Facts<NoBroadcast, FlopsPerElementOf<1, "index", "getIndex">, Keeps> {
  let summary = "elements combined at places that indices give";
  let semantics = [{
    As `graph.scatter_add`, with another way to combine an element of `x` and
    its updates: their `sum`, `prod`uct, `mean`, greatest (`amax`) or least
    (`amin`). NaN is greater and less than any number. A mean of integers is
    rounded down. Of Booleans, `sum` and `amax` are the disjunction, `prod` and
    `amin` the conjunction.

    Unless `include_self`, an element that has updates is made of these alone.
    One that has none stays as it is. An index outside of [0, size of `dim`) is
    an error at run time.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank); a tensor of rank 0 counts as one of rank 1.
2. `x`, `index` and `src` have one rank.
3. `index` is at most as large as `src` in each dimension.
4. `index` is at most as large as `x` in each dimension but `dim`.
5. `x`, `src` and `result` have one element type.
6. There is no `mean` of Booleans.}];
  let example = "%y = graph.scatter_reduce %x, %i, %s, dim = 1, reduce = amax, "
                "include_self = true : (tensor<?x5xf32>, tensor<?x3xi64>, "
                "tensor<?x3xf32>) -> tensor<?x5xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, DataTensor:$src,
                       Int64Attr:$dim, Graph_ScatterReductionAttr:$reduce,
                       BoolAttr:$include_self);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` $src `,` `dim` `=` $dim `,` `reduce` `=`
    custom<Keyword>($reduce) `,` `include_self` `=` $include_self attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

/// `x` with an update of a whole slice for each index.
class Graph_IndexedSlicesOp<string mnemonic>
    : Graph_PureOp<mnemonic> {
  let constraints = [{
1. `dim` lies in [-rank, rank); a tensor of rank 0 counts as one of rank 1.
2. `x` and `source` have one rank; `index` has rank 0 or 1.
3. `source` has the sizes of `x` but in dimension `dim`.
4. `source` has in dimension `dim` as many slices as there are indices.
5. `x`, `source` and `result` have one element type.}];
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, DataTensor:$source,
                       Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` $source `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_IndexAddOp : Graph_IndexedSlicesOp<"index_add">,
      Facts<NoBroadcast, FlopsPerElementOf<1, "source", "getSource">, Keeps> {
  let summary = "slices added at indices";
  let semantics = [{
    `x` in which slice i of `source` along `dim` is added to slice `index[i]`,
    one after the other. The sum of Booleans is their disjunction. f16 and bf16
    are added in f32 and rounded once. An index outside of [0, size of `dim`) is
    an error at run time.
  }];
  let example = "%y = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x?xf32>, "
                "tensor<3xi64>, tensor<3x?xf32>) -> tensor<5x?xf32>";
}

def Graph_IndexCopyOp : Graph_IndexedSlicesOp<"index_copy">,
      Facts<NoBroadcast, NoFlops, Promotes> {
  let summary = "slices replaced at indices";
  let semantics = [{
    `x` in which slice `index[i]` along `dim` is slice i of `source`, the last
    one of several. An index outside of [0, size of `dim`) is an error at run
    time.
  }];
  let example = "%y = graph.index_copy %x, %i, %s, dim = 1 : (tensor<?x5xf32>, "
                "tensor<3xi64>, tensor<?x3xf32>) -> tensor<?x5xf32>";
}

def Graph_IndexReduceOp : Graph_PureOp<"index_reduce">,
      Facts<NoBroadcast, FlopsPerElementOf<1, "source", "getSource">, Keeps>,
      Graph_Function<"Indexing", "index_reduce(Tensor self, int dim, Tensor index, Tensor source, "
                     "str reduce, bool include_self=true) -> Tensor"> {
  let variants = "method inplace";
  let aten = "index_reduce";
  let documentation = "Combines the slices of `source` with the slices at the indices `index` of "
                      "a dimension, by \"prod\", \"mean\", \"amax\", \"amin\" or \"sum\".";
  let summary = "slices combined at indices";
  let semantics = [{
    As `graph.index_add`, with another way to combine a slice of `x` and its
    updates, element by element: their `sum`, `prod`uct, `mean`, greatest
    (`amax`) or least (`amin`) element. NaN is greater and less than any number.
    A mean of integers is rounded down. Of Booleans, `sum` and `amax` are the
    disjunction, `prod` and `amin` the conjunction. Sums, means and products of
    f16 and bf16 are computed in f32 and rounded once.

    Unless `include_self`, a slice that has updates is made of these alone. One
    that has none stays as it is. An index outside of [0, size of `dim`) is an
    error at run time.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank); a tensor of rank 0 counts as one of rank 1.
2. `x` and `source` have one rank; `index` has rank 0 or 1.
3. `source` has the sizes of `x` but in dimension `dim`.
4. `source` has in dimension `dim` as many slices as there are indices.
5. `x`, `source` and `result` have one element type.
6. There is no `mean` of Booleans.}];
  let example = "%y = graph.index_reduce %x, %i, %s, dim = 0, reduce = amax, "
                "include_self = true : (tensor<5x?xf32>, tensor<3xi64>, "
                "tensor<3x?xf32>) -> tensor<5x?xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$index, DataTensor:$source,
                       Int64Attr:$dim, Graph_ScatterReductionAttr:$reduce,
                       BoolAttr:$include_self);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $index `,` $source `,` `dim` `=` $dim `,` `reduce` `=`
    custom<Keyword>($reduce) `,` `include_self` `=` $include_self attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_IndexPutOp : Graph_PureOp<"index_put">,
      Facts<BroadcastOwn<"the index tensors, and `values` to the places">,
            FlopsOwn<"with `accumulate` 1 for each place">, Keeps> {
  let summary = "elements replaced or added at places of several indices";
  let semantics = [{
    The places are those of `x[.., i, .., j, ..] = values`: the index tensors,
    broadcast against each other to a shape I, stand at dimensions `dims` of `x`.
    The places have shape I at the first of `dims` if these follow each other,
    else in front, and the other dimensions of `x` in order. `values` broadcasts
    to that shape.

    In row-major order, each element of `values` replaces the element at its
    place or, with `accumulate`, is added to it (Booleans: disjunction; f16 and
    bf16: in f32, rounded once). An index i < 0 stands for i + size; what is then
    outside of [0, size) is an error at run time.
  }];
  let constraints = [{
1. `dims` increase, lie in [0, rank), and there is one for each index tensor, at
   least one.
2. The index tensors broadcast against each other.
3. `values` broadcasts to the shape of the places.
4. `x`, `values` and `result` have one element type.
5. The index tensors have one element type.}];
  let example = "%y = graph.index_put %x, %v, %i, %j, dims = [0, 1], accumulate = "
                "true : (tensor<5x6x?xf32>, tensor<?xf32>, tensor<3xi64>, "
                "tensor<2x1xi64>) -> tensor<5x6x?xf32>";
  let arguments = (ins DataTensor:$x, DataTensor:$values,
                       Variadic<IndicesTensor>:$indices,
                       DenseI64ArrayAttr:$dims, BoolAttr:$accumulate);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $values `,` `` custom<OperandsAndComma>($indices) `dims` `=` $dims `,`
    `accumulate` `=` $accumulate attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_MaskedScatterOp : Graph_PureOp<"masked_scatter">,
      Facts<BroadcastOperands<0, 2, "`x` and `mask`">, NoFlops, Keeps> {
  let summary = "elements replaced where a mask is true";
  let semantics = [{
    `x` in which the elements where `mask` is true are replaced, in row-major
    order, by the elements of `source` in theirs, after `x` and `mask` were
    broadcast to one shape. What is left of `source` is not used; too few elements
    are an error at run time.
  }];
  let constraints = [{
1. `x`, `source` and the result have one element type, that of `mask` is i1.
2. `x` and `mask` broadcast to one shape.}];
  let example = "%y = graph.masked_scatter %x, %m, %s : (tensor<?x4xf32>, "
                "tensor<4xi1>, tensor<?xf32>) -> tensor<?x4xf32>";
  let arguments = (ins DataTensor:$x, BoolTensor:$mask, DataTensor:$source);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $mask `,` $source attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHSCATTEROPS_TD
