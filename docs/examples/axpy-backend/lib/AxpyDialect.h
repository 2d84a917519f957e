//===- AxpyDialect.h - the dialect of the backend axpy ----------*- C++ -*-===//

#ifndef AXPY_AXPYDIALECT_H
#define AXPY_AXPYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "AxpyOpsDialect.h.inc"
#define GET_OP_CLASSES
#include "AxpyOps.h.inc"

#endif // AXPY_AXPYDIALECT_H
