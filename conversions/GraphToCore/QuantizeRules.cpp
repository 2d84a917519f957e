//===- QuantizeRules.cpp - rules of quantised tensors ---------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphQuantizeOps.h"

using namespace mlir;

namespace tcopt {

void addQuantizeRules(RuleTable) {}

} // namespace tcopt
