//===- Conformance.h - tcopt-run --conformance ------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_CONFORMANCE_H
#define TCOPT_TOOLS_TCOPTRUN_CONFORMANCE_H

#include "Options.h"
#include "tcopt/Tools/ToolSetup.h"

namespace tcopt {

/// Prints the scorecard of a backend. `arguments` is the tool's command line,
/// its own file first. Returns the exit status; errors: what keeps the cases
/// from being run.
llvm::Expected<int> runConformance(const ToolOptions &options,
                                   const ToolSetup &setup,
                                   std::vector<std::string> arguments);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_CONFORMANCE_H
