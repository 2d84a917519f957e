//===- GraphAttentionOps.td - attention --------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHATTENTIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHATTENTIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_ScaledDotProductAttentionOp
    : Graph_PureOp<"scaled_dot_product_attention", [AttrSizedOperandSegments]>,
      Facts<BroadcastOwn<"`query`, `key` and `value` in all but the last two "
                         "dimensions, `attn_mask` with them and to (L, S)">,
            FlopsFact<"2 for each element of `query` and of the result and each "
                      "of the S keys (the softmax is not counted)",
                      "2 * (sizes.elements(getQuery()) + sizes.results()) * "
                      "sizes.size(getKey(), -2)">,
            Lowers> {
  let summary = "softmax(query key^T * scale + mask) value";
  let semantics = [{
    As torch.nn.functional.scaled_dot_product_attention. `query` is (..., L, E),
    `key` (..., S, E), `value` (..., S, V), `result` (..., L, V). `scale`
    defaults to 1 / sqrt(E). A Boolean mask keeps what is true, another one is
    added. `is_causal` keeps key j for query i where j <= i. A row that keeps
    nothing gives zeros. f16 and bf16 compute in f32.

    With `enable_gqa`, dimension -3 is that of heads, and several heads of
    `query` in a row share one head of `key` and of `value`. `dropout` is the
    probability that `graph.dropout`, by `seed` and `offset`, drops an element of
    the softmax, which is (..., L, S).

    `logsumexp`, (..., L), is log(sum(exp(scores))) over the keys, where the
    scores are `query key^T * scale + mask`, and 0 for a row that keeps nothing,
    as in PyTorch. `compute_logsumexp` adds it to the results.
  }];
  let constraints = [{
1. `query`, `key` and `value` have one rank, 2 or more, and one element type.
2. Sizes E and S agree; leading sizes broadcast.
3. `attn_mask` is i1 or has the element type of `query`, and broadcasts to
   (..., L, S).
4. `is_causal` excludes `attn_mask`.
5. With `enable_gqa` the rank is 3 or more, and the numbers of heads of `key`
   and `value` divide that of `query`.
6. `dropout` lies in [0, 1]; `seed` and `offset`, of rank 0, are given where it
   is.
7. `logsumexp` is a result where `compute_logsumexp` is true. It has the element
   type of `query`, but f32 for f16 and bf16.}];
  let example = [{%y = graph.scaled_dot_product_attention %q, %k, %v,
    is_causal = true : (tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>) -> tensor<2x12x128x64xf32>
%z = graph.scaled_dot_product_attention %q, %k, %v, mask %m,
    is_causal = false, scale = 1.250000e-01 : (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<128x128xi1>)
    -> tensor<2x12x128x64xf32>
%d = graph.scaled_dot_product_attention %q, %k2, %v2, seed %s, offset %o,
    enable_gqa = true, dropout = 1.000000e-01, is_causal = true
    : (tensor<2x12x128x64xf32>, tensor<2x4x128x64xf32>,
    tensor<2x4x128x64xf32>, tensor<i64>, tensor<i64>) ->
    tensor<2x12x128x64xf32>
%o, %l = graph.scaled_dot_product_attention %q, %k, %v,
    compute_logsumexp = true, is_causal = true : (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>) ->
    (tensor<2x12x128x64xf32>, tensor<2x12x128xf32>)}];
  let arguments = (ins FloatTensor:$query, FloatTensor:$key, FloatTensor:$value,
                       Optional<AnyTypeOf<[FloatTensor, BoolTensor]>>:$attn_mask,
                       Optional<TensorOfNamed<[I64], "i64">>:$seed,
                       Optional<TensorOfNamed<[I64], "i64">>:$offset,
                       BoolAttr:$is_causal, OptionalAttr<F64Attr>:$scale,
                       OptionalAttr<BoolAttr>:$enable_gqa,
                       OptionalAttr<F64Attr>:$dropout,
                       OptionalAttr<BoolAttr>:$compute_logsumexp);
  let results = (outs FloatTensor:$result, Optional<FloatTensor>:$logsumexp);
  let assemblyFormat = [{
    $query `,` $key `,` $value `,` ``
    custom<NamedOperand>($attn_mask, "\"mask\"") `` custom<NamedOperand>($seed, "\"seed\"") `` custom<NamedOperand>($offset, "\"offset\"")
    (`enable_gqa` `=` $enable_gqa^ `,`)? (`dropout` `=` $dropout^ `,`)?
    (`compute_logsumexp` `=` $compute_logsumexp^ `,`)?
    `is_causal` `=` $is_causal (`,` `scale` `=` $scale^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_ScaledDotProductAttentionBackwardOp
    : Graph_PureOp<"scaled_dot_product_attention_backward",
                   [AttrSizedOperandSegments]>,
      Facts<BroadcastOwn<"`query`, `key` and `value` in all but the last two "
                         "dimensions, `attn_mask` with them and to (L, S)">,
            FlopsFact<"6 for each element of `query` and 4 for each element of "
                      "`grad`, and each of the S keys",
                      "(6 * sizes.elements(getQuery()) + "
                      "4 * sizes.elements(getGrad())) * "
                      "sizes.size(getKey(), -2)">,
            Keeps> {
  let summary = "gradients of scaled_dot_product_attention";
  let semantics = [{
    For `out, logsumexp = scaled_dot_product_attention(query, key, value, ...)`
    with the same mask, numbers and attributes, and `grad` of the shape of `out`,
    the gradients of the sum of `grad out` by query, key and value, and with
    `compute_mask_gradient` by `attn_mask`. The probabilities are computed again:
    `p = exp(scores - logsumexp)`. With `d = p (grad value^T - sum(grad out))`,
    the sum over the last dimension, they are `d key scale`, `d^T query scale`,
    `p^T grad` and `d`; `dropout` drops elements of `p` in `p^T grad` and of
    `grad value^T`, the same as in the forward op. A gradient is summed over
    dimensions along which its operand is broadcast, or its heads are shared.
    f16 and bf16 compute in f32. The products of `d` and of `p` may round them to
    the type of `query` first.
  }];
  let constraints = [{
1. `query`, `key` and `value` have one rank, 2 or more; `grad`, `out` and they
   have one element type.
2. Sizes E and S agree; leading sizes broadcast.
3. `attn_mask` is i1 or has the element type of `query`, and broadcasts to
   (..., L, S).
4. `is_causal` excludes `attn_mask`.
5. With `enable_gqa` the rank is 3 or more, and the numbers of heads of `key`
   and `value` divide that of `query`.
6. `dropout` lies in [0, 1]; `seed` and `offset`, of rank 0, are given where it
   is.
7. `grad` and `out` are (..., L, V), `logsumexp` is (..., L) and has the element
   type of `query`, but f32 for f16 and bf16.
8. `grad_mask` is a result where `compute_mask_gradient` is true. It needs an
   `attn_mask` of floats.}];
  let example = [{%dq, %dk, %dv = graph.scaled_dot_product_attention_backward
    %g, %q, %k, %v, %o, %l, is_causal = true : (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128xf32>) -> (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>)
%a, %b, %c, %d = graph.scaled_dot_product_attention_backward
    %g, %q, %k, %v, %o, %l, mask %m, compute_mask_gradient = true,
    is_causal = false, scale = 1.250000e-01 : (tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>,
    tensor<2x12x128x64xf32>, tensor<2x12x128xf32>, tensor<128x128xf32>) ->
    (tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>,
    tensor<128x128xf32>)}];
  let arguments = (ins FloatTensor:$grad, FloatTensor:$query, FloatTensor:$key,
                       FloatTensor:$value, FloatTensor:$out,
                       FloatTensor:$logsumexp,
                       Optional<AnyTypeOf<[FloatTensor, BoolTensor]>>:$attn_mask,
                       Optional<TensorOfNamed<[I64], "i64">>:$seed,
                       Optional<TensorOfNamed<[I64], "i64">>:$offset,
                       BoolAttr:$is_causal, OptionalAttr<F64Attr>:$scale,
                       OptionalAttr<BoolAttr>:$enable_gqa,
                       OptionalAttr<F64Attr>:$dropout,
                       OptionalAttr<BoolAttr>:$compute_mask_gradient);
  let results = (outs FloatTensor:$grad_query, FloatTensor:$grad_key,
                      FloatTensor:$grad_value, Optional<FloatTensor>:$grad_mask);
  let assemblyFormat = [{
    $grad `,` $query `,` $key `,` $value `,` $out `,` $logsumexp `,` ``
    custom<NamedOperand>($attn_mask, "\"mask\"") `` custom<NamedOperand>($seed, "\"seed\"") `` custom<NamedOperand>($offset, "\"offset\"")
    (`enable_gqa` `=` $enable_gqa^ `,`)? (`dropout` `=` $dropout^ `,`)?
    (`compute_mask_gradient` `=` $compute_mask_gradient^ `,`)?
    `is_causal` `=` $is_causal (`,` `scale` `=` $scale^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHATTENTIONOPS_TD
