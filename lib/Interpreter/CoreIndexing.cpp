//===- CoreIndexing.cpp - Places given by tensors -------------------------===//

#include "CoreFamilies.h"
#include "Shapes.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static Expected<HostTensor> runGather(core::GatherOp op, OpCall &call) {
  llvm::SmallVector<const HostTensor *> indices;
  for (unsigned i = 1; i < op->getNumOperands(); ++i)
    indices.push_back(&call.tensor(i));
  return gathered(call, call.tensor(0), indices, op.getLayout());
}

void interp::populateCoreIndexing(OpTable &table) {
  table.addTensorOp(runGather);
}
