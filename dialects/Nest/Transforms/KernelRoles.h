//===- KernelRoles.h - roles of a kernel's ops ------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELROLES_H
#define TCOPT_NEST_TRANSFORMS_KERNELROLES_H

#include "tcopt/Nest/IR/KernelSchedule.h"

namespace tcopt::nest {

/// Writes `nest.role` on the ops of a group's body, on tensors, after its
/// elementwise ops were merged. The ops are in their final order. The op of a
/// body of one op needs no role: it is the root.
void writeRoles(mlir::Block &body);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELROLES_H
