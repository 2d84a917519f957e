//===- Pipelines.cpp - the phases as lists of passes ----------------------===//

#include "tcopt/Pipelines/Pipelines.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Conversion/GraphToCore.h"
#include "tcopt/Conversion/HostToRt.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Core/Transforms/Passes.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Target/Passes.h"

using namespace mlir;

namespace tcopt {

// Programs may begin at any phase on tensors.
static void addMissingSignatures(OpPassManager &pm) {
  pm.addPass(graph::createGraphAttachSignature({/*onlyMissing=*/true}));
}

static void addCleanup(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void populateIngestPipeline(OpPassManager &pm, const CompileConfig &config) {
  pm.addPass(graph::createGraphCheckProgram());
  pm.addPass(graph::createGraphCheckSizes());
  pm.addPass(createSetNumericsPass({config.numerics}));
  pm.addNestedPass<func::FuncOp>(graph::createGraphGuardHost());
  pm.addPass(graph::createGraphInlineCalls());
  pm.addPass(graph::createGraphInferShapes());
  addCleanup(pm);
  pm.addPass(graph::createGraphAttachSignature());
  pm.addNestedPass<func::FuncOp>(graph::createGraphInsertRequires());
  addCleanup(pm);
  pm.addNestedPass<func::FuncOp>(graph::createGraphCutFailures());
}

// What ingest does to a program, for what derivatives add to it.
static void addDerivedPasses(OpPassManager &pm) {
  pm.addPass(graph::createGraphInlineCalls());
  pm.addPass(createSymbolDCEPass());
  pm.addPass(graph::createGraphInferShapes());
  addCleanup(pm);
  pm.addPass(graph::createGraphAttachSignature({/*onlyMissing=*/true}));
  pm.addNestedPass<func::FuncOp>(graph::createGraphInsertRequires());
  addCleanup(pm);
}

void populateAutodiffPipeline(OpPassManager &pm, const CompileConfig &config) {
  pm.addNestedPass<func::FuncOp>(
      graph::createGraphPlanLoops({config.memoryBudget}));
  pm.addPass(grad::createExpandPass(addDerivedPasses));
  pm.addPass(grad::createEraseStopPass());
  graph::addSharingPasses(pm.nest<func::FuncOp>());
}

void populateDecomposePipeline(OpPassManager &pm, const DecomposeOptions &) {
  pm.addPass(createConvertGraphToCore());
  addCleanup(pm);
  pm.addPass(core::createCoreSimplify());
  pm.addPass(createCSEPass());
  // Constants have made more sizes known.
  pm.addPass(graph::createGraphCheckSizes());
}

static void addOutlinePasses(OpPassManager &pm, const Backend *target,
                             const FuseOptions &options) {
  pm.addPass(nest::createOutlineKernelsPass());
  addCleanup(pm.nest<func::FuncOp>());
  pm.addPass(core::createCoreEraseBarriers());
  pm.addPass(nest::createHoistInvariantsPass());
  OpPassManager &kernels = pm.nest<ModuleOp>().nest<nest::KernelOp>();
  addCleanup(kernels);
  nest::FormStatePassOptions state;
  if (target) {
    target->buildSchedulePipeline(kernels, options.target);
    target->buildLayoutPipeline(pm, options.target);
    state.constants = target->keepsBuffersOnDevice();
  }
  pm.addPass(nest::createFormStatePass(state));
}

void addPlanPasses(OpPassManager &pm,
                   std::shared_ptr<const BackendRegistry> backends,
                   const FuseOptions &options) {
  ChooseGroupsPassOptions plan;
  plan.target = options.targetName;
  pm.addNestedPass<func::FuncOp>(
      createChooseGroupsPass(std::move(backends), plan));
}

void populatePlanPipeline(OpPassManager &pm,
                          std::shared_ptr<const BackendRegistry> backends,
                          const FuseOptions &options) {
  addMissingSignatures(pm);
  AssignPartsPassOptions parts;
  llvm::append_range(parts.names, options.backends);
  pm.addPass(createAssignPartsPass(backends, parts));
  core::CoreExpandMovesOptions moves;
  if (const Backend *target = backends->lookup(options.targetName)) {
    target->buildPlanPipeline(pm.nest<func::FuncOp>(), options.target);
    moves.padConvolutions =
        !target->createKernelModel(options.target)->readsAroundEdges();
  }
  pm.addPass(core::createCoreExpandMoves(moves));
  pm.addPass(core::createCorePlaceReshapes());
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  addPlanPasses(pm, std::move(backends), options);
}

void populateKernelsPipeline(OpPassManager &pm,
                             std::shared_ptr<const BackendRegistry> backends,
                             const FuseOptions &options) {
  const Backend *target = backends->lookup(options.targetName);
  pm.addNestedPass<func::FuncOp>(createFormGroupsPass());
  pm.addNestedPass<func::FuncOp>(createSplitPiecesPass());
  pm.addPass(createConvertCoreToLinalg());
  pm.addPass(createCanonicalizerPass());
  OpPassManager &merged = pm.nest<func::FuncOp>();
  merged.addPass(nest::createMergeElementwisePass());
  merged.addPass(createCanonicalizerPass());
  if (target)
    target->buildGroupPipeline(merged, options.target);
  addOutlinePasses(pm, target, options);
}

void populateFusePipeline(OpPassManager &pm,
                          std::shared_ptr<const BackendRegistry> backends,
                          const FuseOptions &options) {
  populatePlanPipeline(pm, backends, options);
  populateKernelsPipeline(pm, std::move(backends), options);
}

void populatePlanMemoryPipeline(OpPassManager &pm, const PlanMemoryOptions &) {
  addMissingSignatures(pm);
  pm.addPass(mem::createPassDestinationsPass());
  pm.addPass(mem::createBufferizeHostPass());
  addCleanup(pm.nest<func::FuncOp>());
  pm.addPass(nest::createMergeAliasesPass());
  pm.addNestedPass<func::FuncOp>(nest::createOrderCallsPass());
  pm.addPass(nest::createBatchCallsPass());
  pm.addPass(mem::createPlanArenasPass());
  pm.addPass(mem::createMarkFailuresPass());
}

void populateReferenceKernelPipeline(OpPassManager &units) {
  units.addPass(nest::createBufferizeKernelPass());
  bufferization::OneShotBufferizePassOptions copies;
  copies.copyBeforeWrite = true;
  units.addPass(bufferization::createOneShotBufferizePass(copies));
  OpPassManager &functions = units.nest<func::FuncOp>();
  functions.addPass(nest::createLowerSortPass());
  functions.addPass(nest::createExpandOpsPass());
  functions.addPass(createConvertLinalgToLoopsPass());
  functions.addPass(mem::createPlaceApartPass());
  units.addPass(createConvertMemToMemRefPass());
}

void populateReferencePipeline(OpPassManager &pm, Phase done) {
  if (done == Phase::Decompose) {
    pm.addPass(createConvertCoreToLinalg());
    pm.addPass(nest::createOutlineKernelsPass());
    pm.addPass(core::createCoreEraseBarriers());
  }
  if (done <= Phase::Fuse) {
    pm.addPass(mem::createPassDestinationsPass());
    pm.addPass(mem::createBufferizeHostPass());
    pm.addPass(nest::createMergeAliasesPass());
  }
  pm.addPass(createConvertMemToMemRefPass());
  pm.addPass(nest::createLowerCallsPass({/*inOrder=*/true}));
  populateReferenceKernelPipeline(pm.nest<ModuleOp>());
  populateModuleToLLVMPipeline(pm);
}

} // namespace tcopt
