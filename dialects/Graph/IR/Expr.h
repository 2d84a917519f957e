//===- Expr.h - graph ops written as formulas -------------------*- C++ -*-===//
//
// Derivative rules say what they mean as formulas, such as
//
//   p.d * (1.0 - p.y * p.y)
//
// Operands broadcast as those of graph ops; numbers take the element type of
// the tensor beside them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_IR_EXPR_H
#define TCOPT_GRAPH_IR_EXPR_H

#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::graph {

/// A tensor, and the builder that makes more of it. Without a tensor after the
/// builder has failed.
class Expr {
public:
  Expr() = default;
  Expr(GraphBuilder &builder, mlir::Value value) : b(&builder), tensor(value) {}

  mlir::Value value() const { return tensor; }
  operator mlir::Value() const { return tensor; }
  GraphBuilder &builder() const { return *b; }
  mlir::Type elementType() const { return graph::elementType(tensor); }
  /// A number of the tensor's element type, of rank 0.
  Expr number(double value) const {
    return {*b, b->scalar(value, elementType())};
  }
  Expr cast(mlir::Type elementType) const {
    return {*b, b->cast(tensor, elementType)};
  }
  template <typename OpT, typename... Args> Expr apply(Args &&...args) const {
    return {*b, b->make<OpT>(tensor, std::forward<Args>(args)...)};
  }

private:
  GraphBuilder *b = nullptr;
  mlir::Value tensor;
};

/// The other one of two operands, of which one may be a number.
template <typename OpT> Expr binary(Expr a, Expr b) {
  return a.apply<OpT>(b.value());
}
template <typename OpT> Expr binary(Expr a, double b) {
  return a.apply<OpT>(a.number(b).value());
}
template <typename OpT> Expr binary(double a, Expr b) {
  return b.number(a).apply<OpT>(b.value());
}

#define TCOPT_BINARY(NAME, OP)                                                 \
  inline Expr NAME(Expr a, Expr b) { return binary<OP>(a, b); }                \
  inline Expr NAME(Expr a, double b) { return binary<OP>(a, b); }              \
  inline Expr NAME(double a, Expr b) { return binary<OP>(a, b); }
TCOPT_BINARY(operator+, AddOp)
TCOPT_BINARY(operator-, SubOp)
TCOPT_BINARY(operator*, MulOp)
TCOPT_BINARY(operator<, LtOp)
TCOPT_BINARY(operator<=, LeOp)
TCOPT_BINARY(operator>, GtOp)
TCOPT_BINARY(operator>=, GeOp)
TCOPT_BINARY(operator&, LogicalAndOp)
TCOPT_BINARY(operator|, LogicalOrOp)
TCOPT_BINARY(eq, EqOp)
TCOPT_BINARY(ne, NeOp)
TCOPT_BINARY(pow, PowOp)
TCOPT_BINARY(maximum, MaximumOp)
#undef TCOPT_BINARY

inline Expr divide(Expr a, Expr b, RoundingMode mode) {
  return a.apply<DivOp>(b.value(), mode);
}
inline Expr operator/(Expr a, Expr b) {
  return divide(a, b, RoundingMode::none);
}
inline Expr operator/(Expr a, double b) { return a / a.number(b); }
inline Expr operator/(double a, Expr b) { return b.number(a) / b; }

#define TCOPT_UNARY(NAME, OP)                                                  \
  inline Expr NAME(Expr x) { return x.apply<OP>(); }
TCOPT_UNARY(operator-, NegOp)
TCOPT_UNARY(operator!, LogicalNotOp)
TCOPT_UNARY(abs, AbsOp)
TCOPT_UNARY(cos, CosOp)
TCOPT_UNARY(cosh, CoshOp)
TCOPT_UNARY(erf, ErfOp)
TCOPT_UNARY(exp, ExpOp)
TCOPT_UNARY(isinf, IsinfOp)
TCOPT_UNARY(isnan, IsnanOp)
TCOPT_UNARY(log, LogOp)
TCOPT_UNARY(reciprocal, ReciprocalOp)
TCOPT_UNARY(rsqrt, RsqrtOp)
TCOPT_UNARY(sigmoid, SigmoidOp)
TCOPT_UNARY(sign, SignOp)
TCOPT_UNARY(sin, SinOp)
TCOPT_UNARY(sinh, SinhOp)
TCOPT_UNARY(sqrt, SqrtOp)
TCOPT_UNARY(square, SquareOp)
TCOPT_UNARY(tanh, TanhOp)
#undef TCOPT_UNARY

inline Expr where(Expr condition, Expr a, Expr b) {
  return condition.apply<WhereOp>(a.value(), b.value());
}
inline Expr where(Expr condition, Expr a, double b) {
  return where(condition, a, a.number(b));
}
inline Expr where(Expr condition, double a, Expr b) {
  return where(condition, b.number(a), b);
}

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_EXPR_H
