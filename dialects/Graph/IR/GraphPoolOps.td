//===- GraphPoolOps.td - pooling windows -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_MaxPool2dOp
    : Graph_PureOp<"max_pool2d", [SameOperandsAndResultElementType]> {
  let summary = "largest element of each window";
  let semantics = [{
    As torch.nn.functional.max_pool2d over the last two dimensions of (N, C, H,
    W) or (C, H, W). Padding counts as the least value; NaN wins. With
    `ceil_mode` sizes are rounded up, but no window starts in the right padding.
  }];
  let constraints = [{
1. `x` has rank 3 or 4.
2. `kernel_size`, `stride`, `padding` and `dilation` have two entries, positive
   (padding: not negative and at most half of the kernel's size).
3. A window fits into the padded input.}];
  let example = [{%y = graph.max_pool2d %x, kernel_size = [2, 2],
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

def Graph_AvgPool2dOp
    : Graph_PureOp<"avg_pool2d", [SameOperandsAndResultElementType]> {
  let summary = "mean of each window";
  let semantics = [{
    As torch.nn.functional.avg_pool2d over the last two dimensions of (N, C, H,
    W) or (C, H, W). The sum of the window is divided by the number of its
    elements: those of the padded input, or without `count_include_pad` those of
    `x` alone.
  }];
  let constraints = [{
1. `x` has rank 3 or 4.
2. `kernel_size`, `stride` and `padding` have two entries, positive (padding:
   not negative and at most half of the kernel's size).
3. A window fits into the padded input.}];
  let example = [{%y = graph.avg_pool2d %x, kernel_size = [2, 2],
    stride = [2, 2], padding = [0, 0], ceil_mode = false,
    count_include_pad = true
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>}];
  let arguments = (ins FloatTensor:$x, DenseI64ArrayAttr:$kernel_size,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       BoolAttr:$ceil_mode, BoolAttr:$count_include_pad);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `kernel_size` `=` $kernel_size `,` `stride` `=` $stride `,`
    `padding` `=` $padding `,` `ceil_mode` `=` $ceil_mode `,`
    `count_include_pad` `=` $count_include_pad attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHPOOLOPS_TD
