//===- RandomRules.cpp - rules of random numbers --------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"

using namespace mlir;

namespace tcopt {

void addRandomRules(RuleTable) {}

} // namespace tcopt
