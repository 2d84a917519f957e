//===- KernelRoles.h - roles of a kernel's ops ------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELROLES_H
#define TCOPT_NEST_TRANSFORMS_KERNELROLES_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Returns the role of an op of a kernel: `root` for an op without one.
Role getRole(mlir::Operation *op);
void setRole(mlir::Operation *op, Role role);

/// Writes `nest.role` on the ops of a group's body, on tensors, after its
/// elementwise ops were merged. The ops are in their final order. The op of a
/// body of one op needs no role: it is the root.
void writeRoles(mlir::Block &body);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELROLES_H
