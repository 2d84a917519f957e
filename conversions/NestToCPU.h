//===- NestToCPU.h - kernels to loops for a CPU -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_H
#define TCOPT_CONVERSION_NESTTOCPU_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_NESTTOCPU_H
