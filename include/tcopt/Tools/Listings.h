//===- Listings.h - what tools say about themselves -------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_LISTINGS_H
#define TCOPT_TOOLS_LISTINGS_H

#include "tcopt/Tools/ToolSetup.h"

namespace tcopt {

/// The names of all registered passes, one a line.
void listPasses(llvm::raw_ostream &os);
/// Backends, and the files of those that are plugins, with what they add.
void listPlugins(llvm::raw_ostream &os, const ToolSetup &setup);
/// Slots and what IR a pipeline in them sees.
void listSlots(llvm::raw_ostream &os);
void listDialects(llvm::raw_ostream &os, const mlir::DialectRegistry &registry);

} // namespace tcopt

#endif // TCOPT_TOOLS_LISTINGS_H
