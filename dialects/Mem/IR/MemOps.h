//===- MemOps.h - the mem dialect and its ops -----------------*- C++ -*-===//

#ifndef TCOPT_MEM_IR_MEMOPS_H
#define TCOPT_MEM_IR_MEMOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Interfaces/OperandList.h"

#include "tcopt/Mem/IR/MemDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tcopt/Mem/IR/MemTypes.h.inc"

#define GET_OP_CLASSES
#include "tcopt/Mem/IR/MemOps.h.inc"

#endif // TCOPT_MEM_IR_MEMOPS_H
