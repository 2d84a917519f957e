//===- CoreShapeOps.td - creation and other places -------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_CORESHAPEOPS_TD
#define TCOPT_CORE_IR_CORESHAPEOPS_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "tcopt/Core/IR/CoreBase.td"

def Core_ConstantOp : Core_PureOp<"constant", [ConstantLike]>, Counts<NoFlops> {
  let summary = "constant tensor";
  let semantics = "The tensor that `value` holds.";
  let constraints = [{
1. `value` is a dense tensor, its data in the text or in a resource.
2. `result` has the type of `value`.
3. The data of a resource have the size of the type.}];
  let example = "%c = core.constant dense<[1.0, 2.0]> : tensor<2xf32>";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = "$value attr-dict";
  let inference = "inferConstant(shapes, adaptor.getValue())";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Core_SeedTensor : RankedTensorOfNamed<[I64], "i64">;

def Core_IotaOp : Core_Op<"iota", [
    Pure, ReifyRankedShapedTypeOpInterface]>, Counts<NoFlops> {
  let summary = "indices along a dimension";
  let semantics = [{
    `result[i0, ..., in] = i_dim`, converted to the element type. Sizes that are
    not static are operands.
  }];
  let constraints = [{
1. `dim` lies in [0, rank).
2. The list has the sizes of `result` and one `index` operand for each value
   that is not a constant.
3. No size is negative.}];
  let example = "%y = core.iota dim = 1, sizes = [%b, 3] : (index) -> "
                "tensor<?x3xi64>";
  let arguments = (ins Int64Attr:$dim, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs Core_NumericTensor:$result);
  let assemblyFormat = [{
    `dim` `=` $dim `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$elementType, "int64_t":$dim,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let extraClassDeclaration = [{
    ::llvm::LogicalResult
    reifyResultShapes(::mlir::OpBuilder &builder,
                      ::mlir::ReifiedRankedShapedTypeDims &dims);
  }];
  let hasVerifier = 1;
}

def Core_PhiloxOp : Core_PureOp<"philox">, Counts<FlopsPerResult<1>> {
  let summary = "random bits";
  let semantics = [{
    Philox4x32-10 of Salmon et al. (SC 2011): element i in row-major order is the
    first two of the four words of counter `offset + i`, the first one its lower
    half. The key is `seed`, its lower half first; the counter wraps in its 64
    bits, the upper words are 0. A pure function: the same bits wherever it is
    computed.
  }];
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. The list has one `index` operand for each value that is not a constant.
3. No size is negative.}];
  let example = "%b = core.philox %seed, %offset, sizes = [%n, 3] : "
                "(tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>";
  let arguments = (ins Core_SeedTensor:$seed, Core_SeedTensor:$offset,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs Core_SeedTensor:$result);
  let assemblyFormat = [{
    $seed `,` $offset `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$seed, "::mlir::Value":$offset,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
}

def Core_BroadcastOp : Core_PureOp<"broadcast">, Counts<NoFlops> {
  let summary = "repeat along new or unit dimensions";
  let semantics = [{
    Dimension `i` of `x` becomes dimension `dims[i]` of `result`. A dimension of
    static size 1 is repeated, another one keeps its size; dimensions of
    `result` that `dims` does not name are repetitions.
  }];
  let constraints = [{
1. `dims` has one entry a dimension of `x`, increasing, in [0, rank of result).
2. There is one `index` operand for each unknown size of the list.
3. Each size of `x` is 1 or equals the size that it becomes.
4. No size is negative.}];
  let example = "%y = core.broadcast %x, dims = [1], sizes = [%b, 3] : "
                "(tensor<3xf32>, index) -> tensor<?x3xf32>";
  let arguments = (ins Core_DataTensor:$x, DenseI64ArrayAttr:$dims,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
      "::llvm::ArrayRef<int64_t>":$dims,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Core_ReshapeOp : Core_PureOp<"reshape">, Counts<NoFlops> {
  let summary = "same elements in row-major order, other sizes";
  let semantics = [{
    The elements of `x` in row-major order with the sizes of the list, whose
    product equals the number of elements of `x`.
  }];
  let constraints = [{
1. There is one `index` operand for each unknown size of the list.
2. The product of static sizes equals the number of elements of a static `x`.
3. No size is negative.}];
  let example = "%y = core.reshape %x, sizes = [%b, 64] : "
                "(tensor<?x8x8xf32>, index) -> tensor<?x64xf32>";
  let arguments = (ins Core_DataTensor:$x, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) attr-dict
    `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Core_TransposeOp : Core_PureOp<"transpose">, Counts<NoFlops> {
  let summary = "reorder the dimensions";
  let semantics = "Dimension `i` of `result` is dimension `dims[i]` of `x`.";
  let constraints = [{
1. Each dimension lies in [0, rank).
2. `dims` names each dimension of `x` once.}];
  let example = "%y = core.transpose %x, dims = [0, 2, 1] : "
                "(tensor<?x3x4xf32>) -> tensor<?x4x3xf32>";
  let arguments = (ins Core_DataTensor:$x, DenseI64ArrayAttr:$dims);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def Core_SliceOp : Core_PureOp<"slice", [AttrSizedOperandSegments]>,
      Counts<NoFlops> {
  let summary = "a regular part";
  let semantics = [{
    `result[i...] = x[offsets + i * strides ...]` with the given sizes. Offsets
    and sizes are constants or operands. The part lies inside of `x`; one
    without elements does at any offset that is not negative.
  }];
  let constraints = [{
1. Each list has one entry a dimension of `x`.
2. There is one `index` operand for each entry that is not a constant.
3. Strides are positive, static sizes not negative.
4. A static part of a static `x` lies inside of it; no offset is negative.}];
  let example = "%y = core.slice %x, offsets = [0, %o], sizes = [%b, 2], "
                "strides = [1, 1] : (tensor<?x3xf32>, index, index) -> "
                "tensor<?x2xf32>";
  let arguments = (ins Core_DataTensor:$x, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$strides);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)
    `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,`
    `strides` `=` $strides attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
      "::llvm::ArrayRef<int64_t>":$strides)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Core_UpdateSliceOp
    : Core_PureOp<"update_slice",
                  [AllElementTypesMatch<["x", "updates", "result"]>]>,
      Counts<NoFlops> {
  let summary = "a regular part replaced";
  let semantics = [{
    `x` with `updates[i...]` at `offsets + i * strides ...`. Offsets are
    constants or operands; the part lies inside of `x`, as in `core.slice`.
  }];
  let constraints = [{
1. Each list has one entry a dimension of `x`, which has the rank of `updates`.
2. There is one `index` operand for each offset that is not a constant.
3. Strides are positive.
4. A static part of a static `x` lies inside of it; no offset is negative.
5. `x`, `updates` and `result` have one element type.}];
  let example = "%y = core.update_slice %x, %u, offsets = [0, %o], strides = "
                "[1, 2] : (tensor<?x8xf32>, tensor<?x2xf32>, index) -> "
                "tensor<?x8xf32>";
  let arguments = (ins Core_DataTensor:$x, Core_DataTensor:$updates,
                       Variadic<Index>:$offsets,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$strides);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $updates `,` `offsets` `=`
    custom<DynamicIndexList>($offsets, $static_offsets) `,` `strides` `=`
    $strides attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x, "::mlir::Value":$updates,
      "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
      "::llvm::ArrayRef<int64_t>":$strides)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Core_PadOp : Core_PureOp<"pad", [SameOperandsAndResultElementType]>,
      Counts<NoFlops> {
  let summary = "surround with a constant";
  let semantics = [{
    Adds `low[i]` copies of `value` before and `high[i]` after the elements of
    each dimension `i`.
  }];
  let constraints = [{
1. `low` and `high` have one entry a dimension of `x`, none negative.
2. `value` has rank 0 and the element type of `x`.}];
  let example = "%y = core.pad %x, %v, low = [0, 1], high = [0, 2] : "
                "(tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>";
  let arguments = (ins Core_DataTensor:$x, Core_DataTensor:$value, DenseI64ArrayAttr:$low,
                       DenseI64ArrayAttr:$high);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` $value `,` `low` `=` $low `,` `high` `=` $high attr-dict `:`
    functional-type(operands, results)
  }];
}

def Core_ConcatenateOp
    : Core_PureOp<"concatenate", [SameOperandsAndResultElementType]>,
      Counts<NoFlops> {
  let summary = "join tensors along a dimension";
  let semantics = "The inputs one after the other along `dim`.";
  let constraints = [{
1. `dim` lies in [0, rank).
2. There is at least one input, and all have one rank.
3. All sizes but that of `dim` are equal.}];
  let example = "%y = core.concatenate %a, %b, dim = 1 : "
                "(tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>";
  let arguments = (ins Variadic<Core_DataTensor>:$inputs, Int64Attr:$dim);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    `` custom<OperandsAndComma>($inputs) `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferConcatenation(shapes, adaptor.getInputs(), "
                  "adaptor.getDim())";
}

def Core_ReverseOp : Core_PureOp<"reverse">, Counts<NoFlops> {
  let summary = "reverse dimensions";
  let semantics = "Reverses the order of elements along each dimension in `dims`.";
  let constraints = [{
1. Each dimension lies in [0, rank).
2. No dimension is named twice.}];
  let example = "%y = core.reverse %x, dims = [1] : "
                "(tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins Core_DataTensor:$x, DenseI64ArrayAttr:$dims);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x `,` `dims` `=` $dims attr-dict `:` functional-type(operands, results)
  }];
}

def Core_RequireOp : Core_Op<"require">, Counts<NoFlops> {
  let summary = "a condition on sizes that must hold at run time";
  let semantics = [{
    Ends the call with an error status and `message` unless `condition` holds.
    Legal in all contracts before `lower`.
  }];
  let constraints = "1. `message` is not empty.";
  let example = "core.require %c, \"size of b must equal size of a\"";
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Core_BarrierOp : Core_PureOp<"barrier">, Counts<NoFlops> {
  let summary = "the same tensor, as another value";
  let semantics = [{
    The elements of `x`. No rewrite takes the result for `x`, so that what is
    computed of it is not merged with what was computed of `x` before; and it is
    not computed before all of `after` are. What is to be computed again late,
    rather than kept, begins with barriers on its operands. Legal in all contracts
    before kernels are formed, where it ends; `convert-core-to-linalg` writes a
    `number` in place of what it waits for, which keeps barriers apart.
  }];
  let constraints = "1. The result has the shape and element type of `x`.";
  let example = "%y = core.barrier %x after %g : "
                "(tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>";
  let arguments = (ins Core_DataTensor:$x, Variadic<Core_DataTensor>:$after,
                       OptionalAttr<I64Attr>:$number);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $x (`after` $after^)? (`,` `number` `=` $number^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferPointwise(shapes, adaptor.getX())";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$x, "::mlir::ValueRange":$after), [{
      build($_builder, $_state, x.getType(), x, after, ::mlir::IntegerAttr());
    }]>
  ];
}

#endif // TCOPT_CORE_IR_CORESHAPEOPS_TD
