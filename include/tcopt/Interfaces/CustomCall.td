//===- CustomCall.td - calls of user-defined ops ---------------*- tablegen -*-===//
//
// Common definitions of graph.custom_call and core.custom_call, which have the
// same semantics on tensors of any rank and on ranked tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_CUSTOMCALL_TD
#define TCOPT_INTERFACES_CUSTOMCALL_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "tcopt/Interfaces/ShapeRule.td"
include "tcopt/Interfaces/TensorTypes.td"

/// Not speculatable: a kernel may fail, so it must not run where the program has
/// no call.
def CustomCall : TraitList<[
  NoMemoryEffect, AttrSizedOperandSegments,
  DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
    "reifyResultShapes"]>,
  DeclareOpInterfaceMethods<ShapeRuleOpInterface, ["inferShapes"]>
]>;

def CustomCallResult
    : RankedTensorOfNamed<!listconcat(FloatTypes, IntTypes, [I1]), DataNames>;

defvar CustomCallSemantics = [{
    The kernel of the user-defined op `name` computes the results from `inputs`.
    The kernel is a C function of type `tcopt_kernel` of `tcopt_rt.h`, which the
    program has registered under this name, or which is linked as
    `tcopt_custom_<name>` (`__` for `::`). Its arguments are the inputs and the
    uninitialized results, all in row-major order, and `attributes`.

    A kernel must be a pure function of its inputs and attributes, except that it
    may fail: unused calls are removed, equal calls are merged, and no call is
    speculated. A kernel must be thread-safe. Interpretation in f64 computes it in
    the declared types.
}];

defvar CustomCallConstraints = [{
1. `name` consists of identifiers joined by `::`, without two consecutive
   underscores and without an underscore at the end of an identifier.
2. Each of `attributes` is an i64, an f64 or a string without NUL.
3. There is at least one result.
4. There is one `index` operand for each dynamic size of the results, in their
   order.
5. No size is negative.}];

defvar CustomCallFormat = [{
    $name `(` $inputs `)` (`sizes` `(` $sizes^ `)`)?
    (`attributes` `=` $kernel_attributes^)? attr-dict `:`
    functional-type(operands, results)
}];

#endif // TCOPT_INTERFACES_CUSTOMCALL_TD
