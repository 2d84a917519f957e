//===- CoreDialect.h - the core dialect -------------------------*- C++ -*-===//
//
// Without its ops: those of a family are in Core<Family>Ops.h, which
// tcopt_add_op_families writes, all of them in CoreOps.h.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CORE_IR_COREDIALECT_H
#define TCOPT_CORE_IR_COREDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Core/IR/IndexLayout.h"
#include "tcopt/Interfaces/Keyword.h"
#include "tcopt/Interfaces/OpFacts.h"
#include "tcopt/Interfaces/OperandList.h"
#include "tcopt/Interfaces/ShapeInference.h"
#include "tcopt/Interfaces/ShapeRule.h"

#include "tcopt/Core/IR/CoreEnums.h.inc"

#include "tcopt/Core/IR/CoreDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Core/IR/CoreAttrs.h.inc"

namespace tcopt::core::detail {
#define TCOPT_FAMILY(family) void register##family##Ops(mlir::Dialect &dialect);
#include "tcopt/Core/IR/CoreFamilies.inc"
} // namespace tcopt::core::detail

#endif // TCOPT_CORE_IR_COREDIALECT_H
