//===- GraphShapeOps.td - same elements, other places ----------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_ShapeOp<string mnemonic, list<Trait> traits = []>
    : Graph_PureOp<mnemonic, traits>;

def Graph_ReshapeOp : Graph_ShapeOp<"reshape"> {
  let summary = "same elements in row-major order, other sizes";
  let semantics = [{
    The elements of `x` in row-major order with the sizes of the list. A size
    that is not known statically is an operand of type index. Sizes whose
    product differs from the number of elements of `x` are an error.
  }];
  let constraints = [{
1. The list has as many `index` operands as values that are not constants.
2. No size is negative.
3. The product of static sizes equals the number of elements of a static `x`.}];
  let example = "%y = graph.reshape %x, sizes = [%b, 64] : "
                "(tensor<?x8x8xf32>, index) -> tensor<?x64xf32>";
  let arguments = (ins DataTensor:$x, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Graph_ExpandOp : Graph_ShapeOp<"expand"> {
  let summary = "broadcast to given sizes";
  let semantics = [{
    Broadcasts `x` to the sizes of the list: dimensions are aligned at the last,
    those of static size 1 are repeated.
  }];
  let constraints = [{
1. The list has as many `index` operands as values that are not constants.
2. No size is negative.
3. Each size of `x` is 1 or equals the size that it is aligned with.}];
  let example = "%y = graph.expand %x, sizes = [%b, 3] : "
                "(tensor<1x3xf32>, index) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
}

def Graph_PermuteOp : Graph_ShapeOp<"permute"> {
  let summary = "reorder the dimensions";
  let semantics = "Dimension `i` of `result` is dimension `dims[i]` of `x`.";
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. `dims` names each dimension of `x` once.}];
  let example = "%y = graph.permute %x, dims = [0, 2, 1] : "
                "(tensor<?x3x4xf32>) -> tensor<?x4x3xf32>";
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$dims);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def Graph_TransposeOp : Graph_ShapeOp<"transpose"> {
  let summary = "exchange two dimensions";
  let semantics = "Exchanges the dimensions `dim0` and `dim1`.";
  let constraints = "1. `dim0` and `dim1` lie in [-rank, rank).";
  let example = "%y = graph.transpose %x, dim0 = 1, dim1 = -1 : "
                "(tensor<?x3x4xf32>) -> tensor<?x4x3xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim0, Int64Attr:$dim1);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim0` `=` $dim0 `,` `dim1` `=` $dim1 attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_UnsqueezeOp : Graph_ShapeOp<"unsqueeze"> {
  let summary = "insert a dimension of size 1";
  let semantics = "Inserts a dimension of size 1 at `dim` of the result.";
  let constraints = "1. `dim` lies in [-rank - 1, rank + 1).";
  let example = "%y = graph.unsqueeze %x, dim = 1 : "
                "(tensor<?x3xf32>) -> tensor<?x1x3xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_SqueezeOp : Graph_ShapeOp<"squeeze"> {
  let summary = "remove dimensions of size 1";
  let semantics = "Removes the dimensions in `dims`.";
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. No dimension is named twice.
3. Each named dimension has the static size 1.}];
  let example = "%y = graph.squeeze %x, dims = [1] : "
                "(tensor<?x1x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$dims);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_SliceOp : Graph_ShapeOp<"slice"> {
  let summary = "a range of one dimension";
  let semantics = [{
    The elements of dimension `dim` at `start`, `start + step`, ... below `end`.
    Negative `start` and `end` count from the end; both are then limited to
    [0, size], as in PyTorch and Python. An `end` of 9223372036854775807 means
    the dimension's size.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `step` is positive.}];
  let example = "%y = graph.slice %x, dim = 1, start = 0, end = 2, step = 1 : "
                "(tensor<?x3xf32>) -> tensor<?x2xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim, Int64Attr:$start, Int64Attr:$end,
                       Int64Attr:$step);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `start` `=` $start `,` `end` `=` $end `,` `step`
    `=` $step attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_CatOp : Graph_ShapeOp<"cat", [SameOperandsAndResultElementType]> {
  let summary = "join tensors along a dimension";
  let semantics = "The inputs one after the other along `dim`.";
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. There is at least one input, and all have one rank.
3. All sizes but that of `dim` are equal.
4. Inputs and result have one element type.}];
  let example = "%y = graph.cat %a, %b, dim = 1 : "
                "(tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>";
  let arguments = (ins Variadic<DataTensor>:$inputs, Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    `` custom<OperandsAndComma>($inputs) `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_FlipOp : Graph_ShapeOp<"flip"> {
  let summary = "reverse dimensions";
  let semantics = "Reverses the order of elements along each dimension in `dims`.";
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. No dimension is named twice.}];
  let example = "%y = graph.flip %x, dims = [1] : "
                "(tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$dims);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_PadOp : Graph_ShapeOp<"pad", [SameOperandsAndResultElementType]> {
  let summary = "surround with a constant";
  let semantics = [{
    Adds `low[i]` copies of `value` before and `high[i]` after the elements of
    each dimension `i`.
  }];
  let constraints = [{
1. `low` and `high` have one entry a dimension of `x`, none negative.
2. `value` has rank 0 and the element type of `x`.}];
  let example = "%y = graph.pad %x, %v, low = [0, 1], high = [0, 2] : "
                "(tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>";
  let arguments = (ins DataTensor:$x, DataTensor:$value, DenseI64ArrayAttr:$low,
                       DenseI64ArrayAttr:$high);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $value `,` `low` `=` $low `,` `high` `=` $high attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD
