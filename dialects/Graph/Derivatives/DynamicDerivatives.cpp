//===- DynamicDerivatives.cpp - sizes that follow from values -------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace mlir;

namespace tcopt::graph {

static void maskedSelectVjp(Vjp &v, MaskedSelectOp op) {
  v.give(op.getX(),
         v.make<MaskedScatterOp>(v.zerosLike(op.getX()), op.getMask(), v.ct()));
}

static void repeatInterleaveVjp(Vjp &v, RepeatInterleaveOp op) {
  Value x = op.getX(), zero = v.integer(0, v.ops().getI64Type());
  int64_t dim = normalDims(op.getDim(), rankOf(x)).front();
  Value one = v.integer(1, v.ops().getI64Type());
  Value parts = v.arange(zero, one, v.sizeOf(x, dim));
  Value origins = v.make<RepeatInterleaveOp>(parts, op.getRepeats(), 0);
  v.give(x, v.make<IndexAddOp>(v.zerosLike(x), origins, v.ct(), dim));
}

void addDynamicDerivatives(DerivativeTable t) {
  t.linear<MaskedSelectOp, maskedSelectVjp>();
  t.linear<RepeatInterleaveOp, repeatInterleaveVjp>();
  t.none<NonzeroOp, "its results are indices">();
  t.none<UniqueOp, "its values stand for several elements each">();
  t.none<UniqueConsecutiveOp, "its values stand for several elements each">();
}

} // namespace tcopt::graph
