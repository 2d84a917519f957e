//===- PhaseCheck.cpp - Which phase changed the answer --------------------===//

#include "tcopt/Execution/PhaseCheck.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/ScopeExit.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

namespace {
/// One check of a program: its inputs, and the answer.
class PhaseChecker {
public:
  PhaseChecker(ModuleOp module, const RunnerOptions &options,
               llvm::ArrayRef<HostTensor> inputs)
      : module(module), options(options), inputs(inputs),
        first(findNextPhase(module)) {}

  Expected<PhaseVerdict> run(bool everyPass);

private:
  using Instrument =
      std::function<std::unique_ptr<mlir::PassInstrumentation>()>;
  Error compileWith(const Instrument &make);
  Expected<Verdict> execute(ModuleOp snapshot);
  std::optional<Verdict> tryToExecute(ModuleOp snapshot);

  Error checkEach(Snapshots &snapshots, PhaseVerdict &verdict);
  Error findPass(PhaseVerdict &verdict);
  void blame(Snapshots &snapshots, PhaseVerdict &verdict);

  ModuleOp module;
  const RunnerOptions &options;
  llvm::ArrayRef<HostTensor> inputs;
  std::optional<Phase> first;
  std::optional<Oracle> oracle;
};
} // namespace

Error PhaseChecker::compileWith(const Instrument &make) {
  RunnerOptions settings = options;
  settings.configure = [&](mlir::PassManager &manager) {
    manager.addInstrumentation(make());
    return options.configure ? options.configure(manager) : llvm::success();
  };
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  return lowerModule(*copy, settings);
}

Expected<Verdict> PhaseChecker::execute(ModuleOp snapshot) {
  // The tool's wishes for pass managers are for the product's pipeline.
  RunnerOptions settings = options;
  settings.configure = nullptr;
  std::unique_ptr<Runner> runner = createOracleRunner(snapshot, settings);
  Expected<Tensors> results = runCopy(*runner, snapshot, inputs);
  if (!results)
    return results.takeError();
  return oracle->judge(*results);
}

/// None if the state between two passes cannot be executed.
std::optional<Verdict> PhaseChecker::tryToExecute(ModuleOp snapshot) {
  mlir::ScopedDiagnosticHandler quiet(snapshot.getContext(),
                                      [](mlir::Diagnostic &) {});
  Expected<Verdict> verdict = execute(snapshot);
  if (verdict)
    return *verdict;
  llvm::consumeError(verdict.takeError());
  RunnerOptions settings = options;
  settings.configure = nullptr;
  Expected<Tensors> results =
      runCopy(*createReferenceRunner(settings), snapshot, inputs);
  if (results)
    return oracle->judge(*results);
  llvm::consumeError(results.takeError());
  return std::nullopt;
}

static void setWrong(PhaseVerdict &verdict, const Verdict &found,
                     const llvm::Twine &where) {
  verdict.ok = false;
  verdict.maxAbsErr = found.maxAbsErr;
  verdict.maxRelErr = found.maxRelErr;
  llvm::StringRef text = found.message;
  text.consume_front("outputs differ");
  verdict.message = ("outputs differ after " + where + text).str();
}

Error PhaseChecker::checkEach(Snapshots &snapshots, PhaseVerdict &verdict) {
  mlir::OwningOpRef<ModuleOp> before = module.clone();
  for (Snapshot &snapshot : snapshots) {
    std::string name = "phase '" + getPhaseName(snapshot.phase).str() + "'";
    Expected<Verdict> found = execute(*snapshot.module);
    if (!found)
      found = Verdict::different("the IR cannot be executed: " +
                                 toString(found.takeError()));
    ++verdict.numChecked;
    verdict.maxAbsErr = std::max(verdict.maxAbsErr, found->maxAbsErr);
    verdict.maxRelErr = std::max(verdict.maxRelErr, found->maxRelErr);
    if (!found->ok) {
      setWrong(verdict, *found, name);
      verdict.firstWrong = snapshot.phase;
      verdict.before = std::move(before);
      return Error::success();
    }
    before = std::move(snapshot.module);
  }
  return Error::success();
}

/// Finds the first wrong state and the last right one before it.
void PhaseChecker::blame(Snapshots &snapshots, PhaseVerdict &verdict) {
  size_t lastRight = 0;
  for (size_t i = 0; i < snapshots.size(); ++i) {
    std::optional<Verdict> found = tryToExecute(*snapshots[i].module);
    if (!found)
      continue;
    if (found->ok) {
      lastRight = i;
      continue;
    }
    std::string where = "pass '" + snapshots[i].pass + "'";
    if (i > lastRight + 1)
      where = "passes '" + snapshots[lastRight + 1].pass + "' to '" +
              snapshots[i].pass + "'";
    setWrong(verdict, *found,
             where + " of phase '" + getPhaseName(*verdict.firstWrong) + "'");
    verdict.before = std::move(snapshots[lastRight].module);
    return;
  }
}

Error PhaseChecker::findPass(PhaseVerdict &verdict) {
  if (verdict.ok || *verdict.firstWrong > Phase::PlanMemory)
    return Error::success();
  mlir::MLIRContext *context = module.getContext();
  bool threads = context->isMultithreadingEnabled();
  context->disableMultithreading();
  llvm::scope_exit restore([&] { context->enableMultithreading(threads); });
  auto snapshots = std::make_shared<Snapshots>();
  if (Error error = compileWith(
          [&] { return recordPasses(*first, *verdict.firstWrong, snapshots); }))
    return error;
  blame(*snapshots, verdict);
  return Error::success();
}

Expected<PhaseVerdict> PhaseChecker::run(bool everyPass) {
  RunnerOptions settings = options;
  settings.configure = nullptr;
  Expected<Oracle> computed = Oracle::compute(module, settings, inputs);
  if (!computed)
    return computed.takeError();
  oracle = std::move(*computed);
  auto snapshots = std::make_shared<Snapshots>();
  if (Error error = compileWith([&] { return recordPhases(snapshots); }))
    return error;
  PhaseVerdict verdict;
  if (Error error = checkEach(*snapshots, verdict))
    return error;
  if (everyPass)
    if (Error error = findPass(verdict))
      return error;
  return verdict;
}

Expected<PhaseVerdict> tcopt::checkPhases(ModuleOp module,
                                          const RunnerOptions &options,
                                          llvm::ArrayRef<HostTensor> inputs,
                                          bool everyPass) {
  return PhaseChecker(module, options, inputs).run(everyPass);
}
