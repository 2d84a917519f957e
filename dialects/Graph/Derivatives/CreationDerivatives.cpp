//===- CreationDerivatives.cpp - tensors from nothing ---------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"

using namespace mlir;

namespace tcopt::graph {

static void fullVjp(Vjp &v, FullOp op) { v.give(op.getValue(), v.ct()); }

static void arangeVjp(Vjp &v, ArangeOp op) {
  Expr d = v.wide(v.ct());
  if (v.wants(op.getStart()))
    v.give(op.getStart(), d);
  if (!v.wants(op.getStep()))
    return;
  Value places = v.arange(d.number(0), d.number(1), v.sizeOf(d, 0));
  v.give(op.getStep(), d * v.expr(places));
}

void addCreationDerivatives(DerivativeTable t) {
  t.zero<ConstantOp>();
  t.linear<FullOp, fullVjp>();
  t.linear<ArangeOp, arangeVjp>();
}

} // namespace tcopt::graph
