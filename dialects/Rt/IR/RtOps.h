//===- RtOps.h - the rt dialect and its ops -----------------*- C++ -*-===//

#ifndef TCOPT_RT_IR_RTOPS_H
#define TCOPT_RT_IR_RTOPS_H

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
#include "tcopt/Interfaces/Keyword.h"

#include "tcopt/Rt/IR/RtEnums.h.inc"

#include "tcopt/Rt/IR/RtDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Rt/IR/RtAttrs.h.inc"

#define GET_OP_CLASSES
#include "tcopt/Rt/IR/RtOps.h.inc"

#endif // TCOPT_RT_IR_RTOPS_H
