//===- NestOps.td - kernels and library calls ------------------*- tablegen -*-===//

#ifndef TCOPT_NEST_IR_NESTOPS_TD
#define TCOPT_NEST_IR_NESTOPS_TD

include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "tcopt/Nest/IR/NestBase.td"
include "tcopt/Nest/IR/NestKernels.td"

def Nest_GroupOp : Nest_Op<"group", [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>]> {
  let summary = "ops that become one kernel";
  let semantics = [{
    Computes its results from the values that its body reads and writes them
    over `inits`, in destination-passing style: block argument `i` stands for
    init `i`, and result `i` is what the terminator yields for it. Groups live
    within the phase fuse only: `nest-outline-kernels` makes each of them a
    `nest.kernel` and a `nest.call`.
  }];
  let constraints = [{
1. There is one block argument for each init, of its type.
2. There is one result for each init, of its type.
3. The terminator yields one value for each result, of its type.}];
  let example = [{%r = nest.group outs(%o = %init : tensor<?x3xf32>) {
  %1 = linalg.generic ... ins(%a : tensor<?x3xf32>) outs(%o : tensor<?x3xf32>)
  nest.yield %1 : tensor<?x3xf32>
} -> tensor<?x3xf32>}];
  let arguments = (ins Variadic<AnyRankedTensor>:$inits);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$inits)>];
}

def Nest_YieldOp : Nest_Op<"yield", [
    Pure, Terminator, ReturnLike, ParentOneOf<["GroupOp", "ScatterOp"]>]> {
  let summary = "results of a group";
  let semantics = "Ends the body of a group, or of a scatter, and names its "
                  "results.";
  let constraints = "1. It is the terminator of a `nest.group` or a "
                    "`nest.scatter`.";
  let example = "nest.yield %1 : tensor<?x3xf32>";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def Nest_ScatterOp : Nest_Op<"scatter", [
    DeclareOpInterfaceMethods<DestinationStyleOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface, [
      "bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
      "bufferize"]>]> {
  let summary = "updates of a tensor at places that index tensors give";
  let semantics = [{
    For each element r of `updates` in row-major order, the element of `init` at
    place p becomes what the body yields for `updates[r]` and itself. Its place
    is `p[dims[k]] = indices_k[r[index_dims]]` and `p[d] = r[x_dims[j]]` for the
    j-th dimension `d` of `init` that is not in `dims`.

    With `wrap_negative` an index i < 0 stands for i + size. Where an index lies
    outside of `init` there is no update; if there is a `message` and the index is
    that of an element, the call fails with it.

    Elements of `updates` that differ in a dimension of `x_dims` have different
    places, so loops over these may run in any order.
  }];
  let constraints = [{
1. On tensors there is one result, of the type of `init`; on buffers none.
2. All operands are tensors or all are buffers.
3. `dims` are distinct dimensions of `init`, one for each index tensor, and there
   is at least one.
4. `x_dims` has an entry for each dimension of `init` that is not in `dims`,
   `index_dims` one for each dimension of an index tensor; together they name
   all dimensions of `updates`.
5. The body has two arguments, of the element types of `updates` and `init`, and
   yields one value, of the latter.}];
  let example = [{%r = nest.scatter ins(%u, %i : tensor<?x8xf32>, tensor<?xi64>)
    outs(%x : tensor<50x8xf32>) dims = [0], x_dims = [1], index_dims = [0],
    message = "index out of bounds" {
^bb0(%new: f32, %old: f32):
  %sum = arith.addf %old, %new : f32
  nest.yield %sum : f32
} -> tensor<50x8xf32>}];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$updates,
                       Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$indices,
                       AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$init,
                       DenseI64ArrayAttr:$dims, DenseI64ArrayAttr:$x_dims,
                       DenseI64ArrayAttr:$index_dims, UnitAttr:$wrap_negative,
                       OptionalAttr<StrAttr>:$message);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `ins` `(` $updates `,` $indices `:` type($updates) `,` type($indices) `)`
    `outs` `(` $init `:` type($init) `)` `dims` `=` $dims `,` `x_dims` `=`
    $x_dims `,` `index_dims` `=` $index_dims
    (`wrap_negative` $wrap_negative^)? (`,` `message` `=` $message^)?
    attr-dict-with-keyword $body (`->` type($result)^)?
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The dimensions of `init` that are not in `dims`.
    ::llvm::SmallVector<int64_t> getOtherDims();
    /// The number of dimensions of `updates`.
    int64_t getRank();
  }];
}

def Nest_ExternOp : Nest_Op<"extern", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface, [
      "bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
      "bufferize"]>]> {
  let summary = "call of a library function";
  let semantics = [{
    Calls the C function `callee`, a `tcopt_function` of `tcopt_rt.h`,
    `int callee(tcopt_context *, const tcopt_tensor *in, tcopt_tensor *out)`, on
    the inputs and, as results, the buffers of `inits`, which it overwrites
    whole. A status other than 0 ends the call. On buffers the op has no results.

    With `attributes` the callee is a user-defined op (`core.custom_call`), whose
    kernel, a C function `tcopt_kernel`, is called: all its buffers are in
    row-major order, and its tensors have the element types `dtypes`, those of
    inputs and then of results.
  }];
  let constraints = [{
1. On tensors there is one result for each init, of its type; on buffers none.
2. All operands are tensors or all are buffers.
3. `callee` is not empty.
4. There are `dtypes`, one for each operand, where there are `attributes`, and
   none elsewhere; each has the bytes of its operand's elements.
5. With `attributes`, these and `callee` are such as `core.custom_call` has.
6. With `attributes`, buffers are in row-major order.}];
  let example = [{%r = nest.extern "blas_gemm" ins(%a, %b : tensor<?x3xf32>,
    tensor<3x4xf32>) outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
%y = nest.extern "mylib::scale" ins(%x : tensor<?xi8>) outs(%i : tensor<?xf32>)
  attributes = {factor = 2.0 : f64} dtypes = [ui8, f32] -> tensor<?xf32>}];
  let arguments = (ins StrAttr:$callee,
                       Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$inputs,
                       Variadic<AnyTypeOf<[AnyRankedTensor, AnyMemRef]>>:$inits,
                       OptionalAttr<DictionaryAttr>:$kernel_attributes,
                       OptionalAttr<TypeArrayAttr>:$dtypes);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$results,
      "::llvm::StringRef":$callee, "::mlir::ValueRange":$inputs,
      "::mlir::ValueRange":$inits), [{
    build($_builder, $_state, results, callee, inputs, inits,
          ::mlir::DictionaryAttr(), ::mlir::ArrayAttr());
  }]>];
  let assemblyFormat = [{
    $callee (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    `outs` `(` $inits `:` type($inits) `)`
    (`attributes` `=` $kernel_attributes^)? (`dtypes` `=` $dtypes^)? attr-dict
    (`->` type($results)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Calls the kernel of a user-defined op.
    bool callsKernel() { return bool(getKernelAttributesAttr()); }
  }];
}

def Nest_SortOp : Nest_Op<"sort", [
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, [
      "reifyResultShapes"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface, [
      "bufferizesToMemoryRead", "bufferizesToMemoryWrite", "getAliasingValues",
      "bufferize"]>]> {
  let summary = "elements in order along the last dimension";
  let semantics = [{
    Writes the elements of each row of `x` over `values`, the smallest first or,
    if `descending`, the greatest, and their places in the row over `indices`;
    how many, the last size of these says. Equal elements keep their order, NaN
    is the greatest, and integers are signed. On buffers the op has no results.
  }];
  let constraints = [{
1. All operands have one rank, at least 1, and all sizes but the last agree; the
   last ones of `values` and `indices` agree and are at most that of `x`.
2. `values` has the element type of `x`, that of `indices` is i64.
3. On tensors there is a result for `values` and one for `indices`, of their
   types; on buffers none.
4. All operands are tensors or all are buffers.}];
  let example = [{%r:2 = nest.sort ins(%x : tensor<?x5xf32>)
    outs(%v, %i : tensor<?x3xf32>, tensor<?x3xi64>) descending = true
    -> tensor<?x3xf32>, tensor<?x3xi64>}];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$x,
                       AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$values,
                       AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$indices,
                       BoolAttr:$descending);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $x `:` type($x) `)` `outs` `(` $values `,` $indices `:`
    type($values) `,` type($indices) `)` `descending` `=` $descending attr-dict
    (`->` type($results)^)?
  }];
  let hasVerifier = 1;
}

#endif // TCOPT_NEST_IR_NESTOPS_TD
