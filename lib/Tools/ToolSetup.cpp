//===- ToolSetup.cpp - what every tool begins with ------------------------===//

#include "tcopt/Tools/ToolSetup.h"
#include "tcopt/InitAll.h"
#include "tcopt/Support/Environment.h"
#include "llvm/Support/raw_ostream.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tcopt {

//===----------------------------------------------------------------------===//
// The command line before it is parsed
//===----------------------------------------------------------------------===//

// The name and value of `--name=value`; nothing of what is no option.
static std::pair<StringRef, StringRef> splitOption(StringRef argument) {
  if (!argument.consume_front("-"))
    return {};
  argument.consume_front("-");
  return argument.split('=');
}

// What comes after a lone `--` are no options.
static llvm::ArrayRef<char *> optionsOf(llvm::ArrayRef<char *> arguments) {
  return arguments.take_until(
      [](const char *a) { return StringRef(a) == "--"; });
}

Expected<std::vector<std::string>>
findOptionValues(llvm::ArrayRef<char *> arguments, StringRef name) {
  std::vector<std::string> values;
  arguments = optionsOf(arguments);
  for (size_t i = 0; i < arguments.size(); ++i) {
    auto [key, value] = splitOption(arguments[i]);
    if (key != name)
      continue;
    bool isNext = !StringRef(arguments[i]).contains('=');
    if (isNext && i + 1 == arguments.size())
      return llvm::createStringError("--" + name + ": expected a value");
    values.push_back(isNext ? std::string(arguments[++i]) : value.str());
  }
  return values;
}

bool hasFlag(llvm::ArrayRef<char *> arguments, StringRef name) {
  return llvm::any_of(optionsOf(arguments), [&](const char *argument) {
    return splitOption(argument).first == name;
  });
}

//===----------------------------------------------------------------------===//
// Setup
//===----------------------------------------------------------------------===//

static Error loadPlugins(ToolSetup &setup, llvm::ArrayRef<std::string> files) {
  PluginLoader loader(*setup.backends);
  for (const std::string &file : files) {
    Expected<LoadedPlugin> plugin = loader.load(file);
    if (!plugin)
      return plugin.takeError();
    if (Error error = PluginLoader::registerDialects(*plugin, setup.registry))
      return error;
    setup.plugins.push_back(std::move(*plugin));
  }
  return Error::success();
}

static void registerPasses(const ToolSetup &setup, PassSet passes) {
  if (passes == PassSet::All)
    registerAllPasses(setup.backends, setup.input);
  else
    registerOwnPasses(setup.backends, setup.input);
}

static Expected<std::vector<std::string>> findPlugins(int argc, char **argv) {
  auto given = findOptionValues({argv + 1, argv + argc}, "plugin");
  if (!given)
    return given.takeError();
  std::vector<std::string> files = initFromEnvironment().plugins;
  llvm::append_range(files, *given);
  return files;
}

/// The last value of an option, or another one where it is not given.
static Expected<std::string> findOption(llvm::ArrayRef<char *> arguments,
                                        StringRef name,
                                        const std::string &otherwise) {
  auto given = findOptionValues(arguments, name);
  if (!given)
    return given.takeError();
  return given->empty() ? otherwise : given->back();
}

static Expected<CudaOptions> findCudaOptions(int argc, char **argv) {
  Environment environment = initFromEnvironment();
  llvm::ArrayRef<char *> arguments(argv + 1, argv + argc);
  auto cache = findOption(arguments, "kernel-cache", environment.kernelCache);
  if (!cache)
    return cache.takeError();
  auto ptxas = findOption(arguments, "ptxas", "");
  if (!ptxas)
    return ptxas.takeError();
  return CudaOptions{environment.cudaDriver, *cache, *ptxas};
}

Expected<ToolSetup> setUpTool(int argc, char **argv, PassSet passes) {
  auto files = findPlugins(argc, argv);
  if (!files)
    return files.takeError();
  auto cuda = findCudaOptions(argc, argv);
  if (!cuda)
    return cuda.takeError();
  ToolSetup setup;
  setup.backends = createBackends(*cuda);
  registerAllDialects(setup.registry);
  if (Error error = loadPlugins(setup, *files))
    return std::move(error);
  registerPasses(setup, passes);
  for (const LoadedPlugin &plugin : setup.plugins)
    if (Error error = PluginLoader::registerPasses(plugin))
      return std::move(error);
  return setup;
}

int reportToolError(StringRef tool, Error error) {
  llvm::handleAllErrors(std::move(error), [&](const llvm::ErrorInfoBase &one) {
    llvm::errs() << tool << ": error: " << one.message() << "\n";
  });
  return 1;
}

PlainErrors::PlainErrors(mlir::MLIRContext *context, StringRef tool)
    : handler(context, [tool](mlir::Diagnostic &diagnostic) {
        bool isPlain =
            diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
            llvm::isa<mlir::UnknownLoc>(diagnostic.getLocation());
        if (isPlain)
          llvm::errs() << tool
                       << ": error: " << StringRef(diagnostic.str()).rtrim()
                       << "\n";
        return llvm::success(isPlain);
      }) {}

} // namespace tcopt
