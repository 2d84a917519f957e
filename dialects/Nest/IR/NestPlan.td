//===- NestPlan.td - which ops become one kernel ---------------*- tablegen -*-===//
//
// Part of NestBase.td, which has the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_IR_NESTPLAN_TD
#define TCOPT_NEST_IR_NESTPLAN_TD

include "mlir/IR/EnumAttr.td"

/// The enumerators of tcopt::GroupKind, in its order.
def Nest_PlanKind : I32EnumAttr<"PlanKind", "kind of a kernel", [
    I32EnumAttrCase<"pointwise", 0>, I32EnumAttrCase<"rows", 1>,
    I32EnumAttrCase<"columns", 2>, I32EnumAttrCase<"contraction", 3>,
    I32EnumAttrCase<"convolution", 4>, I32EnumAttrCase<"attention", 5>,
    I32EnumAttrCase<"attention_backward", 6>, I32EnumAttrCase<"scan", 7>,
    I32EnumAttrCase<"gather_scatter", 8>, I32EnumAttrCase<"sort", 9>,
    I32EnumAttrCase<"move", 10>]> {
  let cppNamespace = "::tcopt::nest";
  let genSpecializedAttr = 0;
}

def Nest_KindAttr : EnumAttr<Nest_Dialect, Nest_PlanKind, "kind"> {
  let assemblyFormat = "`<` $value `>`";
}

/// The enumerators of tcopt::MemberRole, in its order.
def Nest_PlanRole : I32EnumAttr<"PlanRole", "role of an op in a kernel", [
    I32EnumAttrCase<"root", 0>, I32EnumAttrCase<"prologue", 1>,
    I32EnumAttrCase<"epilogue", 2>, I32EnumAttrCase<"row", 3>,
    I32EnumAttrCase<"map", 4>]> {
  let cppNamespace = "::tcopt::nest";
  let genSpecializedAttr = 0;
}

def Nest_MemberAttr : AttrDef<Nest_Dialect, "Member"> {
  let mnemonic = "member";
  let summary = "the op is a member of a group";
  let description = [{
    Entry of the list `nest.members` of an op on tensors: the op becomes part of
    the kernel that the entry of the function's `nest.plan` with the same number
    describes. An op in several groups is evaluated in each of them. The group of
    the entry without `owner = false` returns the result if something outside of
    the groups reads it.

    Example: `nest.members = [#nest.member<group = 3, role = epilogue>]`.
  }];
  let parameters = (ins
    "int64_t":$group,
    EnumParameter<Nest_PlanRole>:$role,
    DefaultValuedParameter<"bool", "true">:$owner);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Nest_PlannedAttr : AttrDef<Nest_Dialect, "Planned"> {
  let mnemonic = "planned";
  let summary = "a group of a plan";
  let description = [{
    Entry of the list `nest.plan` of a function: the kind of the kernel, how many
    ops are members, how many of their results the group returns, and the
    modelled time of a call. `nest-form-groups` refuses a group whose counts are
    not those of the program.

    Example: `nest.plan = [#nest.planned<group = 3, kind = rows, members = 5,
    returned = 1, ns = 6200>]`.
  }];
  let parameters = (ins
    "int64_t":$group,
    EnumParameter<Nest_PlanKind>:$kind,
    "int64_t":$members,
    "int64_t":$returned,
    DefaultValuedParameter<"int64_t", "0">:$ns);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

#endif // TCOPT_NEST_IR_NESTPLAN_TD
