//===- UtilityRules.cpp - rules of unknown operators and printing: none, they
// are reported or stay -===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

using namespace mlir;

namespace tcopt {

void addUtilityRules(RuleTable) {}

} // namespace tcopt
