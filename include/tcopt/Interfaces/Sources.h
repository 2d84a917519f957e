//===- Sources.h - Which ops of the source code is made from ----*- C++ -*-===//
//
// Locations say it: that of an op whose meaning users know holds its name, and
// what is made of several ops has the locations of all.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_SOURCES_H
#define TCOPT_INTERFACES_SOURCES_H

#include "mlir/IR/Operation.h"
#include <string>

namespace tcopt {

/// Adds its name to the location of each op of a dialect below `root`, unless
/// the location holds one.
void nameSources(mlir::Operation *root, llvm::StringRef dialect);

/// Of what is computed at `count` places, of which some are given.
mlir::Location sharedLoc(mlir::MLIRContext *context,
                         llvm::ArrayRef<mlir::Location> places, int64_t count);
/// How many of the places are kept.
inline constexpr size_t kPlacesKept = 3;

/// The source ops of code at this location, as in
/// "graph.linear m.mlir:3 + graph.relu m.mlir:4, graph.linear m.mlir:7 and 2
/// more"; empty if nothing is known.
std::string describeSources(mlir::Location loc);

/// What an op is to a user: its source ops, or else its own name and place.
std::string describeOp(mlir::Operation *op);

/// The location alone, for messages that are printed with it.
mlir::Location withoutSources(mlir::Location loc);

} // namespace tcopt

#endif // TCOPT_INTERFACES_SOURCES_H
