//===- TcoptMain.cpp - the tool tcopt -------------------------------------===//

#include "tcopt/Tools/TcoptMain.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Execution/PassLog.h"
#include "tcopt/Execution/Watchdog.h"
#include "tcopt/Tools/Listings.h"
#include "tcopt/Tools/ToolSetup.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include <cstdlib>

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tcopt {
namespace {

namespace cl = llvm::cl;

/// tcopt's own options beside mlir-opt's. Those that others than LLVM's parser
/// read are here for --help.
struct Options {
  PluginOption plugin;
  cl::list<std::string> slot{
      "slot", cl::value_desc("NAME:PIPELINE"),
      cl::desc("Append a pipeline to a slot of --tcopt-compile (repeatable)")};
  cl::list<std::string> explainFusion{
      "explain-fusion", cl::value_desc("A,B"),
      cl::desc("Say why two ops are in different kernels of --tcopt-compile: "
               "each by its name (core.add#2, graph.linear), its source "
               "location (m.mlir:3), or both, as --tcopt-log=fusion prints "
               "them (repeatable)")};
  std::string channels =
      "Log to standard error: all, " + llvm::join(getLogChannelNames(), ", ");
  cl::list<std::string> log{"tcopt-log", cl::CommaSeparated,
                            cl::value_desc("CHANNEL,..."), cl::desc(channels)};
  cl::opt<bool> listPlugins{"list-plugins",
                            cl::desc("List backends and loaded plugins")};
  cl::opt<bool> listSlots{"list-slots",
                          cl::desc("List the slots of --tcopt-compile")};
};

} // namespace

// Ends the process: damaged bytecode can keep upstream's reader busy forever.
static void endReading() {
  llvm::errs() << "tcopt: error: the input has not been read in time\n";
  std::_Exit(1);
}

// Far more than reading takes.
static double secondsToRead(const llvm::MemoryBuffer &file) {
  return 10 + double(file.getBufferSize()) / (1 << 20);
}

// Which phase the program needs next. Errors are left to who reads it after.
static InputState stateOf(const llvm::MemoryBuffer &file,
                          const DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(file.getMemBufferRef(), false),
      llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return {};
  std::optional<Phase> next = findNextPhase(*module);
  return {next, !next, findNearestPhase(*module)};
}

// A pipeline without a start, for an input of one program.
static bool needsState(ArrayRef<std::string> arguments) {
  bool isWanted = false;
  for (StringRef argument : arguments) {
    if (argument.contains("split-input-file"))
      return false;
    isWanted |=
        argument.contains("tcopt-compile") && !argument.contains("start-at");
  }
  return isWanted;
}

static LogicalResult attachTo(MlirOptMainConfig &config,
                              const LogChannels &channels) {
  if (!channels.any())
    return success();
  bool remarks = channels.has(LogChannel::Fusion) ||
                 channels.has(LogChannel::Memory) ||
                 channels.has(LogChannel::Autodiff);
  if (remarks && config.shouldEmitRemarks()) {
    llvm::errs() << "tcopt: error: --tcopt-log=fusion,memory,autodiff and "
                    "--remarks-... exclude each other\n";
    return failure();
  }
  config.setPassPipelineSetupFn([config, channels](PassManager &manager) {
    attachLog(channels, manager, llvm::errs());
    return config.setupPassPipeline(manager);
  });
  return success();
}

// As mlir-opt's, which takes no configuration.
static LogicalResult runOnFile(StringRef input, StringRef output,
                               ToolSetup &setup, bool findState,
                               MlirOptMainConfig config) {
  std::string message;
  auto file = openInputFile(input, alignmentOfBytecode(), &message);
  auto result = file ? openOutputFile(output, &message) : nullptr;
  if (!result) {
    llvm::errs() << "tcopt: error: " << message << "\n";
    return failure();
  }
  if (Error error = checkNesting(*file))
    return reportToolError("tcopt", std::move(error)), failure();
  Watchdog watchdog(endReading);
  if (isBytecode(*file))
    watchdog.arm(secondsToRead(*file));
  if (findState)
    *setup.input = stateOf(*file, setup.registry);
  // What sets the passes up is called once the input has been read.
  config.setPassPipelineSetupFn([config, &watchdog](PassManager &manager) {
    watchdog.disarm();
    PlainErrors errors(manager.getContext(), "tcopt");
    return config.setupPassPipeline(manager);
  });
  if (failed(
          MlirOptMain(result->os(), std::move(file), setup.registry, config)))
    return failure();
  result->keep();
  return success();
}

// Releases of LLVM count nothing: an empty report would look like zeros.
static void warnOfStatistics(ArrayRef<char *> arguments) {
#if !LLVM_ENABLE_ABI_BREAKING_CHECKS && !LLVM_FORCE_ENABLE_STATS
  if (hasFlag(arguments.drop_back(), "mlir-pass-statistics"))
    llvm::errs() << "tcopt: warning: --mlir-pass-statistics prints nothing, as "
                    "the installed LLVM was built without statistics\n";
#endif
}

static int runPasses(std::vector<std::string> arguments, ToolSetup &setup) {
  SmallVector<char *> argv;
  for (std::string &argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  int argc = int(arguments.size());
  Options options;
  cl::SetVersionPrinter(printToolVersion);
  auto [input, output] =
      registerAndParseCLIOptions(argc, argv.data(), "tcopt", setup.registry);
  Expected<LogChannels> channels = LogChannels::parse(
      std::vector<std::string>(options.log.begin(), options.log.end()));
  if (!channels)
    return reportToolError("tcopt", channels.takeError());
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects())
    return listDialects(llvm::outs(), setup.registry), 0;
  if (failed(attachTo(config, *channels)))
    return 1;
  warnOfStatistics(argv);
  return asMainReturnCode(
      runOnFile(input, output, setup, needsState(arguments), config));
}

// Listings do not parse the command line: they say what could be in one.
static bool list(llvm::ArrayRef<char *> arguments, const ToolSetup &setup) {
  if (hasFlag(arguments, "list-passes"))
    listPasses(llvm::outs());
  else if (hasFlag(arguments, "list-plugins"))
    listPlugins(llvm::outs(), setup);
  else if (hasFlag(arguments, "list-slots"))
    listSlots(llvm::outs());
  else
    return false;
  return true;
}

int runTcopt(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::ArrayRef<char *> arguments(argv, argc);
  bool own = hasFlag(arguments, "list-passes");
  Expected<ToolSetup> setup =
      setUpTool(argc, argv, own ? PassSet::Own : PassSet::All);
  if (!setup)
    return reportToolError("tcopt", setup.takeError());
  if (list(arguments, *setup))
    return 0;
  auto rewritten = moveSlots(arguments);
  if (!rewritten)
    return reportToolError("tcopt", rewritten.takeError());
  return runPasses(std::move(*rewritten), *setup);
}

} // namespace tcopt
