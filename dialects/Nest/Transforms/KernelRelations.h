//===- KernelRelations.h - what of a kernel may share memory ----*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H
#define TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Writes `nest.may_alias` of the inputs of a kernel with one root: an
/// elementwise root, or an epilogue that writes an output of its own, may write
/// a result over an input that it alone reads, at the same indices, and nowhere
/// else.
void stateRelations(KernelOp kernel);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELRELATIONS_H
