//===- TcoptMain.h - the tool tcopt -----------------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTMAIN_H
#define TCOPT_TOOLS_TCOPTMAIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace tcopt {

/// The main function of tcopt: mlir-opt's with plugins, listings, slots and
/// logs.
int runTcopt(int argc, char **argv);

/// Prints the versions of tcopt, of LLVM and of the plugin ABI.
void printToolVersion(llvm::raw_ostream &os);

/// Moves each `--slot=NAME:PIPELINE` into the options of `--tcopt-compile`.
/// Errors: an unknown slot, no `--tcopt-compile`.
llvm::Expected<std::vector<std::string>>
moveSlots(llvm::ArrayRef<char *> arguments);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTMAIN_H
