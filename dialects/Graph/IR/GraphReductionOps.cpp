//===- GraphReductionOps.cpp - ops of GraphBase's family Reduction
//------------===//

#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

#define GET_OP_CLASSES
#include "tcopt/Graph/IR/GraphReductionOps.cpp.inc"
