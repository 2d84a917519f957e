//===- GraphWindow.cpp - Overlapping windows and strided views ------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphWindow(OpTable &) {}
