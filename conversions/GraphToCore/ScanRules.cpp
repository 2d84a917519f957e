//===- ScanRules.cpp - rules of running sums and their kin ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addScanRules(RuleTable) {}

} // namespace tcopt
