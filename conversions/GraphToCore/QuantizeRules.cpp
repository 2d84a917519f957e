//===- QuantizeRules.cpp - rules of quantised tensors ---------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addQuantizeRules(RuleTable) {}

} // namespace tcopt
