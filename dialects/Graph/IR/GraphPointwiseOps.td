//===- GraphPointwiseOps.td - one element at a time ------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPOINTWISEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPOINTWISEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

//===----------------------------------------------------------------------===//
// Unary operators
//===----------------------------------------------------------------------===//

def Graph_ExpOp : Graph_FloatUnaryOp<"exp", "exponential", "exp(x[i])">;
def Graph_Expm1Op : Graph_FloatUnaryOp<"expm1", "exponential minus one", "exp(x[i]) - 1">;
def Graph_LogOp : Graph_FloatUnaryOp<"log", "natural logarithm", "log(x[i])">;
def Graph_Log1pOp : Graph_FloatUnaryOp<"log1p", "natural logarithm of one plus x", "log(1 + x[i])">;
def Graph_Log2Op : Graph_FloatUnaryOp<"log2", "logarithm to base 2", "log2(x[i])">;
def Graph_SqrtOp : Graph_FloatUnaryOp<"sqrt", "square root", "sqrt(x[i])">;
def Graph_RsqrtOp : Graph_FloatUnaryOp<"rsqrt", "reciprocal of the square root", "1 / sqrt(x[i])">;
def Graph_ReciprocalOp : Graph_FloatUnaryOp<"reciprocal", "reciprocal", "1 / x[i]">;
def Graph_SinOp : Graph_FloatUnaryOp<"sin", "sine of an angle in radians", "sin(x[i])">;
def Graph_CosOp : Graph_FloatUnaryOp<"cos", "cosine of an angle in radians", "cos(x[i])">;
def Graph_TanhOp : Graph_FloatUnaryOp<"tanh", "hyperbolic tangent", "tanh(x[i])">;
def Graph_ErfOp : Graph_FloatUnaryOp<"erf", "error function", "erf(x[i])">;
def Graph_SigmoidOp : Graph_FloatUnaryOp<"sigmoid", "logistic function", "1 / (1 + exp(-x[i]))"> {
  let flops = FlopsPerResult<4>;
}
def Graph_SiluOp : Graph_FloatUnaryOp<"silu", "sigmoid linear unit", "x[i] / (1 + exp(-x[i]))"> {
  let flops = FlopsPerResult<4>;
}
def Graph_FloorOp : Graph_FloatUnaryOp<"floor", "largest integer not above", "floor(x[i])">;
def Graph_CeilOp : Graph_FloatUnaryOp<"ceil", "smallest integer not below", "ceil(x[i])">;
def Graph_RoundOp : Graph_FloatUnaryOp<"round", "nearest integer, ties to even", "round_even(x[i])">;
def Graph_TruncOp : Graph_FloatUnaryOp<"trunc", "integer part", "trunc(x[i])">;

def Graph_NegOp : Graph_UnaryOp<"neg", NumericTensor, "negation", "-x[i]">;
def Graph_AbsOp : Graph_UnaryOp<"abs", NumericTensor, "absolute value", "|x[i]|">;
def Graph_SignOp : Graph_UnaryOp<"sign", NumericTensor, "sign",
    "-1, 0 or 1 as x[i] is below, equal to or above zero, NaN gives 0">;
def Graph_SquareOp : Graph_UnaryOp<"square", NumericTensor, "square", "x[i] * x[i]">;
def Graph_ReluOp : Graph_UnaryOp<"relu", NumericTensor, "rectified linear unit",
    "max(x[i], 0), NaN stays NaN">;
def Graph_LogicalNotOp : Graph_UnaryOp<"logical_not", BoolTensor,
    "logical negation", "not x[i]">;
def Graph_BitwiseNotOp : Graph_UnaryOp<"bitwise_not", IntOrBoolTensor,
    "complement of all bits", "~x[i]">;

def Graph_GeluOp : Graph_PureOp<"gelu", [
    Elementwise, SameOperandsAndResultElementType]>, Pointwise<4> {
  let summary = "Gaussian error linear unit";
  let semantics = [{
    `approximate = none`: `result[i] = x[i] * (1 + erf(x[i] / sqrt(2))) / 2`.

    `approximate = tanh`:
    `result[i] = x[i] * (1 + tanh(sqrt(2/pi) * (x[i] + 0.044715 x[i]^3))) / 2`.
  }];
  let constraints = "1. `result` has the shape and element type of `x`.";
  let example = "%y = graph.gelu %x, approximate = tanh : (tensor<?x3xf32>) "
                "-> tensor<?x3xf32>";
  let arguments = (ins FloatTensor:$x, Graph_GeluApproximationAttr:$approximate);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` `approximate` `=` custom<Keyword>($approximate) attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

class Graph_FloatTestOp<string mnemonic, string what>
    : Graph_PureOp<mnemonic, [Elementwise]>, Pointwise<1> {
  let summary = what;
  let semantics = "`result[i]` is true where `x[i]` is " # what # ".";
  let constraints = "1. `result` has the shape of `x` and element type i1.";
  let example = "%y = graph." # mnemonic #
                " %x : (tensor<?x3xf32>) -> tensor<?x3xi1>";
  let arguments = (ins FloatTensor:$x);
  let results = (outs BoolTensor:$result);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let inference = "inferComparison(shapes, adaptor.getOperands())";
}
def Graph_IsnanOp : Graph_FloatTestOp<"isnan", "not a number">;
def Graph_IsinfOp : Graph_FloatTestOp<"isinf", "an infinity">;

//===----------------------------------------------------------------------===//
// Binary operators
//===----------------------------------------------------------------------===//

class Graph_BinaryOp<string mnemonic, Type type, string what, string formula,
                     list<Trait> traits = []>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType] # traits>,
      Broadcasts<1> {
  let summary = what;
  let semantics = "`result[i] = " # formula # "`, element by element after "
                  "broadcasting.";
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of `result`.}];
  let example = "%r = graph." # mnemonic # " %a, %b : " #
      !if(!eq(type, FloatTensor),
          "(tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>",
          !if(!eq(type, BoolTensor),
              "(tensor<?x3xi1>, tensor<3xi1>) -> tensor<?x3xi1>",
              "(tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3xi32>"));
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

def Graph_AddOp : Graph_BinaryOp<"add", DataTensor, "sum",
    "lhs[i] + rhs[i] (of Booleans: or)", [Commutative]>;
def Graph_SubOp : Graph_BinaryOp<"sub", NumericTensor, "difference",
    "lhs[i] - rhs[i]">;
def Graph_MulOp : Graph_BinaryOp<"mul", DataTensor, "product",
    "lhs[i] * rhs[i] (of Booleans: and)", [Commutative]>;
def Graph_MaximumOp : Graph_BinaryOp<"maximum", DataTensor, "larger element",
    "max(lhs[i], rhs[i]), NaN if either is NaN", [Commutative]>;
def Graph_MinimumOp : Graph_BinaryOp<"minimum", DataTensor, "smaller element",
    "min(lhs[i], rhs[i]), NaN if either is NaN", [Commutative]>;
def Graph_PowOp : Graph_BinaryOp<"pow", NumericTensor, "power",
    "lhs[i] ^ rhs[i]; an integer to a negative power is 0, except that 1 "
    "gives 1 and -1 gives 1 or -1">;
def Graph_Atan2Op : Graph_BinaryOp<"atan2", FloatTensor,
    "angle of a point in radians", "atan2(lhs[i], rhs[i])">;
def Graph_RemainderOp : Graph_BinaryOp<"remainder", NumericTensor,
    "remainder with the divisor's sign",
    "lhs[i] - rhs[i] * floor(lhs[i] / rhs[i])">;
def Graph_FmodOp : Graph_BinaryOp<"fmod", NumericTensor,
    "remainder with the dividend's sign",
    "lhs[i] - rhs[i] * trunc(lhs[i] / rhs[i])">;
def Graph_LogicalAndOp : Graph_BinaryOp<"logical_and", BoolTensor,
    "logical and", "lhs[i] and rhs[i]", [Commutative]>;
def Graph_LogicalOrOp : Graph_BinaryOp<"logical_or", BoolTensor,
    "logical or", "lhs[i] or rhs[i]", [Commutative]>;
def Graph_LogicalXorOp : Graph_BinaryOp<"logical_xor", BoolTensor,
    "exclusive or", "lhs[i] xor rhs[i]", [Commutative]>;
def Graph_BitwiseAndOp : Graph_BinaryOp<"bitwise_and", IntOrBoolTensor,
    "and of all bits", "lhs[i] & rhs[i]", [Commutative]>;
def Graph_BitwiseOrOp : Graph_BinaryOp<"bitwise_or", IntOrBoolTensor,
    "or of all bits", "lhs[i] | rhs[i]", [Commutative]>;
def Graph_BitwiseXorOp : Graph_BinaryOp<"bitwise_xor", IntOrBoolTensor,
    "exclusive or of all bits", "lhs[i] ^ rhs[i]", [Commutative]>;
def Graph_BitwiseLeftShiftOp : Graph_BinaryOp<"bitwise_left_shift", IntTensor,
    "shift to the left",
    "lhs[i] << rhs[i], 0 where rhs[i] is negative or not below the width">;
def Graph_BitwiseRightShiftOp : Graph_BinaryOp<"bitwise_right_shift", IntTensor,
    "shift to the right that keeps the sign",
    "lhs[i] >> rhs[i], a shift that is negative or not below the width counts "
    "as width - 1 (of ui8: gives 0)">;

def Graph_DivOp : Graph_PureOp<"div", [SameOperandsAndResultElementType]>,
      Broadcasts<1> {
  let summary = "quotient";
  let semantics = [{
    `result[i] = lhs[i] / rhs[i]`, rounded towards zero (`trunc`) or down
    (`floor`) to an integer, or not (`none`). Integer division by zero is an
    error at run time.
  }];
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of `result`.
3. Integers need `rounding_mode` trunc or floor.}];
  let example = "%r = graph.div %a, %b, rounding_mode = none : "
                "(tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins NumericTensor:$lhs, NumericTensor:$rhs,
                       Graph_RoundingModeAttr:$rounding_mode);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `rounding_mode` `=` custom<Keyword>($rounding_mode) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

class Graph_CompareOp<string mnemonic, string what, string sign,
                      list<Trait> traits = []>
    : Graph_PureOp<mnemonic, [SameOperandsElementType] # traits>,
      Broadcasts<1> {
  let summary = what;
  let semantics = "`result[i] = lhs[i] " # sign # " rhs[i]`, element by element "
                  "after broadcasting. With NaN all but `ne` are false.";
  let constraints = [{
1. `lhs` and `rhs` have one element type; that of `result` is i1.
2. The operands' shapes broadcast to the shape of `result`.}];
  let example = "%r = graph." # mnemonic # " %a, %b : "
                "(tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xi1>";
  let arguments = (ins DataTensor:$lhs, DataTensor:$rhs);
  let results = (outs BoolTensor:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
  let inference = "inferComparison(shapes, adaptor.getOperands())";
}
def Graph_EqOp : Graph_CompareOp<"eq", "equal", "==", [Commutative]>;
def Graph_NeOp : Graph_CompareOp<"ne", "not equal", "!=", [Commutative]>;
def Graph_LtOp : Graph_CompareOp<"lt", "less than", "<">;
def Graph_LeOp : Graph_CompareOp<"le", "less or equal", "<=">;
def Graph_GtOp : Graph_CompareOp<"gt", "greater than", ">">;
def Graph_GeOp : Graph_CompareOp<"ge", "greater or equal", ">=">;

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def Graph_WhereOp : Graph_PureOp<"where">, Facts<BroadcastAll, NoFlops, Keeps> {
  let summary = "choice between two tensors";
  let semantics = "`result[i] = condition[i] ? x[i] : other[i]` after "
                  "broadcasting.";
  let constraints = [{
1. `x`, `other` and `result` have one element type; that of `condition` is i1.
2. The operands' shapes broadcast to the shape of `result`.}];
  let example = "%r = graph.where %c, %a, %b : (tensor<?x1xi1>, tensor<?x3xf32>, "
                "tensor<3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins BoolTensor:$condition, DataTensor:$x, DataTensor:$other);
  let results = (outs DataTensor:$result);
  let assemblyFormat = [{
    $condition `,` $x `,` $other attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferPointwiseLike(shapes, adaptor.getOperands(), adaptor.getX())";
  let hasVerifier = 1;
}

def Graph_ClampOp : Graph_PureOp<"clamp", [SameOperandsAndResultElementType]>,
      Broadcasts<1> {
  let summary = "limit to a range";
  let semantics = [{
    `result[i] = min(max(x[i], min[i]), max[i])` after broadcasting; NaN in any
    operand gives NaN. `exclusive` changes no result: the derivative by `x` is
    then 0 at the bounds and of NaN, too, as PyTorch's is where bounds are
    numbers. A constant bound that is infinite is then none.
  }];
  let constraints = [{
1. Operands and result have one element type.
2. The operands' shapes broadcast to the shape of `result`.}];
  let example = [{%r = graph.clamp %x, %lo, %hi : (tensor<?x3xf32>, tensor<f32>,
    tensor<f32>) -> tensor<?x3xf32>
%s = graph.clamp %x, %lo, %hi, exclusive : (tensor<?x3xf32>, tensor<f32>,
    tensor<f32>) -> tensor<?x3xf32>}];
  let arguments = (ins NumericTensor:$x, NumericTensor:$min, NumericTensor:$max,
                       UnitAttr:$exclusive);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` $min `,` $max (`,` `exclusive` $exclusive^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

def Graph_CastOp : Graph_Op<"cast", [
    Pure, Elementwise, ReifyRankedShapedTypeOpInterface]>, Moves {
  let summary = "conversion to another element type";
  let semantics = [{
    Converts each element. Float to integer truncates towards zero and
    saturates, NaN gives 0; to i1 is `x != 0`; between integers wraps; to a
    float rounds to nearest even, to f16 and bf16 by way of f32.
  }];
  let constraints = "1. `result` has the shape of `x`.";
  let example = "%y = graph.cast %x : (tensor<?x3xi32>) -> tensor<?x3xf32>";
  let arguments = (ins DataTensor:$x);
  let results = (outs DataTensor:$result);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "::mlir::Value":$x, "::mlir::Type":$elementType)>];
  let extraClassDeclaration = [{
    ::llvm::LogicalResult
    reifyResultShapes(::mlir::OpBuilder &builder,
                      ::mlir::ReifiedRankedShapedTypeDims &dims);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // TCOPT_GRAPH_IR_GRAPHPOINTWISEOPS_TD
