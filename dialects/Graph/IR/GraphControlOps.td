//===- GraphControlOps.td - control flow -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD
