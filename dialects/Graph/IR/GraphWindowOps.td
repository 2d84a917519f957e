//===- GraphWindowOps.td - overlapping windows and strided views -*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD
#define TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_DiagonalOp : Graph_PureOp<"diagonal">, Moves {
  let summary = "diagonals of matrices";
  let semantics = [{
    The elements of dimensions `dim1` and `dim2` where index of `dim2` - index of
    `dim1` = `offset`, as the last dimension of the result, after the other
    dimensions of `x`. There are none if the diagonal lies outside.
  }];
  let constraints = [{
1. `dim1` and `dim2` lie in [-rank, rank).
2. They are two dimensions.
3. `x` and `result` have one element type.}];
  let example = "%y = graph.diagonal %x, offset = 1, dim1 = 0, dim2 = -1 : "
                "(tensor<3x?x4xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$offset, Int64Attr:$dim1,
                       Int64Attr:$dim2);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `offset` `=` $offset `,` `dim1` `=` $dim1 `,` `dim2` `=` $dim2
    attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_AsStridedOp
    : Graph_PureOp<"as_strided", [AttrSizedOperandSegments]>, Moves {
  let summary = "elements at regular places of the row-major order";
  let semantics = [{
    `result[i...] = x[storage_offset + sum of i * strides]`, where `x` is taken as
    its elements in row-major order. Elements may be read several times. An entry
    or `storage_offset` that is not known statically is an operand of type index;
    a negative operand, and an element outside of `x`, are errors at run time.
  }];
  let constraints = [{
1. `sizes` and `strides` have equally many entries.
2. No entry, and no `storage_offset`, is negative.
3. All elements lie inside of `x`.
4. `x` and `result` have one element type.
5. Each list has as many `index` operands as values that are not constants.
6. `static_storage_offset` is -9223372036854775808 if `storage_offset` is an
   operand.}];
  let example = "%y = graph.as_strided %x, sizes = [3, %n], strides = [1, 2], "
                "storage_offset = %o : (tensor<2x4xf32>, index, index) -> "
                "tensor<3x?xf32>";
  let arguments = (ins DataTensor:$x, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       Optional<Index>:$storage_offset,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides,
                       Int64Attr:$static_storage_offset);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,`
    `strides` `=` custom<DynamicIndexList>($strides, $static_strides) `,`
    `storage_offset` `=`
    custom<DynamicIndex>($storage_offset, $static_storage_offset) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides,
      "::mlir::OpFoldResult":$storage_offset)>];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedStrides();
    ::mlir::OpFoldResult getMixedStorageOffset();
  }];
  let hasVerifier = 1;
}

def Graph_UnfoldOp : Graph_PureOp<"unfold">, Moves {
  let summary = "windows along one dimension";
  let semantics = [{
    The windows of `size` elements of dimension `dim` that begin at 0, `step`, 2
    `step`, ... Dimension `dim` of the result counts the windows, a new last one
    the elements of a window.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. `size` is not negative, `step` is positive.
3. `size` is at most the size of the dimension.
4. `x` and `result` have one element type.}];
  let example = "%y = graph.unfold %x, dim = 1, size = 3, step = 2 : "
                "(tensor<?x7xf32>) -> tensor<?x3x3xf32>";
  let arguments = (ins DataTensor:$x, Int64Attr:$dim, Int64Attr:$size,
                       Int64Attr:$step);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `size` `=` $size `,` `step` `=` $step attr-dict
    `:` functional-type(operands, results)
  }];
}

def Graph_Im2colOp : Graph_PureOp<"im2col">, Moves {
  let summary = "windows of images as columns";
  let semantics = [{
    As torch.nn.functional.unfold: of (N, C, H, W) or (C, H, W), padded by
    zeros, column l of the result (N, C * kh * kw, L) is the l-th window of a
    convolution with the same attributes, its elements in row-major order of
    channel, row and column.
  }];
  let constraints = [{
1. `x` has rank 3 or 4.
2. `kernel_size`, `dilation`, `padding` and `stride` have two entries, positive
   (padding: not negative).
3. A window fits into the padded input.
4. `x` and `result` have one element type.}];
  let example = [{%y = graph.im2col %x, kernel_size = [2, 2], dilation = [1, 1],
    padding = [0, 1], stride = [1, 1]
    : (tensor<?x3x4x4xf32>) -> tensor<?x12x15xf32>}];
  let arguments = (ins DataTensor:$x, DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$dilation, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$stride);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `dilation` `=` $dilation `,`
    `padding` `=` $padding `,` `stride` `=` $stride attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_Col2imOp : Graph_PureOp<"col2im">, Reduces<1> {
  let summary = "images as sums of overlapping columns";
  let semantics = [{
    As torch.nn.functional.fold, the opposite of `graph.im2col`: of (N, C * kh *
    kw, L) or (C * kh * kw, L), each element is added to the place of the image
    that it has in its window; what lies in the padding is left out. f16 and bf16
    are summed in f32.
  }];
  let constraints = [{
1. `x` has rank 2 or 3.
2. `output_size`, `kernel_size`, `dilation`, `padding` and `stride` have two
   entries, positive (padding: not negative).
3. A window fits into the padded image, and `x` has as many columns as there are
   windows.
4. The rows of `x` are divisible by the number of elements of a window.
5. `x` and `result` have one element type.}];
  let example = [{%y = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2],
    dilation = [1, 1], padding = [0, 1], stride = [1, 1]
    : (tensor<?x12x15xf32>) -> tensor<?x3x4x4xf32>}];
  let arguments = (ins NumericTensor:$x, DenseI64ArrayAttr:$output_size,
                       DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$dilation, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$stride);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `output_size` `=` $output_size `,` `kernel_size` `=` $kernel_size `,`
    `dilation` `=` $dilation `,` `padding` `=` $padding `,` `stride` `=`
    $stride attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD
