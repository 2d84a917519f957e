//===- HoistAllocas.cpp - stack buffers to the function's entry -----------===//
//
// A pass because it must see branches, after scf, and func.func, before llvm.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTHOISTALLOCAS
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {
struct RtHoistAllocas : impl::RtHoistAllocasBase<RtHoistAllocas> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Block *entry = &getOperation().getBody().front();
    SmallVector<memref::AllocaOp> found;
    for (Block &block : llvm::drop_begin(getOperation().getBody()))
      for (auto alloca : block.getOps<memref::AllocaOp>())
        if (alloca->getNumOperands() == 0)
          found.push_back(alloca);
    for (memref::AllocaOp alloca : llvm::reverse(found))
      alloca->moveBefore(entry, entry->begin());
    numHoisted += found.size();
  }
};
} // namespace

} // namespace tcopt
