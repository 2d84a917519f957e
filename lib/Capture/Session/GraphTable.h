//===- GraphTable.h - print a graph as a table ------------------*- C++ -*-===//
//
// The table of the log channel `graph` and of explain().
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_GRAPHTABLE_H
#define TCOPT_CAPTURE_SESSION_GRAPHTABLE_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace tcopt::capture {

/// Returns a line for each op of a module: results, name, operands and
/// attributes, types, and source location, in aligned columns.
std::string graphTable(mlir::ModuleOp module);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_GRAPHTABLE_H
