//===- GraphResizeOps.cpp - interpolation ---------------------------------===//

#include "tcopt/Graph/IR/GraphResizeOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
