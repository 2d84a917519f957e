//===- NestToGPU.h - Kernels to launches on a GPU ---------------*- C++ -*-===//
//
// The way of a kernel to a GPU: a schedule for each op, loops of which the
// outermost is one of threads or blocks, and a gpu.func for each such loop.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_H
#define TCOPT_CONVERSION_NESTTOGPU_H

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace tcopt {

class KernelModel;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"

/// Which ops can be one kernel of a GPU, and for how long it runs.
std::unique_ptr<KernelModel> createCUDAKernelModel(llvm::StringRef chip);

} // namespace tcopt

#endif // TCOPT_CONVERSION_NESTTOGPU_H
