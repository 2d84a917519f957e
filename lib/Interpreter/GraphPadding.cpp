//===- GraphPadding.cpp - Padding by elements of x ------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphPadding(OpTable &) {}
