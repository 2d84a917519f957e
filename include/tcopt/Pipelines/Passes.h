//===- Passes.h - contracts and settings as passes --------------*- C++ -*-===//

#ifndef TCOPT_PIPELINES_PASSES_H
#define TCOPT_PIPELINES_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Pipelines/Phases.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Pipelines/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Pipelines/Passes.h.inc"

/// The pass that checks the contract of the phase.
std::unique_ptr<mlir::Pass> createVerifyPass(Phase phase);

} // namespace tcopt

#endif // TCOPT_PIPELINES_PASSES_H
