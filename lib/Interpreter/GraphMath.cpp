//===- GraphMath.cpp - Elementary functions that are compositions in core -===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphMath(OpTable &) {}
