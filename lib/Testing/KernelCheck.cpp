//===- KernelCheck.cpp - Which kernel a target makes wrong ----------------===//

#include "KernelCheck.h"
#include "KernelMix.h"
#include "mlir/IR/Diagnostics.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

std::optional<WrongPass> tcopt::findWrongPass(Snapshots &snapshots,
                                              TryToExecute execute) {
  size_t lastRight = 0;
  for (size_t i = 0; i < snapshots.size(); ++i) {
    std::optional<Verdict> found = execute(*snapshots[i].module);
    if (!found)
      continue;
    if (found->ok) {
      lastRight = i;
      continue;
    }
    std::string name = snapshots[i].describe();
    if (i > lastRight + 1)
      name = snapshots[lastRight + 1].describe() + " to " + name;
    return WrongPass{*found, name, snapshots[i].kernel, lastRight};
  }
  return std::nullopt;
}

namespace {
class KernelChecker {
public:
  KernelChecker(const KernelMix &mix, const RunnerOptions &options,
                llvm::ArrayRef<HostTensor> inputs, const Oracle &oracle)
      : mix(mix), options(options), inputs(inputs), oracle(oracle) {}

  std::optional<WrongKernel> run();

private:
  Verdict execute(mlir::OwningOpRef<ModuleOp> program, OptLevel level);
  Verdict executeMix(size_t numOfTarget) {
    return execute(mix.build(numOfTarget), OptLevel(options.compile.optLevel));
  }
  std::string findPass(size_t kernel);

  const KernelMix &mix;
  const RunnerOptions &options;
  llvm::ArrayRef<HostTensor> inputs;
  const Oracle &oracle;
};
} // namespace

// What fails is wrong.
Verdict KernelChecker::execute(mlir::OwningOpRef<ModuleOp> program,
                               OptLevel level) {
  RunnerOptions settings = options;
  settings.compile.optLevel = int64_t(level);
  std::unique_ptr<Runner> runner = createJitRunner(settings);
  Expected<Tensors> results = runCopy(*runner, *program, inputs);
  if (results)
    return oracle.judge(*results);
  return Verdict::different(toString(results.takeError()));
}

/// Passes are searched without LLVM's optimizer, unless it alone is to blame.
std::string KernelChecker::findPass(size_t kernel) {
  if (execute(mix.build(kernel + 1), OptLevel::O0).ok)
    return "LLVM's optimizer";
  Expected<Snapshots> snapshots = mix.recordPasses(kernel);
  if (!snapshots) {
    consumeError(snapshots.takeError());
    return "";
  }
  auto tryToExecute = [&](ModuleOp unit) -> std::optional<Verdict> {
    mlir::OwningOpRef<ModuleOp> copy = unit.clone();
    if (Error error = mix.finish(*copy)) {
      consumeError(std::move(error));
      return std::nullopt;
    }
    return execute(mix.build(kernel + 1, *copy), OptLevel::O0);
  };
  std::optional<WrongPass> wrong = findWrongPass(*snapshots, tryToExecute);
  return wrong ? wrong->name : "";
}

// Of two neighbours of which one is right and the other wrong, the kernel that
// makes the difference is wrong, however many others are.
std::optional<WrongKernel> KernelChecker::run() {
  size_t right = 0, wrong = mix.numKernels();
  if (!executeMix(right).ok)
    return std::nullopt;
  Verdict found = executeMix(wrong);
  if (found.ok)
    return std::nullopt;
  while (wrong - right > 1) {
    size_t middle = (right + wrong) / 2;
    Verdict verdict = executeMix(middle);
    if (!verdict.ok)
      found = verdict;
    (verdict.ok ? right : wrong) = middle;
  }
  return WrongKernel{mix.nameOf(right).str(), found, findPass(right)};
}

Expected<std::optional<WrongKernel>>
tcopt::findWrongKernel(ModuleOp program, const RunnerOptions &options,
                       llvm::ArrayRef<HostTensor> inputs,
                       const Oracle &oracle) {
  mlir::ScopedDiagnosticHandler quiet(program.getContext(),
                                      [](mlir::Diagnostic &) {});
  Expected<KernelMix> mix = KernelMix::create(program, options);
  if (!mix)
    return mix.takeError();
  return KernelChecker(*mix, options, inputs, oracle).run();
}
