//===- tcopt-reduce.cpp - makes programs that show a problem small --------===//

#include "Conditions.h"
#include "ReduceOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"

using namespace tcopt;
using llvm::Expected;

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

// The options of upstream's main function hide all others.
static void printOptions(llvm::ArrayRef<llvm::cl::Option *> options) {
  llvm::outs() << "tcopt-reduce options:\n\n";
  for (const llvm::cl::Option *option : options)
    option->printOptionInfo(/*GlobalWidth=*/36);
  llvm::outs() << "\n";
}

static int reduce(std::vector<std::string> arguments, ToolSetup &setup) {
  llvm::SmallVector<char *> argv;
  for (std::string &argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  PluginOption plugin;
  ConditionOptions conditions;
  registerReduceOpsPass();
  if (hasFlag(llvm::ArrayRef(argv).drop_back(), "help"))
    printOptions(std::array<llvm::cl::Option *, 6>{
        std::addressof(plugin.files), &conditions.fails, &conditions.differs,
        &conditions.slowerThan, &conditions.runOptions,
        &conditions.printScript});
  mlir::MLIRContext context(setup.registry);
  return failed(
      mlir::mlirReduceMain(int(arguments.size()), argv.data(), context));
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
    return reduce({arguments.begin(), arguments.end()}, setup);
  Expected<std::string> path = writeScript(*script);
  if (!path)
    return reportToolError(kTool, path.takeError());
  llvm::FileRemover remover(*path);
  std::vector<std::string> all(arguments.begin(), arguments.end());
  all.push_back("--reduce-ops=test=" + *path);
  return reduce(std::move(all), setup);
}

int main(int argc, char **argv) {
  Expected<ToolSetup> setup = setUpTool(argc, argv);
  if (!setup)
    return reportToolError(kTool, setup.takeError());
  return run({argv, argv + argc}, *setup);
}
