//===- CoreCustomOps.td - user-defined ops ---------------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_CORECUSTOMOPS_TD
#define TCOPT_CORE_IR_CORECUSTOMOPS_TD

include "tcopt/Core/IR/CoreBase.td"
include "tcopt/Interfaces/CustomCall.td"

def Core_CustomCallOp : Core_Op<"custom_call", [CustomCall]>,
      Counts<UnknownFlops> {
  let summary = "call of a user-defined op";
  let semantics = CustomCallSemantics;
  let constraints = CustomCallConstraints;
  let example = [{%y = core.custom_call "mylib::scale"(%x) sizes(%n)
    attributes = {factor = 2.0 : f64}
    : (tensor<?x3xf32>, index) -> tensor<?x3xf32>}];
  let arguments = (ins StrAttr:$name, Variadic<Core_DataTensor>:$inputs,
                       Variadic<Index>:$sizes,
                       OptionalAttr<DictionaryAttr>:$kernel_attributes);
  let results = (outs Variadic<Core_DataTensor>:$results);
  let assemblyFormat = CustomCallFormat;
  let hasVerifier = 1;
}

#endif // TCOPT_CORE_IR_CORECUSTOMOPS_TD
