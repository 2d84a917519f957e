//===- GraphScan.cpp - Running sums and their kin -------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphScan(OpTable &) {}
