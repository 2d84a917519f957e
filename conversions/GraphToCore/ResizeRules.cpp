//===- ResizeRules.cpp - rules of interpolation ---------------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"

using namespace mlir;

namespace tcopt {

void addResizeRules(RuleTable) {}

} // namespace tcopt
