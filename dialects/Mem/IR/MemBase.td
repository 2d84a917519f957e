//===- MemBase.td - the mem dialect ----------------------------*- tablegen -*-===//

#ifndef TCOPT_MEM_IR_MEMBASE_TD
#define TCOPT_MEM_IR_MEMBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "tcopt/Interfaces/TensorTypes.td"

def Mem_Dialect : Dialect {
  let name = "mem";
  let cppNamespace = "::tcopt::mem";
  let summary = "Arenas and the buffers in them";
  let description = [{
    States where each buffer of a function lies and when it is live, so that a
    plan can be read, checked and replaced. An arena is a row of slots; slots do
    not overlap, and buffers of one slot may share bytes if they are not live at
    the same time.

    The dialect ends in the phase `lower`.
  }];
  let useDefaultTypePrinterParser = 1;
  let dependentDialects = ["::tcopt::TcoptDialect"];
}

def Mem_ArenaType : TypeDef<Mem_Dialect, "Arena"> {
  let mnemonic = "arena";
  let summary = "memory of a function's buffers";
  let description = "Opened by `mem.arena`, written `!mem.arena`.";
}

class Mem_Op<string mnemonic, list<Trait> traits = []>
    : Op<Mem_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_MEM_IR_MEMBASE_TD
