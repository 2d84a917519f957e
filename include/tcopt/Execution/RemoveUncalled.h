//===- RemoveUncalled.h - Remove unreachable functions ----------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_REMOVEUNCALLED_H
#define TCOPT_EXECUTION_REMOVEUNCALLED_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace tcopt {

/// Removes the functions that are unreachable from `entry`, so that a run does
/// not compile them. Applies only to programs before the phase `ingest`: later,
/// functions refer to each other by name.
llvm::LogicalResult removeUncalled(mlir::FunctionOpInterface entry);

} // namespace tcopt

#endif // TCOPT_EXECUTION_REMOVEUNCALLED_H
