//===- GpuToRt.cpp - launches to calls of the runtime ---------------------===//

#include "tcopt/Conversion/GpuToRt.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTGPUTORT
#include "tcopt/Conversion/GpuToRt/Passes.h.inc"

namespace {

struct ConvertGpuToRt : impl::ConvertGpuToRtBase<ConvertGpuToRt> {
  void runOnOperation() override {
    SmallVector<gpu::LaunchFuncOp> launches;
    for (Operation &op : *getOperation().getBody())
      if (!isa<ModuleOp>(op))
        op.walk([&](gpu::LaunchFuncOp launch) { launches.push_back(launch); });
    for (gpu::LaunchFuncOp launch : launches)
      if (failed(convert(launch)))
        return signalPassFailure();
    for (auto module :
         llvm::make_early_inc_range(getOperation().getOps<gpu::GPUModuleOp>()))
      if (failed(convert(module)))
        return signalPassFailure();
    getOperation()->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
  }

  static std::optional<int64_t> sharedBytes(gpu::LaunchFuncOp op) {
    Value size = op.getDynamicSharedMemorySize();
    return size ? getConstantIntValue(size) : 0;
  }

  LogicalResult convert(gpu::LaunchFuncOp op) {
    std::optional<int64_t> shared = sharedBytes(op);
    if (!shared || op.hasClusterSize() || op.getAsyncToken() ||
        !op.getAsyncDependencies().empty())
      return op.emitOpError("expected a constant size of shared memory, no "
                            "clusters and no tokens");
    OpBuilder builder(op);
    gpu::KernelDim3 grid = op.getGridSizeOperandValues();
    gpu::KernelDim3 block = op.getBlockSizeOperandValues();
    auto failures = op->getAttrOfType<ArrayAttr>("rt.failures");
    ValueRange args = op.getKernelOperands();
    // The runtime adds the operands for failures.
    if (failures)
      args = args.drop_back(2);
    rt::LaunchOp::create(builder, op.getLoc(), op.getKernelName(),
                         op.getKernelModuleName(), grid.x, grid.y, grid.z,
                         block.x, block.y, block.z, args, *shared, failures);
    op.erase();
    ++numLaunches;
    return success();
  }

  LogicalResult convert(gpu::GPUModuleOp module) {
    auto code = module->getAttrOfType<StringAttr>(imageAttrName);
    if (!code)
      return module.emitOpError("expected the code of its kernels as '")
             << imageAttrName << "'";
    OpBuilder builder(module);
    rt::ImageOp::create(builder, module.getLoc(), module.getName(), code);
    module.erase();
    ++numImages;
    return success();
  }
};

} // namespace
} // namespace tcopt
