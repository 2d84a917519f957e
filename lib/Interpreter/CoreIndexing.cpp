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

static Expected<HostTensor> runScatter(core::ScatterOp op, OpCall &call) {
  llvm::SmallVector<const HostTensor *> indices;
  for (unsigned i = 2; i < op->getNumOperands(); ++i)
    indices.push_back(&call.tensor(i));
  bool updates = op.getKind() == core::ScatterKind::update;
  Scatter how{updates ? "" : core::stringifyScatterKind(op.getKind()),
              op.getOutOfBounds() == core::OutOfBounds::error};
  return scattered(call, how, call.tensor(0), call.tensor(1), indices,
                   op.getLayout());
}

void interp::populateCoreIndexing(OpTable &table) {
  table.addTensorOp(runGather);
  table.addTensorOp(runScatter);
}
