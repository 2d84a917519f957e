//===- CoreScanOps.cpp - running sums and order ---------------------------===//

#include "tcopt/Core/IR/CoreScanOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;
