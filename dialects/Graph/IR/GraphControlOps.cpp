//===- GraphControlOps.cpp - control flow ---------------------------------===//

#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
