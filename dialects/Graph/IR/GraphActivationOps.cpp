//===- GraphActivationOps.cpp - activation functions ----------------------===//

#include "tcopt/Graph/IR/GraphActivationOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
