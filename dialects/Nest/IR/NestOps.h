//===- NestOps.h - the nest dialect and its ops -----------------*- C++ -*-===//

#ifndef TCOPT_NEST_IR_NESTOPS_H
#define TCOPT_NEST_IR_NESTOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Interfaces/Keyword.h"
#include "tcopt/Interfaces/Schedule.h"
#include "tcopt/Nest/IR/NestAttributes.h"

#include "tcopt/Nest/IR/NestEnums.h.inc"

#include "tcopt/Nest/IR/NestDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Nest/IR/NestAttrs.h.inc"

#define GET_OP_CLASSES
#include "tcopt/Nest/IR/NestOps.h.inc"

namespace tcopt::nest {

/// The kernel of a unit: the one in a module that has the module's name. Null
/// if the op is no such module.
KernelOp lookupKernel(mlir::Operation *unit);

/// The init over which an op of nest, or one of upstream's in
/// destination-passing style, writes a result; null for all others.
mlir::OpOperand *tiedInit(mlir::OpResult result);

} // namespace tcopt::nest

#endif // TCOPT_NEST_IR_NESTOPS_H
