//===- GraphNNOps.td - operators of neural networks ------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHNNOPS_TD
#define TCOPT_GRAPH_IR_GRAPHNNOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

def Graph_MatmulOp : Graph_PureOp<"matmul", [SameOperandsAndResultElementType]> {
  let summary = "matrix product of any rank, as torch.matmul";
  let semantics = [{
    Both of rank 1: the dot product (rank 0). A rank 1 `lhs` is a row, a rank 1
    `rhs` a column whose dimension is removed from the result. Leading
    dimensions broadcast. f16 and bf16 are summed in f32 and rounded once,
    integers wrap.
  }];
  let constraints = [{
1. Operands have rank 1 or more.
2. The last size of `lhs` equals the last but one (of rank 1: the only) of `rhs`.
3. Leading sizes broadcast.
4. Operands and result have one element type.}];
  let example = "%r = graph.matmul %a, %b : (tensor<?x2x3xf32>, tensor<3x4xf32>) "
                "-> tensor<?x2x4xf32>";
  let arguments = (ins NumericTensor:$lhs, NumericTensor:$rhs);
  let results = (outs NumericTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def Graph_LinearOp : Graph_PureOp<"linear", [SameOperandsAndResultElementType]> {
  let summary = "affine map of the last dimension";
  let semantics = [{
    `result[..., o] = sum_i x[..., i] * weight[o, i] + bias[o]`, as
    torch.nn.functional.linear. f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has rank 1 or more, `weight` rank 2, `bias` (if given) rank 1.
2. The last size of `x` equals the last of `weight`.
3. The size of `bias` equals the first of `weight`.
4. Operands and result have one element type.}];
  let example = "%y = graph.linear %x, %w, %b : (tensor<?x64xf32>, "
                "tensor<32x64xf32>, tensor<32xf32>) -> tensor<?x32xf32>";
  let arguments = (ins NumericTensor:$x, NumericTensor:$weight,
                       Optional<NumericTensor>:$bias);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight (`,` $bias^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_Conv2dOp : Graph_PureOp<"conv2d", [SameOperandsAndResultElementType]> {
  let summary = "two-dimensional convolution";
  let semantics = [{
    Cross-correlation as torch.nn.functional.conv2d: `x` is (N, C, H, W),
    `weight` (O, C / groups, KH, KW), `result` (N, O, OH, OW) with
    `OH = (H + 2 padding - dilation (KH - 1) - 1) / stride + 1`, rounded down.
    Padding counts as 0. f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` and `weight` have rank 4, `bias` (if given) rank 1.
2. `stride`, `padding` and `dilation` have two entries, positive (padding: not
   negative).
3. `groups` is positive and divides C and O.
4. The second size of `weight` is C / groups.
5. The size of `bias` is O.
6. The kernel has static sizes, is not empty and fits into the padded input.
7. Operands and result have one element type.}];
  let example = [{%y = graph.conv2d %x, %w, %b, stride = [1, 1], padding = [1, 1],
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

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Normalisation, softmax, attention, embedding
//===----------------------------------------------------------------------===//

def Graph_BatchNormOp
    : Graph_PureOp<"batch_norm", [SameOperandsAndResultElementType]> {
  let summary = "normalisation with given statistics of each channel";
  let semantics = [{
    `result[n, c, ...] = (x[n, c, ...] - mean[c]) / sqrt(var[c] + eps) *
    weight[c] + bias[c]`: batch normalisation at inference. Channels are
    dimension 1.
  }];
  let constraints = [{
1. `x` has rank 2 or more.
2. `mean`, `var`, `weight` and `bias` have rank 1 and the size of dimension 1 of
   `x`.
3. Operands and result have one element type.
4. `eps` is not negative.}];
  let example = [{%y = graph.batch_norm %x, %mean, %var, %w, %b, eps = 1.0e-5
    : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>,
    tensor<3xf32>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$mean, FloatTensor:$var,
                       FloatTensor:$weight, FloatTensor:$bias, F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $mean `,` $var `,` $weight `,` $bias `,` `eps` `=` $eps attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_LayerNormOp
    : Graph_PureOp<"layer_norm", [SameOperandsAndResultElementType]> {
  let summary = "normalisation over the last dimensions";
  let semantics = [{
    Over the last `normalized_dims` dimensions: `(x - mean) / sqrt(var + eps) *
    weight + bias`, with the variance of the population. f16 and bf16 compute in
    f32.
  }];
  let constraints = [{
1. `normalized_dims` lies in [1, rank].
2. `weight` and `bias` have the last `normalized_dims` sizes of `x`.
3. Operands and result have one element type.
4. `eps` is not negative.}];
  let example = [{%y = graph.layer_norm %x, %w, %b, normalized_dims = 1,
    eps = 1.0e-5 : (tensor<?x768xf32>, tensor<768xf32>, tensor<768xf32>)
    -> tensor<?x768xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$weight, FloatTensor:$bias,
                       Int64Attr:$normalized_dims, F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight `,` $bias `,` `normalized_dims` `=` $normalized_dims `,`
    `eps` `=` $eps attr-dict `:` functional-type(operands, results)
  }];
}

class Graph_SoftmaxBase<string mnemonic, string what, string formula>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]> {
  let summary = what;
  let semantics = "`" # formula # "` along `dim`, computed with the largest "
                  "element subtracted first. f16 and bf16 compute in f32.";
  let constraints = "1. `dim` lies in [-rank, rank).";
  let example = "%y = graph." # mnemonic #
                " %x, dim = -1 : (tensor<?x10xf32>) -> tensor<?x10xf32>";
  let arguments = (ins FloatTensor:$x, Int64Attr:$dim);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim attr-dict `:` functional-type(operands, results)
  }];
  let inference = "inferAlongDim(shapes, adaptor.getX(), adaptor.getDim())";
}
def Graph_SoftmaxOp : Graph_SoftmaxBase<"softmax",
    "exponentials that sum to one", "exp(x) / sum(exp(x))">;
def Graph_LogSoftmaxOp : Graph_SoftmaxBase<"log_softmax",
    "logarithm of softmax", "x - log(sum(exp(x)))">;

def Graph_ScaledDotProductAttentionOp
    : Graph_PureOp<"scaled_dot_product_attention"> {
  let summary = "softmax(query key^T * scale + mask) value";
  let semantics = [{
    As torch.nn.functional.scaled_dot_product_attention without dropout. `query`
    is (..., L, E), `key` (..., S, E), `value` (..., S, V), `result` (..., L, V).
    `scale` defaults to 1 / sqrt(E). A Boolean mask keeps what is true, another
    one is added. `is_causal` keeps key j for query i where j <= i. A row that
    keeps nothing gives zeros. f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `query`, `key` and `value` have one rank, 2 or more, and one element type.
2. Sizes E and S agree; leading sizes broadcast.
3. `attn_mask` is i1 or has the element type of `query`, and broadcasts to
   (..., L, S).
4. `is_causal` excludes `attn_mask`.}];
  let example = [{%y = graph.scaled_dot_product_attention %q, %k, %v,
    is_causal = true : (tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>) -> tensor<2x12x128x64xf32>
%z = graph.scaled_dot_product_attention %q, %k, %v, mask %m,
    is_causal = false, scale = 1.250000e-01 : (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<128x128xi1>)
    -> tensor<2x12x128x64xf32>}];
  let arguments = (ins FloatTensor:$query, FloatTensor:$key, FloatTensor:$value,
                       Optional<AnyTypeOf<[FloatTensor, BoolTensor]>>:$attn_mask,
                       BoolAttr:$is_causal, OptionalAttr<F64Attr>:$scale);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $query `,` $key `,` $value ``
    custom<OptionalMaskAndComma>($attn_mask) `is_causal` `=`
    $is_causal (`,` `scale` `=` $scale^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_EmbeddingOp : Graph_PureOp<"embedding"> {
  let summary = "rows of a table";
  let semantics = [{
    `result[i..., :] = weight[indices[i...], :]`. An index outside of [0, rows)
    is an error at run time.
  }];
  let constraints = [{
1. `weight` has rank 2.
2. `weight` and `result` have one element type.}];
  let example = "%y = graph.embedding %w, %i : (tensor<50257x768xf32>, "
                "tensor<?x128xi64>) -> tensor<?x128x768xf32>";
  let arguments = (ins DataTensor:$weight, IndicesTensor:$indices);
  let results = (outs DataTensor:$result);
  let assemblyFormat =
      "$weight `,` $indices attr-dict `:` functional-type(operands, results)";
}

#endif // TCOPT_GRAPH_IR_GRAPHNNOPS_TD
