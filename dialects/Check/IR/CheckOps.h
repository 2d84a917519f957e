//===- CheckOps.h - the check dialect and its ops -----------------*- C++
//-*-===//

#ifndef TCOPT_CHECK_IR_CHECKOPS_H
#define TCOPT_CHECK_IR_CHECKOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tcopt/Check/IR/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "tcopt/Check/IR/CheckOps.h.inc"

#endif // TCOPT_CHECK_IR_CHECKOPS_H
