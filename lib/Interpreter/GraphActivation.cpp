//===- GraphActivation.cpp - Activation functions -------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphActivation(OpTable &) {}
