//===- GraphUtility.cpp - Foreign operators and printing ----------------===//

#include "CustomOps.h"
#include "GraphFamilies.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

using namespace tcopt;
using llvm::Expected;

static Expected<std::vector<HostTensor>> runCall(graph::CustomCallOp op,
                                                 OpCall &call) {
  return interp::runCustomCall(call, op.getName(), op.getKernelAttributesAttr(),
                               op.getInputs(), op.getSizes());
}

void interp::populateGraphUtility(OpTable &table) {
  table.addTensorsOp(runCall);
}
