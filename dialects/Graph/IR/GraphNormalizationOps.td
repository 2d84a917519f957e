//===- GraphNormalizationOps.td - norms and softmax --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

/// Operands `weight` and `bias`, both optional, as an op's syntax has them.
class Graph_NormOp<string mnemonic, list<Trait> traits>
    : Graph_PureOp<mnemonic, traits # [AttrSizedOperandSegments]>;

defvar AffineFormat = [{custom<NamedOperand>($weight, "\"weight\"")
    custom<NamedOperand>($bias, "\"bias\"")}];

def Graph_BatchNormOp
    : Graph_NormOp<"batch_norm", [SameOperandsAndResultElementType]>,
      Reduces<4> {
  let summary = "normalisation with given statistics of each channel";
  let semantics = [{
    `result[n, c, ...] = (x[n, c, ...] - mean[c]) / sqrt(var[c] + eps) *
    weight[c] + bias[c]`: batch normalisation at inference. Channels are
    dimension 1. Without `weight` nothing is multiplied, without `bias` nothing
    added.
  }];
  let constraints = [{
1. `x` has rank 2 or more.
2. `mean`, `var`, `weight` and `bias` have rank 1 and the size of dimension 1 of
   `x`.
3. Operands and result have one element type.
4. `eps` is not NaN.}];
  let example = [{%y = graph.batch_norm %x, %mean, %var, weight %w, bias %b,
    eps = 1.0e-5 : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>,
    tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x8x8xf32>
%z = graph.batch_norm %x, %mean, %var, eps = 1.0e-5 : (tensor<?x3x8x8xf32>,
    tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$mean, FloatTensor:$var,
                       Optional<FloatTensor>:$weight,
                       Optional<FloatTensor>:$bias, F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = !strconcat("$x `,` $mean `,` $var `,` `` ", AffineFormat, [{
    `eps` `=` $eps attr-dict `:` functional-type(operands, results)
  }]);
}

def Graph_BatchNormTrainOp
    : Graph_NormOp<"batch_norm_train", [SameOperandsElementType]>, Reduces<7> {
  let summary = "normalisation with the statistics of the batch";
  let semantics = [{
    Batch normalisation in training: as `batch_norm`, with the mean of each
    channel of `x` and its variance as that of a population, which are results
    too. Running statistics are the caller's: `(1 - momentum) * running +
    momentum * mean`, and the same with `var * n / (n - 1)`.
  }];
  let constraints = [{
1. `x` has rank 2 or more.
2. `weight` and `bias` have rank 1 and the size of dimension 1 of `x`.
3. Operands and `result` have one element type; `mean` and `var` have it too, but
   f32 for f16 and bf16.
4. `eps` is not NaN.}];
  let example = [{%y, %mean, %var = graph.batch_norm_train %x, weight %w, bias %b,
    eps = 1.0e-5 : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>)
    -> (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>)}];
  let arguments = (ins FloatTensor:$x, Optional<FloatTensor>:$weight,
                       Optional<FloatTensor>:$bias, F64Attr:$eps);
  let results = (outs FloatTensor:$result, FloatTensor:$mean, FloatTensor:$var);
  let assemblyFormat = !strconcat("$x `,` `` ", AffineFormat, [{
    `eps` `=` $eps attr-dict `:` functional-type(operands, results)
  }]);
}

def Graph_LayerNormOp
    : Graph_NormOp<"layer_norm", [SameOperandsAndResultElementType]>,
      Reduces<7> {
  let summary = "normalisation over the last dimensions";
  let semantics = [{
    Over the last `normalized_dims` dimensions: `(x - mean) / sqrt(var + eps) *
    weight + bias`, with the variance of the population. Without `weight`
    nothing is multiplied, without `bias` nothing added. f16 and bf16 compute in
    f32.
  }];
  let constraints = [{
1. `normalized_dims` lies in [1, rank].
2. `weight` and `bias` have the last `normalized_dims` sizes of `x`.
3. Operands and result have one element type.
4. `eps` is not NaN.}];
  let example = [{%y = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1,
    eps = 1.0e-5 : (tensor<?x768xf32>, tensor<768xf32>, tensor<768xf32>)
    -> tensor<?x768xf32>
%z = graph.layer_norm %x, normalized_dims = 1, eps = 1.0e-5
    : (tensor<?x768xf32>) -> tensor<?x768xf32>}];
  let arguments = (ins FloatTensor:$x, Optional<FloatTensor>:$weight,
                       Optional<FloatTensor>:$bias, Int64Attr:$normalized_dims,
                       F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = !strconcat("$x `,` `` ", AffineFormat, [{
    `normalized_dims` `=` $normalized_dims `,` `eps` `=` $eps attr-dict `:`
    functional-type(operands, results)
  }]);
}

def Graph_RmsNormOp
    : Graph_PureOp<"rms_norm", [SameOperandsAndResultElementType]>, Reduces<4> {
  let summary = "division by the root mean square of the last dimensions";
  let semantics = [{
    Over the last `normalized_dims` dimensions: `x / sqrt(mean(x * x) + eps) *
    weight`, without `weight` if it is not given. f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `normalized_dims` lies in [1, rank].
2. `weight` has the last `normalized_dims` sizes of `x`.
3. Operands and result have one element type.
4. `eps` is not NaN.}];
  let example = [{%y = graph.rms_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-6
    : (tensor<?x768xf32>, tensor<768xf32>) -> tensor<?x768xf32>}];
  let arguments = (ins FloatTensor:$x, Optional<FloatTensor>:$weight,
                       Int64Attr:$normalized_dims, F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `` custom<NamedOperand>($weight, "\"weight\"")
    `normalized_dims` `=` $normalized_dims `,` `eps` `=` $eps attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_GroupNormOp
    : Graph_NormOp<"group_norm", [SameOperandsAndResultElementType]>,
      Reduces<7> {
  let summary = "normalisation of groups of channels";
  let semantics = [{
    Each element of the batch and each of `num_groups` equal groups of channels
    (dimension 1) is normalised, `(x - mean) / sqrt(var + eps)` with the variance
    of the population; `weight` and `bias` are of each channel. f16 and bf16
    compute in f32.
  }];
  let constraints = [{
1. `x` has rank 2 or more.
2. `num_groups` lies in [1, 2^40] and divides the number of channels.
3. `weight` and `bias` have rank 1 and the size of dimension 1 of `x`.
4. Operands and result have one element type.
5. `eps` is not NaN.}];
  let example = [{%y = graph.group_norm %x, weight %w, bias %b, num_groups = 2, eps = 1.0e-5
    : (tensor<?x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    -> tensor<?x4x8x8xf32>}];
  let arguments = (ins FloatTensor:$x, Optional<FloatTensor>:$weight,
                       Optional<FloatTensor>:$bias, Int64Attr:$num_groups,
                       F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = !strconcat("$x `,` `` ", AffineFormat, [{
    `num_groups` `=` $num_groups `,` `eps` `=` $eps attr-dict `:`
    functional-type(operands, results)
  }]);
}

def Graph_InstanceNormOp
    : Graph_NormOp<"instance_norm", [SameOperandsAndResultElementType]>,
      Reduces<7> {
  let summary = "normalisation of each channel of each element of the batch";
  let semantics = [{
    `(x - mean) / sqrt(var + eps)` over all dimensions but the first two, with
    the variance of the population; `weight` and `bias` are of each channel
    (dimension 1). f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `x` has rank 3 or more.
2. `weight` and `bias` have rank 1 and the size of dimension 1 of `x`.
3. Operands and result have one element type.
4. `eps` is not NaN.}];
  let example = [{%y = graph.instance_norm %x, weight %w, bias %b, eps = 1.0e-5
    : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>)
    -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$x, Optional<FloatTensor>:$weight,
                       Optional<FloatTensor>:$bias, F64Attr:$eps);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = !strconcat("$x `,` `` ", AffineFormat, [{
    `eps` `=` $eps attr-dict `:` functional-type(operands, results)
  }]);
}

class Graph_SoftmaxBase<string mnemonic, string what, string formula>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]>, Reduces<4> {
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

#endif // TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD
