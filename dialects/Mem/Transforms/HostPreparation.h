//===- HostPreparation.h - simpler control flow on tensors ------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_HOSTPREPARATION_H
#define TCOPT_MEM_TRANSFORMS_HOSTPREPARATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::mem {

/// Before host bufferization: choices between tensors become branches, and the
/// condition of each scf.while hands on all that the loop carries, in its
/// order, and then what else the body or the loop's users want.
void prepareControlFlow(mlir::func::FuncOp function);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_HOSTPREPARATION_H
