//===- CorePointwiseOps.td - one element at a time -------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_COREPOINTWISEOPS_TD
#define TCOPT_CORE_IR_COREPOINTWISEOPS_TD

include "tcopt/Core/IR/CoreBase.td"

class Core_UnaryOp<string mnemonic, Type type, string what, string formula,
                   string element = "f32">
    : Core_PureOp<mnemonic, [Elementwise, SameOperandsAndResultElementType]>,
      Counts<FlopsPerResult<1>> {
  let summary = what;
  let semantics = "`result[i] = " # formula # "`, element by element.";
  let constraints = "1. `result` has the shape and element type of `x`.";
  let example = "%y = core." # mnemonic # " %x : (tensor<?x3x" # element #
                ">) -> tensor<?x3x" # element # ">";
  let arguments = (ins type:$x);
  let results = (outs type:$result);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let inference = "inferSameShape(shapes, adaptor.getX(), "
                  "elementTypeOf(adaptor.getX()))";
}
class Core_FloatUnaryOp<string mnemonic, string what, string formula>
    : Core_UnaryOp<mnemonic, Core_FloatTensor, what, formula>;

def Core_ExpOp : Core_FloatUnaryOp<"exp", "exponential", "exp(x[i])">;
def Core_Expm1Op : Core_FloatUnaryOp<"expm1", "exponential minus one", "exp(x[i]) - 1">;
def Core_LogOp : Core_FloatUnaryOp<"log", "natural logarithm", "log(x[i])">;
def Core_Log1pOp : Core_FloatUnaryOp<"log1p", "natural logarithm of one plus x", "log(1 + x[i])">;
def Core_Log2Op : Core_FloatUnaryOp<"log2", "logarithm to base 2", "log2(x[i])">;
def Core_SinOp : Core_FloatUnaryOp<"sin", "sine of an angle in radians", "sin(x[i])">;
def Core_CosOp : Core_FloatUnaryOp<"cos", "cosine of an angle in radians", "cos(x[i])">;
def Core_TanhOp : Core_FloatUnaryOp<"tanh", "hyperbolic tangent", "tanh(x[i])">;
def Core_ErfOp : Core_FloatUnaryOp<"erf", "error function", "erf(x[i])">;
def Core_SqrtOp : Core_FloatUnaryOp<"sqrt", "square root", "sqrt(x[i])">;
def Core_RsqrtOp : Core_FloatUnaryOp<"rsqrt", "reciprocal of the square root", "1 / sqrt(x[i])">;
def Core_FloorOp : Core_FloatUnaryOp<"floor", "largest integer not above", "floor(x[i])">;
def Core_CeilOp : Core_FloatUnaryOp<"ceil", "smallest integer not below", "ceil(x[i])">;
def Core_RoundEvenOp : Core_FloatUnaryOp<"round_even", "nearest integer, ties to even", "round_even(x[i])">;
def Core_NegOp : Core_UnaryOp<"neg", Core_NumericTensor, "negation", "-x[i]">;
def Core_AbsOp : Core_UnaryOp<"abs", Core_NumericTensor, "absolute value",
    "|x[i]|; of the least integer itself">;
def Core_SignOp : Core_UnaryOp<"sign", Core_NumericTensor, "sign",
    "-1, 0 or 1 as x[i] is below, equal to or above zero, NaN gives 0">;
def Core_NotOp : Core_UnaryOp<"not", Core_IntOrBoolTensor, "complement of all bits",
    "~x[i]", "i32">;

class Core_BinaryOp<string mnemonic, Type type, string what, string formula,
                    list<Trait> traits = [], string element = "f32">
    : Core_PureOp<mnemonic, [Elementwise, SameOperandsAndResultElementType]
                            # traits>, Counts<FlopsPerResult<1>> {
  let summary = what;
  let semantics = "`result[i] = " # formula # "`, element by element.";
  let example = "%r = core." # mnemonic # " %a, %b : (tensor<?x3x" # element #
      ">, tensor<?x3x" # element # ">) -> tensor<?x3x" # element # ">";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat =
      "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
  let inference = "inferSameShape(shapes, adaptor.getOperands(), "
                  "elementTypeOf(adaptor.getLhs()))";
}

def Core_AddOp : Core_BinaryOp<"add", Core_NumericTensor, "sum",
    "lhs[i] + rhs[i]; integers wrap", [Commutative]>;
def Core_SubOp : Core_BinaryOp<"sub", Core_NumericTensor, "difference",
    "lhs[i] - rhs[i]; integers wrap">;
def Core_MulOp : Core_BinaryOp<"mul", Core_NumericTensor, "product",
    "lhs[i] * rhs[i]; integers wrap", [Commutative]>;
def Core_DivOp : Core_BinaryOp<"div", Core_NumericTensor, "quotient",
    "lhs[i] / rhs[i]; integers truncate towards zero, the least integer "
    "divided by -1 is itself, and division by zero is an error at run time">;
def Core_RemOp : Core_BinaryOp<"rem", Core_NumericTensor,
    "remainder with the dividend's sign",
    "lhs[i] - rhs[i] * trunc(lhs[i] / rhs[i]), exact; an integer divided by "
    "zero is an error at run time">;
def Core_PowOp : Core_BinaryOp<"pow", Core_NumericTensor, "power",
    "lhs[i] ^ rhs[i]; an integer to a negative power is 0, except that 1 "
    "gives 1 and -1 gives 1 or -1">;
def Core_MaximumOp : Core_BinaryOp<"maximum", Core_NumericTensor, "larger element",
    "max(lhs[i], rhs[i]), NaN if either is NaN, +0 above -0", [Commutative]>;
def Core_MinimumOp : Core_BinaryOp<"minimum", Core_NumericTensor, "smaller element",
    "min(lhs[i], rhs[i]), NaN if either is NaN, -0 below +0", [Commutative]>;
def Core_Atan2Op : Core_BinaryOp<"atan2", Core_FloatTensor,
    "angle of a point in radians", "atan2(lhs[i], rhs[i])">;
def Core_AndOp : Core_BinaryOp<"and", Core_IntOrBoolTensor, "and of all bits",
    "lhs[i] & rhs[i]", [Commutative], "i32">;
def Core_OrOp : Core_BinaryOp<"or", Core_IntOrBoolTensor, "or of all bits",
    "lhs[i] | rhs[i]", [Commutative], "i32">;
def Core_XorOp : Core_BinaryOp<"xor", Core_IntOrBoolTensor,
    "exclusive or of all bits", "lhs[i] ^ rhs[i]", [Commutative], "i32">;
def Core_ShiftLeftOp : Core_BinaryOp<"shift_left", Core_IntTensor,
    "shift to the left",
    "lhs[i] << rhs[i], 0 where rhs[i] is negative or not below the width",
    [], "i32">;
def Core_ShiftRightOp : Core_BinaryOp<"shift_right", Core_IntTensor,
    "shift to the right that keeps the sign",
    "lhs[i] >> rhs[i]; a shift that is negative or not below the width counts "
    "as width - 1 (of ui8: gives 0)", [], "i32">;

def Core_CompareOp : Core_PureOp<"compare", [
    Elementwise, SameOperandsElementType]>, Counts<FlopsPerResult<1>> {
  let summary = "comparison";
  let semantics = [{
    `result[i] = lhs[i] <direction> rhs[i]`, element by element. With NaN all
    but `ne` are false; false lies below true.
  }];
  let constraints = [{
1. `lhs` and `rhs` have one shape and element type.
2. `result` has that shape and element type i1.}];
  let example = "%r = core.compare lt, %a, %b : (tensor<?x3xf32>, "
                "tensor<?x3xf32>) -> tensor<?x3xi1>";
  let arguments = (ins Core_CompareDirectionAttr:$direction, Core_DataTensor:$lhs,
                       Core_DataTensor:$rhs);
  let results = (outs Core_BoolTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($direction) `,` $lhs `,` $rhs attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferSameShape(shapes, adaptor.getOperands(), "
      "::mlir::IntegerType::get(adaptor.getLhs().getContext(), 1))";
}

def Core_SelectOp : Core_PureOp<"select", [Elementwise]>, Counts<NoFlops> {
  let summary = "choice between two tensors";
  let semantics = "`result[i] = condition[i] ? on_true[i] : on_false[i]`.";
  let constraints = [{
1. All operands and `result` have one shape.
2. `on_true`, `on_false` and `result` have one element type; that of
   `condition` is i1.}];
  let example = "%r = core.select %c, %a, %b : (tensor<?x3xi1>, "
                "tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>";
  let arguments = (ins Core_BoolTensor:$condition, Core_DataTensor:$on_true,
                       Core_DataTensor:$on_false);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    $condition `,` $on_true `,` $on_false attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferSameShape(shapes, adaptor.getOperands(), "
                  "elementTypeOf(adaptor.getOnTrue()))";
  let hasVerifier = 1;
}

def Core_ConvertOp : Core_Op<"convert", [
    Pure, Elementwise, ReifyRankedShapedTypeOpInterface]>, Counts<NoFlops> {
  let summary = "conversion to another element type";
  let semantics = [{
    Converts each element. Float to integer truncates towards zero and
    saturates, NaN gives 0; to i1 is `x != 0`; between integers wraps; to a
    float rounds to nearest even, to f16 and bf16 by way of f32.
  }];
  let constraints = "1. `result` has the shape of `x`.";
  let example = "%y = core.convert %x : (tensor<?x3xi32>) -> tensor<?x3xf32>";
  let arguments = (ins Core_DataTensor:$x);
  let results = (outs Core_DataTensor:$result);
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

def Core_BitcastOp : Core_Op<"bitcast", [
    Pure, Elementwise, ReifyRankedShapedTypeOpInterface]>, Counts<NoFlops> {
  let summary = "the same bits as another element type";
  let semantics = "Reads the bits of each element as one of the other type.";
  let constraints = [{
1. `result` has the shape of `x`.
2. Both element types have the same width.}];
  let example = "%y = core.bitcast %x : (tensor<?x3xf32>) -> tensor<?x3xi32>";
  let arguments = (ins Core_NumericTensor:$x);
  let results = (outs Core_NumericTensor:$result);
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

#endif // TCOPT_CORE_IR_COREPOINTWISEOPS_TD
