//===- Passes.h - instructions of CPUs --------------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_PASSES_H
#define TCOPT_TARGET_CPU_PASSES_H

#include "mlir/Pass/Pass.h"
#include "tcopt/Nest/IR/NestOps.h"
#include <memory>

namespace mlir::func {
class FuncOp;
} // namespace mlir::func

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Target/CPU/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_PASSES_H
