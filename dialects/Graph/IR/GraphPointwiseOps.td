//===- GraphPointwiseOps.td - one element at a time ------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPOINTWISEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPOINTWISEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

//===----------------------------------------------------------------------===//
// Unary operators
//===----------------------------------------------------------------------===//

// The decompositions are one op of core, or exact in every element type.
let widens = 0 in {
def Graph_ExpOp : Graph_FloatUnaryOp<"exp", "exponential", "exp(x[i])"> {
  let decomposition = "exp(x)";
  let derivative = ["d * y"];
  let onnx = "Exp 1 6 13";
}
def Graph_Expm1Op : Graph_FloatUnaryOp<"expm1", "exponential minus one", "exp(x[i]) - 1"> {
  let decomposition = "expm1(x)";
  let derivative = ["d * (y + 1.0)"];
  let onnx = "Sub(Exp(x), 1)";
}
def Graph_LogOp : Graph_FloatUnaryOp<"log", "natural logarithm", "log(x[i])"> {
  let decomposition = "log(x)";
  let derivative = ["d / x"];
  let onnx = "Log 1 6 13";
}
def Graph_Log1pOp : Graph_FloatUnaryOp<"log1p", "natural logarithm of one plus x", "log(1 + x[i])"> {
  let decomposition = "log1p(x)";
  let derivative = ["d / (x + 1.0)"];
  let onnx = "Log(Add(x, 1))";
}
def Graph_Log2Op : Graph_FloatUnaryOp<"log2", "logarithm to base 2", "log2(x[i])"> {
  let decomposition = "log2(x)";
  let derivative = ["d / (x * std::numbers::ln2)"];
  let onnx = "Mul(Log(x), 1.4426950408889634)";
}
def Graph_SqrtOp : Graph_FloatUnaryOp<"sqrt", "square root", "sqrt(x[i])"> {
  let decomposition = "sqrt(x)";
  let derivative = ["d / (2.0 * y)"];
  let onnx = "Sqrt 1 6 13";
}
def Graph_RsqrtOp : Graph_FloatUnaryOp<"rsqrt", "reciprocal of the square root", "1 / sqrt(x[i])"> {
  let decomposition = "rsqrt(x)";
  let derivative = ["-0.5 * d * (y * square(y))"];
  let onnx = "Reciprocal(Sqrt(x))";
}
def Graph_ReciprocalOp : Graph_FloatUnaryOp<"reciprocal", "reciprocal", "1 / x[i]"> {
  let decomposition = "1.0 / x";
  let derivative = ["-d * square(y)"];
  let onnx = "Reciprocal 1 6 13";
}
def Graph_SinOp : Graph_FloatUnaryOp<"sin", "sine of an angle in radians", "sin(x[i])"> {
  let decomposition = "sin(x)";
  let derivative = ["d * cos(x)"];
  let onnx = "Sin 7 22";
}
def Graph_CosOp : Graph_FloatUnaryOp<"cos", "cosine of an angle in radians", "cos(x[i])"> {
  let decomposition = "cos(x)";
  let derivative = ["-d * sin(x)"];
  let onnx = "Cos 7 22";
}
def Graph_TanhOp : Graph_FloatUnaryOp<"tanh", "hyperbolic tangent", "tanh(x[i])"> {
  let decomposition = "tanh(x)";
  let derivative = ["d * (1.0 - square(y))"];
  let onnx = "Tanh 1 6 13";
}
def Graph_ErfOp : Graph_FloatUnaryOp<"erf", "error function", "erf(x[i])"> {
  let decomposition = "erf(x)";
  let derivative = ["kTwoOverSqrtPi * exp(-square(x)) * d"];
  let onnx = "Erf 9 13";
}
def Graph_FloorOp : Graph_FloatUnaryOp<"floor", "largest integer not above", "floor(x[i])"> {
  let decomposition = "floor(x)";
  let derivative = ["zero"];
  let function = "realOnly";
  let onnx = "Floor 1 6 13";
}
def Graph_CeilOp : Graph_FloatUnaryOp<"ceil", "smallest integer not below", "ceil(x[i])"> {
  let decomposition = "ceil(x)";
  let derivative = ["zero"];
  let function = "realOnly";
  let onnx = "Ceil 1 6 13";
}
def Graph_RoundOp : Graph_FloatUnaryOp<"round", "nearest integer, ties to even", "round_even(x[i])"> {
  let decomposition = "roundEven(x)";
  let derivative = ["zero"];
  let function = "";
  let onnx = "Round 11 22";
}
def Graph_TruncOp : Graph_FloatUnaryOp<"trunc", "integer part", "trunc(x[i])"> {
  let decomposition = "trunc(x)";
  let derivative = ["zero"];
  let function = "realOnly";
  let onnx = "Mul(Sign(x), Floor(Abs(x)))";
}
def Graph_NegOp : Graph_UnaryOp<"neg", NumericTensor, "negation", "-x[i]"> {
  let decomposition = "-x";
  let derivative = ["-d"];
  let function = "same";
  let onnx = "Neg 1 6 13";
}
def Graph_AbsOp : Graph_UnaryOp<"abs", NumericTensor, "absolute value", "|x[i]|"> {
  let decomposition = "abs(x)";
  let derivative = ["d * sign(x)"];
  let function = "numeric";
  let onnx = "Abs 1 6 13";
}
def Graph_SignOp : Graph_UnaryOp<"sign", NumericTensor, "sign",
    "-1, 0 or 1 as x[i] is below, equal to or above zero, NaN gives 0"> {
  let documentation = "-1, 0 or 1; 0 for NaN.";
  let decomposition = "sign(x)";
  let derivative = ["zero"];
  let function = "numeric";
  let onnx = "Sign 9 13";
}
def Graph_SquareOp : Graph_UnaryOp<"square", NumericTensor, "square", "x[i] * x[i]"> {
  let decomposition = "x * x";
  let derivative = ["d * (2.0 * x)"];
  let onnx = "Mul(x, x)";
}
def Graph_ReluOp : Graph_UnaryOp<"relu", NumericTensor, "rectified linear unit",
    "max(x[i], 0), NaN stays NaN"> {
  let documentation = "`max(self, 0)`.";
  let decomposition = "maximum(x, 0.0)";
  let derivative = ["where(y <= 0.0, 0.0, d)"];
  let function = "same";
  let onnx = "Relu 1 6 13 14";
}
def Graph_LogicalNotOp : Graph_UnaryOp<"logical_not", BoolTensor,
    "logical negation", "not x[i]"> {
  let documentation = "Whether each element is zero.";
  let decomposition = "!x";
  let function = "booleans";
  let onnx = "Not 1";
}
def Graph_BitwiseNotOp : Graph_UnaryOp<"bitwise_not", IntOrBoolTensor,
    "complement of all bits", "~x[i]"> {
  let decomposition = "!x";
  let function = "same";
  let onnx = "BitwiseNot 18";
  let onnxOfBooleans = "Not";
}
} // widens

def Graph_SigmoidOp : Graph_FloatUnaryOp<"sigmoid", "logistic function", "1 / (1 + exp(-x[i]))"> {
  let decomposition = "1.0 / (exp(-x) + 1.0)";
  let derivative = ["d * ((1.0 - y) * y)"];
  let onnx = "Sigmoid 1 6 13";
  let flops = FlopsPerResult<4>;
}
def Graph_SiluOp : Graph_FloatUnaryOp<"silu", "sigmoid linear unit", "x[i] / (1 + exp(-x[i]))"> {
  let decomposition = "x / (exp(-x) + 1.0)";
  let derivative = ["silu(d, x)"];
  let function = "same";
  let variants = "";
  let onnx = "Mul(x, Sigmoid(x))";
  let flops = FlopsPerResult<4>;
}

def Graph_GeluOp : Graph_PureOp<"gelu", [
    Elementwise, SameOperandsAndResultElementType]>, Pointwise<4>, Graph_Row<""> {
  let decomposition = "approximate == graph::GeluApproximation::tanh ? geluTanh(x) : geluErf(x)";
  let derivative = ["approximate == graph::GeluApproximation::tanh ? geluTanh(d, x) : geluErf(d, x)"];
  let onnx = "Gelu(x, approximate = approximate)";
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
    : Graph_PureOp<mnemonic, [Elementwise]>, Pointwise<1>,
      Graph_Row<"x[i] is " # what> {
  let documentation = "Whether each element is " # what # ".";
  let function = "floatTest";
  let variants = "method";
  let aten = mnemonic;
  let noDerivative = "its result is Boolean";
  let widens = 0;
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
def Graph_IsnanOp : Graph_FloatTestOp<"isnan", "not a number"> {
  let decomposition = "ne(x, x)";
  let onnx = "IsNaN 9 13 20";
}
def Graph_IsinfOp : Graph_FloatTestOp<"isinf", "an infinity"> {
  let decomposition = "eq(abs(x), INFINITY)";
  let onnx = "IsInf(x)";
}

//===----------------------------------------------------------------------===//
// Binary operators
//===----------------------------------------------------------------------===//

class Graph_BinaryOp<string mnemonic, Type type, string what, string formula,
                     list<Trait> traits = []>
    : Graph_PureOp<mnemonic, [SameOperandsAndResultElementType] # traits>,
      Broadcasts<1>, Graph_Row<formula> {
  let function = "promoted";
  let aten = mnemonic;
  let noDerivative = !if(!eq(type, BoolTensor), "it is of Booleans",
      !if(!or(!eq(type, IntTensor), !eq(type, IntOrBoolTensor)), "it is of integers", ""));
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

let widens = 0 in {
def Graph_AddOp : Graph_BinaryOp<"add", DataTensor, "sum",
    "lhs[i] + rhs[i] (of Booleans: or)", [Commutative]> {
  let decomposition = "isBool(lhs) ? lhs | rhs : lhs + rhs";
  let derivative = ["d", "d"];
  let function = "";
  let onnx = "Add 1 6 7 13 14";
  let onnxOfBooleans = "Or";
}
def Graph_SubOp : Graph_BinaryOp<"sub", NumericTensor, "difference",
    "lhs[i] - rhs[i]"> {
  let decomposition = "lhs - rhs";
  let derivative = ["d", "-d"];
  let function = "";
  let onnx = "Sub 1 6 7 13 14";
}
def Graph_MulOp : Graph_BinaryOp<"mul", DataTensor, "product",
    "lhs[i] * rhs[i] (of Booleans: and)", [Commutative]> {
  let decomposition = "isBool(lhs) ? lhs & rhs : lhs * rhs";
  let derivative = ["d * rhs", "d * lhs"];
  let function = "";
  let onnx = "Mul 1 6 7 13 14";
  let onnxOfBooleans = "And";
}
def Graph_MaximumOp : Graph_BinaryOp<"maximum", DataTensor, "larger element",
    "max(lhs[i], rhs[i]), NaN if either is NaN", [Commutative]> {
  let documentation = "The greater of both elements; NaN if either is NaN.";
  let decomposition = "isBool(lhs) ? lhs | rhs : maximum(lhs, rhs)";
  let derivative = ["ofLarger(d, lhs, rhs)", "ofLarger(d, rhs, lhs)"];
  let variants = "method";
  let onnx = "Max(lhs, rhs)";
  let onnxOfBooleans = "Or";
}
def Graph_MinimumOp : Graph_BinaryOp<"minimum", DataTensor, "smaller element",
    "min(lhs[i], rhs[i]), NaN if either is NaN", [Commutative]> {
  let documentation = "The less of both elements; NaN if either is NaN.";
  let decomposition = "isBool(lhs) ? lhs & rhs : minimum(lhs, rhs)";
  let derivative = ["ofSmaller(d, lhs, rhs)", "ofSmaller(d, rhs, lhs)"];
  let variants = "method";
  let onnx = "Min(lhs, rhs)";
  let onnxOfBooleans = "And";
}
def Graph_PowOp : Graph_BinaryOp<"pow", NumericTensor, "power",
    "lhs[i] ^ rhs[i]; an integer to a negative power is 0, except that 1 "
    "gives 1 and -1 gives 1 or -1"> {
  let decomposition = "pow(lhs, rhs)";
  let function = "";
  let onnx = "Pow(lhs, rhs)";
}
def Graph_Atan2Op : Graph_BinaryOp<"atan2", FloatTensor,
    "angle of a point in radians", "atan2(lhs[i], rhs[i])"> {
  let documentation = "The angle of the point (other, self) in radians.";
  let decomposition = "atan2(lhs, rhs)";
  let derivative = ["overSquaredRadius(d * rhs, lhs, rhs)",
                    "overSquaredRadius(d * -lhs, lhs, rhs)"];
  let function = "real";
}
def Graph_RemainderOp : Graph_BinaryOp<"remainder", NumericTensor,
    "remainder with the divisor's sign",
    "lhs[i] - rhs[i] * floor(lhs[i] / rhs[i])"> {
  let derivative = ["d", "-d * divide(lhs, rhs, RoundingMode::floor)"];
  let aten = "remainder.Scalar remainder.Scalar_Tensor remainder.Tensor";
}
def Graph_FmodOp : Graph_BinaryOp<"fmod", NumericTensor,
    "remainder with the dividend's sign",
    "lhs[i] - rhs[i] * trunc(lhs[i] / rhs[i])"> {
  let decomposition = "rem(lhs, rhs)";
  let derivative = ["d", "-d * divide(lhs, rhs, RoundingMode::trunc)"];
  let aten = "fmod.Scalar fmod.Tensor";
  let onnx = "Mod(lhs, rhs, fmod = 1)";
}
def Graph_LogicalAndOp : Graph_BinaryOp<"logical_and", BoolTensor,
    "logical and", "lhs[i] and rhs[i]", [Commutative]> {
  let documentation = "Whether both elements are nonzero.";
  let decomposition = "lhs & rhs";
  let function = "booleans";
  let onnx = "And 1 7";
}
def Graph_LogicalOrOp : Graph_BinaryOp<"logical_or", BoolTensor,
    "logical or", "lhs[i] or rhs[i]", [Commutative]> {
  let documentation = "Whether at least one element is nonzero.";
  let decomposition = "lhs | rhs";
  let function = "booleans";
  let onnx = "Or 1 7";
}
def Graph_LogicalXorOp : Graph_BinaryOp<"logical_xor", BoolTensor,
    "exclusive or", "lhs[i] xor rhs[i]", [Commutative]> {
  let documentation = "Whether exactly one element is nonzero.";
  let decomposition = "lhs ^ rhs";
  let function = "booleans";
  let onnx = "Xor 1 7";
}
def Graph_BitwiseAndOp : Graph_BinaryOp<"bitwise_and", IntOrBoolTensor,
    "and of all bits", "lhs[i] & rhs[i]", [Commutative]> {
  let decomposition = "lhs & rhs";
  let aten = "bitwise_and.Scalar bitwise_and.Scalar_Tensor bitwise_and.Tensor __and__.Scalar __and__.Tensor";
  let onnx = "BitwiseAnd 18";
  let onnxOfBooleans = "And";
}
def Graph_BitwiseOrOp : Graph_BinaryOp<"bitwise_or", IntOrBoolTensor,
    "or of all bits", "lhs[i] | rhs[i]", [Commutative]> {
  let decomposition = "lhs | rhs";
  let aten = "bitwise_or.Scalar bitwise_or.Scalar_Tensor bitwise_or.Tensor __or__.Scalar __or__.Tensor";
  let onnx = "BitwiseOr 18";
  let onnxOfBooleans = "Or";
}
def Graph_BitwiseXorOp : Graph_BinaryOp<"bitwise_xor", IntOrBoolTensor,
    "exclusive or of all bits", "lhs[i] ^ rhs[i]", [Commutative]> {
  let decomposition = "lhs ^ rhs";
  let aten = "bitwise_xor.Scalar bitwise_xor.Scalar_Tensor bitwise_xor.Tensor __xor__.Scalar __xor__.Tensor";
  let onnx = "BitwiseXor 18";
  let onnxOfBooleans = "Xor";
}
def Graph_BitwiseLeftShiftOp : Graph_BinaryOp<"bitwise_left_shift", IntTensor,
    "shift to the left",
    "lhs[i] << rhs[i], 0 where rhs[i] is negative or not below the width"> {
  let documentation = "Shifts the bits of `self` left by `other`.";
  let decomposition = "shiftLeft(lhs, rhs)";
  let aten = "bitwise_left_shift.Scalar_Tensor bitwise_left_shift.Tensor bitwise_left_shift.Tensor_Scalar "
             "__lshift__.Scalar __lshift__.Tensor";
}
def Graph_BitwiseRightShiftOp : Graph_BinaryOp<"bitwise_right_shift", IntTensor,
    "shift to the right that keeps the sign",
    "lhs[i] >> rhs[i], a shift that is negative or not below the width counts "
    "as width - 1 (of ui8: gives 0)"> {
  let documentation = "Shifts the bits of `self` right by `other`.";
  let decomposition = "shiftRight(lhs, rhs)";
  let aten = "bitwise_right_shift.Scalar_Tensor bitwise_right_shift.Tensor bitwise_right_shift.Tensor_Scalar "
             "__rshift__.Scalar __rshift__.Tensor";
}
} // widens

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
      Broadcasts<1>, Graph_Row<"lhs[i] " # sign # " rhs[i]"> {
  let documentation = "Whether `self " # sign # " other`.";
  let function = "promoted";
  let aten = mnemonic # ".Scalar " # mnemonic # ".Tensor";
  let noDerivative = "its result is Boolean";
  let widens = 0;
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
def Graph_EqOp : Graph_CompareOp<"eq", "equal", "==", [Commutative]> {
  let decomposition = "eq(lhs, rhs)";
  let onnx = "Equal 1 7 11 13 19";
}
def Graph_NeOp : Graph_CompareOp<"ne", "not equal", "!=", [Commutative]> {
  let decomposition = "ne(lhs, rhs)";
  let onnx = "Not(Equal(lhs, rhs))";
}
def Graph_LtOp : Graph_CompareOp<"lt", "less than", "<"> {
  let decomposition = "lhs < rhs";
  let onnx = "Less 1 7 9 13";
  let onnxOfBooleans = "i32";
}
def Graph_LeOp : Graph_CompareOp<"le", "less or equal", "<="> {
  let decomposition = "lhs <= rhs";
  let onnx = "LessOrEqual 12 16";
  let onnxOfBooleans = "i32";
}
def Graph_GtOp : Graph_CompareOp<"gt", "greater than", ">"> {
  let decomposition = "lhs > rhs";
  let onnx = "Greater 1 7 9 13";
  let onnxOfBooleans = "i32";
}
def Graph_GeOp : Graph_CompareOp<"ge", "greater or equal", ">="> {
  let decomposition = "lhs >= rhs";
  let onnx = "GreaterOrEqual 12 16";
  let onnxOfBooleans = "i32";
}

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
