//===- NestBase.td - the nest dialect --------------------------*- tablegen -*-===//

#ifndef TCOPT_NEST_IR_NESTBASE_TD
#define TCOPT_NEST_IR_NESTBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Nest_Dialect : Dialect {
  let name = "nest";
  let cppNamespace = "::tcopt::nest";
  let summary = "Kernels, library calls and their schedules";
  let description = [{
    A thin layer around linalg: `nest.kernel` is a function of one loop nest (one
    parallel region on a CPU, one launch on a GPU) in a module of its own,
    `nest.call` a call of it and `nest.extern` one of a library. Bodies of kernels
    are linalg, tensor and arith ops on tensors. A schedule says how a kernel's
    loops are run: one pass chooses it, a later one executes it and decides
    nothing.

    The dialect ends in the phase `lower`.
  }];
  let useDefaultAttributePrinterParser = 1;
}

def Nest_KernelKind : I32EnumAttr<"KernelKind", "how a kernel's loops are run", [
    I32EnumAttrCase<"copy", 0>, I32EnumAttrCase<"pointwise", 1>,
    I32EnumAttrCase<"reduction", 2>, I32EnumAttrCase<"contraction", 3>]> {
  let cppNamespace = "::tcopt::nest";
  let genSpecializedAttr = 0;
}

def Nest_ScheduleAttr : AttrDef<Nest_Dialect, "Schedule"> {
  let mnemonic = "schedule";
  let summary = "how the loops of a kernel are run";
  let description = [{
    - `kind`: which lowering runs the kernel's main op.
    - `order`: the main op's loops from the outermost to the innermost.
    - `tile`: sizes of tiles in that order, 0 for a loop that is not tiled;
      empty if none is. Loops over tiles lie outside of all others.
    - `parallel`: how many of the outermost loops are one range of work that
      threads share.
    - `vector`: elements of a register tile, rows then columns, of a
      contraction; else empty.

    Example: `#nest.schedule<kind = pointwise, order = [0, 1], tile = [],
    parallel = 1, vector = []>`.
  }];
  let parameters = (ins
    EnumParameter<Nest_KernelKind>:$kind,
    "::mlir::DenseI64ArrayAttr":$order,
    "::mlir::DenseI64ArrayAttr":$tile,
    "int64_t":$parallel,
    "::mlir::DenseI64ArrayAttr":$vector);
  let assemblyFormat = [{
    `<` `kind` `=` custom<Keyword>($kind) `,` `order` `=` $order `,` `tile` `=` $tile `,`
    `parallel` `=` $parallel `,` `vector` `=` $vector `>`
  }];
  let genVerifyDecl = 1;
}

class Nest_Op<string mnemonic, list<Trait> traits = []>
    : Op<Nest_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_NEST_IR_NESTBASE_TD
