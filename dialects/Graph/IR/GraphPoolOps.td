//===- GraphPoolOps.td - pooling windows -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_MaxPoolOp
    : Graph_PureOp<"max_pool", [SameOperandsAndResultElementType]> {
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
    : Graph_PureOp<"avg_pool", [SameOperandsAndResultElementType]> {
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
                       OptionalAttr<I64Attr>:$divisor_override);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `ceil_mode` `=` $ceil_mode `,`
    `count_include_pad` `=` $count_include_pad
    (`,` `divisor_override` `=` $divisor_override^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
