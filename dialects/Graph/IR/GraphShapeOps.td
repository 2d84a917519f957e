//===- GraphShapeOps.td - same elements, other places ----------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

class Graph_ShapeOp<string mnemonic, list<Trait> traits = []>
    : Graph_PureOp<mnemonic, traits>, Moves;

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
  let broadcasting = BroadcastToResult<0, "`x`">;
  let summary = "broadcast to given sizes";
  let semantics = [{
    Broadcasts `x` to the sizes of the list: dimensions are aligned at the last,
    those of static size 1 are repeated. A dimension of `x` in `repeatable` is
    also repeated if it is dynamic and has the size 1 at run time.
  }];
  let constraints = [{
1. The list has as many `index` operands as values that are not constants.
2. No size is negative.
3. Each size of `x` is 1 or equals the size that it is aligned with.
4. The dimensions in `repeatable` increase and lie in [0, rank of `x`).}];
  let example = "%y = graph.expand %x, sizes = [%b, 3], repeatable = [0] : "
                "(tensor<?x3xf32>, index) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, Variadic<Index>:$sizes,
      DenseI64ArrayAttr:$static_sizes,
      DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$repeatable);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    (`,` `repeatable` `=` $repeatable^)? attr-dict `:`
    functional-type(operands, results)
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
  let broadcasting = RequiresOne;
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

def Graph_SliceOp : Graph_ShapeOp<"slice", [AttrSizedOperandSegments]> {
  let summary = "a range of one dimension";
  let semantics = [{
    The elements of dimension `dim` at `start`, `start + step`, ... below `end`.
    `start` and `end` are constants or operands. Negative `start` and `end` count
    from the end; both are then limited to [0, size], as in PyTorch and Python.
    An `end` of 9223372036854775807 means the dimension's size.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `step` is positive.
3. `static_start` is -9223372036854775808 if `start` is an operand, and
   `static_end` if `end` is one.}];
  let example = "%y = graph.slice %x, dim = 1, start = 0, end = %n, step = 1 : "
                "(tensor<?x3xf32>, index) -> tensor<?x?xf32>";
  let arguments = (ins DataTensor:$x, Optional<Index>:$start,
                       Optional<Index>:$end, Int64Attr:$dim,
                       Int64Attr:$static_start, Int64Attr:$static_end,
                       Int64Attr:$step);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `start` `=`
    custom<DynamicIndex>($start, $static_start) `,` `end` `=`
    custom<DynamicIndex>($end, $static_end) `,` `step` `=` $step attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "int64_t":$dim, "::mlir::OpFoldResult":$start,
        "::mlir::OpFoldResult":$end, "int64_t":$step)>,
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "int64_t":$dim, "int64_t":$start, "int64_t":$end, "int64_t":$step)>
  ];
  let extraClassDeclaration = [{
    ::mlir::OpFoldResult getMixedStart();
    ::mlir::OpFoldResult getMixedEnd();
  }];
  let hasVerifier = 1;
}

def Graph_CatOp : Graph_ShapeOp<"cat", [SameOperandsAndResultElementType]> {
  let autocast = Promotes;
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

def Graph_PadOp
    : Graph_ShapeOp<"pad", [AttrSizedOperandSegments,
                            AllElementTypesMatch<["x", "value", "result"]>]> {
  let summary = "surround with a constant";
  let semantics = [{
    Adds `low[i]` copies of `value` before and `high[i]` after the elements of
    each dimension `i`. A negative number removes as many elements. An entry that
    is not known statically is an operand of type index; operands that remove
    more elements than a dimension has are an error at run time.
  }];
  let constraints = [{
1. `low` and `high` have one entry a dimension of `x`.
2. `value` has rank 0 and the element type of `x`.
3. At most the elements of a dimension are removed.
4. Each list has as many `index` operands as values that are not constants.}];
  let example = "%y = graph.pad %x, %v, low = [0, 1], high = [0, %n] : "
                "(tensor<?x3xf32>, tensor<f32>, index) -> tensor<?x?xf32>";
  let arguments = (ins DataTensor:$x, DataTensor:$value, Variadic<Index>:$low,
                       Variadic<Index>:$high, DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $value `,` `low` `=` custom<DynamicIndexList>($low, $static_low) `,`
    `high` `=` custom<DynamicIndexList>($high, $static_high) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "::mlir::Value":$value, "::llvm::ArrayRef<::mlir::OpFoldResult>":$low,
        "::llvm::ArrayRef<::mlir::OpFoldResult>":$high)>,
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "::mlir::Value":$value, "::llvm::ArrayRef<int64_t>":$low,
        "::llvm::ArrayRef<int64_t>":$high)>
  ];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLow();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedHigh();
  }];
  let hasVerifier = 1;
}

def Graph_RollOp : Graph_ShapeOp<"roll"> {
  let summary = "move elements round";
  let semantics = [{
    Moves elements along dimension `dims[k]` by `shifts[k]` places; those that
    leave it at one end come back at the other. Without `dims` all elements in
    row-major order are one dimension.
  }];
  let constraints = [{
1. Each dimension lies in [-rank, rank).
2. There is one shift for each of `dims`; without `dims` there is one.}];
  let example = "%y = graph.roll %x, shifts = [1, -2], dims = [0, 1] : "
                "(tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$shifts,
                       DenseI64ArrayAttr:$dims);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `shifts` `=` $shifts `,` `dims` `=` $dims attr-dict `:`
    functional-type(operands, results)
  }];
  let hasFolder = 1;
}

class Graph_TriangleOp<string mnemonic, string side, string relation>
    : Graph_ShapeOp<mnemonic> {
  let summary = side # " triangles of matrices";
  let semantics = "Elements of the matrices in the last two dimensions where "
                  "column - row " # relation # " `diagonal`, and 0 elsewhere.";
  let constraints = "1. `x` has a rank of at least 2.";
  let example = "%y = graph." # mnemonic # " %x, diagonal = 0 : "
                "(tensor<?x3x3xf32>) -> tensor<?x3x3xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$diagonal);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `diagonal` `=` $diagonal attr-dict `:`
    functional-type(operands, results)
  }];
}
def Graph_TrilOp : Graph_TriangleOp<"tril", "lower", "<=">;
def Graph_TriuOp : Graph_TriangleOp<"triu", "upper", ">=">;

def Graph_RepeatOp : Graph_ShapeOp<"repeat"> {
  let summary = "copies of a tensor side by side";
  let semantics = [{
    `x`, with unit dimensions in front where `repeats` has more entries than `x`
    dimensions, `repeats[i]` times along dimension `i`. An entry that is not
    known statically is an operand of type index; a negative operand is an error
    at run time.
  }];
  let constraints = [{
1. `repeats` has at least as many entries as `x` dimensions.
2. No entry is negative.
3. The list has as many `index` operands as values that are not constants.}];
  let example = "%y = graph.repeat %x, repeats = [2, 1, %n] : "
                "(tensor<?x4xf32>, index) -> tensor<2x?x?xf32>";
  let arguments = (ins DataTensor:$x, Variadic<Index>:$repeats,
                       DenseI64ArrayAttr:$static_repeats);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `repeats` `=` custom<DynamicIndexList>($repeats, $static_repeats)
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$repeats)>];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedRepeats();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Graph_NarrowOp : Graph_ShapeOp<"narrow"> {
  let summary = "a part of one dimension that begins where a tensor says";
  let semantics = [{
    The elements of dimension `dim` from `start` on, as many as `sizes` says. A
    negative `start` counts from the end; a part that is not inside of `x` is an
    error at run time.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `start` has rank 0.
3. `sizes` is one constant or `index` operand, neither negative nor greater than
   the dimension's size.
4. `x` and `result` have one element type.}];
  let example = "%y = graph.narrow %x, %start, sizes = [2], dim = 1 : "
                "(tensor<?x3xf32>, tensor<i64>) -> tensor<?x2xf32>";
  let arguments = (ins DataTensor:$x, IndicesTensor:$start,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes,
                       Int64Attr:$dim);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $start `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) `,` `dim` `=` $dim attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_SliceScatterOp
    : Graph_ShapeOp<"slice_scatter",
                    [AttrSizedOperandSegments,
                     AllElementTypesMatch<["x", "src", "result"]>]> {
  let summary = "a range of one dimension replaced";
  let semantics = [{
    `x` with `src` instead of the elements that `graph.slice` returns for the
    same attributes and operands.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `step` is positive.
3. `src` has the shape of the slice.
4. `x`, `src` and `result` have one element type.
5. `static_start` is -9223372036854775808 if `start` is an operand, and
   `static_end` if `end` is one.}];
  let example = [{%y = graph.slice_scatter %x, %src, dim = 1, start = %n, end = 3, step = 1
    : (tensor<?x3xf32>, tensor<?x?xf32>, index) -> tensor<?x3xf32>}];
  let arguments = (ins DataTensor:$x, DataTensor:$src, Optional<Index>:$start,
                       Optional<Index>:$end, Int64Attr:$dim,
                       Int64Attr:$static_start, Int64Attr:$static_end,
                       Int64Attr:$step);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $src `,` `dim` `=` $dim `,` `start` `=`
    custom<DynamicIndex>($start, $static_start) `,` `end` `=`
    custom<DynamicIndex>($end, $static_end) `,` `step` `=` $step attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "::mlir::Value":$src, "int64_t":$dim, "::mlir::OpFoldResult":$start,
        "::mlir::OpFoldResult":$end, "int64_t":$step)>,
    OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
        "::mlir::Value":$src, "int64_t":$dim, "int64_t":$start,
        "int64_t":$end, "int64_t":$step)>
  ];
  let extraClassDeclaration = [{
    ::mlir::OpFoldResult getMixedStart();
    ::mlir::OpFoldResult getMixedEnd();
  }];
  let hasVerifier = 1;
}

def Graph_SelectScatterOp
    : Graph_ShapeOp<"select_scatter", [SameOperandsAndResultElementType]> {
  let summary = "one place of a dimension replaced";
  let semantics = [{
    `x` with `src`, which does not have the dimension `dim`, at `index` of this
    dimension. A negative `index` counts from the end.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `index` lies in [-size, size) of the dimension.
3. `src` has the shape of `x` without the dimension.
4. `x`, `src` and `result` have one element type.}];
  let example = "%y = graph.select_scatter %x, %src, dim = 1, index = 2 : "
                "(tensor<?x3xf32>, tensor<?xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, DataTensor:$src, Int64Attr:$dim,
                       Int64Attr:$index);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $src `,` `dim` `=` $dim `,` `index` `=` $index attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_BitcastOp : Graph_ShapeOp<"bitcast"> {
  let summary = "the same bits as another element type";
  let semantics = "Reads the bits of each element as one of type `dtype`.";
  let constraints = [{
1. `dtype` is the element type of `result`, not i1.
2. Both element types have the same width.}];
  let example = "%y = graph.bitcast %x, dtype = i32 : (tensor<?x3xf32>) -> "
                "tensor<?x3xi32>";
  let arguments = (ins NumericTensor:$x, TypeAttr:$dtype);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `dtype` `=` $dtype attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

#endif // TCOPT_GRAPH_IR_GRAPHSHAPEOPS_TD
