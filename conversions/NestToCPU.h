//===- NestToCPU.h - kernels to loops for a CPU -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_H
#define TCOPT_CONVERSION_NESTTOCPU_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt {

class KernelModel;

#define GEN_PASS_DECL
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

/// Which ops can be one kernel of a CPU with vector registers of so many bits,
/// and for how long it runs on two threads.
std::unique_ptr<KernelModel> createCPUKernelModel(unsigned vectorBits);

} // namespace tcopt

#endif // TCOPT_CONVERSION_NESTTOCPU_H
