//===- NestToGPU.h - Kernels to launches on a GPU ---------------*- C++ -*-===//
//
// The way of a kernel to a GPU: a schedule for each op, loops of which the
// outermost is one of threads or blocks, and a gpu.func for each such loop.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_H
#define TCOPT_CONVERSION_NESTTOGPU_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_NESTTOGPU_H
