//===- CoreCustom.cpp - User-defined ops --------------------------------===//

#include "CoreFamilies.h"
#include "CustomOps.h"
#include "tcopt/Core/IR/CoreCustomOps.h"

using namespace tcopt;
using llvm::Expected;

static Expected<std::vector<HostTensor>> runCustomOp(core::CustomCallOp op,
                                                     OpCall &call) {
  return interp::runCustomCall(call, op.getName(), op.getKernelAttributesAttr(),
                               op.getInputs(), op.getSizes());
}

void interp::populateCoreCustom(OpTable &table) {
  table.addTensorsOp(runCustomOp);
}
