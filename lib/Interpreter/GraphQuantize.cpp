//===- GraphQuantize.cpp - Quantised tensors ------------------------------===//

#include "GraphFamilies.h"

using namespace tcopt;

void interp::populateGraphQuantize(OpTable &) {}
