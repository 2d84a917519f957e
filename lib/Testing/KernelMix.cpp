//===- KernelMix.cpp - kernels lowered in two ways ------------------------===//

#include "KernelMix.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Conversion/MemToMemRef.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;
using mlir::PassManager;

static Error runOn(ModuleOp module, llvm::StringRef what,
                   llvm::function_ref<Error(PassManager &)> add) {
  PassManager manager(module->getContext(), ModuleOp::getOperationName());
  if (Error error = add(manager))
    return error;
  if (succeeded(manager.run(module)))
    return Error::success();
  return llvm::createStringError("cannot lower " + what);
}

static llvm::SmallVector<ModuleOp> findUnits(ModuleOp program) {
  llvm::SmallVector<ModuleOp> units;
  for (auto unit : program.getOps<ModuleOp>())
    if (nest::lookupKernel(unit))
      units.push_back(unit);
  return units;
}

// Calls become calls of functions while kernels still say what they take.
Error KernelMix::lowerHost(ModuleOp program) {
  host = program.clone();
  auto addCalls = [](PassManager &manager) {
    manager.addPass(createConvertMemToMemRefPass());
    manager.addPass(nest::createLowerCallsPass());
    return Error::success();
  };
  auto addRest = [](PassManager &manager) {
    populateModuleToLLVMPipeline(manager);
    return Error::success();
  };
  if (Error error = runOn(*host, "calls of kernels", addCalls))
    return error;
  // Units have lost their names.
  for (auto unit : llvm::make_early_inc_range(host->getOps<ModuleOp>()))
    unit.erase();
  return runOn(*host, "host functions", addRest);
}

Error KernelMix::lowerByTarget(ModuleOp unit,
                               std::shared_ptr<Snapshots> into) const {
  return runOn(unit, "a kernel", [&](PassManager &manager) -> Error {
    if (into)
      manager.addInstrumentation(recordChanges(std::move(into)));
    std::string message;
    llvm::raw_string_ostream os(message);
    if (succeeded(
            mlir::parsePassPipeline("tcopt-kernel-" + target, manager, os)))
      return Error::success();
    return llvm::createStringError(llvm::StringRef(message).trim());
  });
}

Error KernelMix::finish(ModuleOp unit) const {
  return runOn(unit, "a kernel by the reference lowering",
               [](PassManager &manager) {
                 populateReferenceKernelPipeline(manager);
                 populateHostToLLVMPipeline(manager);
                 return Error::success();
               });
}

Error KernelMix::addKernel(ModuleOp unit) {
  Kernel kernel;
  kernel.name = unit.getSymName()->str();
  kernel.original = unit.clone();
  // By itself, a unit is compiled for what the program is.
  if (TargetAttr stated = getTarget(unit))
    setTarget(*kernel.original, stated);
  kernel.ofTarget = kernel.original->clone();
  kernel.ofReference = kernel.original->clone();
  if (Error error = lowerByTarget(*kernel.ofTarget))
    return error;
  if (Error error = finish(*kernel.ofReference))
    return error;
  kernels.push_back(std::move(kernel));
  return Error::success();
}

Expected<KernelMix> KernelMix::create(ModuleOp program,
                                      const RunnerOptions &options) {
  KernelMix mix(options);
  if (Error error = mix.lowerHost(program))
    return std::move(error);
  for (ModuleOp unit : findUnits(program))
    if (Error error = mix.addKernel(unit))
      return std::move(error);
  return mix;
}

Expected<Snapshots> KernelMix::recordPasses(size_t kernel) const {
  auto snapshots = std::make_shared<Snapshots>();
  Unit unit = kernels[kernel].original.get().clone();
  if (Error error = lowerByTarget(*unit, snapshots))
    return std::move(error);
  return std::move(*snapshots);
}

mlir::OwningOpRef<ModuleOp> KernelMix::build(size_t numOfTarget,
                                             ModuleOp replacement) const {
  Unit program = host.get().clone();
  for (auto [i, kernel] : llvm::enumerate(kernels)) {
    ModuleOp unit = i < numOfTarget ? *kernel.ofTarget : *kernel.ofReference;
    if (replacement && i + 1 == numOfTarget)
      unit = replacement;
    ModuleOp copy = unit.clone();
    // The host declares the kernel's function by the name that the unit has.
    copy.removeSymNameAttr();
    program->push_back(copy);
  }
  return program;
}
