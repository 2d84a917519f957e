//===- KernelFunction.h - kernels as functions on pointers ------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H
#define TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// The type of the function that a kernel becomes: a buffer without dimensions,
/// which stands for a pointer, for each tensor, and then the scalars.
mlir::FunctionType kernelFunctionType(KernelOp kernel);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_KERNELFUNCTION_H
