//===- ActivationRules.cpp - rules of activation functions ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addActivationRules(RuleTable) {}

} // namespace tcopt
