//===- ControlRules.cpp - rules of control flow ---------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;

namespace tcopt {

void addControlRules(RuleTable) {}

} // namespace tcopt
