//===- Launches.h - Launches of kernels on a GPU ----------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTCOUNT_LAUNCHES_H
#define TCOPT_TOOLS_TCOPTCOUNT_LAUNCHES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// How often the calls of kernels in a function launch something, of a module
/// for the target `cuda` after plan-memory. Each call counts once, also in the
/// body of a loop; of the schedules for small and for large sizes, that with
/// the most launches does. Errors: a kernel cannot be lowered.
llvm::Expected<int64_t> countLaunches(mlir::ModuleOp module,
                                      llvm::StringRef entry);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTCOUNT_LAUNCHES_H
