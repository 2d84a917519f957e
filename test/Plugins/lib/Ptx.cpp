//===- Ptx.cpp - a target whose kernels are PTX ---------------------------===//
//
// Shows that the hooks of a target ask for nothing that only CPUs have: a
// pointwise kernel becomes one thread an element. It makes kernels alone; host
// code would need a runtime that launches them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Affine/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

/// All loops are parallel, or there is no schedule.
struct ChooseThreads
    : PassWrapper<ChooseThreads, OperationPass<nest::KernelOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ChooseThreads)
  StringRef getArgument() const override { return "ptx-choose-threads"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<cuda::CUDADialect>();
  }

  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    auto ops =
        llvm::to_vector(kernel.getBody().front().getOps<linalg::LinalgOp>());
    if (ops.size() != 1 ||
        ops.front().getNumParallelLoops() != ops.front().getNumLoops()) {
      kernel.emitOpError("expected one pointwise op for the target 'ptx'");
      return signalPassFailure();
    }
    int64_t loops = ops.front().getNumLoops();
    Builder builder(&getContext());
    auto order = builder.getDenseI64ArrayAttr(
        llvm::to_vector(llvm::seq<int64_t>(loops)));
    kernel->setAttr(
        nest::NestDialect::getScheduleAttrName(),
        cuda::PointwiseAttr::get(&getContext(), order, /*threads=*/256));
  }
};

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// Makes a GPU kernel of a function with one parallel loop nest.
class ThreadMapper {
public:
  explicit ThreadMapper(func::FuncOp function)
      : function(function), builder(function), loc(function.getLoc()) {}

  LogicalResult run() {
    auto found = llvm::to_vector(function.getOps<scf::ParallelOp>());
    if (found.size() != 1 || found.front().getNumReductions() != 0)
      return function.emitOpError("expected one loop nest without reductions");
    loops = found.front();
    if (!llvm::all_of(loops.getLowerBound(), matchesZero) ||
        !llvm::all_of(loops.getStep(), matchesOne))
      return loops.emitOpError("expected loops from 0 in steps of 1");
    createKernel();
    for (Operation &op : function.getBody().front().without_terminator()) {
      if (&op == loops)
        createThread();
      else
        builder.clone(op, mapping);
    }
    gpu::ReturnOp::create(builder, loc);
    function.erase();
    return success();
  }

private:
  static bool matchesZero(Value value) { return matchPattern(value, m_Zero()); }
  static bool matchesOne(Value value) { return matchPattern(value, m_One()); }

  void createKernel() {
    auto module = gpu::GPUModuleOp::create(builder, loc,
                                           (function.getName() + "_gpu").str());
    builder.setInsertionPointToStart(module.getBody());
    auto kernel = gpu::GPUFuncOp::create(builder, loc, function.getName(),
                                         function.getFunctionType());
    kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                    builder.getUnitAttr());
    mapping.map(function.getArguments(),
                kernel.getArguments().take_front(function.getNumArguments()));
    builder.setInsertionPointToStart(&kernel.getBody().front());
  }

  /// The index of a thread among all, if there is an element for it.
  void createThread() {
    Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
    Value size = gpu::BlockDimOp::create(builder, loc, gpu::Dimension::x);
    Value thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
    Value first = arith::MulIOp::create(builder, loc, block, size);
    Value index = arith::AddIOp::create(builder, loc, first, thread);
    Value all = arith::ConstantIndexOp::create(builder, loc, 1);
    for (Value bound : loops.getUpperBound())
      all = arith::MulIOp::create(builder, loc, all,
                                  mapping.lookupOrDefault(bound));
    Value exists = arith::CmpIOp::create(builder, loc,
                                         arith::CmpIPredicate::ult, index, all);
    auto guard = scf::IfOp::create(builder, loc, exists);
    OpBuilder::InsertionGuard keep(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    createBody(index);
  }

  void createBody(Value rest) {
    for (int64_t i = loops.getNumLoops() - 1; i >= 0; --i) {
      Value bound = mapping.lookupOrDefault(loops.getUpperBound()[i]);
      mapping.map(
          loops.getInductionVars()[i],
          arith::RemUIOp::create(builder, loc, rest, bound).getResult());
      rest = arith::DivUIOp::create(builder, loc, rest, bound);
    }
    for (Operation &op : loops.getBody()->without_terminator())
      builder.clone(op, mapping);
  }

  func::FuncOp function;
  scf::ParallelOp loops;
  OpBuilder builder;
  Location loc;
  IRMapping mapping;
};

struct MapThreads : PassWrapper<MapThreads, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MapThreads)
  StringRef getArgument() const override { return "ptx-map-threads"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, gpu::GPUDialect, scf::SCFDialect>();
  }
  void runOnOperation() override {
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (failed(ThreadMapper(function).run()))
        return signalPassFailure();
  }
};

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// What was made of a kernel is all that is left of its unit.
struct TakeKernels : PassWrapper<TakeKernels, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TakeKernels)
  StringRef getArgument() const override { return "ptx-take-kernels"; }
  void runOnOperation() override {
    for (auto module : llvm::make_early_inc_range(
             getOperation().getOps<gpu::GPUModuleOp>())) {
      for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
        op.moveBefore(module);
      module.erase();
    }
  }
};

struct RefuseHost : PassWrapper<RefuseHost, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RefuseHost)
  StringRef getArgument() const override { return "ptx-refuse-host"; }
  void runOnOperation() override {
    getOperation().emitError("the target 'ptx' makes kernels alone");
    signalPassFailure();
  }
};

//===----------------------------------------------------------------------===//
// The backend
//===----------------------------------------------------------------------===//

struct PtxBackend : Backend {
  StringRef getName() const override { return "ptx"; }
  StringRef getDescription() const override { return "PTX kernels, in tests"; }
  bool isTarget() const override { return true; }

  llvm::Error validate(const TargetOptions &options) const override {
    if (options.cpu.empty() || StringRef(options.cpu).starts_with("sm_"))
      return llvm::Error::success();
    return llvm::createStringError("expected a chip sm_NN but found '" +
                                   options.cpu + "'");
  }
  TargetOptions complete(TargetOptions options) const override {
    if (options.triple.empty())
      options.triple = "nvptx64-nvidia-cuda";
    if (options.cpu.empty())
      options.cpu = "sm_80";
    return options;
  }

  void buildSchedulePipeline(OpPassManager &kernels,
                             const TargetOptions &) const override {
    kernels.addPass(std::make_unique<ChooseThreads>());
  }

  void buildKernelPipeline(OpPassManager &units,
                           const TargetOptions &) const override {
    units.addPass(nest::createBufferizeKernelPass());
    units.addPass(bufferization::createEmptyTensorEliminationPass());
    units.addPass(bufferization::createOneShotBufferizePass());
    units.addPass(createCanonicalizerPass());
    units.addNestedPass<func::FuncOp>(createConvertLinalgToParallelLoopsPass());
    units.addPass(std::make_unique<MapThreads>());
    lowerKernels(units.nest<gpu::GPUModuleOp>());
    units.addPass(std::make_unique<TakeKernels>());
    units.addPass(createConvertTcoptToBuiltin());
  }

  void buildBufferPipeline(OpPassManager &passes,
                           const TargetOptions &) const override {
    passes.addPass(std::make_unique<RefuseHost>());
  }

private:
  static void lowerKernels(OpPassManager &kernels) {
    kernels.addPass(memref::createExpandStridedMetadataPass());
    kernels.addPass(createLowerAffinePass());
    kernels.addPass(createSCFToControlFlowPass());
    ConvertGpuOpsToNVVMOpsOptions options;
    options.indexBitwidth = 64;
    options.useBarePtrCallConv = true;
    kernels.addPass(createConvertGpuOpsToNVVMOps(options));
    kernels.addPass(createReconcileUnrealizedCastsPass());
    kernels.addPass(createCanonicalizerPass());
    kernels.addPass(createCSEPass());
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN("ptx", "0.1", PtxBackend)
