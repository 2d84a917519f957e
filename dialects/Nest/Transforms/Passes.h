//===- Passes.h - passes of the nest dialect --------------------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_PASSES_H
#define TCOPT_NEST_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

#define GEN_PASS_DECL
#include "tcopt/Nest/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Nest/Transforms/Passes.h.inc"

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_PASSES_H
