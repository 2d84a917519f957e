//===- GraphWindowOps.cpp - overlapping windows and strided views ---------===//

#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
