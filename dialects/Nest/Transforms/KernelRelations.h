//===- KernelRelations.h - what of a kernel may share memory ----*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H
#define TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Writes `nest.may_alias` of the kernel's inputs: where all that the kernel
/// does is one elementwise op, it may write a result over the inputs that it
/// reads at the same indices, and nowhere else.
void stateRelations(KernelOp kernel);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H
