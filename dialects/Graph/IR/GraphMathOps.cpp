//===- GraphMathOps.cpp - elementary functions that are compositions in core
//-===//

#include "tcopt/Graph/IR/GraphMathOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
