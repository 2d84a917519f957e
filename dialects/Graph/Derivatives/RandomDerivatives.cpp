//===- RandomDerivatives.cpp - random numbers -----------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"

namespace tcopt::graph {

// The same elements are dropped, since seed and offset are the same; the mask
// need not be kept.
static void dropoutVjp(Vjp &v, DropoutOp op) {
  v.give(op.getX(), v.make<DropoutOp>(v.ct(), op.getSeed(), op.getOffset(),
                                      op.getPAttr()));
}

void addRandomDerivatives(DerivativeTable t) {
  t.linear<DropoutOp, dropoutVjp>();
  t.zero<BernoulliOp>();
  t.zero<RandOp>();
  t.zero<RandnOp>();
  t.none<RandintOp, "its results are integers">();
  t.none<RandpermOp, "its results are indices">();
  t.none<MultinomialOp, "its results are indices">();
}

} // namespace tcopt::graph
