//===- PaddingRules.cpp - rules of padding by elements of x ---------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphPaddingOps.h"

using namespace mlir;

namespace tcopt {

void addPaddingRules(RuleTable) {}

} // namespace tcopt
