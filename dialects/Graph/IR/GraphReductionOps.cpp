//===- GraphReductionOps.cpp - reductions ---------------------------------===//

#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
