//===- GraphConvOps.td - convolutions ----------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONVOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONVOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_ConvOp : Graph_PureOp<"conv", [SameOperandsAndResultElementType]> {
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

#endif // TCOPT_GRAPH_IR_GRAPHCONVOPS_TD
