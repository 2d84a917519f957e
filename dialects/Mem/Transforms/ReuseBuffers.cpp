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
  bool elementwise =
      only && only.getNumReductionLoops() == 0 && only.getNumDpsInits() == 1;
  return elementwise ? only : nullptr;
}

class Reuser {
public:
  explicit Reuser(func::FuncOp function)
      : function(function), lifetimes(function) {}

  int64_t run() {
    SmallVector<nest::KernelOp> kernels;
    // Within loops the numbers of ops do not tell what comes later.
    for (auto kernel : function.getBody().front().getOps<nest::KernelOp>())
      kernels.push_back(kernel);
    for (nest::KernelOp kernel : kernels)
      tryKernel(kernel);
    return reused;
  }

private:
  void tryKernel(nest::KernelOp kernel) {
    if (kernel.getInits().size() != 1)
      return;
    Value target = kernel.getInits()[0];
    linalg::GenericOp generic = elementwiseBody(kernel);
    if (!isOwned(target) || !generic || !isWhole(generic, kernel) ||
        lifetimes.firstUseOf(target) != lifetimes.numberOf(kernel))
      return;
    for (OpOperand *input : generic.getDpsInputOperands()) {
      StringRef reason = reasonAgainst(kernel, generic, *input, target);
      if (reason.empty())
        return replace(kernel, target, input->get());
      remark::missed(kernel.getLoc(), remark::RemarkOpts::name("not-reused")
                                          .category("memory")
                                          .function(function.getName()))
          << remark::reason("{0}", reason);
    }
  }

  /// A buffer of this function, or one that it was given to write.
  static bool isOwned(Value buffer) {
    return isa<BlockArgument>(buffer) ||
           buffer.getDefiningOp<memref::AllocOp>();
  }

  /// The op writes the whole buffer at the places of its loops.
  bool isWhole(linalg::GenericOp generic, nest::KernelOp kernel) {
    OpOperand *init = generic.getDpsInitOperand(0);
    return init->get() == kernel.getBody().getArgument(0) &&
           generic.getMatchingIndexingMap(init).isPermutation();
  }

  StringRef reasonAgainst(nest::KernelOp kernel, linalg::GenericOp generic,
                          OpOperand &input, Value target) {
    auto source = input.get().getDefiningOp<memref::AllocOp>();
    if (!source || source.getType() != target.getType())
      return "other-type";
    if (generic.getMatchingIndexingMap(&input) !=
        generic.getMatchingIndexingMap(generic.getDpsInitOperand(0)))
      return "other-places";
    bool readLater = lifetimes.lastUseOf(source) != lifetimes.numberOf(kernel);
    bool sameBlock = source->getBlock() == kernel->getBlock() &&
                     target.getParentBlock() == kernel->getBlock();
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

  /// Whole buffers of elementwise ops have the sizes of their loops, so both
  /// are of one size. What the caller gave stays; else the older buffer does.
  void replace(nest::KernelOp kernel, Value target, Value source) {
    if (isa<BlockArgument>(target))
      std::swap(target, source);
    target.replaceAllUsesWith(source);
    target.getDefiningOp()->erase();
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
