//===- CoreScanOps.cpp - running sums and order ---------------------------===//

#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::core;
