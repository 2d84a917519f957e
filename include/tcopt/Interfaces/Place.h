//===- Place.h - Where in a file an op comes from ---------------*- C++ -*-===//

#ifndef TCOPT_INTERFACES_PLACE_H
#define TCOPT_INTERFACES_PLACE_H

#include "mlir/IR/Location.h"
#include <string>

namespace tcopt {

/// "file:line:column" of the first place in a file that a location names, else
/// the name that it has; empty if it has neither.
std::string placeOf(mlir::Location loc);

/// A message of the running program about an op there: "file:line:column:
/// message".
std::string messageAt(mlir::Location loc, llvm::StringRef message);

} // namespace tcopt

#endif // TCOPT_INTERFACES_PLACE_H
