//===- RemoveUncalled.cpp - Remove unreachable functions ------------------===//

#include "tcopt/Execution/RemoveUncalled.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Pipelines/Phases.h"

using namespace mlir;

LogicalResult tcopt::removeUncalled(FunctionOpInterface entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  if (!isBeforeIngest(module))
    return success();
  for (auto function : module.getOps<func::FuncOp>())
    if (function != entry)
      function.setPrivate();
  PassManager manager(module->getContext(), ModuleOp::getOperationName());
  manager.addPass(createSymbolDCEPass());
  return manager.run(module);
}
