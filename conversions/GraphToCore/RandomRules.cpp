//===- RandomRules.cpp - rules of random numbers --------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addRandomRules(RuleTable) {}

} // namespace tcopt
