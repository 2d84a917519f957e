//===- ToolSetup.h - what every tool begins with ----------------*- C++ -*-===//
//
//   auto setup = tcopt::setUpTool(argc, argv);
//   if (!setup)
//     return tcopt::reportToolError("tcopt-foo", setup.takeError());
//   tcopt::PluginOption pluginOption;   // for --help
//   ... setup->registry, setup->backends ...
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TOOLSETUP_H
#define TCOPT_TOOLS_TOOLSETUP_H

#include "mlir/IR/Diagnostics.h"
#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Target/PluginLoader.h"
#include "llvm/Support/CommandLine.h"

namespace tcopt {

/// All dialects, passes and backends: tcopt's, upstream's and those of plugins.
struct ToolSetup {
  mlir::DialectRegistry registry;
  std::shared_ptr<BackendRegistry> backends;
  std::vector<LoadedPlugin> plugins;
  /// For the pipeline tcopt-compile; the tool fills it once it knows its input.
  std::shared_ptr<InputState> input = std::make_shared<InputState>();

  /// Returns a session with these dialects and backends.
  std::unique_ptr<CompileSession>
  createSession(CompileSession::Threading threading =
                    CompileSession::Threading::ENABLED) const {
    return std::make_unique<CompileSession>(registry, backends, nullptr,
                                            threading);
  }
};

/// Whose passes are registered.
enum class PassSet { All, Own };

/// Registers everything, with the plugins of TCOPT_PLUGINS and of `--plugin` in
/// the command line, which is read here so that the rest of it may use options
/// that plugins add, and with the settings of the backend `cuda`,
/// `--kernel-cache` and `--ptxas`, of tools that have these. Call it once,
/// before the command line is parsed.
llvm::Expected<ToolSetup> setUpTool(int argc, char **argv,
                                    PassSet passes = PassSet::All);

/// Prints `TOOL: error: MESSAGE`, a line for each of joined errors, and returns
/// the exit status for them.
int reportToolError(llvm::StringRef tool, llvm::Error error);

/// While it lives, errors of a context that have no location are printed as
/// `TOOL: error: MESSAGE`; all others are left to the handlers before it.
class PlainErrors {
public:
  PlainErrors(mlir::MLIRContext *context, llvm::StringRef tool);

private:
  mlir::ScopedDiagnosticHandler handler;
};

/// The option `--plugin` of a tool, whose values setUpTool has seen.
class PluginOption {
public:
  llvm::cl::list<std::string> files{
      "plugin", llvm::cl::value_desc("FILE.so"),
      llvm::cl::desc("Load a plugin: its dialects, passes and backend "
                     "(repeatable)")};
};

/// Values of `--NAME=VALUE` and `--NAME VALUE` among the arguments.
llvm::Expected<std::vector<std::string>>
findOptionValues(llvm::ArrayRef<char *> arguments, llvm::StringRef name);
/// Whether `--NAME` is among the arguments.
bool hasFlag(llvm::ArrayRef<char *> arguments, llvm::StringRef name);

} // namespace tcopt

#endif // TCOPT_TOOLS_TOOLSETUP_H
