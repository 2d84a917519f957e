//===- Instruments.h - What is seen while pipelines run ---------*- C++ -*-===//
//
// Instrumentations of a pass manager. The pass `tcopt-verify-<phase>` marks the
// end of each phase.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_INSTRUMENTS_H
#define TCOPT_EXECUTION_INSTRUMENTS_H

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Support/Progress.h"
#include <chrono>
#include <memory>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tcopt {

/// The phase whose end a pass marks.
std::optional<Phase> findMarkedPhase(mlir::Pass *pass);

/// A copy of the module at some point.
struct Snapshot {
  Phase phase;
  /// The pass that ran last.
  std::string pass;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The kernel on which it ran, if it is a pass on kernels.
  std::string kernel = "";

  /// As in "pass 'cse' on kernel 'k'".
  std::string describe() const;
};
using Snapshots = std::vector<Snapshot>;

/// Copies the module at the end of each phase.
std::unique_ptr<mlir::PassInstrumentation>
recordPhases(std::shared_ptr<Snapshots> into);

/// Copies the module after each pass of one phase, and before the first, in a
/// pipeline that starts with phase `first`. The context must not use threads,
/// as passes on functions would change the module meanwhile.
std::unique_ptr<mlir::PassInstrumentation>
recordPasses(Phase first, Phase phase, std::shared_ptr<Snapshots> into);

/// Copies the module before the first pass, and after each that changes it; of
/// no phase in particular. The context must not use threads.
std::unique_ptr<mlir::PassInstrumentation>
recordChanges(std::shared_ptr<Snapshots> into);

/// Prints a line at the end of each phase: its name, how many ops it took and
/// left, and its time.
std::unique_ptr<mlir::PassInstrumentation> logPhases(llvm::raw_ostream &os);

/// Tells which phase runs, in a pipeline that starts with phase `first`.
std::unique_ptr<mlir::PassInstrumentation>
tellProgress(Phase first, std::shared_ptr<Progress> progress);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INSTRUMENTS_H
