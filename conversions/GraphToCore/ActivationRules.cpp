//===- ActivationRules.cpp - rules of activation functions ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphActivationOps.h"

using namespace mlir;

namespace tcopt {

void addActivationRules(RuleTable) {}

} // namespace tcopt
