//===- Passes.h - passes of the grad dialect --------------------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_PASSES_H
#define TCOPT_GRAD_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tcopt::grad {

#define GEN_PASS_DECL
#include "tcopt/Grad/Transforms/Passes.h.inc"

/// grad-expand, with passes that run on the module where it has changed it.
std::unique_ptr<mlir::Pass>
createExpandPass(llvm::function_ref<void(mlir::OpPassManager &)> addFollowing);

#define GEN_PASS_REGISTRATION
#include "tcopt/Grad/Transforms/Passes.h.inc"

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_PASSES_H
