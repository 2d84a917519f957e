//===- ContractionRules.cpp - rules of sums of products -------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"

using namespace mlir;

namespace tcopt {

// Batches of matrices: both operands get all batch dimensions.
static Value batchMatmul(CoreBuilder &b, Value lhs, Value rhs) {
  auto leading = [&](Value x) {
    Sizes sizes = b.sizesOf(x);
    return Sizes(ArrayRef<OpFoldResult>(sizes).drop_back(2));
  };
  Sizes batch = b.commonSizes({leading(lhs), leading(rhs)});
  auto expand = [&](Value x) {
    Sizes sizes = batch, own = b.sizesOf(x);
    sizes.append(own.end() - 2, own.end());
    return b.expand(x, sizes);
  };
  int64_t n = batch.size();
  return b.contract(expand(lhs), expand(rhs),
                    {range(0, n), range(0, n), {n + 1}, {n}});
}

static Value matmul(CoreBuilder &b, graph::MatmulOp::Adaptor in) {
  Value lhs = in.getLhs(), rhs = in.getRhs();
  int64_t lhsRank = rankOf(lhs), rhsRank = rankOf(rhs);
  if (lhsRank > 1 && rhsRank > 2)
    return batchMatmul(b, lhs, rhs);
  // One operand has no batch: the other's dimensions come in the right order.
  return b.contract(
      lhs, rhs, {{}, {}, {lhsRank - 1}, {std::max<int64_t>(rhsRank - 2, 0)}});
}

static Value linear(CoreBuilder &b, graph::LinearOp::Adaptor in) {
  int64_t last = rankOf(in.getX()) - 1;
  Value y = b.contract(in.getX(), in.getWeight(), {{}, {}, {last}, {1}});
  return b.addBias(y, in.getBias(), last);
}

void addContractionRules(RuleTable table) {
  table.rule<graph::MatmulOp>(matmul);
  table.rule<graph::LinearOp>(linear);
}

} // namespace tcopt
