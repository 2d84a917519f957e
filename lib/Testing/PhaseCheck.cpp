//===- PhaseCheck.cpp - Which phase changed the answer --------------------===//

#include "tcopt/Testing/PhaseCheck.h"
#include "KernelCheck.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassRegistry.h"
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
  Error findKernel(PhaseVerdict &verdict);
  bool blame(Snapshots &snapshots, PhaseVerdict &verdict);
  Error runBeforeTarget(ModuleOp program, std::shared_ptr<Snapshots> into);

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

/// Finds the first wrong state and the last right one before it; false if all
/// are right that can be executed.
bool PhaseChecker::blame(Snapshots &snapshots, PhaseVerdict &verdict) {
  std::optional<WrongPass> wrong = findWrongPass(
      snapshots, [&](ModuleOp state) { return tryToExecute(state); });
  if (!wrong)
    return false;
  setWrong(verdict, wrong->verdict,
           wrong->name + " of phase '" + getPhaseName(*verdict.firstWrong) +
               "'");
  verdict.wrongKernel = wrong->kernel;
  verdict.before = std::move(snapshots[wrong->lastRight].module);
  return true;
}

/// Runs what the user has put before the passes of the target, which see the
/// program it leaves.
Error PhaseChecker::runBeforeTarget(ModuleOp program,
                                    std::shared_ptr<Snapshots> into) {
  RunnerOptions settings = options;
  settings.configure = nullptr;
  auto add = [&](mlir::PassManager &manager) -> Error {
    manager.addInstrumentation(recordChanges(into));
    std::string message;
    llvm::raw_string_ostream os(message);
    for (llvm::StringRef slot : options.slots) {
      auto [name, pipeline] = slot.split(':');
      if (parseSlot(name.trim()) == Slot::BeforeTarget &&
          failed(mlir::parsePassPipeline(pipeline, manager, os)))
        return llvm::createStringError(message);
    }
    return Error::success();
  };
  return runPasses(program, settings, add);
}

/// The phase lower works on kernels one by one.
Error PhaseChecker::findKernel(PhaseVerdict &verdict) {
  auto snapshots = std::make_shared<Snapshots>();
  mlir::OwningOpRef<ModuleOp> program = verdict.before->clone();
  if (Error error = runBeforeTarget(*program, snapshots))
    return error;
  if (blame(*snapshots, verdict))
    return Error::success();
  RunnerOptions settings = options;
  settings.configure = nullptr;
  Expected<std::optional<WrongKernel>> found =
      findWrongKernel(*program, settings, inputs, *oracle);
  if (!found) {
    verdict.message +=
        " (kernels were not checked: " + toString(found.takeError()) + ")";
    return Error::success();
  }
  if (!*found) {
    verdict.message += " (no kernel is to blame)";
    return Error::success();
  }
  WrongKernel &wrong = **found;
  std::string where = "kernel '" + wrong.name + "'";
  if (!wrong.pass.empty())
    where = wrong.pass + " on " + where;
  setWrong(verdict, wrong.verdict,
           where + " of phase '" + getPhaseName(*verdict.firstWrong) + "'");
  verdict.wrongKernel = wrong.name;
  return Error::success();
}

Error PhaseChecker::findPass(PhaseVerdict &verdict) {
  mlir::MLIRContext *context = module.getContext();
  bool threads = context->isMultithreadingEnabled();
  context->disableMultithreading();
  llvm::scope_exit restore([&] { context->enableMultithreading(threads); });
  if (*verdict.firstWrong == Phase::Lower)
    return findKernel(verdict);
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
  if (everyPass && !verdict.ok)
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
