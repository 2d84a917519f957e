//===- tcopt-reduce.cpp - makes programs that show a problem small --------===//

#include "Conditions.h"
#include "ReduceOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Reducer/Passes.h"
#include "mlir/Support/FileUtilities.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Tools/TcoptMain.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
namespace cl = llvm::cl;

static constexpr llvm::StringLiteral kTool = "tcopt-reduce";

static Expected<std::string> writeScript(const std::string &script) {
  llvm::SmallString<128> path;
  int file;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("tcopt-reduce", "sh", file, path))
    return llvm::createStringError(code.message());
  llvm::raw_fd_ostream(file, /*shouldClose=*/true) << script;
  if (std::error_code code =
          llvm::sys::fs::setPermissions(path, llvm::sys::fs::owner_all))
    return llvm::createStringError(code.message());
  return path.str().str();
}

namespace {
/// The options, registered while the command line is read. In --help their
/// category comes before that of the passes.
struct CommandLine {
  cl::OptionCategory category{"Conditions, input and output"};
  cl::opt<std::string> file{cl::Positional, cl::desc("FILE"),
                            cl::cat(category)};
  cl::opt<std::string> output{"o", cl::init("-"), cl::cat(category),
                              cl::value_desc("FILE"),
                              cl::desc("Where to write the small program")};
  cl::opt<bool> allowUnregistered{
      "allow-unregistered-dialect", cl::cat(category),
      cl::desc("Allow operations of unknown dialects")};
  PluginOption plugin;
  ConditionOptions conditions;

  /// Hides what LLVM's libraries register.
  void hideOthers() {
    for (cl::Option *option : std::array<cl::Option *, 6>{
             std::addressof(plugin.files), &conditions.fails,
             &conditions.differs, &conditions.slowerThan,
             &conditions.runOptions, &conditions.printScript})
      option->addCategory(category);
    cl::HideUnrelatedOptions(category);
  }
};
} // namespace

static Error runPasses(mlir::ModuleOp module,
                       const mlir::PassPipelineCLParser &passes) {
  mlir::MLIRContext *context = module->getContext();
  mlir::PassManager manager(context, mlir::ModuleOp::getOperationName());
  auto report = [&](const llvm::Twine &what) {
    return mlir::emitError(mlir::UnknownLoc::get(context), what);
  };
  if (failed(passes.addToPipeline(manager, report)) ||
      failed(manager.run(module)))
    return llvm::createStringError("the program cannot be reduced");
  return Error::success();
}

static Error reduceFile(const CommandLine &line, mlir::MLIRContext &context,
                        const mlir::PassPipelineCLParser &passes) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  PlainErrors plain(&context, kTool);
  auto module = loadModule(line.file, &context, sources);
  if (!module)
    return module.takeError();
  std::string message;
  auto output = mlir::openOutputFile(line.output, &message);
  if (!output)
    return llvm::createStringError(message);
  if (Error error = runPasses(**module, passes))
    return error;
  output->os() << **module << "\n";
  output->keep();
  return Error::success();
}

static Error reduce(std::vector<std::string> arguments, ToolSetup &setup) {
  llvm::SmallVector<char *> argv;
  for (std::string &argument : arguments)
    argv.push_back(argument.data());
  CommandLine line;
  line.hideOthers();
  mlir::registerReducerPasses();
  registerReduceOpsPass();
  mlir::PassPipelineCLParser passes("", "Passes to run instead of reduce-ops");
  cl::SetVersionPrinter(printToolVersion);
  cl::ParseCommandLineOptions(int(argv.size()), argv.data(),
                              "makes programs that show a problem small\n");
  if (line.file.empty())
    return llvm::createStringError("expected a FILE to reduce; see --help");
  if (!passes.hasAnyOccurrences())
    return llvm::createStringError("expected --fails, --differs or "
                                   "--slower-than, which say what to keep");
  std::unique_ptr<CompileSession> session = setup.createSession();
  mlir::MLIRContext &context = *session->context();
  context.allowUnregisteredDialects(line.allowUnregistered);
  return reduceFile(line, context, passes);
}

static int report(Error error) {
  return error ? reportToolError(kTool, std::move(error)) : 0;
}

static int run(llvm::ArrayRef<char *> arguments, ToolSetup &setup) {
  Expected<std::string> script = makeTestScript(arguments, setup);
  if (!script)
    return reportToolError(kTool, script.takeError());
  if (hasFlag(arguments, "print-script")) {
    llvm::outs() << *script;
    return 0;
  }
  if (script->empty())
    return report(reduce({arguments.begin(), arguments.end()}, setup));
  Expected<std::string> path = writeScript(*script);
  if (!path)
    return reportToolError(kTool, path.takeError());
  llvm::FileRemover remover(*path);
  std::vector<std::string> all(arguments.begin(), arguments.end());
  all.push_back("--reduce-ops=test=" + *path);
  return report(reduce(std::move(all), setup));
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Expected<ToolSetup> setup = setUpTool(argc, argv);
  if (!setup)
    return reportToolError(kTool, setup.takeError());
  return run({argv, argv + argc}, *setup);
}
