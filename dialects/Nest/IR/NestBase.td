//===- NestBase.td - the nest dialect --------------------------*- tablegen -*-===//

#ifndef TCOPT_NEST_IR_NESTBASE_TD
#define TCOPT_NEST_IR_NESTBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tcopt/Interfaces/Schedule.td"

def Nest_Dialect : Dialect {
  let name = "nest";
  let cppNamespace = "::tcopt::nest";
  let summary = "Kernels, library calls and their schedules";
  let description = [{
    A thin layer around linalg: `nest.kernel` is a function of one loop nest (one
    parallel region on a CPU, one launch on a GPU) in a module of its own,
    `nest.call` a call of it and `nest.extern` one of a library. Bodies of kernels
    are linalg, tensor and arith ops on tensors.

    The attribute `nest.schedule` of each linalg op of a kernel states how its loops
    are run, or that of a kernel how all of its ops are run together (`#cpu.rows`);
    `nest.scatter` and `nest.sort` have one on GPUs. Its values are
    attributes with the interface `ScheduleAttrInterface`: those of the dialects
    `cpu` and `cuda`, `#nest.init`, `#nest.epilogue`, `#nest.loops` and
    `#nest.cases`. A pass of the target chooses a schedule, a later one executes it
    and decides nothing.

    What constants alone decide is computed once, by a private function with the
    attribute `nest.state_layout`, the types of its results, which together are
    the *state* of the program. A function takes tensor i of the state as an
    argument with the attribute `nest.state = i`, after its other arguments and
    before destinations.

    The dialect ends in the phase `lower`.
  }];
  let dependentDialects = ["::tcopt::TcoptDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Of the schedule of an op.
    static ::llvm::StringRef getScheduleAttrName() { return attrs::kSchedule; }
  }];
}

def Nest_Role : I32EnumAttr<"Role", "how an op takes part in its kernel", [
    I32EnumAttrCase<"init", 0>, I32EnumAttrCase<"prologue", 1>, I32EnumAttrCase<"root", 2>,
    I32EnumAttrCase<"epilogue", 3>, I32EnumAttrCase<"row", 4>]> {
  let cppNamespace = "::tcopt::nest";
  let genSpecializedAttr = 0;
}

def Nest_RoleAttr : AttrDef<Nest_Dialect, "Role"> {
  let mnemonic = "role";
  let summary = "how an op takes part in its kernel";
  let description = [{
    The value of `nest.role` on the ops of a group or kernel, written when the group
    is formed. An op without a role is a root.

    - `init`: a fill or copy whose result another op accumulates in or updates.
    - `prologue`: an elementwise op whose results a root reads where it needs them.
    - `root`: an op with loops of its own.
    - `epilogue`: an elementwise op that a root may apply to each element before it
      stores it.
    - `row`: an op that runs over the same rows as all others of the kernel.

    Example: `nest.role = #nest.role<epilogue>`.
  }];
  let parameters = (ins EnumParameter<Nest_Role>:$value);
  let assemblyFormat = "`<` $value `>`";
}

class Nest_Schedule<string name, string attrMnemonic, list<string> methods = []>
    : AttrDef<Nest_Dialect, name, [DeclareAttrInterfaceMethods<ScheduleAttrInterface, methods>]> {
  let mnemonic = attrMnemonic;
}

def Nest_InitAttr : Nest_Schedule<"Init", "init", ["isPartOfOther"]> {
  let summary = "a fill that a reduction starts from";
  let description = [{
    The op right after the fill that accumulates in its result starts from the
    filled value; the fill stores nothing.
  }];
}

def Nest_EpilogueAttr : Nest_Schedule<"Epilogue", "epilogue", ["isPartOfOther"]> {
  let summary = "an elementwise op that is applied before a result is stored";
  let description = [{
    The op right before it, whose result it updates in place, applies it to each
    element that it stores.

    - `by_row`: after a `#cpu.contraction`, it is applied to one row of a register
      tile after the other, so that the code of a long body is emitted once and
      not for each vector.

    Examples: `#nest.epilogue`, `#nest.epilogue<by_row = true>`.
  }];
  let parameters = (ins DefaultValuedParameter<"bool", "false">:$by_row);
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}

def Nest_LoopsAttr : Nest_Schedule<"Loops", "loops"> {
  let summary = "plain loops";
  let description = [{
    One thread runs the loops in the order of the op.
  }];
}

def Nest_CaseAttr : AttrDef<Nest_Dialect, "Case"> {
  let mnemonic = "case";
  let summary = "a schedule for small sizes";
  let description = [{
    The schedule applies if the product of the sizes of `loops` is less than
    `below` when the kernel runs.
  }];
  let parameters = (ins
    "::mlir::DenseI64ArrayAttr":$loops,
    "int64_t":$below,
    "::tcopt::ScheduleAttrInterface":$schedule);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Nest_CasesAttr : Nest_Schedule<"Cases", "cases"> {
  let summary = "schedules by the sizes of loops";
  let description = [{
    The first case whose condition holds when the kernel runs, else `otherwise`.

    Example: `#nest.cases<[<loops = [0], below = 4, schedule = #cpu.reduction<order
    = [0, 1, 2], parallel = 1>>], otherwise = #cpu.contraction<task = [256, 64, 512],
    registers = [8, 32], lanes = 16>>`.
  }];
  let parameters = (ins
    ArrayRefParameter<"::tcopt::nest::CaseAttr">:$cases,
    "::tcopt::ScheduleAttrInterface":$otherwise);
  let assemblyFormat = "`<` `[` $cases `]` `,` `otherwise` `=` $otherwise `>`";
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

include "tcopt/Nest/IR/NestPlan.td"

#endif // TCOPT_NEST_IR_NESTBASE_TD
