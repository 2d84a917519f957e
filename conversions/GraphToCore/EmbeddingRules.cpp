//===- EmbeddingRules.cpp - rules of rows of tables -----------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

static Value embedding(CoreBuilder &b, graph::EmbeddingOp::Adaptor in) {
  return b.make<core::GatherOp>(in.getWeight(), in.getIndices(), /*dim=*/0);
}

void addEmbeddingRules(RuleTable table) {
  table.rule<graph::EmbeddingOp>(embedding);
}

} // namespace tcopt
