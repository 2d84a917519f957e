//===- CountFile.cpp - Counts of the functions of one file ----------------===//

#include "CountFile.h"
#include "AssumedWeights.h"
#include "Launches.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Execution/RemoveUncalled.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Pipelines/Compiler.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;
using mlir::OwningOpRef;

namespace {
/// Counts a file in its own context: types and attributes of a context are
/// never freed, and the names of new symbols depend on files read before.
class FileCounter {
public:
  FileCounter(const std::string &file, const CountOptions &options,
              const mlir::DialectRegistry &registry,
              std::shared_ptr<const BackendRegistry> backends)
      : file(file), options(options), backends(std::move(backends)),
        context(registry, mlir::MLIRContext::Threading::DISABLED),
        handler(&context, [&](mlir::Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error &&
              reason.empty())
            reason = messageAt(diagnostic.getLocation(), diagnostic.str());
        }) {}

  FileCounts run();

private:
  std::vector<std::string> findEntries(ModuleOp module) const;
  Error countEntry(ModuleOp module, const std::string &entry,
                   const std::string &target);
  Error compile(ModuleOp module, const std::string &target,
                std::optional<Phase> first, Phase last);
  void addError(const llvm::Twine &what, Error error);

  const std::string &file;
  const CountOptions &options;
  std::shared_ptr<const BackendRegistry> backends;
  AssumedWeights weights;
  mlir::MLIRContext context;
  /// The first diagnostic of a step.
  std::string reason;
  mlir::ScopedDiagnosticHandler handler;
  FileCounts counts;
};
} // namespace

void FileCounter::addError(const llvm::Twine &what, Error error) {
  std::string text = toString(std::move(error));
  counts.errors.push_back(
      (what + ": " + (reason.empty() ? text : reason)).str());
  reason.clear();
}

Error FileCounter::compile(ModuleOp module, const std::string &target,
                           std::optional<Phase> first, Phase last) {
  PipelineConfig config;
  config.target = target;
  config.compile = options.compile;
  config.startAt = first;
  config.stopAfter = last;
  std::string wrong;
  auto compiler = Compiler::create(&context, config, backends,
                                   [&](const llvm::Twine &what) {
                                     wrong = what.str();
                                     return mlir::failure();
                                   });
  if (!compiler)
    return llvm::createStringError(wrong);
  if (failed(compiler->run(module)))
    return llvm::createStringError("cannot compile the program");
  return Error::success();
}

std::vector<std::string> FileCounter::findEntries(ModuleOp module) const {
  if (!options.entries.empty())
    return options.entries;
  std::vector<std::string> entries;
  for (auto function : module.getOps<mlir::FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      entries.push_back(function.getName().str());
  return entries;
}

Error FileCounter::countEntry(ModuleOp module, const std::string &entry,
                              const std::string &target) {
  OwningOpRef<ModuleOp> copy = module.clone();
  auto function = findEntry(*copy, entry);
  if (!function)
    return function.takeError();
  if (failed(removeUncalled(*function)))
    return llvm::createStringError("cannot remove what is not called");
  if (Error error = compile(*copy, target, std::nullopt, Phase::Fuse))
    return error;
  Expected<CallTotals> calls = countCalls(*copy, entry, options.sizes);
  if (!calls)
    return calls.takeError();
  if (Error error =
          compile(*copy, target, Phase::PlanMemory, Phase::PlanMemory))
    return error;
  Expected<ArenaTotals> arenas = countArenas(*copy, entry, options.sizes);
  if (!arenas)
    return arenas.takeError();
  CountRow row{file, entry, target, *calls, *arenas};
  if (target == "cuda" && llvm::is_contained(options.launches, entry)) {
    Expected<int64_t> launches = countLaunches(*copy, entry);
    if (!launches)
      return launches.takeError();
    row.launches = *launches;
  }
  counts.rows.push_back(std::move(row));
  return Error::success();
}

FileCounts FileCounter::run() {
  auto module = loadModule(file, &context, std::make_shared<llvm::SourceMgr>(),
                           options.inputs);
  Error error = module ? weights.addTo(**module) : module.takeError();
  if (error) {
    addError(file, std::move(error));
    return std::move(counts);
  }
  for (const std::string &entry : findEntries(**module))
    for (const std::string &target : options.targets)
      if (Error error = countEntry(**module, entry, target))
        addError(file + ", " + entry + ", " + target, std::move(error));
  return std::move(counts);
}

FileCounts tcopt::countFile(const std::string &file,
                            const CountOptions &options,
                            const mlir::DialectRegistry &registry,
                            std::shared_ptr<const BackendRegistry> backends) {
  return FileCounter(file, options, registry, std::move(backends)).run();
}
