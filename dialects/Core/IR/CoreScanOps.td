//===- CoreScanOps.td - running sums and order -------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_CORESCANOPS_TD
#define TCOPT_CORE_IR_CORESCANOPS_TD

include "tcopt/Core/IR/CoreBase.td"

#endif // TCOPT_CORE_IR_CORESCANOPS_TD
