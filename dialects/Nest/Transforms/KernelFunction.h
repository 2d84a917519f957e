//===- KernelFunction.h - kernels as functions on pointers ------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H
#define TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// The type of the function that a kernel becomes: a rank-0 buffer for each
/// tensor, lowered to a bare pointer, then the scalars, and one for memory of
/// its threads if it states `nest.thread_bytes`.
mlir::FunctionType kernelFunctionType(KernelOp kernel);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H
