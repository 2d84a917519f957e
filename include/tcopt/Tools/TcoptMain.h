//===- TcoptMain.h - the tool tcopt -----------------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTMAIN_H
#define TCOPT_TOOLS_TCOPTMAIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace tcopt {

/// The main function of tcopt: that of mlir-opt, with plugins, listings, slots
/// and logs.
int runTcopt(int argc, char **argv);

/// Versions of tcopt, of LLVM and of plugins' binary interface.
void printToolVersion(llvm::raw_ostream &os);

/// Puts each `--slot=NAME:PIPELINE` into the options of `--tcopt-compile`.
/// Errors: an unknown slot, no `--tcopt-compile`.
llvm::Expected<std::vector<std::string>>
moveSlots(llvm::ArrayRef<char *> arguments);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTMAIN_H
