//===- GraphMathOps.td - elementary functions that are compositions in core -*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
#define TCOPT_GRAPH_IR_GRAPHMATHOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

// In f32 each is within 4 ulp of the exact value (bench/math/ulp.py).

def Graph_AcosOp : Graph_FloatUnaryOp<"acos", "inverse cosine in radians", "acos(x[i])">;
def Graph_AsinOp : Graph_FloatUnaryOp<"asin", "inverse sine in radians", "asin(x[i])">;
def Graph_AtanOp : Graph_FloatUnaryOp<"atan", "inverse tangent in radians", "atan(x[i])">;
def Graph_TanOp : Graph_FloatUnaryOp<"tan", "tangent of an angle in radians", "tan(x[i])">;
def Graph_SinhOp : Graph_FloatUnaryOp<"sinh", "hyperbolic sine", "sinh(x[i])">;
def Graph_CoshOp : Graph_FloatUnaryOp<"cosh", "hyperbolic cosine", "cosh(x[i])">;
def Graph_AsinhOp : Graph_FloatUnaryOp<"asinh", "inverse hyperbolic sine", "asinh(x[i])">;
def Graph_AcoshOp : Graph_FloatUnaryOp<"acosh", "inverse hyperbolic cosine", "acosh(x[i])">;
def Graph_AtanhOp : Graph_FloatUnaryOp<"atanh", "inverse hyperbolic tangent", "atanh(x[i])">;
def Graph_Log10Op : Graph_FloatUnaryOp<"log10", "logarithm to base 10", "log10(x[i])">;

#endif // TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
