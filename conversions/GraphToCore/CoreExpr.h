//===- CoreExpr.h - core ops written as formulas ----------------*- C++ -*-===//
//
// Decompositions of pointwise ops are formulas, for example
//
//   1.0 / (exp(-x) + 1.0)
//
// Operands broadcast against each other, and a number has the element type of
// the operand beside it, as with CoreBuilder.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_COREEXPR_H
#define TCOPT_CONVERSION_GRAPHTOCORE_COREEXPR_H

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"

namespace tcopt {

/// A tensor with the builder of the ops that use it.
class CoreExpr {
public:
  CoreExpr(CoreBuilder &builder, mlir::Value value)
      : b(&builder), tensor(value) {}

  operator mlir::Value() const { return tensor; }
  CoreBuilder &builder() const { return *b; }
  CoreExpr with(mlir::Value value) const { return {*b, value}; }

private:
  CoreBuilder *b;
  mlir::Value tensor;
};

inline bool isF64(CoreExpr x) { return elementTypeOf(x).isF64(); }
inline bool isBool(CoreExpr x) { return elementTypeOf(x).isInteger(1); }
inline bool isUnsigned(CoreExpr x) {
  return elementTypeOf(x).isUnsignedInteger();
}

#define TCOPT_BINARY(NAME, BUILD)                                              \
  inline CoreExpr NAME(CoreExpr x, CoreExpr y) {                               \
    return x.with(x.builder().BUILD(mlir::Value(x), mlir::Value(y)));          \
  }                                                                            \
  inline CoreExpr NAME(CoreExpr x, double y) {                                 \
    return x.with(x.builder().BUILD(mlir::Value(x), y));                       \
  }                                                                            \
  inline CoreExpr NAME(double x, CoreExpr y) {                                 \
    return y.with(y.builder().BUILD(x, mlir::Value(y)));                       \
  }
TCOPT_BINARY(operator+, add)
TCOPT_BINARY(operator-, sub)
TCOPT_BINARY(operator*, mul)
TCOPT_BINARY(operator/, div)
TCOPT_BINARY(operator<, lt)
TCOPT_BINARY(operator<=, le)
TCOPT_BINARY(operator>, gt)
TCOPT_BINARY(operator>=, ge)
TCOPT_BINARY(operator&, bitAnd)
TCOPT_BINARY(operator|, binary<core::OrOp>)
TCOPT_BINARY(operator^, bitXor)
TCOPT_BINARY(eq, eq)
TCOPT_BINARY(ne, ne)
TCOPT_BINARY(atan2, binary<core::Atan2Op>)
TCOPT_BINARY(maximum, maximum)
TCOPT_BINARY(minimum, minimum)
TCOPT_BINARY(pow, binary<core::PowOp>)
TCOPT_BINARY(rem, rem)
TCOPT_BINARY(shiftLeft, binary<core::ShiftLeftOp>)
TCOPT_BINARY(shiftRight, binary<core::ShiftRightOp>)
#undef TCOPT_BINARY

#define TCOPT_UNARY(NAME, OP)                                                  \
  inline CoreExpr NAME(CoreExpr x) {                                           \
    return x.with(x.builder().unary<core::OP>(x));                             \
  }
TCOPT_UNARY(operator-, NegOp)
TCOPT_UNARY(operator!, NotOp)
TCOPT_UNARY(abs, AbsOp)
TCOPT_UNARY(ceil, CeilOp)
TCOPT_UNARY(cos, CosOp)
TCOPT_UNARY(erf, ErfOp)
TCOPT_UNARY(exp, ExpOp)
TCOPT_UNARY(expm1, Expm1Op)
TCOPT_UNARY(floor, FloorOp)
TCOPT_UNARY(log, LogOp)
TCOPT_UNARY(log1p, Log1pOp)
TCOPT_UNARY(log2, Log2Op)
TCOPT_UNARY(roundEven, RoundEvenOp)
TCOPT_UNARY(rsqrt, RsqrtOp)
TCOPT_UNARY(sign, SignOp)
TCOPT_UNARY(sin, SinOp)
TCOPT_UNARY(sqrt, SqrtOp)
TCOPT_UNARY(tanh, TanhOp)
#undef TCOPT_UNARY

/// `condition ? x : y`, where one may be a number.
inline CoreExpr where(CoreExpr condition, CoreExpr x, CoreExpr y) {
  return x.with(x.builder().select(condition, mlir::Value(x), mlir::Value(y)));
}
inline CoreExpr where(CoreExpr condition, CoreExpr x, double y) {
  return x.with(x.builder().select(condition, mlir::Value(x), y));
}
inline CoreExpr where(CoreExpr condition, double x, CoreExpr y) {
  return y.with(y.builder().select(condition, x, mlir::Value(y)));
}

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_COREEXPR_H
