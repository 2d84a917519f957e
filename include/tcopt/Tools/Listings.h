//===- Listings.h - listings of passes, backends and slots ------*- C++ -*-===//

#ifndef TCOPT_TOOLS_LISTINGS_H
#define TCOPT_TOOLS_LISTINGS_H

#include "tcopt/Tools/ToolSetup.h"

namespace tcopt {

/// Prints the names of all registered passes, one per line.
void listPasses(llvm::raw_ostream &os);
/// Prints the backends, and the files and contributions of plugins.
void listPlugins(llvm::raw_ostream &os, const ToolSetup &setup);
/// Prints the slots, with the IR of a pipeline in each.
void listSlots(llvm::raw_ostream &os);
void listDialects(llvm::raw_ostream &os, const mlir::DialectRegistry &registry);

} // namespace tcopt

#endif // TCOPT_TOOLS_LISTINGS_H
