//===- Passes.h - passes of the mem dialect ---------------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_PASSES_H
#define TCOPT_MEM_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::mem {

#define GEN_PASS_DECL
#include "tcopt/Mem/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tcopt/Mem/Transforms/Passes.h.inc"

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_PASSES_H
