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
    A thin layer around linalg: `nest.kernel` is a function of ops that run together
    (in loops that threads share, on a GPU in one or more launches) in a separate module,
    `nest.call` a call of it and `nest.extern` one of a library. Bodies of kernels
    are linalg, tensor and arith ops on tensors.

    The attribute `nest.schedule` of a kernel, and of the function that it becomes,
    states how the loops of its ops are run: one schedule for the only op that is not
    part of another one, `#nest.schedules` for several ops, or a schedule of all ops
    together (`#cpu.rows`). Its values are attributes with the interface
    `ScheduleAttrInterface`: those of the dialects `cpu` and `cuda`, `#nest.loops`,
    `#nest.cases` and `#nest.schedules`. The attribute `nest.role` of an op states how
    it takes part in its kernel. A pass of the target chooses a schedule, a later one
    executes it and decides nothing.

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

def Nest_SchedulesAttr : Nest_Schedule<"Schedules", "schedules", ["isOfKernel"]> {
  let summary = "schedules of a kernel's ops";
  let description = [{
    An entry for each op of the kernel in the order of the ops: linalg ops,
    `tensor.insert_slice` of values that the kernel reads (later `memref.copy`),
    `nest.scatter` and `nest.sort`, except linalg ops and slices that have no
    elements. `fused` is the entry of an op with the role `init` or `epilogue` that
    runs in the loops of a root.

    A kernel with one op whose role is neither `init` nor `epilogue` may state that
    op's schedule instead; all others are then fused. So may a kernel whose ops are
    slices that all have the same schedule.

    Example, a sum whose epilogue has loops of its own: `#nest.schedules<[fused,
    #cpu.reduction<order = [0, 1]>, #cpu.pointwise<order = [0]>]>`.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::Attribute">:$entries);
  let assemblyFormat = "`<` `[` custom<Entries>($entries) `]` `>`";
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
