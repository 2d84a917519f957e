//===- SplitLevels.cpp - a program for each level of instructions ---------===//
//
// A pass, so that phases which read the target run on each copy as on any
// program, and at the same time. Runs after the last phase that reads none.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Target/CPU/Levels.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_SPLITLEVELSPASS
#include "tcopt/Target/Passes.h.inc"

namespace {

class SplitLevels : public impl::SplitLevelsPassBase<SplitLevels> {
public:
  SplitLevels(std::shared_ptr<const BackendRegistry> backends,
              SplitLevelsPassOptions options)
      : SplitLevelsPassBase(std::move(options)), backends(std::move(backends)) {
  }

  void runOnOperation() override {
    SmallVector<StringRef> names;
    StringRef(levels).split(names, '+', -1, /*KeepEmpty=*/false);
    if (failed(check(names)))
      return signalPassFailure();
    OwningOpRef<ModuleOp> program = takeProgram();
    for (StringRef name : names) {
      ModuleOp copy = program->clone();
      getOperation().push_back(copy);
      if (failed(setLevel(copy, name)))
        return signalPassFailure();
    }
    numLevels += names.size();
  }

private:
  LogicalResult check(ArrayRef<StringRef> names) {
    if (names.empty())
      return emitError(
          getOperation().getLoc(),
          "expected levels=CPU+CPU, from the lowest to the highest");
    SmallVector<CpuTarget> cpus;
    for (StringRef name : names) {
      llvm::Expected<CpuTarget> cpu = selectCpu(name, "");
      if (!cpu)
        return emitError(getOperation().getLoc(),
                         llvm::toString(cpu.takeError()));
      cpus.push_back(std::move(*cpu));
    }
    auto required = requiredFeatures(cpus);
    if (!required)
      return emitError(getOperation().getLoc(),
                       llvm::toString(required.takeError()));
    return success();
  }

  /// All that is in the module, and what it states, as a module of its own.
  OwningOpRef<ModuleOp> takeProgram() {
    ModuleOp module = getOperation();
    OwningOpRef<ModuleOp> program = ModuleOp::create(module.getLoc());
    (*program)->setAttrs(module->getAttrs());
    program->getBody()->getOperations().splice(
        program->getBody()->end(), module.getBody()->getOperations());
    module->setAttrs(DictionaryAttr::get(&getContext()));
    return program;
  }

  LogicalResult setLevel(ModuleOp copy, StringRef name) {
    SetTargetPassOptions target;
    target.cpu = name;
    OpPassManager manager(ModuleOp::getOperationName());
    manager.addPass(createSetTargetPass(backends, target));
    return runPipeline(manager, copy);
  }

  std::shared_ptr<const BackendRegistry> backends;
};

} // namespace

std::unique_ptr<Pass>
createSplitLevelsPass(std::shared_ptr<const BackendRegistry> backends,
                      SplitLevelsPassOptions options) {
  return std::make_unique<SplitLevels>(std::move(backends), std::move(options));
}

} // namespace tcopt
