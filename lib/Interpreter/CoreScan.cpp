//===- CoreScan.cpp - Running sums and order ------------------------------===//

#include "CoreFamilies.h"

using namespace tcopt;

void interp::populateCoreScan(OpTable &) {}
