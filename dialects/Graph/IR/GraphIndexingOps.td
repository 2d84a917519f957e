//===- GraphIndexingOps.td - places given by tensors -------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD
#define TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHINDEXINGOPS_TD
