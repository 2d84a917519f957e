//===- GraphReductionOps.cpp - reductions ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
