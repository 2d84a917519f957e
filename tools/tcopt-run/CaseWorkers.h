//===- CaseWorkers.h - Cases in processes of their own ----------*- C++ -*-===//
//
// Cases run in child processes, some after the other in each, so that one that
// crashes or hangs is a failure of that case. A child is the tool itself with
// the option `--conformance-worker=FIRST:LAST:FILE`; it appends to the file a
// line when it begins a case and another one with the result.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TCOPTRUN_CASEWORKERS_H
#define TCOPT_TOOLS_TCOPTRUN_CASEWORKERS_H

#include "Options.h"
#include "tcopt/Testing/Conformance.h"

namespace tcopt {

/// Runs the cases in children, as many at a time as `options.jobs`. `arguments`
/// is the tool's command line, its own file first. Errors: no child can be
/// started, or one ends before its first case.
llvm::Expected<std::vector<CaseResult>>
runCasesInWorkers(const ToolOptions &options,
                  llvm::ArrayRef<std::string> arguments, size_t numCases);

/// What a child does.
llvm::Error workOnCases(const ToolOptions &options,
                        llvm::ArrayRef<ConformanceCase> cases,
                        const BackendRegistry &backends,
                        const mlir::DialectRegistry &registry);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_CASEWORKERS_H
