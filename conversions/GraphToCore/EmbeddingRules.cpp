//===- EmbeddingRules.cpp - rules of rows of tables -----------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"

using namespace mlir;

namespace tcopt {

static Value embedding(CoreBuilder &b, graph::EmbeddingOp::Adaptor in) {
  return b.take(in.getWeight(), in.getIndices(), /*dim=*/0);
}

void addEmbeddingRules(RuleTable table) {
  table.rule<graph::EmbeddingOp>(embedding);
}

} // namespace tcopt
