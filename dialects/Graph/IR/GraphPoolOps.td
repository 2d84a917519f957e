//===- GraphPoolOps.td - pooling windows -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_MaxPoolOp
    : Graph_PureOp<"max_pool", [SameOperandsAndResultElementType]>,
      Reduces<1, RaisesIf<"spatialDims == 3", "in 3d">> {
  let summary = "largest element of each window";
  let semantics = [{
    As torch.nn.functional.max_pool1d, max_pool2d and max_pool3d, over as many
    last dimensions of (N, C, spatial...) or (C, spatial...) as `kernel_size`
    has entries. Padding counts as the least value; NaN wins. With `ceil_mode`
    sizes are rounded up, but no window starts in the right padding.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `kernel_size` has entries.
2. `kernel_size` has 1 to 3 entries, `stride`, `padding` and `dilation` as many,
   positive (padding: not negative and at most half of the kernel's size).
3. A window fits into the padded input.}];
  let example = [{%y = graph.max_pool %x, kernel_size = [2, 2],
    stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>}];
  let arguments = (ins NumericTensor:$x, DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$dilation, BoolAttr:$ceil_mode);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `dilation` `=` $dilation `,` `ceil_mode` `=`
    $ceil_mode attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_AvgPoolOp
    : Graph_PureOp<"avg_pool", [SameOperandsAndResultElementType]>,
      Reduces<1, RaisesIf<"spatialDims == 3", "in 3d">> {
  let summary = "mean of each window";
  let semantics = [{
    As torch.nn.functional.avg_pool1d, avg_pool2d and avg_pool3d, over as many
    last dimensions of (N, C, spatial...) or (C, spatial...) as `kernel_size`
    has entries. The sum of the window is divided by `divisor_override` or else
    by the number of its elements: those of the padded input, or without
    `count_include_pad` those of `x` alone. Integers are summed in i64, and the
    quotient is rounded towards zero.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `kernel_size` has entries.
2. `kernel_size` has 1 to 3 entries, `stride` and `padding` as many, positive
   (padding: not negative and at most half of the kernel's size).
3. A window fits into the padded input.
4. `divisor_override` is not 0.}];
  let example = [{%y = graph.avg_pool %x, kernel_size = [2, 2],
    stride = [2, 2], padding = [0, 0], ceil_mode = false,
    count_include_pad = true
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>}];
  let arguments = (ins NumericTensor:$x, DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       BoolAttr:$ceil_mode, BoolAttr:$count_include_pad,
                       OptionalAttr<Int64Attr>:$divisor_override);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `ceil_mode` `=` $ceil_mode `,`
    `count_include_pad` `=` $count_include_pad
    (`,` `divisor_override` `=` $divisor_override^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_MaxPoolWithIndicesOp : Graph_PureOp<"max_pool_with_indices">,
      Reduces<1> {
  let summary = "largest element of each window, and where it lies";
  let semantics = [{
    `values` is what max_pool gives; `indices` are the row-major places of these
    elements in the spatial dimensions of `x`. Of equal elements the first one
    counts, as does the first NaN.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `kernel_size` has entries.
2. `kernel_size` has 1 to 3 entries, `stride`, `padding` and `dilation` as many,
   positive (padding: not negative and at most half of the kernel's size).
3. A window fits into the padded input.
4. `values` has the element type of `x`, `indices` i64.}];
  let example = [{%v, %i = graph.max_pool_with_indices %x, kernel_size = [2, 2],
    stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false
    : (tensor<?x3x8x8xf32>) -> (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>)}];
  let arguments = (ins NumericTensor:$x, DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$dilation, BoolAttr:$ceil_mode);
  let results = (outs NumericTensor:$values,
                      TensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `dilation` `=` $dilation `,` `ceil_mode` `=`
    $ceil_mode attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_AdaptiveAvgPoolOp
    : Graph_PureOp<"adaptive_avg_pool", [SameOperandsAndResultElementType]>,
      Reduces<1, RaisesIf<"spatialDims == 3", "in 3d">> {
  let summary = "mean of windows of which the number is given";
  let semantics = [{
    As torch.nn.functional.adaptive_avg_pool1d, adaptive_avg_pool2d and
    adaptive_avg_pool3d. Window i of m over a dimension of size n begins at
    `i n / m`, rounded down, and ends before `(i + 1) n / m`, rounded up.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `output_size` has entries.
2. `output_size` has 1 to 3 entries, positive and less than 2^31.
3. The spatial dimensions of `x` are not empty.}];
  let example = [{%y = graph.adaptive_avg_pool %x, output_size = [1, 1]
    : (tensor<?x512x7x7xf32>) -> tensor<?x512x1x1xf32>}];
  let arguments = (ins FloatTensor:$x, DenseI64ArrayAttr:$output_size);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `output_size` `=` $output_size attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_AdaptiveMaxPoolOp : Graph_PureOp<"adaptive_max_pool">, Reduces<1> {
  let summary = "largest element of windows of which the number is given";
  let semantics = [{
    As torch.nn.functional.adaptive_max_pool1d, adaptive_max_pool2d and
    adaptive_max_pool3d, with the windows of adaptive_avg_pool. `indices` are
    the row-major places of `values` in the spatial dimensions of `x`. Of equal
    elements the first one counts, as does the first NaN.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `output_size` has entries.
2. `output_size` has 1 to 3 entries, positive and less than 2^31.
3. The spatial dimensions of `x` are not empty.
4. `values` has the element type of `x`, `indices` i64.}];
  let example = [{%v, %i = graph.adaptive_max_pool %x, output_size = [2, 3]
    : (tensor<?x3x7x7xf32>) -> (tensor<?x3x2x3xf32>, tensor<?x3x2x3xi64>)}];
  let arguments = (ins NumericTensor:$x, DenseI64ArrayAttr:$output_size);
  let results = (outs NumericTensor:$values,
                      TensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    $x `,` `output_size` `=` $output_size attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_MaxUnpoolOp : Graph_PureOp<"max_unpool">,
      Facts<NoBroadcast, NoFlops, Raises> {
  let summary = "elements back at the places that max_pool_with_indices found";
  let semantics = [{
    As torch.nn.functional.max_unpool1d, max_unpool2d and max_unpool3d: zeros of
    `sizes` in the spatial dimensions, in which each element of `x` is written
    to the row-major place that `indices` gives for it. Of several elements for
    one place the last one stays. A place outside, also a negative one, is an
    error at run time.
  }];
  let constraints = [{
1. `x` has one or two dimensions more than `sizes` has entries, 1 to 3.
2. The list of sizes has as many `index` operands as values that are not
   constants.
3. No size is negative.
4. `x` and `indices` have one shape.
5. `result` has the element type of `x`.}];
  let example = [{%y = graph.max_unpool %x, %i, sizes = [8, 8]
    : (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins NumericTensor:$x, IndicesTensor:$indices,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $indices `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_MaxPoolBackwardOp : Graph_PureOp<"max_pool_backward">,
      Facts<NoBroadcast, FlopsPerElement<1, "grad">, Keeps> {
  let summary = "gradient of max_pool_with_indices";
  let semantics = [{
    Zeros of `sizes` in the spatial dimensions, to which each element of `grad`
    is added at the row-major place that `indices` gives for it. A place
    outside, also a negative one, is an error at run time. f16 and bf16 are
    summed in f32 and rounded once.
  }];
  let constraints = [{
1. `grad` has one or two dimensions more than `sizes` has entries, 1 to 3.
2. The list of sizes has as many `index` operands as values that are not
   constants.
3. No size is negative.
4. `grad` and `indices` have one shape.
5. `result` has the element type of `grad`.}];
  let example = [{%g = graph.max_pool_backward %grad, %i, sizes = [8, 8]
    : (tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$grad, IndicesTensor:$indices,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` $indices `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_AvgPoolBackwardOp : Graph_PureOp<"avg_pool_backward">,
      Facts<NoBroadcast,
            FlopsFact<"1 for each element of `grad` and of its window",
                      "sizes.elements(getGrad()) * "
                      "::tcopt::productOf(getKernelSize())">, Keeps> {
  let summary = "gradient of avg_pool";
  let semantics = [{
    For `y = avg_pool(x)` and `grad` of the shape of y, the gradient of the sum
    of `grad y` by x. `sizes` are those of the spatial dimensions of x. f16 and
    bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `grad` has one or two dimensions more than `kernel_size` has entries.
2. `kernel_size` has 1 to 3 entries, `stride`, `padding` and `sizes` as many,
   positive (padding: not negative and at most half of the kernel's size).
3. A window fits into the padded x.
4. `divisor_override` is not 0.
5. The list of sizes has as many `index` operands as values that are not
   constants, and no size is negative.
6. `grad` has the spatial sizes of `avg_pool(x)`.
7. `result` has the element type of `grad`.}];
  let example = [{%g = graph.avg_pool_backward %grad, sizes = [8, 8],
    kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false,
    count_include_pad = true : (tensor<?x3x4x4xf32>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$grad, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       BoolAttr:$ceil_mode, BoolAttr:$count_include_pad,
                       OptionalAttr<Int64Attr>:$divisor_override);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,`
    `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,` `padding` `=`
    $padding `,` `ceil_mode` `=` $ceil_mode `,` `count_include_pad` `=`
    $count_include_pad (`,` `divisor_override` `=` $divisor_override^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_AdaptiveAvgPoolBackwardOp
    : Graph_PureOp<"adaptive_avg_pool_backward">,
      Facts<NoBroadcast, FlopsPerResult<1>, Keeps> {
  let summary = "gradient of adaptive_avg_pool";
  let semantics = [{
    For `y = adaptive_avg_pool(x)` and `grad` of the shape of y, the gradient of
    the sum of `grad y` by x. `sizes` are those of the spatial dimensions of x.
    f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `grad` has one or two dimensions more than `sizes` has entries, 1 to 3.
2. The list of sizes has as many `index` operands as values that are not
   constants.
3. No size is negative or 0.
4. The spatial dimensions of `grad` are not empty.
5. `result` has the element type of `grad`.}];
  let example = [{%g = graph.adaptive_avg_pool_backward %grad, sizes = [7, 7]
    : (tensor<?x512x1x1xf32>) -> tensor<?x512x7x7xf32>}];
  let arguments = (ins FloatTensor:$grad, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
