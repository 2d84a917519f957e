//===- WindowRules.cpp - rules of overlapping windows and strided views ---===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addWindowRules(RuleTable) {}

} // namespace tcopt
