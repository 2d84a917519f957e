//===- GraphControl.cpp - Control flow ------------------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphControl(OpTable &) {}
