//===- GraphMathOps.cpp - elementary functions ----------------------------===//

#include "tcopt/Graph/IR/GraphMathOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
