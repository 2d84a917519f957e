//===- GraphEmbeddingOps.td - rows of tables ---------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_EmbeddingOp : Graph_PureOp<"embedding">, Moves {
  let summary = "rows of a table";
  let semantics = [{
    `result[i..., :] = weight[indices[i...], :]`. An index outside of [0, rows)
    is an error at run time, unless rows have no elements. Of row `padding_idx`
    of `weight` the gradient is 0, as in PyTorch not the tangent. With
    `scale_grad_by_freq` the gradient of a row is divided by how often `indices`
    has it; tangents and results are not.
  }];
  let constraints = [{
1. `weight` has rank 2.
2. `weight` and `result` have one element type.
3. `padding_idx` lies in [0, rows).}];
  let example = [{%y = graph.embedding %w, %i : (tensor<50257x768xf32>,
    tensor<?x128xi64>) -> tensor<?x128x768xf32>
%z = graph.embedding %w, %i scale_grad_by_freq, padding_idx = 3
    : (tensor<50257x768xf32>, tensor<?x128xi64>) -> tensor<?x128x768xf32>}];
  let arguments = (ins DataTensor:$weight, IndicesTensor:$indices,
                       OptionalAttr<Int64Attr>:$padding_idx,
                       UnitAttr:$scale_grad_by_freq);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $weight `,` $indices (`scale_grad_by_freq` $scale_grad_by_freq^)?
    (`,` `padding_idx` `=` $padding_idx^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_EmbeddingBagOp : Graph_PureOp<"embedding_bag">,
      Facts<NoBroadcast,
            FlopsFact<"1 for each index and column, 2 with `per_sample_weights`",
                      "(getPerSampleWeights() ? 2 : 1) * "
                      "sizes.elements(getIndices()) * "
                      "sizes.size(getWeight(), 1)">, Keeps> {
  let summary = "sums, means or maxima of rows of a table";
  let semantics = [{
    As torch.nn.functional.embedding_bag: bag b has the rows of `weight` that
    `indices` names from place `offsets[b]` on, up to the next offset, which is
    the number of indices after the last one. With `include_last_offset` the last
    offset begins no bag and ends the last one. Offsets that do not begin with 0,
    that decrease or that are greater than the number of indices are an error at
    run time.

    `mode` says what becomes of a bag's rows. Each row is multiplied by its
    number of `per_sample_weights`, if given. Places of `indices` with
    `padding_idx` count for nothing. The result of an empty bag is 0. An index
    outside of [0, rows) is an error at run time. f16 and bf16 are computed in
    f32 and rounded once.
  }];
  let constraints = [{
1. `weight` has rank 2, `indices`, `offsets` and `per_sample_weights` rank 1.
2. `indices` and `offsets` have one element type.
3. `per_sample_weights` has the element type of `weight`, the size of `indices`,
   and goes with `mode = sum`.
4. With `include_last_offset` there is an offset.
5. `weight` and `result` have one element type.
6. `padding_idx` lies in [0, rows).}];
  let example = [{%y = graph.embedding_bag %w, %i, %o, mode = mean,
    include_last_offset = false : (tensor<10x3xf32>, tensor<?xi64>,
    tensor<?xi64>) -> tensor<?x3xf32>
%z = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 0,
    mode = sum, include_last_offset = true : (tensor<10x3xf32>,
    tensor<?xi64>, tensor<5xi64>, tensor<?xf32>) -> tensor<4x3xf32>}];
  let arguments = (ins FloatTensor:$weight, IndicesTensor:$indices,
                       IndicesTensor:$offsets,
                       Optional<FloatTensor>:$per_sample_weights,
                       OptionalAttr<Int64Attr>:$padding_idx,
                       Graph_BagModeAttr:$mode, BoolAttr:$include_last_offset);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $weight `,` $indices `,` $offsets `,` ``
    custom<NamedOperand>($per_sample_weights, "\"per_sample_weights\"")
    (`padding_idx` `=` $padding_idx^ `,`)? `mode` `=` custom<Keyword>($mode) `,`
    `include_last_offset` `=` $include_last_offset attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_EmbeddingBackwardOp : Graph_PureOp<"embedding_backward">,
      Facts<NoBroadcast, FlopsPerElement<1, "grad">, Keeps> {
  let summary = "gradient of a table of which rows were taken";
  let semantics = [{
    As torch.ops.aten.embedding_dense_backward: row r of the result is the sum of
    the `grad[i..., :]` for which `indices[i...]` is r, 0 where there is none. Of
    `padding_idx` it is 0. With `scale_grad_by_freq` it is divided by the number
    of its terms. An index outside of [0, num_weights) is an error at run time.
    f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `grad` has the sizes of `indices` and one dimension more.
2. `num_weights` is not negative, and `padding_idx` lies in [0, num_weights).
3. `grad` and `result` have one element type.}];
  let example = [{%w = graph.embedding_backward %g, %i, num_weights = 10,
    scale_grad_by_freq = false : (tensor<?x5x3xf32>, tensor<?x5xi64>)
    -> tensor<10x3xf32>}];
  let arguments = (ins FloatTensor:$grad, IndicesTensor:$indices,
                       Int64Attr:$num_weights,
                       OptionalAttr<Int64Attr>:$padding_idx,
                       BoolAttr:$scale_grad_by_freq);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` $indices `,` `num_weights` `=` $num_weights `,`
    (`padding_idx` `=` $padding_idx^ `,`)?
    `scale_grad_by_freq` `=` $scale_grad_by_freq attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHEMBEDDINGOPS_TD
