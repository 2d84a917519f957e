//===- GraphWindowOps.td - overlapping windows and strided views -*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD
#define TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHWINDOWOPS_TD
