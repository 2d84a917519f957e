//===- ScanRules.cpp - rules of running sums and their kin ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphScanOps.h"

using namespace mlir;

namespace tcopt {

void addScanRules(RuleTable) {}

} // namespace tcopt
