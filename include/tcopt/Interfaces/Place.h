//===- Place.h - source locations of ops ------------------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_PLACE_H
#define TCOPT_INTERFACES_PLACE_H

#include "mlir/IR/Location.h"
#include "tcopt/Support/SourceLocation.h"
#include <string>

namespace tcopt {

/// Returns the first location in a file that `loc` contains; unknown if it
/// contains none.
SourceLocation sourceOf(mlir::Location loc);

/// Returns "file:line:column" of the first file location in `loc`, otherwise
/// the name in `loc`; empty if it has neither.
std::string placeOf(mlir::Location loc);

/// Returns a run-time message about an op at `loc`: "file:line:column:
/// message".
std::string messageAt(mlir::Location loc, llvm::StringRef message);

/// The inverse of messageAt: returns the location in a file, which is unknown
/// if the message begins with none, and the rest of the message.
std::pair<SourceLocation, llvm::StringRef>
splitLocation(llvm::StringRef message);

} // namespace tcopt

#endif // TCOPT_INTERFACES_PLACE_H
