//===- UtilityDerivatives.cpp - foreign operators and printing ------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

namespace tcopt::graph {

void addUtilityDerivatives(DerivativeTable t) {
  t.none<OpaqueOp, "nothing is known of it">();
  t.none<CustomCallOp, "a user-defined op has no derivative rule">();
  t.zero<PrintOp>();
}

} // namespace tcopt::graph
