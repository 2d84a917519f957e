//===- GraphLoss.cpp - Losses ---------------------------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphLoss(OpTable &) {}
