//===- Copies.cpp - buffer copies as linalg ops --------------------------===//

#include "Copies.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

void loops::scheduleCopies(
    Operation *root, llvm::function_ref<void(linalg::LinalgOp)> schedule) {
  SmallVector<memref::CopyOp> copies;
  root->walk([&](memref::CopyOp op) { copies.push_back(op); });
  for (memref::CopyOp op : copies) {
    if (!isa<MemRefType>(op.getSource().getType()) ||
        !isa<MemRefType>(op.getTarget().getType()))
      continue;
    OpBuilder builder(op);
    schedule(linalg::makeMemRefCopyOp(builder, op.getLoc(), op.getSource(),
                                      op.getTarget()));
    op.erase();
  }
}
