//===- GraphQuantizeOps.td - quantised tensors -------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHQUANTIZEOPS_TD
