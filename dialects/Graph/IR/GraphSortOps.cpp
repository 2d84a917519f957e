//===- GraphSortOps.cpp - ordering, ranks and duplicates ------------------===//

#include "tcopt/Graph/IR/GraphSortOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
