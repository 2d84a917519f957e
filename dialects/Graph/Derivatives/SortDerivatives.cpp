//===- SortDerivatives.cpp - ordering and ranks ---------------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphSortOps.h"

namespace tcopt::graph {

void addSortDerivatives(DerivativeTable t) {
  t.rule<SortOp, takenVjp<SortOp>, takenJvp<SortOp>>();
  t.rule<TopkOp, takenVjp<TopkOp>, takenJvp<TopkOp>>();
  t.rule<KthvalueOp, takenVjp<KthvalueOp>, takenJvp<KthvalueOp>>();
  t.rule<MedianOp, takenVjp<MedianOp>, takenJvp<MedianOp>>();
  t.rule<ModeOp, takenVjp<ModeOp>, takenJvp<ModeOp>>();
}

} // namespace tcopt::graph
