//===- IndexingDerivatives.cpp - places given by tensors ------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace mlir;

namespace tcopt::graph {

static void gatherVjp(Vjp &v, GatherOp op) {
  v.give(op.getX(), v.make<ScatterAddOp>(v.zerosLike(op.getX()), op.getIndex(),
                                         v.ct(), op.getDim()));
}

// index takes tensors of several types, index_put of one.
static SmallVector<Value> ofOneType(RuleBuilder &b, ValueRange indices) {
  Type first = elementType(indices.front());
  bool isMixed = llvm::any_of(
      indices, [&](Value index) { return elementType(index) != first; });
  if (!isMixed)
    return indices;
  return llvm::map_to_vector(indices, [&](Value index) {
    return b.cast(index, b.ops().getI64Type());
  });
}

static void indexVjp(Vjp &v, IndexOp op) {
  v.give(op.getX(),
         v.make<IndexPutOp>(v.zerosLike(op.getX()), v.ct(),
                            ofOneType(v, op.getIndices()), op.getDims(),
                            /*accumulate=*/true));
}

static void indexSelectVjp(Vjp &v, IndexSelectOp op) {
  v.give(op.getX(), v.make<IndexAddOp>(v.zerosLike(op.getX()), op.getIndex(),
                                       v.ct(), op.getDim()));
}

static void maskedFillVjp(Vjp &v, MaskedFillOp op) {
  Expr d = v.ct(), mask = v.expr(op.getMask());
  if (v.wants(op.getX()))
    v.give(op.getX(), where(mask, 0.0, d));
  if (v.wants(op.getValue()))
    v.give(op.getValue(), where(mask, d, 0.0));
}

void addIndexingDerivatives(DerivativeTable t) {
  t.linear<GatherOp, gatherVjp>();
  t.linear<IndexOp, indexVjp>();
  t.linear<IndexSelectOp, indexSelectVjp>();
  t.linear<MaskedFillOp, maskedFillVjp>();
  t.none<SearchsortedOp, "its results are indices">();
}

} // namespace tcopt::graph
