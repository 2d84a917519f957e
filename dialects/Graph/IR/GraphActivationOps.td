//===- GraphActivationOps.td - activation functions --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD
#define TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHACTIVATIONOPS_TD
