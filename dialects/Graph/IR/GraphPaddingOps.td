//===- GraphPaddingOps.td - padding by elements of x -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHPADDINGOPS_TD
