//===- GraphResize.cpp - Interpolation ------------------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphResize(OpTable &) {}
