//===- SerializeKernels.cpp - kernels as images ---------------------------===//
//
// A pass because modules of kernels are independent of each other: the pass
// manager serializes them at the same time. Runs on llvm and nvvm.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Target/CUDA/Passes.h"
#include "tcopt/Target/CUDA/Serialize.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_GPUSERIALIZEKERNELSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

static constexpr char imageName[] = "rt.image";

namespace {
struct SerializeKernels : impl::GPUSerializeKernelsPassBase<SerializeKernels> {
  using GPUSerializeKernelsPassBase::GPUSerializeKernelsPassBase;

  void runOnOperation() override {
    gpu::GPUModuleOp module = getOperation();
    auto image = serializeKernels(module, chosenChip());
    if (!image) {
      module.emitError(llvm::toString(image.takeError()));
      return signalPassFailure();
    }
    StringRef bytes(image->data(), image->size());
    numBytes += bytes.size();
    if (text)
      llvm::outs() << bytes;
    else
      module->setAttr(imageName, StringAttr::get(&getContext(), bytes));
    dropBodies(module);
  }

  /// Kernels stay as declarations, which launches refer to.
  static void dropBodies(gpu::GPUModuleOp module) {
    for (Operation &op :
         llvm::make_early_inc_range(llvm::reverse(*module.getBody()))) {
      auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
      if (function && op.hasAttr(gpu::GPUDialect::getKernelFuncAttrName())) {
        function.getBody().dropAllReferences();
        function.getBody().getBlocks().clear();
      } else {
        op.dropAllReferences();
        op.erase();
      }
    }
  }

  std::string chosenChip() {
    if (!chip.empty())
      return chip;
    TargetAttr target = getTarget(getOperation());
    return target ? target.getChip().str() : std::string();
  }
};
} // namespace

} // namespace tcopt
