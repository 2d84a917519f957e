//===- Sources.h - source ops of generated code -----------------*- C++ -*-===//
//
// Locations record the source ops: the location of an op of the user's program
// includes its name, and ops that are built from several ops have the locations
// of all.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_SOURCES_H
#define TCOPT_INTERFACES_SOURCES_H

#include "mlir/IR/Operation.h"
#include <string>

namespace tcopt {

/// Adds the op's name to the location of each op of a dialect in `root`, unless
/// the location has a name.
void nameSources(mlir::Operation *root, llvm::StringRef dialect);

/// Returns the location of code that `count` locations share; `places` has the
/// first of them.
mlir::Location sharedLoc(mlir::MLIRContext *context,
                         llvm::ArrayRef<mlir::Location> places, int64_t count);
/// The number of locations that are kept.
inline constexpr size_t kPlacesKept = 3;

/// Returns the source ops of code at this location, as in "graph.linear
/// m.mlir:3 + graph.relu m.mlir:4, graph.linear m.mlir:7 and 2 more"; empty if
/// they are unknown.
std::string describeSources(mlir::Location loc);

/// Describes an op for users: its source ops, or its name and source location.
std::string describeOp(mlir::Operation *op);

/// Returns the location without names of source ops, for messages that include
/// it.
mlir::Location withoutSources(mlir::Location loc);

} // namespace tcopt

#endif // TCOPT_INTERFACES_SOURCES_H
