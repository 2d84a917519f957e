//===- PassLog.h - log channels of passes -----------------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_PASSLOG_H
#define TCOPT_EXECUTION_PASSLOG_H

#include "mlir/Pass/PassManager.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Support/Log.h"
#include "tcopt/Target/CPU/CodeReport.h"

namespace tcopt {

/// Creates instrumentations that write the enabled channels while passes run.
/// The channels fusion, memory and autodiff are optimization remarks: the
/// context's settings of remarks are replaced when the pass manager runs.
Instrumentations createLogs(const LogChannels &channels, llvm::raw_ostream &os);
/// Adds the instrumentations of createLogs to a pass manager.
void attachLog(const LogChannels &channels, mlir::PassManager &manager,
               llvm::raw_ostream &os);

/// Prints the time of code generation, in the format of the phases, and a line
/// for each kernel.
void logCode(const LogChannels &channels, const CodeReport &report,
             llvm::raw_ostream &os);

} // namespace tcopt

#endif // TCOPT_EXECUTION_PASSLOG_H
