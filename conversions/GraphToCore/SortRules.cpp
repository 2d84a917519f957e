//===- SortRules.cpp - rules of ordering, ranks and duplicates ------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphSortOps.h"

using namespace mlir;

namespace tcopt {

void addSortRules(RuleTable) {}

} // namespace tcopt
