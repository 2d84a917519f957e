//===- Instruments.cpp - Pass instrumentations for phases -----------------===//

#include "tcopt/Execution/Instruments.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>

using namespace tcopt;
using mlir::ModuleOp;
using mlir::Operation;
using mlir::Pass;

std::optional<Phase> tcopt::findMarkedPhase(Pass *pass) {
  llvm::StringRef name = pass->getArgument();
  if (!name.consume_front("tcopt-verify-"))
    return std::nullopt;
  return parsePhase(name);
}

static ModuleOp enclosingModule(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return llvm::cast<ModuleOp>(op);
}

std::string Snapshot::describe() const {
  std::string text = "pass '" + pass + "'";
  return kernel.empty() ? text : text + " on kernel '" + kernel + "'";
}

// Returns the name of the kernel for a pass on a kernel or on a kernel's
// module; empty for other passes.
static std::string kernelName(Operation *op) {
  auto unit = llvm::dyn_cast<ModuleOp>(op);
  bool isUnit = unit && unit->getParentOp() && unit.getSymName();
  auto kernel =
      isUnit ? nest::lookupKernel(unit) : llvm::dyn_cast<nest::KernelOp>(op);
  return kernel ? kernel.getSymName().str() : "";
}

namespace {
class PhaseRecorder : public mlir::PassInstrumentation {
public:
  explicit PhaseRecorder(std::shared_ptr<Snapshots> into)
      : snapshots(std::move(into)) {}

  void runAfterPass(Pass *pass, Operation *op) override {
    if (std::optional<Phase> phase = findMarkedPhase(pass))
      snapshots->push_back(
          {*phase, pass->getArgument().str(), enclosingModule(op).clone()});
  }

private:
  std::shared_ptr<Snapshots> snapshots;
};

class PassRecorder : public mlir::PassInstrumentation {
public:
  PassRecorder(Phase first, Phase phase, std::shared_ptr<Snapshots> into)
      : current(int(first)), phase(phase), snapshots(std::move(into)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (snapshots->empty())
      record(pass, op, "");
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    record(pass, op, pass->getArgument().str());
    if (std::optional<Phase> ended = findMarkedPhase(pass))
      current = int(*ended) + 1;
  }

private:
  // Skips the adaptors of nested pass managers, which have no name.
  void record(Pass *pass, Operation *op, std::string after) {
    if (current == int(phase) && !pass->getArgument().empty())
      snapshots->push_back({phase, std::move(after),
                            enclosingModule(op).clone(), kernelName(op)});
  }

  int current;
  Phase phase;
  std::shared_ptr<Snapshots> snapshots;
};

class ChangeRecorder : public mlir::PassInstrumentation {
public:
  explicit ChangeRecorder(std::shared_ptr<Snapshots> into)
      : snapshots(std::move(into)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (snapshots->empty())
      record("", op);
  }
  // Skips the adaptors of nested pass managers, which have no name.
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!pass->getArgument().empty())
      record(pass->getArgument().str(), op);
  }

private:
  void record(std::string after, Operation *op) {
    ModuleOp module = enclosingModule(op);
    mlir::OperationFingerPrint state(module);
    if (last && *last == state)
      return;
    last.emplace(state);
    snapshots->push_back(
        {Phase::Lower, std::move(after), module.clone(), kernelName(op)});
  }

  std::shared_ptr<Snapshots> snapshots;
  std::optional<mlir::OperationFingerPrint> last;
};

class PhaseLog : public mlir::PassInstrumentation {
public:
  explicit PhaseLog(llvm::raw_ostream &os) : os(os) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (!opsIn)
      begin(op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (std::optional<Phase> phase = findMarkedPhase(pass))
      end(*phase, op);
  }

private:
  using Clock = std::chrono::steady_clock;

  static int64_t countOps(Operation *op) {
    int64_t count = 0;
    enclosingModule(op).walk([&](Operation *) { ++count; });
    return count - 1;
  }
  void begin(Operation *op) {
    opsIn = countOps(op);
    start = Clock::now();
  }
  void end(Phase phase, Operation *op);

  llvm::raw_ostream &os;
  std::optional<int64_t> opsIn;
  Clock::time_point start;
  bool hasTitle = false;
};
} // namespace

void PhaseLog::end(Phase phase, Operation *op) {
  std::chrono::duration<double, std::milli> time = Clock::now() - start;
  int64_t opsOut = countOps(op);
  if (!hasTitle)
    os << "phase          ops in   ops out         ms\n";
  hasTitle = true;
  os << llvm::format("%-12s %8lld  %8lld %10.2f\n",
                     getPhaseName(phase).str().c_str(), (long long)*opsIn,
                     (long long)opsOut, time.count());
  opsIn = opsOut;
  start = Clock::now();
}

namespace {
class ProgressTeller : public mlir::PassInstrumentation {
public:
  ProgressTeller(Phase first, std::shared_ptr<Progress> progress)
      : next(int(first)), progress(std::move(progress)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (!hasBegun.exchange(true))
      begin();
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    std::optional<Phase> phase = findMarkedPhase(pass);
    if (!phase)
      return;
    next = int(*phase) + 1;
    begin();
  }

private:
  void begin() {
    if (size_t(next) < kPhases.size())
      progress->beginStep(getPhaseName(kPhases[next]));
  }

  int next;
  std::atomic<bool> hasBegun = false;
  std::shared_ptr<Progress> progress;
};
} // namespace

std::unique_ptr<mlir::PassInstrumentation>
tcopt::tellProgress(Phase first, std::shared_ptr<Progress> progress) {
  return std::make_unique<ProgressTeller>(first, std::move(progress));
}

std::unique_ptr<mlir::PassInstrumentation>
tcopt::recordPhases(std::shared_ptr<Snapshots> into) {
  return std::make_unique<PhaseRecorder>(std::move(into));
}

std::unique_ptr<mlir::PassInstrumentation>
tcopt::recordPasses(Phase first, Phase phase, std::shared_ptr<Snapshots> into) {
  return std::make_unique<PassRecorder>(first, phase, std::move(into));
}

std::unique_ptr<mlir::PassInstrumentation>
tcopt::recordChanges(std::shared_ptr<Snapshots> into) {
  return std::make_unique<ChangeRecorder>(std::move(into));
}

std::unique_ptr<mlir::PassInstrumentation>
tcopt::logPhases(llvm::raw_ostream &os) {
  return std::make_unique<PhaseLog>(os);
}
