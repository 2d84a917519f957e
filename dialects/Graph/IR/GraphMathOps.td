//===- GraphMathOps.td - elementary functions that are compositions in core -*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
#define TCOPT_GRAPH_IR_GRAPHMATHOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

// In f32 each is within 4 ulp of the exact value (bench/math/ulp.py).

def Graph_AcosOp : Graph_FloatUnaryOp<"acos", "inverse cosine in radians", "acos(x[i])"> {
  let decomposition = "atan2(otherLeg(x), x)";
  let derivative = ["-d * rsqrt(1.0 - square(x))"];
  let onnx = "Acos 7 22";
}
def Graph_AsinOp : Graph_FloatUnaryOp<"asin", "inverse sine in radians", "asin(x[i])"> {
  let decomposition = "atan2(x, otherLeg(x))";
  let derivative = ["d * rsqrt(1.0 - square(x))"];
  let onnx = "Asin 7 22";
}
def Graph_AtanOp : Graph_FloatUnaryOp<"atan", "inverse tangent in radians", "atan(x[i])"> {
  let decomposition = "atan2(x, 1.0)";
  let derivative = ["d / (square(x) + 1.0)"];
  let onnx = "Atan 7 22";
}
def Graph_TanOp : Graph_FloatUnaryOp<"tan", "tangent of an angle in radians", "tan(x[i])"> {
  let decomposition = "sin(x) / cos(x)";
  let derivative = ["d * (1.0 + square(y))"];
  let onnx = "Tan 7 22";
}
def Graph_SinhOp : Graph_FloatUnaryOp<"sinh", "hyperbolic sine", "sinh(x[i])"> {
  let decomposition = "sinh(x)";
  let derivative = ["d * cosh(x)"];
  let onnx = "Sinh 9 22";
}
def Graph_CoshOp : Graph_FloatUnaryOp<"cosh", "hyperbolic cosine", "cosh(x[i])"> {
  let decomposition = "cosh(x)";
  let derivative = ["d * sinh(x)"];
  let onnx = "Cosh 9 22";
}
def Graph_AsinhOp : Graph_FloatUnaryOp<"asinh", "inverse hyperbolic sine", "asinh(x[i])"> {
  let decomposition = "asinh(x)";
  let derivative = ["d * rsqrt(square(x) + 1.0)"];
  let onnx = "Asinh 9 22";
}
def Graph_AcoshOp : Graph_FloatUnaryOp<"acosh", "inverse hyperbolic cosine", "acosh(x[i])"> {
  let decomposition = "acosh(x)";
  let derivative = ["d * rsqrt(square(x) - 1.0)"];
  let onnx = "Acosh 9 22";
}
def Graph_AtanhOp : Graph_FloatUnaryOp<"atanh", "inverse hyperbolic tangent", "atanh(x[i])"> {
  let decomposition = "atanh(x)";
  let derivative = ["d / (1.0 - square(x))"];
  let onnx = "Atanh 9 22";
}
def Graph_Log10Op : Graph_FloatUnaryOp<"log10", "logarithm to base 10", "log10(x[i])"> {
  let decomposition = "log10(x)";
  let derivative = ["d / (x * std::numbers::ln10)"];
  let onnx = "Mul(Log(x), 0.4342944819032518)";
}
def Graph_EntrOp : Graph_FloatUnaryOp<"entr", "entropy", "-x[i] ln(x[i]); 0 at 0; -inf below"> {
  // At 0 the product is NaN, below 0 the logarithm is.
  let decomposition = "where(x < 0.0, -INFINITY, where(eq(x, 0.0), 0.0, -x * log(x)))";
  let derivative = ["-d * (log(x) + 1.0)"];
  let variants = "";
  let aten = "special_entr";
  let documentation = "`-self * log(self)`; 0 at 0, the negative infinity below.";
  let onnx = "Where(Less(x, 0), -INFINITY, Where(Equal(x, 0), 0, Mul(Neg(x), Log(x))))";
}

#endif // TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
