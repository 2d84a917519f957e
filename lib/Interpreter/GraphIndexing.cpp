//===- GraphIndexing.cpp - Places given by tensors ------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphIndexing(OpTable &) {}
