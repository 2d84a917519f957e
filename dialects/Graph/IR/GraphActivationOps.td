//===- GraphActivationOps.td - activation functions --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

//===----------------------------------------------------------------------===//
// Without attributes
//===----------------------------------------------------------------------===//

def Graph_HardsigmoidOp : Graph_FloatUnaryOp<"hardsigmoid",
    "sigmoid of straight lines", "min(max(x[i] + 3, 0), 6) / 6"> {
  let decomposition = "ramp(x) / 6.0";
  let derivative = ["where((x > -3.0) & (x < 3.0), d / 6.0, 0.0)"];
  let function = "same";
  let variants = "";
  let onnx = "HardSigmoid(x, alpha = 1.0 / 6, beta = 0.5)";
  let flops = FlopsPerResult<4>;
}
def Graph_HardswishOp : Graph_FloatUnaryOp<"hardswish",
    "silu of straight lines", "x[i] * min(max(x[i] + 3, 0), 6) / 6"> {
  let decomposition = "x * ramp(x) / 6.0";
  let derivative = ["hardswish(d, x)"];
  let function = "same";
  let variants = "";
  let onnx = "HardSwish 14 22";
  let flops = FlopsPerResult<4>;
}
def Graph_LogsigmoidOp : Graph_FloatUnaryOp<"logsigmoid",
    "logarithm of the logistic function", "-log(1 + exp(-x[i]))"> {
  let decomposition = "minimum(x, 0.0) - tail(x)";
  let derivative = ["d * sigmoid(-x)"];
  let function = "same";
  let variants = "";
  let aten = "log_sigmoid";
  let onnx = "Neg(Softplus(Neg(x)))";
  let flops = FlopsPerResult<4>;
}
def Graph_MishOp : Graph_FloatUnaryOp<"mish",
    "product with the tanh of softplus", "x[i] * tanh(log(1 + exp(x[i])))"> {
  let decomposition = "x * tanh(smoothRelu(x))";
  let derivative = ["mish(d, x)"];
  let function = "same";
  let variants = "";
  let onnx = "Mish 18 22";
  let flops = FlopsPerResult<4>;
}

//===----------------------------------------------------------------------===//
// With numbers
//===----------------------------------------------------------------------===//

/// `format` is the part of the syntax between operand and types, `attributes`
/// an example of it.
class Graph_ActivationOp<string mnemonic, Type type, string what,
                         string formula, dag numbers, string format,
                         string attributes>
    : Graph_PureOp<mnemonic, [Elementwise, SameOperandsAndResultElementType]>,
      Graph_Row<formula> {
  let summary = what;
  let semantics = "`result[i] = " # formula # "`, element by element.";
  let constraints = "1. `result` has the shape and element type of `x`.";
  let example = "%y = graph." # mnemonic # " %x, " # attributes #
                " : (tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = !con((ins type:$x), numbers);
  let results = (outs type:$result);
  let assemblyFormat = "$x `,` " # format #
                       " attr-dict `:` functional-type(operands, results)";
}

def Graph_LeakyReluOp : Graph_ActivationOp<"leaky_relu", FloatTensor,
    "rectified linear unit with a slope below zero",
    "x[i] > 0 ? x[i] : x[i] * negative_slope", (ins F64Attr:$negative_slope),
    "`negative_slope` `=` $negative_slope", "negative_slope = 1.0e-2">,
      Pointwise<1> {
  let decomposition = "where(x > 0.0, x, x * negative_slope)";
  let derivative = ["where(x > 0.0, d, negative_slope * d)"];
  let onnx = "LeakyRelu(x, alpha = negative_slope)";
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

def Graph_EluOp : Graph_ActivationOp<"elu", FloatTensor,
    "exponential linear unit",
    "x[i] > 0 ? scale * x[i] : alpha * scale * (exp(input_scale * x[i]) - 1)",
    (ins F64Attr:$alpha, F64Attr:$scale, F64Attr:$input_scale),
    "`alpha` `=` $alpha `,` `scale` `=` $scale `,` `input_scale` `=` $input_scale",
    "alpha = 1.0, scale = 1.0, input_scale = 1.0">, Pointwise<4> {
  let decomposition = "elu(x, alpha, scale, input_scale)";
  let derivative = ["elu(d, x, alpha, scale, input_scale)"];
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

def Graph_SoftplusOp : Graph_ActivationOp<"softplus", FloatTensor,
    "smooth rectified linear unit",
    "beta * x[i] > threshold ? x[i] : log(1 + exp(beta * x[i])) / beta",
    (ins F64Attr:$beta, F64Attr:$threshold),
    "`beta` `=` $beta `,` `threshold` `=` $threshold",
    "beta = 1.0, threshold = 20.0">, Pointwise<4> {
  let decomposition = "softplus(x, beta, threshold)";
  let derivative = ["softplus(d, beta * x, threshold)"];
  let onnx = "Div(Softplus(Mul(x, beta)), beta)";
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

def Graph_HardtanhOp : Graph_ActivationOp<"hardtanh", NumericTensor,
    "limit to a range of two numbers",
    "min(max(x[i], min_val), max_val)",
    (ins F64Attr:$min_val, F64Attr:$max_val),
    "`min_val` `=` $min_val `,` `max_val` `=` $max_val",
    "min_val = -1.0, max_val = 1.0">, Pointwise<1> {
  let decomposition = "minimum(maximum(x, min_val), max_val)";
  let widens = 0;
  let derivative = ["where((x > min_val) & (x < max_val), d, 0.0)"];
  let onnx = "Clip(x, min_val, max_val)";
  let constraints = [{
1. `result` has the shape and element type of `x`.
2. `min_val` is not above `max_val`, and neither is NaN.
3. Of integers they are numbers of the element type.}];
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def Graph_PreluOp : Graph_PureOp<"prelu", [SameOperandsAndResultElementType]>,
      Facts<BroadcastOwn<"`weight` along dimension 1 of `x`">,
            FlopsPerResult<1>, Lowers> {
  let summary = "rectified linear unit with given slopes below zero";
  let semantics = [{
    `result[n, c, ...] = x[n, c, ...] > 0 ? x[n, c, ...] : x[n, c, ...] *
    weight[c]`. Channels are dimension 1; a `weight` of one element is for all
    channels.
  }];
  let constraints = [{
1. `weight` has rank 1.
2. The size of `weight` is 1 or that of dimension 1 of `x`; 1 if `x` has rank 0
   or 1. An unknown one is not taken for 1 where `x` has a dimension 1.
3. Operands and result have one element type.}];
  let example = "%y = graph.prelu %x, %w : (tensor<?x3x8xf32>, tensor<3xf32>) "
                "-> tensor<?x3x8xf32>";
  let arguments = (ins FloatTensor:$x, FloatTensor:$weight);
  let results = (outs FloatTensor:$result);
  let assemblyFormat =
      "$x `,` $weight attr-dict `:` functional-type(operands, results)";
}

def Graph_GluOp : Graph_PureOp<"glu", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsPerResult<4>, Keeps> {
  let summary = "gated linear unit";
  let semantics = [{
    `a * sigmoid(b)`, where `a` is the first half of `x` along `dim` and `b` the
    second one. f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `dim` lies in [-rank, rank).
2. The size of `dim` is even.}];
  let example = "%y = graph.glu %x, dim = -1 : (tensor<?x8xf32>) -> "
                "tensor<?x4xf32>";
  let arguments = (ins FloatTensor:$x, Int64Attr:$dim);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD
