//===- GraphIndexingOps.cpp - places given by tensors ---------------------===//

#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
