//===- Conformance.cpp - tcopt-run --conformance --------------------------===//

#include "Conformance.h"
#include "CaseWorkers.h"
#include "Scorecard.h"
#include "Session.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// Which cases
//===----------------------------------------------------------------------===//

/// The folder of the cases beside the folder of the tool, in a build folder and
/// where tcopt is installed.
static std::string findCases(StringRef tool) {
  llvm::SmallString<256> folder(path::parent_path(path::parent_path(tool)));
  path::append(folder, "share", "tcopt", "conformance");
  return folder.str().str();
}

namespace {
/// Names of operators, with `*` and the like.
class OpFilter {
public:
  static Expected<OpFilter> parse(llvm::ArrayRef<std::string> texts) {
    OpFilter filter;
    for (const std::string &text : texts) {
      Expected<llvm::GlobPattern> pattern = llvm::GlobPattern::create(text);
      if (!pattern)
        return llvm::createStringError("--ops: '" + text +
                                       "': " + toString(pattern.takeError()));
      filter.patterns.push_back(std::move(*pattern));
    }
    return filter;
  }

  bool matches(StringRef op) const {
    return patterns.empty() ||
           llvm::any_of(patterns, [&](const llvm::GlobPattern &pattern) {
             return pattern.match(op);
           });
  }

private:
  std::vector<llvm::GlobPattern> patterns;
};

/// The cases of one run of the tool, and the operators that have none.
struct Selection {
  std::vector<ConformanceCase> cases;
  std::vector<std::string> opsWithoutCase;
};
} // namespace

/// Only tcopt's own cases claim to be complete.
static Expected<Selection> select(const ToolOptions &options,
                                  const ToolSetup &setup, StringRef tool) {
  Expected<OpFilter> filter = OpFilter::parse(options.ops);
  if (!filter)
    return filter.takeError();
  bool isOwn = options.conformance->empty();
  Expected<ConformanceSet> set =
      loadConformanceCases(isOwn ? findCases(tool) : *options.conformance);
  if (!set)
    return set.takeError();
  Selection selected;
  for (ConformanceCase &one : set->cases)
    if (filter->matches(one.op))
      selected.cases.push_back(one);
  if (isOwn) {
    mlir::MLIRContext context(setup.registry,
                              mlir::MLIRContext::Threading::DISABLED);
    for (std::string &op : findOpsWithoutCase(*set, context))
      if (filter->matches(op))
        selected.opsWithoutCase.push_back(std::move(op));
  }
  if (selected.cases.empty() && selected.opsWithoutCase.empty())
    return llvm::createStringError("--ops: no case is of such an operator");
  return selected;
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

namespace {
/// Saves the models of failures, and says how they are run.
class Reproducers {
public:
  Reproducers(const ToolOptions &options, const ToolSetup &setup)
      : options(options), setup(setup),
        folder(options.outputDir.empty()
                   ? "tcopt-conformance-" + options.backend
                   : options.outputDir) {}

  Expected<CaseFailure> save(const ConformanceCase &one, size_t index,
                             const CaseResult &result);

private:
  std::string command(const ConformanceCase &one, StringRef file,
                      const CaseResult &result) const;

  const ToolOptions &options;
  const ToolSetup &setup;
  std::string folder;
};
} // namespace

std::string Reproducers::command(const ConformanceCase &one, StringRef file,
                                 const CaseResult &result) const {
  std::string text =
      "tcopt-run " + file.str() + " --backend=" + options.backend;
  for (const LoadedPlugin &plugin : setup.plugins)
    text += " --plugin=" + plugin.path;
  if (!options.fallback.empty())
    text += " --fallback=" + options.fallback;
  for (const std::string &slot : options.slots)
    text += " '--slot=" + slot + "'";
  text += " --input=" +
          (result.inputs.empty() ? one.inputs.front() : result.inputs);
  for (const std::string &dim : one.dims)
    text += " --dim " + dim;
  return text + " --check=interp";
}

Expected<CaseFailure> Reproducers::save(const ConformanceCase &one,
                                        size_t index,
                                        const CaseResult &result) {
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError("cannot make the folder '" + folder +
                                   "': " + code.message());
  llvm::SmallString<128> file(folder);
  path::append(file, one.op + "-" + std::to_string(index) + ".mlir");
  CaseFailure failure{one.op, one.variant, result.message,
                      result.outcome == Outcome::Refused,
                      command(one, file, result)};
  std::string message;
  auto output = mlir::openOutputFile(file, &message);
  if (!output)
    return llvm::createStringError(message);
  output->os() << "// " << failure.command << "\n" << one.text;
  output->keep();
  return failure;
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

/// The target that gets what the backend leaves; empty for one that takes
/// whole programs.
static Expected<std::string> findFallback(const ToolOptions &options,
                                          const ToolSetup &setup) {
  RunnerOptions chosen = makeRunnerOptions(options);
  if (Error error = chooseBackend(options.backend, *setup.backends, chosen))
    return std::move(error);
  return chosen.parts.empty() ? "" : chosen.target;
}

static Expected<Scorecard> makeScorecard(const ToolOptions &options,
                                         const ToolSetup &setup,
                                         const std::string &fallback,
                                         std::vector<std::string> arguments) {
  Expected<Selection> selected = select(options, setup, arguments.front());
  if (!selected)
    return selected.takeError();
  auto results = runCasesInWorkers(options, arguments, selected->cases.size());
  if (!results)
    return results.takeError();
  Scorecard card(options.backend, fallback);
  Reproducers reproducers(options, setup);
  for (auto [index, one] : llvm::enumerate(selected->cases)) {
    const CaseResult &result = (*results)[index];
    card.add(one, result);
    if (result.outcome == Outcome::Passed)
      continue;
    Expected<CaseFailure> failure = reproducers.save(one, index, result);
    if (!failure)
      return failure.takeError();
    card.addFailure(std::move(*failure));
  }
  card.setOpsWithoutCase(std::move(selected->opsWithoutCase));
  return card;
}

static Error work(const ToolOptions &options, const ToolSetup &setup,
                  StringRef tool) {
  Expected<Selection> selected = select(options, setup, tool);
  if (!selected)
    return selected.takeError();
  return workOnCases(options, selected->cases, *setup.backends, setup.registry);
}

Expected<int> tcopt::runConformance(const ToolOptions &options,
                                    const ToolSetup &setup,
                                    std::vector<std::string> arguments) {
  Expected<std::string> fallback = findFallback(options, setup);
  if (!fallback)
    return fallback.takeError();
  if (!options.conformanceWorker.empty()) {
    if (Error error = work(options, setup, arguments.front()))
      return std::move(error);
    return 0;
  }
  Expected<Scorecard> card =
      makeScorecard(options, setup, *fallback, std::move(arguments));
  if (!card)
    return card.takeError();
  if (options.json)
    card->printJson(llvm::outs());
  else
    card->print(llvm::outs());
  return card->isOk() ? 0 : 1;
}
