//===- GraphPaddingOps.cpp - padding by elements of x ---------------------===//

#include "tcopt/Graph/IR/GraphPaddingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
