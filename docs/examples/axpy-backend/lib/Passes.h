//===- Passes.h - from core to the library ----------------------*- C++ -*-===//

#ifndef AXPY_PASSES_H
#define AXPY_PASSES_H

#include "AxpyDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace axpy {

#define GEN_PASS_DECL
#include "Passes.h.inc"

/// The product of a sum of f32 tensors that nothing else uses; null if there is
/// none. What the backend takes and what the pass fuses is this, and no more.
tcopt::core::MulOp findProduct(tcopt::core::AddOp add);

} // namespace axpy

#endif // AXPY_PASSES_H
