//===- tcopt-run.cpp - compiles and runs a program of any phase -----------===//

#include "Conformance.h"
#include "InnerValues.h"
#include "Serve.h"
#include "Session.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Tools/NamedPlaces.h"
#include "tcopt/Tools/ToolSetup.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"

using namespace tcopt;
using llvm::Error;

// Damaged bytecode can keep upstream's reader busy forever.
static llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
load(const ToolOptions &options, mlir::MLIRContext &context,
     std::shared_ptr<llvm::SourceMgr> sources) {
  Watchdog watchdog(
      [&] { endHang(options, "'" + options.file + "' has not been read"); });
  if (options.timeLimit > 0)
    watchdog.arm(options.timeLimit);
  if (!options.inner.empty())
    return loadInnerValues(options, &context);
  return loadModule(options.file, &context, sources, options.inputs);
}

static Error runFile(const ToolOptions &options, const ToolSetup &setup,
                     Report &report) {
  std::unique_ptr<CompileSession> session = setup.createSession();
  mlir::MLIRContext &context = *session->context();
  auto sources = std::make_shared<llvm::SourceMgr>();
  mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  NamedPlaceHandler named(&context);
  auto module = load(options, context, sources);
  if (!module)
    return module.takeError();
  return Session(options, **module, *session, report).run();
}

static int fail(const ToolOptions &options, Report &report, Error error) {
  llvm::outs().flush();
  int status = reportToolError("tcopt-run", std::move(error));
  report.ok = false;
  if (options.json)
    printJson(llvm::outs(), report);
  return status;
}

static int judgeBackend(const ToolOptions &options, const ToolSetup &setup,
                        llvm::ArrayRef<char *> arguments) {
  std::vector<std::string> words(arguments.begin(), arguments.end());
  words[0] = llvm::sys::fs::getMainExecutable(
      arguments[0], reinterpret_cast<void *>(&judgeBackend));
  llvm::Expected<int> status = runConformance(options, setup, std::move(words));
  return status ? *status : reportToolError("tcopt-run", status.takeError());
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::Expected<ToolSetup> setup = setUpTool(argc, argv);
  if (!setup)
    return reportToolError("tcopt-run", setup.takeError());
  llvm::Expected<ToolOptions> options = parseOptions(argc, argv);
  if (!options)
    return reportToolError("tcopt-run", options.takeError());
  if (options->conformance)
    return judgeBackend(*options, *setup, {argv, size_t(argc)});
  if (options->serve) {
    Error error = serve(*options, *setup);
    return error ? reportToolError("tcopt-run", std::move(error)) : 0;
  }
  Report report;
  report.backend = options->backend;
  if (Error error = runFile(*options, *setup, report))
    return fail(*options, report, std::move(error));
  if (options->json)
    printJson(llvm::outs(), report);
  return 0;
}
