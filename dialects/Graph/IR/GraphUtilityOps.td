//===- GraphUtilityOps.td - foreign operators and printing -----*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHUTILITYOPS_TD
#define TCOPT_GRAPH_IR_GRAPHUTILITYOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "tcopt/Graph/IR/GraphBase.td"
include "tcopt/Interfaces/CustomCall.td"

def Graph_OpaqueOp : Graph_Op<"opaque">,
      Facts<UnknownBroadcast, UnknownFlops, Keeps> {
  let summary = "operator that a front end did not know";
  let semantics = [{
    Stands for an operator of the source program that has no counterpart. The
    phase `ingest` reports all of them at once, each at its source location.
  }];
  let constraints = "1. `name` is not empty.";
  let example = "%y = graph.opaque \"aten.fft_rfft\"(%x) : "
                "(tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $name `(` $operands `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_CustomCallOp : Graph_Op<"custom_call", [CustomCall]>,
      Facts<NoBroadcast, UnknownFlops, Keeps> {
  let summary = "call of a user-defined op";
  let semantics = CustomCallSemantics;
  let constraints = CustomCallConstraints;
  let example = [{%y = graph.custom_call "mylib::scale"(%x) sizes(%n)
    attributes = {factor = 2.0 : f64}
    : (tensor<?x3xf32>, index) -> tensor<?x3xf32>}];
  let arguments = (ins StrAttr:$name, Variadic<DataTensor>:$inputs,
                       Variadic<Index>:$sizes,
                       OptionalAttr<DictionaryAttr>:$kernel_attributes);
  let results = (outs Variadic<CustomCallResult>:$results);
  let assemblyFormat = CustomCallFormat;
  let hasVerifier = 1;
}

def Graph_ToDeviceOp : Graph_PureOp<"to_device", [
    SameOperandsAndResultElementType]>, Moves {
  let summary = "a tensor in the memory of a device";
  let semantics = [{
    The elements of `x` in the memory of `device`: `cpu`, the host's, or a device
    of a backend, such as `cuda:1`. A result of a function that is sent to a device
    is there after a call (`device` of its `#tcopt.tensor`). Where the program
    keeps what only it sees is up to its target. `from`, if stated, is where `x`
    lies: its gradient is sent back there.
  }];
  let constraints = [{
1. `device` and `from` are `NAME` or `NAME:NUMBER`.
2. `result` has the shape and element type of `x`.}];
  let example = "%y = graph.to_device %x, device = \"cpu\", from = \"cuda:0\" : "
                "(tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x, StrAttr:$device,
                       OptionalAttr<StrAttr>:$from);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `device` `=` $device (`,` `from` `=` $from^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
  let hasVerifier = 1;
}

def Graph_PrintOp : Graph_Op<"print", [
    DeclareOpInterfaceMethods<BufferizableOpInterface, [
      "bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
      "bufferize"]>]>, Moves {
  let summary = "print a tensor when the program runs";
  let semantics = [{
    Writes `label`, shape, element type and values of `x` through the runtime.
    Legal in every phase, on tensors and then on buffers.
  }];
  let constraints = "1. `x` is a tensor or a buffer.";
  let example = "graph.print %x, label = \"logits\" : tensor<?x3xf32>";
  let arguments = (ins AnyTypeOf<[DataTensor, AnyMemRef]>:$x,
                       StrAttr:$label, OptionalAttr<TypeAttr>:$dtype);
  let assemblyFormat = [{
    $x `,` `label` `=` $label (`,` `dtype` `=` $dtype^)? attr-dict `:` type($x)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHUTILITYOPS_TD
