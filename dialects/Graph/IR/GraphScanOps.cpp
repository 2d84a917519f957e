//===- GraphScanOps.cpp - running sums and their kin ----------------------===//

#include "tcopt/Graph/IR/GraphScanOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
