//===- SortRules.cpp - rules of ordering, ranks and duplicates ------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"

using namespace mlir;

namespace tcopt {

void addSortRules(RuleTable) {}

} // namespace tcopt
