//===- GuardWrites.cpp - no writes to arguments after a failure -----------===//
//
// A separate pass, which runs while calls of kernels still state which operands
// they write to. Another pass has proved that failures precede these
// writes.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

namespace tcopt {
#define GEN_PASS_DEF_CUDAGUARDWRITES
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {

/// Whether a use may be written: calls of functions may write.
bool mayWrite(OpOperand &use) {
  Operation *op = use.getOwner();
  // Its block's argument or its result is looked at as another view.
  if (op->hasTrait<mlir::OpTrait::IsTerminator>() ||
      isa<RegionBranchOpInterface>(op))
    return false;
  auto known = dyn_cast<MemoryEffectOpInterface>(op);
  return !known || known.getEffectOnValue<MemoryEffects::Write>(use.get());
}

struct CUDAGuardWrites : tcopt::impl::CUDAGuardWritesBase<CUDAGuardWrites> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(TcoptDialect::kFailsBeforeWrites))
        guard(function, symbols);
  }

private:
  void guard(func::FuncOp function, SymbolTable &symbols) {
    SmallVector<KernelOp> kernels;
    for (Operation *op : findWriters(function)) {
      KernelOp kernel = kernelOf(op, symbols);
      if (!kernel)
        return drop(function, op);
      kernels.push_back(kernel);
    }
    for (KernelOp kernel : kernels) {
      numGuarded += !kernel->hasAttr(KernelOp::getGuardedAttrName());
      kernel->setAttr(KernelOp::getGuardedAttrName(),
                      UnitAttr::get(&getContext()));
    }
  }

  /// The ops that write to donated arguments.
  static SmallVector<Operation *> findWriters(func::FuncOp function) {
    BufferViewFlowAnalysis views(function);
    SmallVector<Operation *> writers;
    for (BlockArgument argument : function.getArguments()) {
      if (!isa<MemRefType>(argument.getType()) ||
          !function.getArgAttr(argument.getArgNumber(), kDonatesAttr))
        continue;
      for (Value view : views.resolve(argument))
        for (OpOperand &use : view.getUses())
          if (mayWrite(use))
            writers.push_back(use.getOwner());
    }
    return writers;
  }

  /// The called kernel, or null for other ops.
  static KernelOp kernelOf(Operation *op, SymbolTable &symbols) {
    if (auto call = dyn_cast<nest::CallOp>(op))
      return lookupKernel(symbols.lookup(call.getCallee()));
    if (auto each = dyn_cast<CallEachOp>(op))
      return lookupKernel(symbols.lookup(each.getCallee()));
    return nullptr;
  }

  static void drop(func::FuncOp function, Operation *writer) {
    function->removeAttr(TcoptDialect::kFailsBeforeWrites);
    remark::missed(writer->getLoc(), remark::RemarkOpts::name("unguarded")
                                         .category("memory")
                                         .function(function.getName()))
        << remark::reason("no-kernel");
  }
};

} // namespace
