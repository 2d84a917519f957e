//===- CoreIndexing.cpp - Places given by tensors -------------------------===//

#include "CoreFamilies.h"
#include "Shapes.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static Expected<HostTensor> runGather(core::GatherOp op, OpCall &call) {
  return gathered(call, call.tensor(0), call.tensor(1), op.getDim());
}

void interp::populateCoreIndexing(OpTable &table) {
  table.addTensorOp(runGather);
}
