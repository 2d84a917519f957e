//===- GraphEmbedding.cpp - Rows of tables --------------------------------===//

#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static Expected<HostTensor> runEmbedding(graph::EmbeddingOp, OpCall &call) {
  return taken(call, call.tensor(0), call.tensor(1), 0);
}

void interp::populateGraphEmbedding(OpTable &table) {
  table.addTensorOp(runEmbedding);
}
