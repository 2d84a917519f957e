//===- GraphConvOps.td - convolutions ----------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONVOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONVOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_ConvOp : Graph_PureOp<"conv", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsFact<"2 for each element of the result and each place of the "
                      "kernel (C / groups, ...)",
                      "2 * sizes.results() * sizes.product(getWeight(), 1)">,
            Lowers> {
  let summary = "convolution";
  let semantics = [{
    Cross-correlation as torch.nn.functional.conv1d, conv2d and conv3d. The
    number of entries of `stride` is that of the spatial dimensions: `x` is (N,
    C, spatial...), `weight` (O, C / groups, kernel...), `result` (N, O,
    windows...) with
    `(size + 2 padding - dilation (kernel - 1) - 1) / stride + 1` windows,
    rounded down. Padding counts as 0. f16 and bf16 are summed in f32 and
    rounded once.
  }];
  let constraints = [{
1. `x` and `weight` have two dimensions more than `stride` has entries, `bias`
   (if given) has rank 1.
2. `stride` has 1 to 3 entries, `padding` and `dilation` as many, positive
   (padding: not negative).
3. `groups` is positive and divides C and O.
4. The second size of `weight` is C / groups.
5. The size of `bias` is O.
6. The kernel has static sizes, is not empty and fits into the padded input.
7. Operands and result have one element type.}];
  let example = [{%y = graph.conv %x, %w, %b, stride = [1, 1], padding = [1, 1],
    dilation = [1, 1], groups = 1 : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>,
    tensor<16xf32>) -> tensor<?x16x8x8xf32>}];
  let arguments = (ins NumericTensor:$x, NumericTensor:$weight,
                       Optional<NumericTensor>:$bias, DenseI64ArrayAttr:$stride,
                       DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$dilation,
                       Int64Attr:$groups);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight `` custom<OptionalOperandAndComma>($bias) `stride` `=` $stride `,` `padding` `=`
    $padding `,` `dilation` `=` $dilation `,` `groups` `=` $groups attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_ConvTransposeOp
    : Graph_PureOp<"conv_transpose", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsFact<"2 for each element of `x` and each place of the "
                      "kernel (O / groups, ...)",
                      "2 * sizes.elements(getX()) * "
                      "sizes.product(getWeight(), 1)">,
            Lowers> {
  let summary = "transposed convolution";
  let semantics = [{
    As torch.nn.functional.conv_transpose1d, conv_transpose2d and
    conv_transpose3d: what conv does to its operand's gradient. `x` is (N, C,
    spatial...), `weight` (C, O / groups, kernel...), `result` (N, O, out...)
    with `(size - 1) stride - 2 padding + dilation (kernel - 1) +
    output_padding + 1` places. Place i of `x` adds its products with tap t of
    the kernel to place `i stride - padding + t dilation` of the result. f16 and
    bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` and `weight` have two dimensions more than `stride` has entries, `bias`
   (if given) has rank 1.
2. `stride` has 1 to 3 entries, `padding`, `output_padding` and `dilation` as
   many, positive (paddings: not negative).
3. `groups` is positive and divides C.
4. The first size of `weight` is C.
5. The size of `bias` is O.
6. The kernel has static sizes and is not empty, and neither are the spatial
   dimensions of `x` and `result`.
7. `output_padding` is less than the stride or the dilation.}];
  let example = [{%y = graph.conv_transpose %x, %w, %b, stride = [2, 2],
    padding = [1, 1], output_padding = [1, 1], dilation = [1, 1], groups = 1
    : (tensor<?x16x8x8xf32>, tensor<16x3x3x3xf32>, tensor<3xf32>)
    -> tensor<?x3x16x16xf32>}];
  let arguments = (ins NumericTensor:$x, NumericTensor:$weight,
                       Optional<NumericTensor>:$bias, DenseI64ArrayAttr:$stride,
                       DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$output_padding,
                       DenseI64ArrayAttr:$dilation, Int64Attr:$groups);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight `` custom<OptionalOperandAndComma>($bias) `stride` `=` $stride `,` `padding` `=`
    $padding `,` `output_padding` `=` $output_padding `,` `dilation` `=`
    $dilation `,` `groups` `=` $groups attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_ConvInputGradOp : Graph_PureOp<"conv_input_grad">,
      Facts<NoBroadcast, FlopsFact<"2 for each element of `grad` and each place of the "
                      "kernel (C / groups, ...)",
                      "2 * sizes.elements(getGrad()) * "
                      "sizes.product(getWeight(), 1)">,
            Keeps> {
  let summary = "gradient of a convolution by its operand x";
  let semantics = [{
    As torch.nn.grad.conv2d_input: for `y = conv(x, weight)` and `grad` of the
    shape of y, the gradient of the sum of `grad y` by x. `sizes` are those of
    the spatial dimensions of x. f16 and bf16 are summed in f32 and rounded
    once.
  }];
  let constraints = [{
1. `grad` and `weight` have two dimensions more than `stride` has entries.
2. `stride` has 1 to 3 entries, `padding`, `dilation` and `sizes` as many,
   positive (padding: not negative).
3. `groups` is positive and divides the first size of `weight`.
4. The first size of `weight` is the second one of `grad`.
5. The list of sizes has as many `index` operands as values that are not
   constants, and no size is negative.
6. The kernel has static sizes, is not empty and fits into the padded x.
7. `grad` has the spatial sizes of `conv(x, weight)`.
8. Operands and result have one element type.}];
  let example = [{%g = graph.conv_input_grad %grad, %w, sizes = [8, 8],
    stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1
    : (tensor<?x16x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$grad, FloatTensor:$weight,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$dilation, Int64Attr:$groups);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` $weight `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `dilation` `=` $dilation `,` `groups` `=` $groups
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_ConvWeightGradOp
    : Graph_PureOp<"conv_weight_grad", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast,
            FlopsFact<"2 for each element of `grad` and each place of the "
                      "kernel (C / groups, ...)",
                      "2 * sizes.elements(getGrad()) * "
                      "sizes.product(getResult(), 1)">,
            Keeps> {
  let summary = "gradient of a convolution by its weight";
  let semantics = [{
    As torch.nn.grad.conv2d_weight: for `y = conv(x, weight)` and `grad` of the
    shape of y, the gradient of the sum of `grad y` by the weight (O, C /
    groups, kernel...). Padding counts as 0. f16 and bf16 are summed in f32 and
    rounded once.
  }];
  let constraints = [{
1. `x` and `grad` have two dimensions more than `stride` has entries, and one
   first size.
2. `stride` has 1 to 3 entries, `kernel_size`, `padding` and `dilation` as many,
   positive (padding: not negative).
3. `groups` is positive and divides the second sizes of `x` and `grad`.
4. The kernel fits into the padded `x`.
5. `grad` has the spatial sizes of `conv(x, weight)`.}];
  let example = [{%g = graph.conv_weight_grad %x, %grad, kernel_size = [3, 3],
    stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1
    : (tensor<?x3x8x8xf32>, tensor<?x16x8x8xf32>) -> tensor<16x3x3x3xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$grad,
                       DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$dilation, Int64Attr:$groups);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $grad `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `dilation` `=` $dilation `,` `groups` `=` $groups
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHCONVOPS_TD
