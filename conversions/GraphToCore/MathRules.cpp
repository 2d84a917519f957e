//===- MathRules.cpp - rules of elementary functions that are compositions in core -===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addMathRules(RuleTable) {}

} // namespace tcopt
