//===- Passes.h - contracts and settings as passes --------------*- C++ -*-===//

#ifndef TCOPT_PIPELINES_PASSES_H
#define TCOPT_PIPELINES_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Pipelines/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Pipelines/Passes.h.inc"

} // namespace tcopt

#endif // TCOPT_PIPELINES_PASSES_H
