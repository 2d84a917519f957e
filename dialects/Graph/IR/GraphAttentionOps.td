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
   is.}];
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
    tensor<2x12x128x64xf32>}];
  let arguments = (ins FloatTensor:$query, FloatTensor:$key, FloatTensor:$value,
                       Optional<AnyTypeOf<[FloatTensor, BoolTensor]>>:$attn_mask,
                       Optional<TensorOfNamed<[I64], "i64">>:$seed,
                       Optional<TensorOfNamed<[I64], "i64">>:$offset,
                       BoolAttr:$is_causal, OptionalAttr<F64Attr>:$scale,
                       OptionalAttr<BoolAttr>:$enable_gqa,
                       OptionalAttr<F64Attr>:$dropout);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $query `,` $key `,` $value `,` ``
    custom<NamedOperand>($attn_mask, "\"mask\"") `` custom<NamedOperand>($seed, "\"seed\"") `` custom<NamedOperand>($offset, "\"offset\"")
    (`enable_gqa` `=` $enable_gqa^ `,`)? (`dropout` `=` $dropout^ `,`)?
    `is_causal` `=` $is_causal (`,` `scale` `=` $scale^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHATTENTIONOPS_TD
