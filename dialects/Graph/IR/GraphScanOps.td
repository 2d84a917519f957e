//===- GraphScanOps.td - running sums and their kin --------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSCANOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSCANOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHSCANOPS_TD
