//===- MemoryPlan.cpp - What a program's memory plan says -----------------===//

#include "tcopt/Testing/MemoryPlan.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Testing/Compare.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

// Arenas in memory of callers are buffers of the callers' arenas. Of two others
// one may be closed when the other one is open.
static void addArena(mem::ArenaOp arena, MemoryPlan &plan) {
  if (arena.getMemory())
    return;
  ++plan.numArenas;
  plan.lowerBound = std::max<int64_t>(plan.lowerBound, arena.getLowerBound());
  for (int64_t bytes : arena.getStaticSlots()) {
    if (mlir::ShapedType::isDynamic(bytes))
      ++plan.numDynamicSlots;
    else
      plan.staticBytes += int64_t(llvm::alignTo(uint64_t(bytes), 64));
  }
}

// What the init function needs besides the state is given back before calls.
MemoryPlan tcopt::readMemoryPlan(ModuleOp module) {
  nest::ProgramState state(module);
  MemoryPlan plan, init;
  module.walk([&](mem::ArenaOp arena) {
    bool isInit =
        arena->getParentOfType<mlir::FunctionOpInterface>() == state.getInit();
    addArena(arena, isInit ? init : plan);
  });
  plan.stateBytes = state.getBytes();
  plan.numArenas += init.numArenas;
  plan.numDynamicSlots += init.numDynamicSlots;
  plan.staticBytes =
      plan.stateBytes + std::max(plan.staticBytes, init.staticBytes);
  plan.lowerBound =
      plan.stateBytes + std::max(plan.lowerBound, init.lowerBound);
  return plan;
}

/// The module as it is after plan-memory; null if it is past that already.
static Expected<mlir::OwningOpRef<ModuleOp>>
planMemory(ModuleOp module, const RunnerOptions &options) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  if (succeeded(verifyPhase(Phase::PlanMemory, *copy, /*report=*/false)))
    return copy;
  if (!findNextPhase(*copy))
    return mlir::OwningOpRef<ModuleOp>();
  auto snapshots = std::make_shared<Snapshots>();
  RunnerOptions settings = options;
  settings.configure = [&](mlir::PassManager &manager) {
    manager.addInstrumentation(recordPhases(snapshots));
    return llvm::success();
  };
  if (Error error = lowerModule(*copy, settings))
    return error;
  for (Snapshot &snapshot : *snapshots)
    if (snapshot.phase == Phase::PlanMemory)
      return std::move(snapshot.module);
  return llvm::createStringError("the pipeline has no phase plan-memory");
}

static Expected<Tensors> runInGarbage(ModuleOp module, RunnerOptions options,
                                      llvm::ArrayRef<HostTensor> inputs,
                                      uint8_t garbage) {
  options.garbage = garbage;
  options.configure = nullptr;
  return runCopy(*createJitRunner(options), module, inputs);
}

// Bytes of 0xff make NaNs and -1, of 0x3f numbers near 0.75 and large integers.
static Error checkGarbage(ModuleOp module, const RunnerOptions &options,
                          llvm::ArrayRef<HostTensor> inputs) {
  Expected<Tensors> first = runInGarbage(module, options, inputs, 0xff);
  if (!first)
    return first.takeError();
  Expected<Tensors> second = runInGarbage(module, options, inputs, 0x3f);
  if (!second)
    return second.takeError();
  for (auto [index, pair] : llvm::enumerate(llvm::zip(*first, *second)))
    if (!(std::get<0>(pair) == std::get<1>(pair)))
      return llvm::createStringError(
          "result " + llvm::Twine(index) +
          " depends on what memory held before: the program reads bytes that "
          "it never wrote, or that another buffer wrote");
  return Error::success();
}

Expected<MemoryPlan>
tcopt::verifyMemoryPlan(ModuleOp module, const RunnerOptions &options,
                        llvm::ArrayRef<HostTensor> inputs) {
  Expected<mlir::OwningOpRef<ModuleOp>> planned = planMemory(module, options);
  if (!planned)
    return planned.takeError();
  MemoryPlan plan;
  if (*planned) {
    if (failed(verifyPhase(Phase::PlanMemory, **planned)))
      return llvm::createStringError("the memory plan is wrong");
    plan = readMemoryPlan(**planned);
  }
  if (Error error = checkGarbage(module, options, inputs))
    return error;
  return plan;
}
