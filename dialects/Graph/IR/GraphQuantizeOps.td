//===- GraphQuantizeOps.td - quantised tensors -------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

defvar QuantizedTypes = [I32, I16, I8, UI8];
defvar QuantizedNames = "i32, i16, i8 or ui8";
def QuantizedTensor : TensorOfNamed<QuantizedTypes, QuantizedNames>;
def Graph_QuantizedType : TypeAttrOf<AnyTypeOf<QuantizedTypes, QuantizedNames>>;

defvar QuantizeConstraints = [{
1. `scale` and `zero_point` have rank 0; with `axis`, rank 1.
2. `axis` is a dimension of `x`, which has the size of `scale` and `zero_point`
   there.}];

def Graph_QuantizeOp : Graph_PureOp<"quantize">,
      Facts<NoBroadcast, FlopsPerResult<4>, Keeps> {
  let summary = "floats as small integers";
  let semantics = [{
    `clamp(round(x * (1 / scale)) + zero_point, quant_min, quant_max)`, rounded to
    even, as quantize_per_tensor and, with `axis`, quantize_per_channel of
    torch.ops.quantized_decomposed: `scale` and `zero_point` belong to the places
    along dimension `axis`. Computed in f32, of f64 in f64, and converted as by
    `graph.cast`, so that NaN gives 0.
  }];
  let constraints = QuantizeConstraints # [{
3. `quant_min` is at most `quant_max`, and both are numbers of `dtype`.
4. `dtype` is the element type of `result`.}];
  let example = [{%q = graph.quantize %x, %scale, %zero, quant_min = -128,
    quant_max = 127, dtype = i8 : (tensor<?x3xf32>, tensor<f32>, tensor<i64>)
    -> tensor<?x3xi8>
%c = graph.quantize %x, %scales, %zeros, axis = 1, quant_min = 0,
    quant_max = 255, dtype = ui8 : (tensor<?x3xf32>, tensor<3xf32>,
    tensor<3xi64>) -> tensor<?x3xui8>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$scale, IntTensor:$zero_point,
                       OptionalAttr<Int64Attr>:$axis, Int64Attr:$quant_min,
                       Int64Attr:$quant_max, Graph_QuantizedType:$dtype);
  let results = (outs QuantizedTensor:$result);
  let assemblyFormat = [{
    $x `,` $scale `,` $zero_point `,` (`axis` `=` $axis^ `,`)?
    `quant_min` `=` $quant_min `,` `quant_max` `=` $quant_max `,`
    `dtype` `=` $dtype attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_DequantizeOp : Graph_PureOp<"dequantize">,
      Facts<NoBroadcast, FlopsPerResult<2>, Keeps> {
  let summary = "small integers as the floats that they stand for";
  let semantics = [{
    `(x - zero_point) * scale`, as dequantize_per_tensor and, with `axis`,
    dequantize_per_channel of torch.ops.quantized_decomposed: `scale` and
    `zero_point` belong to the places along dimension `axis`. The integers are
    converted before they are subtracted, to f32, where `scale` is f64 to f64.
  }];
  let constraints = QuantizeConstraints # [{
3. `result` has the element type of `scale`.}];
  let example = [{%x = graph.dequantize %q, %scale, %zero : (tensor<?x3xi8>,
    tensor<f32>, tensor<i64>) -> tensor<?x3xf32>
%y = graph.dequantize %q, %scales, %zeros, axis = 1 : (tensor<?x3xi8>,
    tensor<3xf32>, tensor<3xi64>) -> tensor<?x3xf32>}];
  let arguments = (ins QuantizedTensor:$x, FloatTensor:$scale,
                       IntTensor:$zero_point, OptionalAttr<Int64Attr>:$axis);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $scale `,` $zero_point (`,` `axis` `=` $axis^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD
