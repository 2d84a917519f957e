//===- WindowRules.cpp - rules of overlapping windows and strided views ---===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace mlir;

namespace tcopt {

void addWindowRules(RuleTable) {}

} // namespace tcopt
