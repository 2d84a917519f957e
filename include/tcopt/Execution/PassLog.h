//===- PassLog.h - logs of what passes do -----------------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_PASSLOG_H
#define TCOPT_EXECUTION_PASSLOG_H

#include "mlir/Pass/PassManager.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Support/Log.h"
#include "tcopt/Target/CPU/CodeReport.h"

namespace tcopt {

/// What writes the channels that are on while passes run. Fusion, memory and
/// what gradients save are remarks: the context's own settings of remarks are
/// replaced when the manager runs.
Instrumentations createLogs(const LogChannels &channels, llvm::raw_ostream &os);
/// Adds them to a pass manager.
void attachLog(const LogChannels &channels, mlir::PassManager &manager,
               llvm::raw_ostream &os);

/// Prints what making code took, below the phases, and a line for each kernel.
void logCode(const LogChannels &channels, const CodeReport &report,
             llvm::raw_ostream &os);

} // namespace tcopt

#endif // TCOPT_EXECUTION_PASSLOG_H
