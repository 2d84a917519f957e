//===- GraphRandom.cpp - Random numbers -----------------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphRandom(OpTable &) {}
