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

static Expected<HostTensor> runToDevice(graph::ToDeviceOp op, OpCall &call) {
  return call.tensor(0);
}

void interp::populateGraphUtility(OpTable &table) {
  table.addTensorOp(runToDevice);
  table.addTensorsOp(runCall);
}
