//===- GraphLossOps.td - losses ----------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD
#define TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

defvar ReductionSemantics = [{ `reduction` says what becomes of the elements:
    `none` leaves them, `sum` adds them, `mean` divides the sum by their number.
    f16 and bf16 compute in f32.}];

//===----------------------------------------------------------------------===//
// Of elements
//===----------------------------------------------------------------------===//

/// The facts of a loss, of operations for each element of `x`.
class Loss<int flopsOfElement>
    : Facts<BroadcastAll, FlopsPerElement<flopsOfElement>, Raises>;

/// `format` is the part of the syntax between `target` and `reduction`.
class Graph_LossOp<string mnemonic, string what, string formula,
                   dag others = (ins), string format = "",
                   string attributes = "", list<Trait> traits = []>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType] # traits> {
  let summary = what;
  let semantics = !strconcat(formula, ReductionSemantics);
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of the losses.}];
  let example = "%l = graph." # mnemonic # " %x, %target, " # attributes #
                "reduction = mean : (tensor<?x3xf32>, tensor<?x3xf32>) -> "
                "tensor<f32>";
  let arguments = !con((ins FloatTensor:$x, FloatTensor:$target), others,
                       (ins Graph_LossReductionAttr:$reduction));
  let results = (outs FloatTensor:$result);
  let assemblyFormat = !strconcat("$x `,` $target `,` ", format, [{
    `reduction` `=` custom<Keyword>($reduction) attr-dict `:`
    functional-type(operands, results)
  }]);
}

def Graph_MseLossOp : Graph_LossOp<"mse_loss", "squared error",
    "`(x - target)^2`, element by element after broadcasting.">, Loss<3>;
def Graph_L1LossOp : Graph_LossOp<"l1_loss", "absolute error",
    "`|x - target|`, element by element after broadcasting.">, Loss<3>;

def Graph_SmoothL1LossOp : Graph_LossOp<"smooth_l1_loss",
    "absolute error, squared where it is small",
    "With d = |x - target| after broadcasting `d < beta ? d^2 / (2 beta) : "
    "d - beta / 2`.",
    (ins F64Attr:$beta), "`beta` `=` $beta `,`", "beta = 1.0, ">, Loss<3> {
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of the losses.
3. `beta` is not negative.}];
}
def Graph_HuberLossOp : Graph_LossOp<"huber_loss",
    "squared error, linear where it is large",
    "With d = |x - target| after broadcasting `d <= delta ? d^2 / 2 : delta "
    "(d - delta / 2)`.",
    (ins F64Attr:$delta), "`delta` `=` $delta `,`", "delta = 1.0, ">, Loss<3> {
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of the losses.
3. `delta` is positive.}];
}

def Graph_KlDivOp : Graph_LossOp<"kl_div", "Kullback-Leibler divergence",
    "Of logarithms of probabilities `x`: `target * log(target) - target * x` "
    "after broadcasting, where 0 log(0) is 0. With `log_target` the target is a "
    "logarithm as well: `exp(target) * (target - x)`. PyTorch's `batchmean` is "
    "the sum, divided by the size of the batch.",
    (ins BoolAttr:$log_target), "`log_target` `=` $log_target `,`",
    "log_target = false, ">, Loss<4>;

def Graph_BinaryCrossEntropyOp : Graph_LossOp<"binary_cross_entropy",
    "cross entropy of two classes, from probabilities",
    "`-(target * log(x) + (1 - target) * log(1 - x)) * weight` after "
    "broadcasting, with logarithms of at least -100; without `weight` if it is "
    "not given. NaN where `x` lies outside of [0, 1].",
    (ins Optional<FloatTensor>:$weight),
    "`` custom<NamedOperand>($weight, \"\\\"weight\\\"\")">, Loss<7>;

def Graph_BinaryCrossEntropyWithLogitsOp
    : Graph_LossOp<"binary_cross_entropy_with_logits",
    "cross entropy of two classes, from logits",
    "`((1 - target) * x + (1 + (pos_weight - 1) * target) * log(1 + exp(-x))) * "
    "weight` after broadcasting, with 1 for a weight that is not given.",
    (ins Optional<FloatTensor>:$weight, Optional<FloatTensor>:$pos_weight),
    "`` custom<NamedOperand>($weight, \"\\\"weight\\\"\") "
    "custom<NamedOperand>($pos_weight, \"\\\"pos_weight\\\"\")", "",
    [AttrSizedOperandSegments]>, Loss<7>;

//===----------------------------------------------------------------------===//
// Of classes
//===----------------------------------------------------------------------===//

def Graph_NllLossOp : Graph_PureOp<"nll_loss">,
      Facts<NoBroadcast, FlopsPerElementOf<2, "target", "getTarget">, Raises> {
  let summary = "negative logarithm of the probability of a class";
  let semantics = [{
    `x` (N, C, ...) has logarithms of probabilities of C classes, `target`
    (N, ...) a class each: `-x[n, target[n, ...], ...] * weight[target[n, ...]]`,
    and 0 where the target is `ignore_index`. Another target outside of [0, C) is
    an error at run time. `reduction` says what becomes of the losses: `none`
    leaves them, `sum` adds them, `mean` divides the sum by that of the weights
    of targets that are not ignored (1 each without `weight`): NaN where there
    are none. f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `x` has rank 1 or more; classes are dimension 1, of rank 1 dimension 0.
2. `target` has the sizes of `x` without that of the classes.
3. `weight` has rank 1 and a size of C.
4. `x`, `weight` and `result` have one element type; that of `target` is i64 or
   i32.}];
  let example = [{%l = graph.nll_loss %x, %target, weight %w, ignore_index = -100,
    reduction = mean : (tensor<?x10xf32>, tensor<?xi64>, tensor<10xf32>)
    -> tensor<f32>}];
  let arguments = (ins FloatTensor:$x, IndicesTensor:$target,
                       Optional<FloatTensor>:$weight, Int64Attr:$ignore_index,
                       Graph_LossReductionAttr:$reduction);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $target `,` `` custom<NamedOperand>($weight, "\"weight\"")
    `ignore_index` `=` $ignore_index `,` `reduction` `=`
    custom<Keyword>($reduction) attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_CrossEntropyOp : Graph_PureOp<"cross_entropy">, Reduces<4, Raises> {
  let summary = "cross entropy of classes, from logits";
  let semantics = [{
    With p = log_softmax of `x` (N, C, ...) along the classes.

    For a `target` of classes (N, ...): `nll_loss` of p times
    `1 - label_smoothing`, plus `label_smoothing / C` times the sum of
    `-p * weight` over all classes; 0 where the target is `ignore_index`.
    Another target outside of [0, C) is an error at run time. `mean` divides as
    `nll_loss` does.

    For a `target` of probabilities (N, C, ...): the sum of
    `-p * (target * (1 - label_smoothing) + label_smoothing / C) * weight` over
    the classes. `mean` divides by the number of such sums, and is NaN of an
    empty `x`. `ignore_index` means nothing.

    f16 and bf16 compute in f32.
  }];
  let constraints = [{
1. `x` has rank 1 or more; classes are dimension 1, of rank 1 dimension 0.
2. `target` has the sizes of `x`, classes without that of the classes.
3. `weight` has rank 1 and a size of C.
4. `x`, `weight`, probabilities and `result` have one element type; that of
   classes is i64 or i32.
5. `label_smoothing` lies in [0, 1].}];
  let example = [{%l = graph.cross_entropy %x, %target, weight %w, ignore_index = -100,
    label_smoothing = 0.0, reduction = mean : (tensor<?x10xf32>, tensor<?xi64>,
    tensor<10xf32>) -> tensor<f32>}];
  let arguments = (ins FloatTensor:$x,
                       AnyTypeOf<[IndicesTensor, FloatTensor]>:$target,
                       Optional<FloatTensor>:$weight, Int64Attr:$ignore_index,
                       F64Attr:$label_smoothing,
                       Graph_LossReductionAttr:$reduction);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $target `,` `` custom<NamedOperand>($weight, "\"weight\"")
    `ignore_index` `=` $ignore_index `,` `label_smoothing` `=` $label_smoothing
    `,` `reduction` `=` custom<Keyword>($reduction) attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD
