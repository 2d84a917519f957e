//===- SpecializeSizes.h - A program for the sizes of one call --*- C++ -*-===//

#ifndef TCOPT_EXECUTION_SPECIALIZESIZES_H
#define TCOPT_EXECUTION_SPECIALIZESIZES_H

#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// Gives the arguments of a function of the graph dialect the sizes of these
/// inputs, which fit it. What the function computes is inferred again by
/// ingest.
void specializeSizes(mlir::FunctionOpInterface function,
                     llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_EXECUTION_SPECIALIZESIZES_H
