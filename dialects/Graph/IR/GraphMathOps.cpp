//===- GraphMathOps.cpp - elementary functions that are compositions in core -===//

#include "tcopt/Graph/IR/GraphOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
