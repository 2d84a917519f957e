//===- GraphLossOps.cpp - losses ------------------------------------------===//

#include "tcopt/Graph/IR/GraphLossOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
