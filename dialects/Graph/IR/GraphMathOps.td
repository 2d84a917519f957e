//===- GraphMathOps.td - elementary functions that are compositions in core -*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
#define TCOPT_GRAPH_IR_GRAPHMATHOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHMATHOPS_TD
