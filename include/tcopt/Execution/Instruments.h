//===- Instruments.h - Pass instrumentations for phases ---------*- C++ -*-===//
//
// Instrumentations that record or log the phases of a pipeline. The pass
// `tcopt-verify-<phase>` marks the end of each phase.
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

/// Returns the phase whose end a pass marks.
std::optional<Phase> findMarkedPhase(mlir::Pass *pass);

/// A copy of the module after a pass.
struct Snapshot {
  Phase phase;
  /// The last pass that ran.
  std::string pass;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The kernel on which the pass ran; empty for passes on modules.
  std::string kernel = "";

  /// Returns text such as "pass 'cse' on kernel 'k'".
  std::string describe() const;
};
using Snapshots = std::vector<Snapshot>;

/// Copies the module at the end of each phase.
std::unique_ptr<mlir::PassInstrumentation>
recordPhases(std::shared_ptr<Snapshots> into);

/// Copies the module before the first pass and after each pass of one phase, in
/// a pipeline that starts with phase `first`. Requires a context without
/// multithreading, because concurrent passes on functions would change the
/// module during the copy.
std::unique_ptr<mlir::PassInstrumentation>
recordPasses(Phase first, Phase phase, std::shared_ptr<Snapshots> into);

/// Copies the module before the first pass and after each pass that changes it,
/// in any pipeline. Requires a context without multithreading.
std::unique_ptr<mlir::PassInstrumentation>
recordChanges(std::shared_ptr<Snapshots> into);

/// Prints a line at the end of each phase: its name, the number of ops before
/// and after it, and its time.
std::unique_ptr<mlir::PassInstrumentation> logPhases(llvm::raw_ostream &os);

/// Reports the current phase to `progress`, in a pipeline that starts with
/// phase `first`.
std::unique_ptr<mlir::PassInstrumentation>
tellProgress(Phase first, std::shared_ptr<Progress> progress);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INSTRUMENTS_H
