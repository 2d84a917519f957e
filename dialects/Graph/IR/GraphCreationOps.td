//===- GraphCreationOps.td - tensors from nothing --------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCREATIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCREATIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Graph_ConstantOp : Graph_PureOp<"constant", [ConstantLike]>, Moves {
  let summary = "constant tensor";
  let semantics = "The tensor that `value` holds.";
  let constraints = [{
1. `value` is a dense tensor, its data in the text or in a resource.
2. `result` has the type of `value`.
3. The data of a resource have the size of the type.}];
  let example = "%c = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs DataTensor:$result);
  let assemblyFormat = "$value attr-dict";
  let inference = "inferConstant(shapes, adaptor.getValue())";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Graph_FullOp : Graph_PureOp<"full">, Moves {
  let summary = "one value everywhere";
  let semantics = "A tensor of the listed sizes whose elements are `value`.";
  let constraints = [{
1. `value` has rank 0 and the element type of `result`.
2. The list has as many `index` operands as values that are not constants.
3. No size is negative.}];
  let example = "%y = graph.full %v, sizes = [%b, 3] : "
                "(tensor<f32>, index) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$value, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $value `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes)
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$value,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
}

def Graph_ArangeOp : Graph_PureOp<"arange">, Moves {
  let summary = "evenly spaced numbers";
  let semantics = [{
    `result[i] = start + i * step` for `i` in [0, size), computed in the element
    type (f16 and bf16: in f32). Front ends compute
    `size = ceil((end - start) / step)`.
  }];
  let constraints = [{
1. `start` and `step` have rank 0 and the element type of `result`.
2. The list has one entry, with an `index` operand if it is not a constant.
3. The size is not negative.}];
  let example = "%y = graph.arange %start, %step, sizes = [%n] : "
                "(tensor<i64>, tensor<i64>, index) -> tensor<?xi64>";
  let arguments = (ins NumericTensor:$start, NumericTensor:$step,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $start `,` $step `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_GRAPH_IR_GRAPHCREATIONOPS_TD
