//===- Passes.h - passes on core --------------------------------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_PASSES_H
#define TCOPT_CORE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt::core {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Core/Transforms/Passes.h.inc"

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_PASSES_H
