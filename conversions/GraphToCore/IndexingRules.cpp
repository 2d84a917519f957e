//===- IndexingRules.cpp - rules of places given by tensors ---------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"

using namespace mlir;

namespace tcopt {

void addIndexingRules(RuleTable) {}

} // namespace tcopt
