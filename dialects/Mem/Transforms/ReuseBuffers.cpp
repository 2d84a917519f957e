//===- ReuseBuffers.cpp - write a result over an input that dies ----------===//
//
// Runs on buffers, before the arena is planned. Only kernels of one elementwise
// op qualify: each element is read where it is written, before it is written.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Mem/Transforms/BufferLifetimes.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_REUSEBUFFERSPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

/// The kernel's only linalg op if all it does is elementwise.
linalg::GenericOp elementwiseBody(nest::KernelOp kernel) {
  linalg::GenericOp only;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic && isMemoryEffectFree(&op))
      continue;
    if (!generic || only)
      return nullptr;
    only = generic;
  }
  bool elementwise = only && only.getNumReductionLoops() == 0 &&
                     only.getNumDpsInits() == 1;
  return elementwise ? only : nullptr;
}

class Reuser {
public:
  explicit Reuser(func::FuncOp function)
      : function(function), lifetimes(function) {}

  int64_t run() {
    SmallVector<nest::KernelOp> kernels;
    function.walk([&](nest::KernelOp kernel) { kernels.push_back(kernel); });
    for (nest::KernelOp kernel : kernels)
      tryKernel(kernel);
    return reused;
  }

private:
  void tryKernel(nest::KernelOp kernel) {
    if (kernel.getInits().size() != 1)
      return;
    auto target = kernel.getInits()[0].getDefiningOp<memref::AllocOp>();
    linalg::GenericOp generic = elementwiseBody(kernel);
    if (!target || !generic || !isWhole(generic, kernel) ||
        lifetimes.firstUseOf(target) != lifetimes.numberOf(kernel))
      return;
    for (OpOperand *input : generic.getDpsInputOperands()) {
      StringRef reason = reasonAgainst(kernel, generic, *input, target);
      if (reason.empty())
        return replace(target, input->get());
      remark::missed(kernel.getLoc(), remark::RemarkOpts::name("not-reused")
                                          .category("memory")
                                          .function(function.getName()))
          << remark::reason("{0}", reason);
    }
  }

  /// The op writes the whole buffer at the places of its loops.
  bool isWhole(linalg::GenericOp generic, nest::KernelOp kernel) {
    OpOperand *init = generic.getDpsInitOperand(0);
    return init->get() == kernel.getBody().getArgument(0) &&
           generic.getMatchingIndexingMap(init).isPermutation();
  }

  StringRef reasonAgainst(nest::KernelOp kernel, linalg::GenericOp generic,
                          OpOperand &input, memref::AllocOp target) {
    auto source = input.get().getDefiningOp<memref::AllocOp>();
    if (!source || source.getType() != target.getType())
      return "other-type";
    if (generic.getMatchingIndexingMap(&input) !=
        generic.getMatchingIndexingMap(generic.getDpsInitOperand(0)))
      return "other-places";
    bool sameSizes = llvm::equal(source.getDynamicSizes(), target.getDynamicSizes());
    if (!sameSizes)
      return "other-type";
    bool readLater = lifetimes.lastUseOf(source) != lifetimes.numberOf(kernel);
    bool sameBlock = source->getBlock() == kernel->getBlock() &&
                     target->getBlock() == kernel->getBlock();
    if (readLater || !sameBlock || readsElsewhere(generic, input))
      return "read-later";
    return "";
  }

  /// Another operand may read the same buffer at other places, also through a
  /// view.
  bool readsElsewhere(linalg::GenericOp generic, OpOperand &input) {
    for (OpOperand *other : generic.getDpsInputOperands())
      if (other != &input &&
          (other->get() == input.get() || !isDistinct(other->get())))
        return true;
    bool extracts = false;
    generic.walk([&](memref::LoadOp) { extracts = true; });
    return extracts;
  }

  /// Buffers made by different allocations do not overlap.
  static bool isDistinct(Value buffer) {
    return isa<BlockArgument>(buffer) ||
           isa<memref::AllocOp, memref::GetGlobalOp>(buffer.getDefiningOp());
  }

  void replace(memref::AllocOp target, Value source) {
    target.replaceAllUsesWith(source);
    target.erase();
    ++reused;
    lifetimes = BufferLifetimes(function);
  }

  func::FuncOp function;
  BufferLifetimes lifetimes;
  int64_t reused = 0;
};

struct ReuseBuffers : impl::ReuseBuffersPassBase<ReuseBuffers> {
  void runOnOperation() override {
    if (!getOperation().isExternal())
      numReused += Reuser(getOperation()).run();
  }
};

} // namespace
} // namespace tcopt::mem
