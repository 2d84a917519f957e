//===- ContractionDerivatives.cpp - products of matrices ------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace mlir;

namespace tcopt::graph {

static Expr transposed(Expr x) {
  return x.apply<TransposeOp>(int64_t(-2), int64_t(-1));
}
static Expr matmul(Expr a, Expr b) { return binary<MatmulOp>(a, b); }

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

// Rows and columns become matrices of one row and one column, as matmul takes
// them.
static void matmulVjp(Vjp &v, MatmulOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  bool isRow = rankOf(lhs) == 1, isColumn = rankOf(rhs) == 1;
  Expr a = v.expr(lhs), b = v.expr(rhs), d = v.ct();
  if (isColumn) {
    b = b.apply<UnsqueezeOp>(int64_t(1));
    d = d.apply<UnsqueezeOp>(int64_t(-1));
  }
  if (isRow) {
    a = a.apply<UnsqueezeOp>(int64_t(0));
    d = d.apply<UnsqueezeOp>(int64_t(-2));
  }
  auto give = [&](Value operand, Expr matrix, Expr gradient, bool isVector) {
    Value sum = v.sumTo(gradient, matrix);
    v.give(operand, isVector ? v.reshape(sum, v.sizesOf(operand)) : sum);
  };
  if (v.wants(lhs))
    give(lhs, a, matmul(d, transposed(b)), isRow);
  if (v.wants(rhs))
    give(rhs, b, matmul(transposed(a), d), isColumn);
}

static void matmulJvp(Jvp &j, MatmulOp op) {
  Expr da = j.tangent(op.getLhs()), db = j.tangent(op.getRhs());
  SmallVector<Expr> addends;
  if (da.value())
    addends.push_back(matmul(da, j.expr(op.getRhs())));
  if (db.value())
    addends.push_back(matmul(j.expr(op.getLhs()), db));
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// linear
//===----------------------------------------------------------------------===//

// All dimensions but the last as one.
static Expr asMatrix(RuleBuilder &b, Value x) {
  if (rankOf(x) == 2)
    return b.expr(x);
  Sizes sizes = b.sizesOf(x);
  if (b.hasFailed())
    return b.expr(x);
  Size rows = b.productOf(ArrayRef(sizes).drop_back());
  return b.expr(b.reshape(x, {rows, sizes.back()}));
}

static void linearVjp(Vjp &v, LinearOp op) {
  Expr d = v.ct();
  if (v.wants(op.getX()))
    v.give(op.getX(), matmul(d, v.expr(op.getWeight())));
  Expr rows = asMatrix(v, d);
  if (v.wants(op.getWeight()))
    v.give(op.getWeight(), matmul(transposed(rows), asMatrix(v, op.getX())));
  if (v.wants(op.getBias()))
    v.give(op.getBias(), v.sum(rows, {0}));
}

static void linearOpJvp(Jvp &j, LinearOp op) {
  Expr dx = j.tangent(op.getX()), dw = j.tangent(op.getWeight());
  SmallVector<Expr> addends;
  if (dx.value())
    addends.push_back(j.expr(j.make<LinearOp>(dx, op.getWeight(), Value())));
  if (dw.value())
    addends.push_back(j.expr(j.make<LinearOp>(op.getX(), dw, Value())));
  if (Expr db = j.tangent(op.getBias()); db.value())
    addends.push_back(db);
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// addmm and baddbmm
//===----------------------------------------------------------------------===//

static Expr scaled(double factor, Expr x) {
  return factor == 1 ? x : factor * x;
}

template <typename OpT> static void addProductVjp(Vjp &v, OpT op) {
  Expr d = v.ct(), a = v.expr(op.getA()), b = v.expr(op.getB());
  double beta = op.getBeta().convertToDouble();
  double alpha = op.getAlpha().convertToDouble();
  if (v.wants(op.getX()))
    v.give(op.getX(), scaled(beta, d));
  if (v.wants(op.getA()))
    v.give(op.getA(), scaled(alpha, matmul(d, transposed(b))));
  if (v.wants(op.getB()))
    v.give(op.getB(), scaled(alpha, matmul(transposed(a), d)));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addContractionDerivatives(DerivativeTable t) {
  t.rule<MatmulOp, matmulVjp, matmulJvp>();
  t.rule<LinearOp, linearVjp, linearOpJvp>();
  t.rule<AddmmOp, addProductVjp<AddmmOp>>();
  t.rule<BaddbmmOp, addProductVjp<BaddbmmOp>>();
  t.none<IntMatmulOp, "it is of integers">();
  t.none<IntConvOp, "it is of integers">();
}

} // namespace tcopt::graph
