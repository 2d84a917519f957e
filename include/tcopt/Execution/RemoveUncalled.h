//===- RemoveUncalled.h - What a run of one function needs -------*- C++
//-*-===//

#ifndef TCOPT_EXECUTION_REMOVEUNCALLED_H
#define TCOPT_EXECUTION_REMOVEUNCALLED_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace tcopt {

/// Removes the functions of a program of before `ingest` that a call of this
/// one never reaches: a run does not compile them. Programs of later phases
/// stay as they are, as compiled functions belong together by name.
llvm::LogicalResult removeUncalled(mlir::FunctionOpInterface entry);

} // namespace tcopt

#endif // TCOPT_EXECUTION_REMOVEUNCALLED_H
