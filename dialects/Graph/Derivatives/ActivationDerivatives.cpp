//===- ActivationDerivatives.cpp - activation functions -------------------===//
//
// Values at kinks are PyTorch's.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"

using namespace mlir;

namespace tcopt::graph {

static Expr hardswish(Expr d, Expr x) {
  Expr atMost = where(x <= -3.0, 0.0, x / 3.0 + 0.5);
  return d * where(x >= 3.0, 1.0, atMost);
}

// x tanh(softplus(x)): the derivative of softplus is sigmoid.
static Expr mish(Expr d, Expr x) {
  Expr softplus = -(-x).apply<LogsigmoidOp>();
  Expr t = tanh(softplus);
  return d * (t + x * sigmoid(x) * (1.0 - square(t)));
}

static Expr elu(Expr d, Expr x, double alpha, double scale, double inputScale) {
  // At 0, the first derivative is that of the left side and higher derivatives
  // are 0.
  Expr negative = where(x >= 0.0, 0.0, x);
  Expr below = (inputScale * alpha * scale) * exp(inputScale * negative);
  return where(x > 0.0, scale * d, d * below);
}

// Above the threshold, softplus is the identity. Second derivatives are 0 above
// and at the threshold. `scaled` is beta * x.
static Expr softplus(Expr d, Expr scaled, double threshold) {
  Expr limited = where(scaled >= threshold, threshold, scaled);
  return where(scaled > threshold, d, d * sigmoid(limited));
}

//===----------------------------------------------------------------------===//
// prelu and glu
//===----------------------------------------------------------------------===//

// The weight along dimension 1 of `x`, or of rank 0 for all elements.
static Expr alignWeight(RuleBuilder &b, PreluOp op) {
  int64_t rank = rankOf(op.getX());
  bool isOne = rankedType(op.getWeight()).getDimSize(0) == 1;
  Sizes sizes(std::max<int64_t>(rank, 1), b.ops().getIndexAttr(1));
  if (rank > 1)
    sizes[1] = b.sizeOf(op.getWeight(), 0);
  if (isOne && rank < 2)
    sizes.resize(rank);
  return b.expr(b.reshape(op.getWeight(), sizes));
}

static void preluVjp(Vjp &v, PreluOp op) {
  Expr x = v.wide(op.getX()), d = v.wide(v.ct());
  Expr isAbove = x > 0.0;
  if (v.wants(op.getX()))
    v.give(op.getX(), where(isAbove, d, v.wide(alignWeight(v, op)) * d));
  if (!v.wants(op.getWeight()))
    return;
  // At 0, derivatives with respect to x are 0.
  Expr ofElements = where(x >= 0.0, 0.0, x) * d;
  Value sum = v.sumTo(ofElements, alignWeight(v, op));
  v.give(op.getWeight(), v.reshape(sum, v.sizesOf(op.getWeight())));
}

// The halves of `x` along `dim`, with the dimension of both in front of it:
// (..., 2, size / 2, ...).
static Expr asHalves(RuleBuilder &b, Value x, Value like, int64_t dim) {
  Sizes sizes = b.sizesOf(like);
  sizes.insert(sizes.begin() + dim, b.ops().getIndexAttr(2));
  return b.expr(b.reshape(x, sizes));
}

static void gluVjp(Vjp &v, GluOp op) {
  int64_t dim = normalDims(op.getDim(), rankOf(op.getX())).front();
  Expr x = asHalves(v, v.wide(op.getX()), op.getResult(), dim);
  Expr a = v.expr(v.slice(x, dim, 0, 1)), b = v.expr(v.slice(x, dim, 1, 2));
  Expr d = v.wide(v.ct()).apply<UnsqueezeOp>(dim), gate = sigmoid(b);
  SmallVector<Value> parts = {d * gate, d * a * gate * (1.0 - gate)};
  Value joined = v.make<CatOp>(parts, dim);
  v.give(op.getX(), v.reshape(joined, v.sizesOf(op.getX())));
}

void addActivationDerivatives(DerivativeTable t) {
#include "GraphActivationDerivatives.inc"
  t.rule<PreluOp, preluVjp>();
  t.rule<GluOp, gluVjp>();
}

} // namespace tcopt::graph
