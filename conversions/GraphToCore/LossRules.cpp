//===- LossRules.cpp - rules of losses ------------------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphLossOps.h"

using namespace mlir;

namespace tcopt {

void addLossRules(RuleTable) {}

} // namespace tcopt
