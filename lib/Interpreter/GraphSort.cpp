//===- GraphSort.cpp - Ordering, ranks and duplicates ---------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphSort(OpTable &) {}
