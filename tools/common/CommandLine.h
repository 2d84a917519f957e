//===- CommandLine.h - What the tools' command lines share ------*- C++ -*-===//

#ifndef TCOPT_TOOLS_COMMON_COMMANDLINE_H
#define TCOPT_TOOLS_COMMON_COMMANDLINE_H

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "tcopt/Tools/TcoptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

namespace tcopt {

/// Makes upstream's options of pass managers, timing and printing known, and
/// takes the hundreds of others that LLVM's libraries register, some of which
/// would clash with the tools' own, out of the command line. To be called
/// before a tool registers its options.
inline void registerUpstreamOptions() {
  mlir::registerPassManagerCLOptions();
  mlir::registerDefaultTimingManagerCLOptions();
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  llvm::SmallVector<llvm::cl::Option *> others;
  for (auto &[name, option] : llvm::cl::getRegisteredOptions())
    if (!name.starts_with("mlir-") && !name.starts_with("help") &&
        name != "version")
      others.push_back(option);
  for (llvm::cl::Option *option : others)
    option->removeArgument();
}

/// Reads the command line; what is no option at all ends the process.
inline void parseCommandLine(int argc, char **argv, llvm::StringRef overview) {
  llvm::cl::SetVersionPrinter(printToolVersion);
  llvm::cl::ParseCommandLineOptions(argc, argv, overview);
}

} // namespace tcopt

#endif // TCOPT_TOOLS_COMMON_COMMANDLINE_H
