//===- GraphRandomOps.td - random numbers ------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD
#define TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD
