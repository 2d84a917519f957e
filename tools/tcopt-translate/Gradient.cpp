//===- Gradient.cpp - gradients of exported programs ----------------------===//

#include "Gradient.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

static std::string nameOf(mlir::func::FuncOp func, unsigned argument) {
  auto name =
      func.getArgAttrOfType<mlir::StringAttr>(argument, TcoptDialect::kName);
  return name ? name.str() : "arg" + std::to_string(argument);
}

static Expected<int64_t> findArgument(mlir::func::FuncOp func,
                                      const std::string &text) {
  int64_t number;
  if (llvm::to_integer(text, number, 10))
    return number;
  std::vector<std::string> names;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    names.push_back(nameOf(func, i));
    if (names.back() == text)
      return i;
  }
  return llvm::createStringError(
      "--grad-arguments: '" + func.getName() + "' has no argument '" + text +
      "' (expected a number or one of " + llvm::join(names, ", ") + ")");
}

// Types need ranks, and derivatives of the program itself come first.
static Error prepare(mlir::ModuleOp module, const RunnerOptions &compile) {
  return runPasses(module, compile, [&](mlir::PassManager &manager) {
    manager.addPass(graph::createGraphCheckProgram());
    manager.addPass(graph::createGraphCheckSizes());
    manager.addPass(graph::createGraphInferShapes());
    manager.addNestedPass<mlir::func::FuncOp>(
        graph::createGraphPlanLoops({compile.compile.memoryBudget}));
    manager.addPass(grad::createExpandPass());
    return Error::success();
  });
}

Error tcopt::addGradient(mlir::ModuleOp module, const GradientOptions &options,
                         const RunnerOptions &compile) {
  if (Error error = prepare(module, compile))
    return error;
  grad::MakeVjpPassOptions pass{options.function, {}};
  auto func = module.lookupSymbol<mlir::func::FuncOp>(options.function);
  for (const std::string &text : options.arguments) {
    // The pass says that there is no function.
    Expected<int64_t> argument = func ? findArgument(func, text) : 0;
    if (!argument)
      return argument.takeError();
    pass.arguments.push_back(*argument);
  }
  Error error = runPasses(module, compile, [&](mlir::PassManager &manager) {
    manager.addPass(grad::createMakeVjpPass(pass));
    return Error::success();
  });
  // What is asked for is an entry, also of a private function.
  if (!error)
    module.lookupSymbol<mlir::func::FuncOp>(options.derived()).setPublic();
  return error;
}
