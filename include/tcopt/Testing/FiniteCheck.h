//===- FiniteCheck.h - find the first infinity or NaN -----------*- C++ -*-===//
//
// Runs a program on the reference interpreter and checks the results of each
// op. Ops of derivatives have the locations of the differentiated ops.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_FINITECHECK_H
#define TCOPT_TESTING_FINITECHECK_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

/// Errors: a result of the program has infinities or NaN. The message names the
/// first op that computes one from finite operands, or reports that they are in
/// inputs or constants.
llvm::Error checkFinite(mlir::ModuleOp module, const RunnerOptions &options,
                        llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_FINITECHECK_H
