//===- QuantizeDerivatives.cpp - quantised tensors ------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphQuantizeOps.h"

using namespace mlir;

namespace tcopt::graph {

// One number for each place along `axis` as a tensor that broadcasts to x.
static Value alongAxis(RuleBuilder &b, Value numbers, DequantizeOp op) {
  if (!op.getAxis())
    return numbers;
  Sizes sizes(rankOf(op.getX()), b.ops().getIndexAttr(1));
  sizes[*op.getAxis()] = b.sizeOf(op.getX(), *op.getAxis());
  return b.reshape(numbers, sizes);
}

static void dequantizeVjp(Vjp &v, DequantizeOp op) {
  Expr d = v.wide(v.ct());
  Expr zero = v.expr(alongAxis(v, op.getZeroPoint(), op)).cast(d.elementType());
  Expr terms = d * (v.expr(op.getX()).cast(d.elementType()) - zero);
  if (!op.getAxis())
    return v.give(op.getScale(), terms);
  SmallVector<int64_t> others;
  for (int64_t dim = 0; dim < rankOf(op.getX()); ++dim)
    if (dim != *op.getAxis())
      others.push_back(dim);
  v.give(op.getScale(), v.sum(terms, others));
}

void addQuantizeDerivatives(DerivativeTable t) {
  t.none<QuantizeOp, "its results are integers">();
  t.linear<DequantizeOp, dequantizeVjp>();
}

} // namespace tcopt::graph
