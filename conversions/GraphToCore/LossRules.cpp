//===- LossRules.cpp - rules of losses ------------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addLossRules(RuleTable) {}

} // namespace tcopt
