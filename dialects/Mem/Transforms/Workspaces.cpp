//===- Workspaces.cpp - memory for threads of kernels ---------------------===//

#include "tcopt/Mem/Transforms/Workspaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt::mem {

int64_t allocateWorkspaces(func::FuncOp function,
                           SymbolTableCollection &symbols,
                           SizeHoister &hoister) {
  SmallVector<nest::CallOp> calls;
  int64_t most = 0;
  function.walk([&](nest::CallOp call) {
    nest::KernelOp kernel = nest::lookupKernel(
        symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr()));
    int64_t bytes = kernel ? kernel.getThreadBytes() : 0;
    if (bytes == 0 || call.getWorkspace() || call.getNumResults() != 0)
      return;
    calls.push_back(call);
    most = std::max(most, bytes);
  });
  if (calls.empty())
    return 0;
  OpBuilder start = hoister.builder();
  auto threads =
      ThreadsOp::create(start, function.getLoc(), start.getIndexType());
  hoister.adopt(threads);
  auto type = MemRefType::get({ShapedType::kDynamic, most}, start.getI8Type());
  for (nest::CallOp call : calls) {
    OpBuilder builder(call);
    call.getWorkspaceMutable().assign(memref::AllocOp::create(
        builder, call.getLoc(), type, ValueRange(threads.getThreads())));
  }
  return calls.size();
}

} // namespace tcopt::mem
