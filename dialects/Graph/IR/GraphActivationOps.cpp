//===- GraphActivationOps.cpp - activation functions ----------------------===//

#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
