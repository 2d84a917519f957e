//===- GraphLossOps.td - losses ----------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD
#define TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHLOSSOPS_TD
