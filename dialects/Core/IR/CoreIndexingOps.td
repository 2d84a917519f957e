//===- CoreIndexingOps.td - places given by tensors --------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_COREINDEXINGOPS_TD
#define TCOPT_CORE_IR_COREINDEXINGOPS_TD

include "tcopt/Core/IR/CoreBase.td"

def Core_GatherOp : Core_PureOp<"gather">, Counts<NoFlops> {
  let summary = "elements at places that index tensors give";
  let semantics = [{
    The k-th index tensor gives the place along dimension `dims[k]` of `x`. The
    other dimensions of `x`, in order, run along dimensions `x_dims` of the
    result; those of the index tensors, which have one shape, along
    `index_dims`. A dimension of the result in both lists is a batch dimension:
    index i of it reads `x` at i.

    `result[r] = x[p]` with `p[dims[k]] = indices_k[r[index_dims]]` and
    `p[d] = r[x_dims[j]]` for the j-th dimension `d` that is not in `dims`.

    A size of the result is that of the indices along `index_dims`, else that of
    `x`. An index outside of `x`, also a negative one, is an error at run time.
    With `in_bounds` every index is inside of `x`; code does not check this, and
    reads any element of `x` at another index.
  }];
  let constraints = [{
1. `dims` are distinct, lie in [0, rank of x), one for each index tensor, and
   there is at least one.
2. `x_dims` increases and has an entry for each dimension of `x` that is not in
   `dims`; `index_dims` increases and has one for each dimension of the index
   tensors.
3. Together they name all dimensions of the result.
4. The index tensors have one shape and element type.
5. Along a batch dimension the index tensors are at most as large as `x`.}];
  let example = [{%row = core.gather %x, %i, dims = [0], x_dims = [2], index_dims = [0, 1]
    : (tensor<50x8xf32>, tensor<?x4xi64>) -> tensor<?x4x8xf32>
%each = core.gather %x, %j, dims = [1], x_dims = [0], index_dims = [0, 1],
    in_bounds : (tensor<50x8xf32>, tensor<50x3xi64>) -> tensor<50x3xf32>}];
  let arguments = (ins Core_DataTensor:$x,
                       Variadic<Core_IndicesTensor>:$indices,
                       DenseI64ArrayAttr:$dims, DenseI64ArrayAttr:$x_dims,
                       DenseI64ArrayAttr:$index_dims, UnitAttr:$in_bounds);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `` custom<OperandsAndComma>($indices) `dims` `=` $dims `,` `x_dims` `=`
    $x_dims `,` `index_dims` `=` $index_dims (`,` `in_bounds` $in_bounds^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
                                 "::mlir::ValueRange":$indices,
                                 "const ::tcopt::core::IndexLayout &":$layout,
                                 CArg<"bool", "false">:$inBounds)>];
  let extraClassDeclaration = [{
    /// The three lists.
    ::tcopt::core::IndexLayout getLayout();
  }];
}

def Core_ScatterOp : Core_PureOp<"scatter">, Counts<NoFlops> {
  let summary = "a tensor with updates at places that index tensors give";
  let semantics = [{
    The result is `x` in which, for each element r of `updates` in row-major
    order, the element at place p becomes `kind` of itself and `updates[r]`;
    with the kind `update` it becomes `updates[r]`. So of several updates of one
    place the last one stays, and sums are rounded at every step.

    Places are those of `core.gather` with `updates` in the role of the result:
    `p[dims[k]] = indices_k[r[index_dims]]` and `p[d] = r[x_dims[j]]` for the
    j-th dimension `d` of `x` that is not in `dims`.

    With `out_of_bounds = error` an index outside of `x`, also a negative one,
    is an error at run time, save where `updates` has no elements; with `drop`
    there is no update at such places. With `wrap_negative` an index i < 0 stands
    for i + size.
  }];
  let constraints = [{
1. `dims` are distinct, lie in [0, rank of x), one for each index tensor, and
   there is at least one.
2. `x_dims` increases and has an entry for each dimension of `x` that is not in
   `dims`; `index_dims` increases and has one for each dimension of the index
   tensors.
3. Together they name all dimensions of `updates`.
4. The index tensors have one shape and element type.
5. A size of `updates` is that of the index tensors along `index_dims`, and at
   most that of `x` along `x_dims`.
6. `and` and `or` take integers or Booleans, `update` any type, the others
   numbers.
7. `x`, `updates` and `result` have one element type.}];
  let example = [{%rows = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0],
    out_of_bounds = error
    : (tensor<50x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<50x8xf32>
%each = core.scatter update, %x, %v, %j, dims = [1], x_dims = [0],
    index_dims = [0, 1], out_of_bounds = drop
    : (tensor<50x8xf32>, tensor<50x3xf32>, tensor<50x3xi64>) -> tensor<50x8xf32>}];
  let arguments = (ins Core_ScatterKindAttr:$kind, Core_DataTensor:$x,
                       Core_DataTensor:$updates,
                       Variadic<Core_IndicesTensor>:$indices,
                       DenseI64ArrayAttr:$dims, DenseI64ArrayAttr:$x_dims,
                       DenseI64ArrayAttr:$index_dims,
                       Core_OutOfBoundsAttr:$out_of_bounds,
                       UnitAttr:$wrap_negative);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` $updates `,` ``
    custom<OperandsAndComma>($indices) `dims` `=` $dims `,` `x_dims` `=` $x_dims
    `,` `index_dims` `=` $index_dims `,` `out_of_bounds` `=`
    custom<Keyword>($out_of_bounds) (`,` `wrap_negative` $wrap_negative^)?
    attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::tcopt::core::ScatterKind":$kind,
                                 "::mlir::Value":$x, "::mlir::Value":$updates,
                                 "::mlir::ValueRange":$indices,
                                 "const ::tcopt::core::IndexLayout &":$layout,
                                 "::tcopt::core::OutOfBounds":$outOfBounds,
                                 CArg<"bool", "false">:$wrapNegative)>];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The three lists.
    ::tcopt::core::IndexLayout getLayout();
  }];
}

#endif // TCOPT_CORE_IR_COREINDEXINGOPS_TD
