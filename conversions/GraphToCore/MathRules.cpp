//===- MathRules.cpp - rules of elementary functions that are compositions in
// core -===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphMathOps.h"

using namespace mlir;

namespace tcopt {

void addMathRules(RuleTable) {}

} // namespace tcopt
