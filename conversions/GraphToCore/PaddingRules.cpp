//===- PaddingRules.cpp - rules of padding by elements of x ---------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addPaddingRules(RuleTable) {}

} // namespace tcopt
