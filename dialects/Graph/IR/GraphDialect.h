//===- GraphDialect.h - the graph dialect -----------------------*- C++ -*-===//
//
// Without its ops: those of a family are in Graph<Family>Ops.h, which
// tcopt_add_op_families writes, all of them in GraphOps.h.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_IR_GRAPHDIALECT_H
#define TCOPT_GRAPH_IR_GRAPHDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Interfaces/Keyword.h"
#include "tcopt/Interfaces/OpFacts.h"
#include "tcopt/Interfaces/OperandList.h"
#include "tcopt/Interfaces/ShapeInference.h"
#include "tcopt/Interfaces/ShapeRule.h"

#include "tcopt/Graph/IR/GraphEnums.h.inc"

#include "tcopt/Graph/IR/GraphDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tcopt/Graph/IR/GraphAttrs.h.inc"

namespace tcopt::graph::detail {
#define TCOPT_FAMILY(family) void register##family##Ops(mlir::Dialect &dialect);
#include "tcopt/Graph/IR/GraphFamilies.inc"
} // namespace tcopt::graph::detail

#endif // TCOPT_GRAPH_IR_GRAPHDIALECT_H
