//===- SafeCalls.h - calls that may run unasked -----------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_SAFECALLS_H
#define TCOPT_NEST_TRANSFORMS_SAFECALLS_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// Whether a call of the kernel with operands of static size may run where the
/// program would not run it, because a guard or a branch forbids it: the kernel
/// does not fail, reads nothing outside of its operands, whatever these hold,
/// and divides by no zero.
bool mayRunUnasked(CallOp call, KernelOp kernel);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_SAFECALLS_H
