//===- CoreReductionOps.td - sums of many elements -------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_COREREDUCTIONOPS_TD
#define TCOPT_CORE_IR_COREREDUCTIONOPS_TD

include "tcopt/Core/IR/CoreBase.td"

def Core_ReduceOp : Core_PureOp<"reduce", [SameOperandsAndResultElementType]>,
      Counts<FlopsPerElement<1>> {
  let summary = "combine all elements along dimensions";
  let semantics = [{
    Combines the elements along `dims`, which the result does not have, by
    `kind`, starting from its neutral element, in row-major order. Sums are kept
    in the element type: who wants a wider one converts first.
  }];
  let constraints = [{
1. Each dimension lies in [0, rank).
2. No dimension is named twice.
3. `and` and `or` take integers or Booleans, the others numbers.}];
  let example = "%r = core.reduce add, %x, dims = [1] : (tensor<?x3xf32>) -> "
                "tensor<?xf32>";
  let arguments = (ins Core_ReduceKindAttr:$kind, Core_DataTensor:$x,
                       DenseI64ArrayAttr:$dims);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `dims` `=` $dims attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferReduction(shapes, adaptor.getX(), adaptor.getDims(), "
                  "false, elementTypeOf(adaptor.getX()))";
  let hasVerifier = 1;
}

def Core_ArgReduceOp : Core_PureOp<"arg_reduce">, Counts<FlopsPerElement<1>> {
  let summary = "index of the largest or smallest element";
  let semantics = [{
    The index along `dim` of the extreme element, the first of equal ones; the
    first NaN counts as extreme.
  }];
  let constraints = [{
1. `dim` lies in [0, rank).
2. The reduced dimension is not known to be empty.
3. The element type of `result` is i64.}];
  let example = "%r = core.arg_reduce maximum, %x, dim = 1 : (tensor<?x3xf32>) "
                "-> tensor<?xi64>";
  let arguments = (ins Core_ArgReduceKindAttr:$kind, Core_DataTensor:$x,
                       Int64Attr:$dim);
  let results = (outs RankedTensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferArgReduction(shapes, adaptor.getX(), adaptor.getDim(), "
                  "false)";
}

def Core_ReduceWindowOp
    : Core_PureOp<"reduce_window", [SameOperandsAndResultElementType]>,
      Counts<FlopsPerElement<1>> {
  let summary = "combine the elements of each window";
  let semantics = [{
    Slides a window of `sizes` with `strides` and `dilations` over `x`,
    surrounded by `low` and `high` neutral elements of `kind`, and combines its
    elements in row-major order. The number of windows along a dimension is
    `(size + low + high - dilation * (window - 1) - 1) / stride + 1`, rounded
    down.
  }];
  let constraints = [{
1. Each list has one entry a dimension of `x`, positive (`low` and `high`: not
   negative).
2. A window of more than one element fits into the padded `x`.
3. `and` and `or` take integers or Booleans, the others numbers.}];
  let example = [{%r = core.reduce_window maximum, %x, sizes = [1, 1, 2, 2],
    strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0],
    dilations = [1, 1, 1, 1]
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>}];
  let arguments = (ins Core_ReduceKindAttr:$kind, Core_DataTensor:$x,
                       DenseI64ArrayAttr:$sizes, DenseI64ArrayAttr:$strides,
                       DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$dilations);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `sizes` `=` $sizes `,` `strides` `=` $strides `,` `low`
    `=` $low `,` `high` `=` $high `,` `dilations` `=` $dilations attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Core_ArgReduceWindowOp : Core_PureOp<"arg_reduce_window">,
      Counts<FlopsPerElement<1>> {
  let summary = "place in each window of its largest or smallest element";
  let semantics = [{
    Windows slide as those of core.reduce_window. The result is the row-major
    place in the window, places outside of `x` counted, of its extreme element
    of `x`: the first of equal ones, the first NaN if there is one. A window
    without elements of `x` gives -1.
  }];
  let constraints = [{
1. Each list has one entry a dimension of `x`, positive (`low` and `high`: not
   negative).
2. A window of more than one element fits into the padded `x`.
3. The element type of `result` is i64.}];
  let example = [{%r = core.arg_reduce_window maximum, %x, sizes = [1, 1, 2, 2],
    strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0],
    dilations = [1, 1, 1, 1]
    : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xi64>}];
  let arguments = (ins Core_ArgReduceKindAttr:$kind, Core_DataTensor:$x,
                       DenseI64ArrayAttr:$sizes, DenseI64ArrayAttr:$strides,
                       DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$dilations);
  let results = (outs RankedTensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `sizes` `=` $sizes `,` `strides` `=` $strides `,` `low`
    `=` $low `,` `high` `=` $high `,` `dilations` `=` $dilations attr-dict `:`
    functional-type(operands, results)
  }];
}

def Core_ContractOp : Core_PureOp<"contract", [SameOperandsElementType]>,
      Counts<FlopsOwn<"2 for each element of the result and each "
                                    "combination of contracted indices">> {
  let summary = "sum of products over common dimensions";
  let semantics = [{
    `result[b..., m..., n...] = sum_k lhs * rhs`: the dimensions
    `lhs_batch[i]` and `rhs_batch[i]` are one batch dimension `b`, `lhs_contract[i]`
    and `rhs_contract[i]` are one summed dimension `k`, the other dimensions of
    `lhs` (`m`) and then of `rhs` (`n`) follow in their order. The element type
    of `result` is the type of the sum: f32 for f16 and bf16 operands, `sum_type`
    if it is given, else the operands'. Operands are converted to it before they
    are multiplied. Integers wrap. Products are added in row-major order of `k`.
  }];
  let constraints = [{
1. Each dimension lies in [0, rank) of its operand, and the lists of one kind
   have one length.
2. No dimension is named twice, be it as batch or as contracted.
3. Paired dimensions have one size.
4. `lhs` and `rhs` have one element type, that of `result` is f32 for f16 and
   bf16, `sum_type` if it is given, else the operands'.
5. `sum_type` is i32 and for i8 and ui8 only.}];
  let example = [{%r = core.contract %a, %b, lhs_batch = [0], rhs_batch = [0],
    lhs_contract = [2], rhs_contract = [1]
    : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>}];
  let arguments = (ins Core_NumericTensor:$lhs, Core_NumericTensor:$rhs,
                       DenseI64ArrayAttr:$lhs_batch, DenseI64ArrayAttr:$rhs_batch,
                       DenseI64ArrayAttr:$lhs_contract,
                       DenseI64ArrayAttr:$rhs_contract,
                       OptionalAttr<TypeAttr>:$sum_type);
  let results = (outs Core_NumericTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `lhs_batch` `=` $lhs_batch `,` `rhs_batch` `=` $rhs_batch
    `,` `lhs_contract` `=` $lhs_contract `,` `rhs_contract` `=` $rhs_contract
    (`,` `sum_type` `=` $sum_type^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Core_ConvolutionOp
    : Core_PureOp<"convolution", [SameOperandsElementType]>,
      Counts<FlopsFact<"2 for each element of the result and each place of the "
                       "kernel (C / groups, ...)",
                       "2 * sizes.results() * sizes.product(getWeight(), 1)">> {
  let summary = "sliding sum of products";
  let semantics = [{
    Cross-correlation of `x` (N, C, spatial...) with `weight` (O, C / groups,
    kernel...), giving (N, O, windows...). `low` and `high` zeros surround each
    spatial dimension. The element type of `result` is the type of the sum: f32
    for f16 and bf16 operands, `sum_type` if it is given, else the operands'.
    Operands are converted to it before they are multiplied. Products are added
    in row-major order of (channel, kernel...).
  }];
  let constraints = [{
1. `x` and `weight` have one rank, 3 or more.
2. `strides`, `low`, `high` and `dilations` have one entry a spatial dimension,
   positive (`low` and `high`: not negative).
3. `groups` is positive and divides C and O.
4. The second size of `weight` is C / groups.
5. The kernel has static sizes, is not empty and fits into the padded `x`.
6. The element type of `result` is f32 for f16 and bf16, `sum_type` if it is
   given, else the operands'.
7. `sum_type` is i32 and for i8 and ui8 only.}];
  let example = [{%r = core.convolution %x, %w, strides = [1, 1], low = [1, 1],
    high = [1, 1], dilations = [1, 1], groups = 1
    : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>) -> tensor<?x16x8x8xf32>}];
  let arguments = (ins Core_NumericTensor:$x, Core_NumericTensor:$weight,
                       DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$low,
                       DenseI64ArrayAttr:$high, DenseI64ArrayAttr:$dilations,
                       Int64Attr:$groups, OptionalAttr<TypeAttr>:$sum_type);
  let results = (outs Core_NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight `,` `strides` `=` $strides `,` `low` `=` $low `,` `high`
    `=` $high `,` `dilations` `=` $dilations `,` `groups` `=` $groups
    (`,` `sum_type` `=` $sum_type^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$x, "::mlir::Value":$weight,
      "::llvm::ArrayRef<int64_t>":$strides, "::llvm::ArrayRef<int64_t>":$low,
      "::llvm::ArrayRef<int64_t>":$high, "::llvm::ArrayRef<int64_t>":$dilations,
      "int64_t":$groups), [{
    build($_builder, $_state, x, weight, strides, low, high, dilations, groups,
          /*sum_type=*/::mlir::TypeAttr());
  }]>];
}

#endif // TCOPT_CORE_IR_COREREDUCTIONOPS_TD
