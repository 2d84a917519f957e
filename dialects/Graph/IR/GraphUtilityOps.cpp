//===- GraphUtilityOps.cpp - ops of GraphBase's family Utility ------------===//

#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

#define GET_OP_CLASSES
#include "tcopt/Graph/IR/GraphUtilityOps.cpp.inc"

LogicalResult OpaqueOp::verify() {
  if (getName().empty())
    return emitOpError("expected a name that is not empty (C1)");
  return success();
}
