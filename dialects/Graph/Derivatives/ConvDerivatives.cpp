//===- ConvDerivatives.cpp - convolutions ---------------------------------===//
//
// A convolution is linear in x and in its weight, and so are its gradients:
// each of the three is the derivative of the others.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphConvOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// The three products, with the windows of `op`
//===----------------------------------------------------------------------===//

template <typename OpT>
static Expr convolved(RuleBuilder &b, OpT op, Value x, Value weight) {
  return b.expr(b.make<ConvOp>(x, weight, Value(), op.getStride(),
                               op.getPadding(), op.getDilation(),
                               op.getGroups()));
}

// Of the spatial sizes of `like`.
template <typename OpT>
static Expr inputGradient(RuleBuilder &b, OpT op, Value d, Value weight,
                          Value like) {
  SizeOperands sizes(b.lastSizes(like, rankOf(like) - 2));
  return b.expr(b.make<ConvInputGradOp>(
      d, weight, sizes.values, sizes.constants, op.getStride(), op.getPadding(),
      op.getDilation(), op.getGroups()));
}

// Of the kernel of `like`, which has static sizes.
template <typename OpT>
static Expr weightGradient(RuleBuilder &b, OpT op, Value x, Value d,
                           Value like) {
  ArrayRef<int64_t> kernel = rankedType(like).getShape().drop_front(2);
  return b.expr(b.make<ConvWeightGradOp>(x, d, kernel, op.getStride(),
                                         op.getPadding(), op.getDilation(),
                                         op.getGroups()));
}

// Over all dimensions but the channels.
static Expr biasGradient(RuleBuilder &b, Expr d) {
  SmallVector<int64_t> dims{0};
  for (int64_t i = 2; i < rankOf(d); ++i)
    dims.push_back(i);
  return b.sum(d, dims);
}

//===----------------------------------------------------------------------===//
// conv and its gradients
//===----------------------------------------------------------------------===//

static void convVjp(Vjp &v, ConvOp op) {
  Value x = op.getX(), weight = op.getWeight();
  if (v.wants(x))
    v.give(x, inputGradient(v, op, v.ct(), weight, x));
  if (v.wants(weight))
    v.give(weight, weightGradient(v, op, x, v.ct(), weight));
  if (v.wants(op.getBias()))
    v.give(op.getBias(), biasGradient(v, v.ct()));
}

static void convInputGradVjp(Vjp &v, ConvInputGradOp op) {
  Value grad = op.getGrad(), weight = op.getWeight();
  if (v.wants(grad))
    v.give(grad, convolved(v, op, v.ct(), weight));
  if (v.wants(weight))
    v.give(weight, weightGradient(v, op, v.ct(), grad, weight));
}

static void convWeightGradVjp(Vjp &v, ConvWeightGradOp op) {
  Value x = op.getX(), grad = op.getGrad();
  if (v.wants(x))
    v.give(x, inputGradient(v, op, grad, v.ct(), x));
  if (v.wants(grad))
    v.give(grad, convolved(v, op, x, v.ct()));
}

//===----------------------------------------------------------------------===//
// conv_transpose
//===----------------------------------------------------------------------===//

// How many windows more than x has elements the convolution of the result has
// in each dimension. An output padding as large as the stride makes some.
static SmallVector<int64_t> extraWindows(ConvTransposeOp op) {
  SmallVector<int64_t> extra;
  for (auto [added, stride] : llvm::zip(op.getOutputPadding(), op.getStride()))
    extra.push_back(added / stride);
  return extra;
}

static void convTransposeVjp(Vjp &v, ConvTransposeOp op) {
  Value x = op.getX(), weight = op.getWeight();
  SmallVector<int64_t> extra = extraWindows(op);
  if (v.wants(x)) {
    Value gradient = convolved(v, op, v.ct(), weight);
    for (auto [i, count] : llvm::enumerate(extra))
      if (count)
        gradient = v.slice(gradient, 2 + i, 0, -count);
    v.give(x, gradient);
  }
  if (v.wants(weight)) {
    SmallVector<int64_t> low(rankOf(x)), high(2);
    llvm::append_range(high, extra);
    Value zero = v.scalar(0, elementType(x));
    Value padded = v.make<PadOp>(x, zero, low, high);
    v.give(weight, weightGradient(v, op, v.ct(), padded, weight));
  }
  if (v.wants(op.getBias()))
    v.give(op.getBias(), biasGradient(v, v.ct()));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addConvDerivatives(DerivativeTable t) {
  t.rule<ConvOp, convVjp>();
  t.rule<ConvTransposeOp, convTransposeVjp>();
  t.rule<ConvInputGradOp, convInputGradVjp>();
  t.rule<ConvWeightGradOp, convWeightGradVjp>();
}

} // namespace tcopt::graph
