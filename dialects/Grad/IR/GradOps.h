//===- GradOps.h - the grad dialect and its ops -----------------*- C++ -*-===//

#ifndef TCOPT_GRAD_IR_GRADOPS_H
#define TCOPT_GRAD_IR_GRADOPS_H

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

#include "tcopt/Grad/IR/GradDialect.h.inc"

#define GET_OP_CLASSES
#include "tcopt/Grad/IR/GradOps.h.inc"

#endif // TCOPT_GRAD_IR_GRADOPS_H
