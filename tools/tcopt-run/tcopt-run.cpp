//===- tcopt-run.cpp - compiles and runs a program of any phase -----------===//

#include "Session.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/InitAll.h"
#include "llvm/Support/InitLLVM.h"

using namespace tcopt;
using llvm::Error;

static Error runFile(const ToolOptions &options,
                     std::shared_ptr<BackendRegistry> backends,
                     mlir::MLIRContext &context, Report &report) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  auto module = loadModule(options.file, &context, sources);
  if (!module)
    return module.takeError();
  return Session(options, **module, *backends, report).run();
}

static int fail(const ToolOptions &options, Report &report, Error error) {
  llvm::outs().flush();
  llvm::errs() << "tcopt-run: error: " << toString(std::move(error)) << "\n";
  report.ok = false;
  if (options.json)
    printJson(llvm::outs(), report);
  return 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::Expected<ToolOptions> options = parseOptions(argc, argv);
  Report report;
  if (!options)
    return fail({}, report, options.takeError());
  report.backend = options->backend;
  std::shared_ptr<BackendRegistry> backends = createBackends();
  registerAllPasses(backends);
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  if (Error error = runFile(*options, backends, context, report))
    return fail(*options, report, std::move(error));
  if (options->json)
    printJson(llvm::outs(), report);
  return 0;
}
