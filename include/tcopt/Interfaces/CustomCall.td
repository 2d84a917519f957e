//===- CustomCall.td - calls of user-defined ops ---------------*- tablegen -*-===//
//
// What graph.custom_call and core.custom_call share: they mean the same, on
// tensors of any rank and on ranked ones.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_CUSTOMCALL_TD
#define TCOPT_INTERFACES_CUSTOMCALL_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "tcopt/Interfaces/ShapeRule.td"
include "tcopt/Interfaces/TensorTypes.td"

/// Not speculatable: a kernel may fail, so it runs only where the program says.
def CustomCall : TraitList<[
  NoMemoryEffect, AttrSizedOperandSegments,
  DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
    "reifyResultShapes"]>,
  DeclareOpInterfaceMethods<ShapeRuleOpInterface, ["inferShapes"]>
]>;

def CustomCallResult
    : RankedTensorOfNamed<!listconcat(FloatTypes, IntTypes, [I1]), DataNames>;

defvar CustomCallSemantics = [{
    The results are what the kernel of the user-defined op `name` makes of
    `inputs`. The kernel is a C function `tcopt_kernel` of `tcopt_rt.h`, which
    the program has defined under this name or which code is linked with as
    `tcopt_custom_<name>` (`__` for `::`). It gets the inputs, the results to
    fill in, all in row-major order, and `attributes`.

    A kernel computes from its inputs and attributes alone and has no side
    effects but to fail: calls that nobody reads are removed, equal ones are
    merged, and no call is moved to where the program does not make it. Several
    threads may run it at once. Its meaning in f64 is that of the declared types.
}];

defvar CustomCallConstraints = [{
1. `name` is identifiers joined by `::`, with no two underscores in a row and
   none at an end of one.
2. Each of `attributes` is an i64, an f64 or a string without NUL.
3. There is at least one result.
4. There is one `index` operand for each unknown size of the results, in their
   order.
5. No size is negative.}];

defvar CustomCallFormat = [{
    $name `(` $inputs `)` (`sizes` `(` $sizes^ `)`)?
    (`attributes` `=` $kernel_attributes^)? attr-dict `:`
    functional-type(operands, results)
}];

#endif // TCOPT_INTERFACES_CUSTOMCALL_TD
