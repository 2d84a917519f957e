//===- SerializeKernels.cpp - kernels as images ---------------------------===//
//
// A pass because modules of kernels are independent of each other: the pass
// manager serializes them at the same time. Runs on llvm and nvvm.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Target/CUDA/Assemble.h"
#include "tcopt/Target/CUDA/Passes.h"
#include "tcopt/Target/CUDA/Serialize.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDASERIALIZEKERNELSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

static constexpr char imageName[] = "rt.image";

namespace {
struct SerializeKernels : impl::CUDASerializeKernelsPassBase<SerializeKernels> {
  using CUDASerializeKernelsPassBase::CUDASerializeKernelsPassBase;

  void runOnOperation() override {
    gpu::GPUModuleOp module = getOperation();
    if (!ptxas.empty() && text) {
      emitError(module.getLoc(), "expected 'text' or 'ptxas' but found both");
      return signalPassFailure();
    }
    auto image = serializeKernels(module, chosenChip());
    if (!image) {
      emitError(module.getLoc(), llvm::toString(image.takeError()));
      return signalPassFailure();
    }
    if (!ptxas.empty() && failed(assemble(module, *image)))
      return signalPassFailure();
    StringRef bytes(image->data(), image->size());
    numBytes += bytes.size();
    if (text)
      llvm::outs() << bytes;
    else
      module->setAttr(imageName, StringAttr::get(&getContext(), bytes));
    dropBodies(module);
  }

  /// Replaces PTX by what the assembler makes of it. An error is one of the
  /// kernels, whose names the assembler does not always say.
  LogicalResult assemble(gpu::GPUModuleOp module, SmallVector<char, 0> &image) {
    StringRef text(image.data(), image.size());
    auto code = assembleKernels(text, chosenChip(), ptxas);
    if (code) {
      image = std::move(*code);
      return success();
    }
    SmallVector<LLVM::LLVMFuncOp> kernels = kernelsOf(module);
    Location loc = kernels.empty() ? module.getLoc() : kernels[0].getLoc();
    InFlightDiagnostic error = emitError(loc, "cannot compile ");
    llvm::interleaveComma(kernels, error, [&](LLVM::LLVMFuncOp kernel) {
      error << "'" << kernel.getName() << "'";
    });
    return error << ": " << llvm::toString(code.takeError());
  }

  static SmallVector<LLVM::LLVMFuncOp> kernelsOf(gpu::GPUModuleOp module) {
    return llvm::filter_to_vector(
        module.getOps<LLVM::LLVMFuncOp>(), [](LLVM::LLVMFuncOp function) {
          return function->hasAttr(gpu::GPUDialect::getKernelFuncAttrName());
        });
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
