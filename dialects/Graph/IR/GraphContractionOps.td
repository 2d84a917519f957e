//===- GraphContractionOps.td - sums of products -----------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_MatmulOp : Graph_PureOp<"matmul", [SameOperandsAndResultElementType]>,
      Facts<BroadcastAllBut<2>, FlopsPerProduct<2, "lhs", "getLhs">, Lowers> {
  let summary = "matrix product of any rank, as torch.matmul";
  let semantics = [{
    Both of rank 1: the dot product (rank 0). A rank 1 `lhs` is a row, a rank 1
    `rhs` a column whose dimension is removed from the result. Leading
    dimensions broadcast. f16 and bf16 are summed in f32 and rounded once,
    integers wrap.
  }];
  let constraints = [{
1. Operands have rank 1 or more.
2. The last size of `lhs` equals the last but one (of rank 1: the only) of `rhs`.
3. Leading sizes broadcast.
4. Operands and result have one element type.}];
  let example = "%r = graph.matmul %a, %b : (tensor<?x2x3xf32>, tensor<3x4xf32>) "
                "-> tensor<?x2x4xf32>";
  let arguments = (ins NumericTensor:$lhs, NumericTensor:$rhs);
  let results = (outs NumericTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def Graph_LinearOp : Graph_PureOp<"linear", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsPerProduct<2, "x", "getX">, Lowers> {
  let summary = "affine map of the last dimension";
  let semantics = [{
    `result[..., o] = sum_i x[..., i] * weight[o, i] + bias[o]`, as
    torch.nn.functional.linear. f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has rank 1 or more, `weight` rank 2, `bias` (if given) rank 1.
2. The last size of `x` equals the last of `weight`.
3. The size of `bias` equals the first of `weight`.
4. Operands and result have one element type.}];
  let example = "%y = graph.linear %x, %w, %b : (tensor<?x64xf32>, "
                "tensor<32x64xf32>, tensor<32xf32>) -> tensor<?x32xf32>";
  let arguments = (ins NumericTensor:$x, NumericTensor:$weight,
                       Optional<NumericTensor>:$bias);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight (`,` $bias^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

/// `beta * x + alpha * (a b)` of one or many matrices.
class Graph_AddProductOp<string mnemonic, string what, string shapes,
                         int rank, string exampleTypes>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType]>,
      Facts<BroadcastToResult<0, "`x`">,
            FlopsPerProduct<2, "a", "getA">, Lowers> {
  let summary = what;
  let semantics = "`beta * x + alpha * (a b)`, as torch." # mnemonic # ": " #
                  shapes # [{. `x` broadcasts to the product. A `beta` of 0
    ignores `x`, whatever its elements are. f16 and bf16 are computed in f32 and
    rounded once, integers wrap.}];
  let constraints = "1. `a` and `b` have rank " # rank # [{.
2. The last size of `a` equals the last but one of `b`.
3. `x` broadcasts to the product}] # !if(!eq(rank, 3),
      ", and the first sizes of `a` and `b` agree", "") # [{.
4. `beta` and `alpha` are integers, of at most 2^53, where the elements are.
5. Operands and result have one element type.}];
  let example = "%r = graph." # mnemonic # " %x, %a, %b, beta = 1.000000e+00, "
                "alpha = 5.000000e-01 : " # exampleTypes;
  let arguments = (ins NumericTensor:$x, NumericTensor:$a, NumericTensor:$b,
                       F64Attr:$beta, F64Attr:$alpha);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $a `,` $b `,` `beta` `=` $beta `,` `alpha` `=` $alpha attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_AddmmOp : Graph_AddProductOp<"addmm",
    "product of two matrices, added to another one",
    "`a` is (M, K), `b` (K, N), `result` (M, N)", 2,
    "(tensor<4xf32>, tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>">;

def Graph_BaddbmmOp : Graph_AddProductOp<"baddbmm",
    "products of many matrices, added to others",
    "`a` is (B, M, K), `b` (B, K, N), `result` (B, M, N)", 3,
    "(tensor<4xf32>, tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> "
    "tensor<?x2x4xf32>">;

def Graph_EinsumOp
    : Graph_PureOp<"einsum", [SameOperandsAndResultElementType]>,
      Facts<BroadcastOwn<"dimensions of one letter and those of `...`">,
            FlopsOwn<"one for each operand and each combination of indices">,
            Lowers> {
  let summary = "sum of products by an equation of indices";
  let semantics = [{
    As torch.einsum: a letter of `equation` names a dimension of each operand
    that has it, `...` any number of dimensions, which broadcast. The result has
    the letters after `->`; without it, the dimensions of `...` and then the
    letters that occur once, capital letters first. Letters that the result does
    not have are summed over, after the products of all operands. A letter twice
    in one operand takes its diagonal. Dimensions of static size 1 broadcast.
    f16 and bf16 are computed in f32 and rounded once, integers wrap.
  }];
  let constraints = [{
1. `equation` names all dimensions of each operand by letters and at most one
   `...`, and those of the result by letters of the operands, each once.
2. Dimensions of one letter have one size, or size 1, in different operands.
3. In one operand they have one size.
4. There is an operand.
5. Operands and result have one element type.}];
  let example = [{%r = graph.einsum %a, %b, equation = "bij,bjk->bik"
    : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>}];
  let arguments = (ins Variadic<NumericTensor>:$inputs, StrAttr:$equation);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    `` custom<OperandsAndComma>($inputs) `equation` `=` $equation attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_CdistOp : Graph_PureOp<"cdist", [SameOperandsAndResultElementType]>,
      Facts<BroadcastAllBut<2>, FlopsPerProduct<3, "lhs", "getLhs">, Raises> {
  let summary = "distances between the rows of two matrices";
  let semantics = [{
    `result[..., i, j]` is the p-norm of `lhs[..., i, :] - rhs[..., j, :]`, as
    torch.cdist: for `p` = 0 the number of elements that are not 0, for infinity
    the largest absolute value, else `(sum abs^p)^(1/p)`; NaN where an element is
    NaN, and 0 where rows are empty. Leading dimensions broadcast. f16 and bf16 are computed in f32 and
    rounded once.
  }];
  let constraints = [{
1. Operands have rank 2 or more.
2. The last sizes agree.
3. Leading sizes broadcast.
4. `p` is not negative and not NaN.
5. Operands and result have one element type.}];
  let example = "%r = graph.cdist %a, %b, p = 2.000000e+00 : (tensor<?x5x3xf32>, "
                "tensor<4x3xf32>) -> tensor<?x5x4xf32>";
  let arguments = (ins FloatTensor:$lhs, FloatTensor:$rhs, F64Attr:$p);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `p` `=` $p attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_PdistOp : Graph_PureOp<"pdist", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsPerProduct<3, "x", "getX">, Keeps> {
  let summary = "distances between the rows of one matrix";
  let semantics = [{
    The p-norms of `x[i] - x[j]` of all i < j, in their order, as
    torch.nn.functional.pdist; `p` is that of `graph.cdist`.
  }];
  let constraints = [{
1. `x` has rank 2.
2. `p` is not negative and not NaN.
3. `x` and `result` have one element type.}];
  let example = "%r = graph.pdist %x, p = 2.000000e+00 : (tensor<4x3xf32>) -> "
                "tensor<6xf32>";
  let arguments = (ins FloatTensor:$x, F64Attr:$p);
  let results = (outs FloatTensor:$result);
  let assemblyFormat =
      "$x `,` `p` `=` $p attr-dict `:` functional-type(operands, results)";
}

def GroupEndsTensor : TensorOfNamed<[I32, I64], "i32 or i64">;

def Graph_GroupedMatmulOp : Graph_PureOp<"grouped_matmul">,
      Facts<NoBroadcast,
            FlopsOwn<"2 for each element of `x` and each column of `w`">, Keeps> {
  let summary = "products of groups of rows with one matrix each";
  let semantics = [{
    Group `g` are the indices from the end of the group before it, 0 for the
    first, to its own end, which is not among them. Its own end is `ends[g]`,
    but at least the end of the group before it and at most the size S.

    With `w` (G, K, N) the rows of `x` (S, K) are in groups, and `result[s, n] =
    sum_k x[s, k] * w[g, k, n]` for row `s` of group `g`; rows of no group, from
    the last end on, are 0. With `w` (S, N) the contracted dimension of `x`
    (M, S) is in groups, and `result[g, m, n]` is the sum of `x[m, s] * w[s, n]`
    over the indices `s` of group `g`, 0 for an empty group. These are the two
    forms of torch._grouped_mm that gradients need. f16 and bf16 are
    summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has rank 2, `w` rank 2 or 3, `ends` rank 1.
2. The last size of `x` equals the last but one of `w`.
3. The size of `ends` equals the first of a `w` of rank 3.
4. `x`, `w` and `result` have one element type.}];
  let example = [{%r = graph.grouped_matmul %x, %w, %ends
    : (tensor<?x64xf32>, tensor<8x64x32xf32>, tensor<8xi32>) -> tensor<?x32xf32>
%d = graph.grouped_matmul %t, %y, %ends
    : (tensor<64x?xf32>, tensor<?x32xf32>, tensor<8xi32>) -> tensor<8x64x32xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$w, GroupEndsTensor:$ends);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $w `,` $ends attr-dict `:` functional-type(operands, results)
  }];
}

def NarrowIntTensor : TensorOfNamed<[I8, UI8], "i8 or ui8">;
def WideIntTensor : TensorOfNamed<[I32], "i32">;

def Graph_IntMatmulOp : Graph_PureOp<"int_matmul">,
      Facts<BroadcastAllBut<2>, FlopsPerProduct<2, "lhs", "getLhs">, Keeps> {
  let summary = "matrix product of 8-bit integers, summed in i32";
  let semantics = [{
    `graph.matmul` with the elements converted to i32 before they are
    multiplied. Sums wrap.
  }];
  let constraints = [{
1. Operands have rank 1 or more.
2. The last size of `lhs` equals the last but one (of rank 1: the only) of `rhs`.
3. Leading sizes broadcast.
4. Operands have one element type.}];
  let example = "%r = graph.int_matmul %a, %b : (tensor<?x3xi8>, tensor<3x4xi8>) "
                "-> tensor<?x4xi32>";
  let arguments = (ins NarrowIntTensor:$lhs, NarrowIntTensor:$rhs);
  let results = (outs WideIntTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def Graph_IntConvOp : Graph_PureOp<"int_conv">,
      Facts<NoBroadcast, FlopsFact<"2 for each element of the result and each place of the "
                      "kernel (C / groups, ...)",
                      "2 * sizes.results() * sizes.product(getWeight(), 1)">,
            Keeps> {
  let summary = "convolution of 8-bit integers, summed in i32";
  let semantics = [{
    Cross-correlation of `x` (N, C, spatial...) with `weight` (O, C / groups,
    kernel...), the elements converted to i32 before they are multiplied. Sums
    wrap, padding counts as 0.
  }];
  let constraints = [{
1. `stride` has 1 to 3 entries; `x` and `weight` have two dimensions more.
2. `stride`, `padding` and `dilation` have one entry a spatial dimension,
   positive (padding: not negative).
3. `groups` is positive and divides C and O.
4. The second size of `weight` is C / groups.
5. The kernel has static sizes, is not empty and fits into the padded `x`.
6. Operands have one element type.}];
  let example = [{%y = graph.int_conv %x, %w, stride = [1, 1], padding = [1, 1],
    dilation = [1, 1], groups = 1 : (tensor<?x3x8x8xi8>, tensor<16x3x3x3xi8>)
    -> tensor<?x16x8x8xi32>}];
  let arguments = (ins NarrowIntTensor:$x, NarrowIntTensor:$weight,
                       DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding,
                       DenseI64ArrayAttr:$dilation, Int64Attr:$groups);
  let results = (outs WideIntTensor:$result);
  let assemblyFormat = [{
    $x `,` $weight `,` `stride` `=` $stride `,` `padding` `=` $padding `,`
    `dilation` `=` $dilation `,` `groups` `=` $groups attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHCONTRACTIONOPS_TD
