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

// The index tensors, negative indices counting from the end if so said.
static std::vector<HostTensor> indicesOf(core::ScatterOp op, OpCall &call) {
  std::vector<HostTensor> indices;
  for (auto [i, dim] : llvm::enumerate(op.getDims())) {
    HostTensor &tensor = indices.emplace_back(call.tensor(2 + i));
    int64_t size = call.tensor(0).shape()[dim];
    for (int64_t at = 0; op.getWrapNegative() && at < tensor.numElements();
         ++at)
      if (int64_t index = tensor.getInt(at); index < 0 && index >= -size)
        tensor.setInt(at, index + size);
  }
  return indices;
}

static Expected<HostTensor> runScatter(core::ScatterOp op, OpCall &call) {
  std::vector<HostTensor> tensors = indicesOf(op, call);
  llvm::SmallVector<const HostTensor *> indices;
  for (const HostTensor &tensor : tensors)
    indices.push_back(&tensor);
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
