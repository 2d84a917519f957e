//===- UtilityDerivatives.cpp - foreign operators and printing ------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"

namespace tcopt::graph {

static void toDeviceVjp(Vjp &v, ToDeviceOp op) {
  v.give(op.getX(),
         op.getFromAttr()
             ? v.make<ToDeviceOp>(v.ct(), op.getFromAttr(), op.getDeviceAttr())
             : v.ct());
}

void addUtilityDerivatives(DerivativeTable t) {
  t.none<OpaqueOp, "nothing is known of it">();
  t.none<CustomCallOp, "a user-defined op has no derivative rule">();
  t.linear<ToDeviceOp, toDeviceVjp>();
  t.zero<PrintOp>();
}

} // namespace tcopt::graph
