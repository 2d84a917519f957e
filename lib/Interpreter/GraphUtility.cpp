//===- GraphUtility.cpp - Unknown operators and printing ------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphUtility(OpTable &) {}
