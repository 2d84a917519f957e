//===- GraphNormalizationOps.td - norms and softmax --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

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

#endif // TCOPT_GRAPH_IR_GRAPHNORMALIZATIONOPS_TD
