//===- RtBase.td - the runtime's entry points ------------------*- tablegen -*-===//

#ifndef TCOPT_RT_IR_RTBASE_TD
#define TCOPT_RT_IR_RTBASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Rt_Dialect : Dialect {
  let name = "rt";
  let cppNamespace = "::tcopt::rt";
  let summary = "Calls of the runtime";
  let description = [{
    One op for each entry point of `tcopt_rt.h` that compiled code calls. The
    context is implicit: it is the first argument of every compiled function
    from the pass `rt-add-context` on.

    The dialect ends in the phase `lower`.
  }];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    /// On a declared function that takes the context as its first argument.
    static constexpr ::llvm::StringLiteral getTakesContextAttrName() {
      return "rt.takes_context";
    }
    /// On a call of a kernel that may report a failure.
    static constexpr ::llvm::StringLiteral getMayFailAttrName() {
      return "rt.may_fail";
    }
  }];
}

def Rt_FailCode : I32EnumAttr<"FailCode", "status of a failed call", [
    I32EnumAttrCase<"invalid_argument", 1>,
    I32EnumAttrCase<"out_of_memory", 2>,
    I32EnumAttrCase<"index_out_of_bounds", 3>,
    I32EnumAttrCase<"division_by_zero", 4>,
    I32EnumAttrCase<"check_failed", 5>,
    I32EnumAttrCase<"shape_mismatch", 6>]> {
  let cppNamespace = "::tcopt::rt";
  let genSpecializedAttr = 0;
}
def Rt_FailCodeAttr : EnumAttr<Rt_Dialect, Rt_FailCode, "fail_code"> {
  let assemblyFormat = "$value";
}

class Rt_Op<string mnemonic, list<Trait> traits = []>
    : Op<Rt_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_RT_IR_RTBASE_TD
