//===- FiniteCheck.h - which op made the first infinity or NaN --*- C++ -*-===//
//
// Runs a program on the reference interpreter and looks at what each op
// computes. Ops of derivatives have the locations of the ops that they are
// derivatives of.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_FINITECHECK_H
#define TCOPT_TESTING_FINITECHECK_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

/// Errors: a result of the program has infinities or NaN. The error names the
/// first op that made some of finite operands, or else says that they come from
/// inputs or constants.
llvm::Error checkFinite(mlir::ModuleOp module, const RunnerOptions &options,
                        llvm::ArrayRef<HostTensor> inputs);

} // namespace tcopt

#endif // TCOPT_TESTING_FINITECHECK_H
