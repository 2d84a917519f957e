//===- Workspaces.h - memory for threads of kernels -------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_WORKSPACES_H
#define TCOPT_MEM_TRANSFORMS_WORKSPACES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Mem/Transforms/SizeHoister.h"

namespace tcopt::mem {

/// Allocates a workspace for each call of a kernel that states
/// `nest.thread_bytes`: a row for each thread. All calls of the function use
/// the size of the largest, so that the workspaces take turns in one slot.
/// Returns how many there are.
int64_t allocateWorkspaces(mlir::func::FuncOp function,
                           mlir::SymbolTableCollection &symbols,
                           SizeHoister &hoister);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_WORKSPACES_H
