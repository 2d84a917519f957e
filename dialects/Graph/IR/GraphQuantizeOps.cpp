//===- GraphQuantizeOps.cpp - quantised tensors ---------------------------===//

#include "tcopt/Graph/IR/GraphQuantizeOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;
