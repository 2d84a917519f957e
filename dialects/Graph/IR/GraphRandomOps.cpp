//===- GraphRandomOps.cpp - random numbers --------------------------------===//

#include "tcopt/Graph/IR/GraphRandomOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
